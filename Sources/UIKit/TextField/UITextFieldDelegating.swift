/// Lets `UITextField` and its subclasses have a delegate of their own kind.
@preconcurrency @MainActor public protocol UITextFieldDelegating: UITextField {}

extension UITextFieldDelegating {
  /// Is asked and told. Not retained.
  public var delegate: (any UITextFieldDelegate)? {
    get { fieldDelegate }
    set { fieldDelegate = newValue }
  }
}

extension UITextField: UITextFieldDelegating {}
