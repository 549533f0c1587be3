/// A protocol that lets `UITextField` and its subclasses have delegates of different types.
@preconcurrency @MainActor public protocol UITextFieldDelegating: UITextField {}

extension UITextFieldDelegating {
  /// The delegate. It is not retained.
  public var delegate: (any UITextFieldDelegate)? {
    get { fieldDelegate }
    set { fieldDelegate = newValue }
  }
}

extension UITextField: UITextFieldDelegating {}
