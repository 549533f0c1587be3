import Foundation

/// Gives a flow layout sizes and spacings item by item and section by section. Every method is optional; without one the
/// layout's property counts. The collection view's delegate conforms to it.
///
/// Sizes are in points. In vertical layouts lines are rows, in horizontal ones columns.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item. Without it: `itemSize` for all, which costs nothing for items that are not visible.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room around the items of a section. Without it: `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Between the lines of a section. Without it: `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Between the items of a line, at least. Without it: `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The header's length along the scroll direction; the other length is that of the view. Zero means none. Without it:
  /// `headerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The footer's length along the scroll direction. Without it: `footerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// The defaults answer the layout's property, and leave a mark: it tells the layout that nobody sizes items one by one, and
// that sections are all alike.
extension UICollectionViewDelegateFlowLayout {
  /// Default: the layout's `itemSize`, for all items at once: they are not asked for one by one.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return CGSize(width: 50, height: 50) }
    flow.ranDefaultSize = true
    return flow.itemSize
  }

  /// Default: the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.defaultMetrics?.sectionInset ?? .zero }

  /// Default: the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.defaultMetrics?.minimumLineSpacing ?? 10 }

  /// Default: the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.defaultMetrics?.minimumInteritemSpacing ?? 10 }

  /// Default: the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.defaultMetrics?.headerReferenceSize ?? .zero }

  /// Default: the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.defaultMetrics?.footerReferenceSize ?? .zero }
}

extension UICollectionViewLayout {
  /// Where a default takes its answer from; notes that it ran.
  fileprivate final var defaultMetrics: UICollectionViewFlowLayout? {
    let flow = self as? UICollectionViewFlowLayout
    flow?.defaultAnswers += 1
    return flow
  }
}
