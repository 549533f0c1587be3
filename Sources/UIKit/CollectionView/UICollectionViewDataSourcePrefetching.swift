import Foundation

/// The methods that prefetch data for items that are likely to be shown soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object to load the data of items that are likely to be shown soon.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of items near the visible area in the direction of scrolling, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Tells the object that items are no longer likely to be shown soon. The method is optional. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of items that were passed to `collectionView(_:prefetchItemsAt:)` before. The user
  ///     scrolled past them or in the opposite direction.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Tells the object that items are no longer likely to be shown soon.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of items that were passed to `collectionView(_:prefetchItemsAt:)` before. The user
  ///     scrolled past them or in the opposite direction.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
