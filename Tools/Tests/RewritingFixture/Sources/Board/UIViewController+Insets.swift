import UIKit

extension UIViewController {
  /// The insets of the content, which tests replace in subclasses.
  @objc var boardInsets: UIEdgeInsets { return UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }

  @objc func boardTitle(for number: Int) -> String { return "controller \(number)" }
}

extension SmallBoardController: UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return false
  }

  @objc var boardName: String { return "small" }
}
