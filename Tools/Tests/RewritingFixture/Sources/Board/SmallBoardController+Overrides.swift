import UIKit

extension SmallBoardController {
  override open func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(title ?? "-")")
  }
  override open var title: String? {
    didSet { log.append("title \(oldValue ?? "nil")") }
  }
  override open var prefersStatusBarHidden: Bool { return true }
}
