import Foundation

/// Gives a collection view its items and views. Held weakly.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section, at least 0. Asked once, then remembered until the counts are invalidated.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell for an item: one that `dequeueReusableCell(withReuseIdentifier:for:)` gave for this path.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// The number of sections. Optional, 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A supplementary view: one that `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` gave for this
  /// path. Optional, but a layout that has supplementary views needs it.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item may be moved by hand. Optional, true where `moveItemAt` is there.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item in the data, after it was moved by hand. Optional.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The titles of an index beside the content. Optional, none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item that an index title stands for. Optional.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Default: 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Default: reports that it is missing, with the kind and the place, and answers an empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.reportOnce(
      "no views \(kind)",
      "the layout of \(collectionView) has a supplementary view of kind \(kind) at \(Array(indexPath)), but its data "
        + "source \(type(of: self)) does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return UICollectionReusableView(frame: .zero)
  }

  /// Default: true, as in UIKit where only the move itself is implemented.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  /// Default: nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Default: nil, no index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Default: the first item.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
