import Foundation

extension UIView {
  /// Lets the first responder go if it is this view or one below it; true if it did, or there was none to let go.
  ///
  /// - Parameter force: also where it does not want to.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = FirstResponder.of(window) as? UIView, first.isDescendant(of: self) else {
      return true
    }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    FirstResponder.forget(first)
    return true
  }
}
