/// Provides scroll views with their `delegate` property.
///
/// It is in a protocol so that `UICollectionView`, `UITableView` and `UITextView` can each declare a `delegate` of a
/// different type. Swift does not allow an override of a property with another type.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// The delegate of the scroll view. It is not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
