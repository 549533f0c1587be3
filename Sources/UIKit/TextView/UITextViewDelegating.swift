/// A protocol that allows `UITextView` and its subclasses to have delegates of different types.
@preconcurrency @MainActor public protocol UITextViewDelegating: UITextView {}

extension UITextViewDelegating {
  /// The delegate of the text view, which is also its delegate as a scroll view. The view does not retain the delegate.
  public var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UITextView: UITextViewDelegating {
  var viewDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }
}
