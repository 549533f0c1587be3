import Foundation

/// Fills the window. With `removes`, the view below leaves the window.
@MainActor final class FullScreenPresentation: UIPresentationController {
  let removes: Bool

  init(presented: UIViewController, presenting: UIViewController?, removes: Bool) {
    self.removes = removes
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
}
