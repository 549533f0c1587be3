import Foundation
import SwiftABI

/// The optional method of a data source that moves an item in the data.
///
/// "If you don't implement this method, the collection view ignores any attempts to reorder items" (Apple's documentation of
/// `collectionView(_:moveItemAt:to:)`). `UICollectionViewController` itself does not implement the method
/// (UICollectionViewController.h), so only overrides in its subclasses count.
@MainActor package enum MovementMethods {
  package static let moveItem = OptionalMethod<any UICollectionViewDataSource.Type>(
    plain: EmptyDataSource.self, twin: OtherEmptyDataSource.self, implementing: MovingDataSource.self,
    base: UICollectionViewController.self)

  @MainActor private class RequiredMethods: NSObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      UICollectionViewCell()
    }
  }
  private final class EmptyDataSource: RequiredMethods, UICollectionViewDataSource {}
  private final class OtherEmptyDataSource: RequiredMethods, UICollectionViewDataSource {}
  private final class MovingDataSource: RequiredMethods, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.reloadData() }
  }
}
