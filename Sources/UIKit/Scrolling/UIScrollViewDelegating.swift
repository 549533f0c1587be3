/// Provides scroll views with their `delegate` property.
///
/// It is in a protocol so that `UICollectionView`, `UITableView` and `UITextView` can each declare a `delegate` of
/// their own type, which Swift would not let them override.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// The delegate of the scroll view, not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
