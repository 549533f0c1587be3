import Foundation

/// Tells whether a collection view controller overrides `collectionView(_:moveItemAt:to:)`: only then can its items be moved
/// by hand, as UIKit's controller has no such method of its own (UICollectionViewController.h). The method tables are
/// compared, as for `draw(_:)`.
@MainActor enum MovementOverride {
  private final class Plain: UICollectionViewController {}
  private final class Moving: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath)
    {}
  }

  private static let moving = OverridableMethod(
    of: UICollectionViewController.self, plain: Plain.self, overriding: Moving.self)

  static func exists(in type: UICollectionViewController.Type) -> Bool { moving.isOverridden(in: type) }
}
