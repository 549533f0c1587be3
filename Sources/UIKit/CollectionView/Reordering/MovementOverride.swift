import Foundation
import SwiftABI

/// A namespace for the test of whether a subclass of `UICollectionViewController` overrides
/// `collectionView(_:moveItemAt:to:)`.
///
/// Items can be moved interactively only with such an override, because UIKit's controller does not implement the
/// method (UICollectionViewController.h). The test compares the method tables of the classes (`OverridableMethod`).
@MainActor enum MovementOverride {
  private final class EmptySubclass: UICollectionViewController {}
  private final class MovingSubclass: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath)
    {}
  }

  private static let moveItem = OverridableMethod(
    of: UICollectionViewController.self, plain: EmptySubclass.self, overriding: MovingSubclass.self)

  static func exists(in type: UICollectionViewController.Type) -> Bool { moveItem.isOverridden(in: type) }
}
