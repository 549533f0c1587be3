/// A protocol that declares the `delegate` property of scroll views.
///
/// The property is in a protocol so that `UICollectionView`, `UITableView` and `UITextView` can each declare a `delegate` of a
/// different type. Swift does not allow a property to be overridden with a different type.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// The delegate of the scroll view. The scroll view does not retain the delegate.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
