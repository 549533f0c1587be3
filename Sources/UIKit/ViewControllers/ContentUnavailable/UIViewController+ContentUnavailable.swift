import Foundation

extension UIViewController {
  /// Before the view lays itself out: asks the controller where that is owed, and brings the view to its place.
  package final func settleContentUnavailable() {
    if owesContentUnavailable {
      owesContentUnavailable = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let shown = contentUnavailable?.view, let view = viewStorage else { return }
    // Over everything else, as large as what is seen: in a scroll view it does not scroll along.
    if shown.superview !== view { view.addSubview(shown) }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    if shown.frame != view.bounds { shown.frame = view.bounds }
  }

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
