import Foundation

/// A presentation that fills the window. If `removesPresentersView` is true, the presenting view is removed from the window.
@MainActor final class FullScreenPresentation: UIPresentationController {
  let removesPresentersView: Bool

  init(presented: UIViewController, presenting: UIViewController?, removesPresentersView: Bool) {
    self.removesPresentersView = removesPresentersView
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresentersView }
}
