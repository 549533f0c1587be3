import Foundation
import SwiftABI

/// The methods that provide the items of a collection view and their views. The collection view does not retain its
/// data source.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  ///
  /// The result is cached until the data is reloaded or updated.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The index of the section.
  /// - Returns: The number of items, at least 0.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell that shows an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: A cell that `dequeueReusableCell(withReuseIdentifier:for:)` returned for this index path.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Returns the number of sections. The method is optional. The default is 1.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The number of sections, at least 0.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the supplementary view of a kind at an index path. The method is optional, but required if the layout has
  /// supplementary views.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: A view that `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` returned for this index
  ///   path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved interactively.
  ///
  /// The method is optional. The default is `true` if `collectionView(_:moveItemAt:to:)` is implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item in the data after an interactive movement. The method is optional. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: The index path of the item before the movement.
  ///   - destinationIndexPath: The index path of the item after the movement.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the index bar beside the content. The method is optional. The default is `nil`.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The titles from top to bottom, or `nil` for no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the item to scroll to when the user selects a title in the index bar. The method is optional. The default
  /// is the first item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - title: The title.
  ///   - index: The position of the title in the array that `indexTitles(for:)` returned.
  /// - Returns: The index path of the item to scroll to.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns the number of sections.
  ///
  /// The default implementation returns 1.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The number of sections, at least 0.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the supplementary view of a kind at an index path.
  ///
  /// The default implementation reports an error, because the method is required in a layout with supplementary views,
  /// and returns an empty view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: A view that `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` returned for this index
  ///   path.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.reportOnce(
      "no views \(kind)",
      "the layout of \(collectionView) has a supplementary view of kind \(kind) at \(Array(indexPath)), but its data "
        + "source \(type(of: self)) does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns whether an item can be moved interactively.
  ///
  /// The default implementation returns `true`. UIKit does the same if only `collectionView(_:moveItemAt:to:)` is
  /// implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be moved.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  /// Moves an item in the data after an interactive movement.
  ///
  /// The default implementation does nothing. Without an implementation of its own, a data source has no items that can be moved.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: The index path of the item before the movement.
  ///   - destinationIndexPath: The index path of the item after the movement.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { recognizableDefault(()) }

  /// Returns the titles of the index bar beside the content.
  ///
  /// The default implementation returns `nil`, which shows no index bar.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The titles from top to bottom, or `nil` for no index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the item to scroll to when the user selects a title in the index bar.
  ///
  /// The default implementation returns the first item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - title: The title.
  ///   - index: The position of the title in the array that `indexTitles(for:)` returned.
  /// - Returns: The index path of the item to scroll to.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
