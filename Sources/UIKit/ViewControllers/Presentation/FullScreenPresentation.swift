import Foundation

/// A presentation that fills the window. If `removes` is true, the presenting view is removed from the window.
@MainActor final class FullScreenPresentation: UIPresentationController {
  let removes: Bool

  init(presented: UIViewController, presenting: UIViewController?, removes: Bool) {
    self.removes = removes
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
}
