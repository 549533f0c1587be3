import Foundation

extension UIViewController {
  /// Updates the content-unavailable view before the controller's view is laid out. It updates the configuration if an
  /// update was requested, and the frame of the view.
  package final func updateContentUnavailable() {
    if needsContentUnavailableUpdate {
      needsContentUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let shown = contentUnavailable?.view, let view = viewStorage else { return }
    // The view is in front of all others and as large as the bounds, so that it does not scroll in a scroll view.
    if shown.superview !== view { view.addSubview(shown) }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    if shown.frame != view.bounds { shown.frame = view.bounds }
  }

  /// Shows the view for a configuration. Nil removes the current view. A view that supports the new configuration is
  /// reused.
  final func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let state = contentUnavailable ?? ContentUnavailableState()
    contentUnavailable = state
    state.configuration = configuration
    guard let configuration else {
      state.view?.removeFromSuperview()
      state.view = nil
      return
    }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let view = state.view, view.supports(updated) {
      view.configuration = updated
    } else {
      state.view?.removeFromSuperview()
      state.view = updated.makeContentView()
    }
    viewStorage?.setNeedsLayout()
  }
}
