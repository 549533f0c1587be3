import CoreGraphics
import Foundation
import SwiftABI

/// A protocol with the initializer `T(frame:collectionViewLayout:)` for collection view classes that are known only at run time. It
/// is specific to Tessera. `ViewMakeable` describes the mechanism.
@preconcurrency @MainActor
public protocol CollectionViewMakeable: ViewMakeable {}

extension UICollectionView: CollectionViewMakeable {}

extension CollectionViewMakeable {
  /// Creates a collection view of the dynamic class with its `init(frame:collectionViewLayout:)`. Traps if the class has no such
  /// initializer.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - layout: The layout of the items.
  @_silgen_name("tessera_make_collection_view")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @usableFromInline @_silgen_name("tessera_make_collection_view")
  static func making(frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    createObject(self) { InitializerDispatch.makeCollectionView($0, frame, layout) }
  }
}
