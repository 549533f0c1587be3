/// A protocol that allows `UITextField` and its subclasses to have delegates of different types.
@preconcurrency @MainActor public protocol UITextFieldDelegating: UITextField {}

extension UITextFieldDelegating {
  /// The delegate of the text field, which decides about editing and observes changes. The field does not retain the delegate.
  public var delegate: (any UITextFieldDelegate)? {
    get { fieldDelegate }
    set { fieldDelegate = newValue }
  }
}

extension UITextField: UITextFieldDelegating {}
