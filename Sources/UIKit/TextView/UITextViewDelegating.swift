/// Lets `UITextView` and its subclasses have a delegate of their own kind.
@preconcurrency @MainActor public protocol UITextViewDelegating: UITextView {}

extension UITextViewDelegating {
  /// Is asked and told, also as the scroll view's delegate. Not retained.
  public var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UITextView: UITextViewDelegating {
  var viewDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }
}
