import Foundation

extension UIViewController {
  /// Updates the content-unavailable configuration if an update was requested, and the frame of its view. The method is
  /// called before the controller's view is laid out.
  package final func updateContentUnavailable() {
    if needsContentUnavailableUpdate {
      needsContentUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let contentView = contentUnavailable?.view, let view = viewStorage else { return }
    // The view is in front of all others and as large as the bounds, so that it does not scroll in a scroll view. Only
    // the view of an active search is in front of it: if both views moved to the front, each layout pass would request
    // another layout pass.
    if contentView.superview !== view { view.addSubview(contentView) }
    let searchView = (activeSearch as? UIViewController)?.viewIfLoaded
    if view.subviews.last(where: { $0 !== searchView }) !== contentView { view.bringSubviewToFront(contentView) }
    if contentView.frame != view.bounds { contentView.frame = view.bounds }
  }

  /// Shows the view for a configuration, or removes the current view if the configuration is nil. A view that supports
  /// the new configuration is reused.
  final func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let state = contentUnavailable ?? ContentUnavailableState()
    contentUnavailable = state
    state.configuration = configuration
    guard let configuration else {
      state.view?.removeFromSuperview()
      state.view = nil
      return
    }
    let updatedConfiguration = configuration.updated(for: contentUnavailableConfigurationState)
    if let view = state.view, view.supports(updatedConfiguration) {
      view.configuration = updatedConfiguration
    } else {
      state.view?.removeFromSuperview()
      state.view = updatedConfiguration.makeContentView()
    }
    viewStorage?.setNeedsLayout()
  }
}
