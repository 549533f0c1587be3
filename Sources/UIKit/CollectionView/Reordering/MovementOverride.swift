import Foundation
import SwiftABI

/// Determines whether a subclass of the collection view controller overrides `collectionView(_:moveItemAt:to:)`.
///
/// Items can be moved interactively only with such an override, because UIKit's controller does not implement the
/// method (UICollectionViewController.h). The method tables of the classes are compared, as for `draw(_:)`.
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
