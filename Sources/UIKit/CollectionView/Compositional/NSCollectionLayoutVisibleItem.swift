import Foundation
import QuartzCore

/// An element that is passed to its section's `visibleItemsInvalidationHandler`. Changes of its properties are applied
/// to the element's view.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 (transparent) to 1.
  var alpha: CGFloat { get set }
  /// The position on the z-axis. Elements with a higher value are in front.
  var zIndex: Int { get set }
  /// A Boolean value that determines whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the element in content coordinates, in points.
  ///
  /// In an orthogonally scrolling section the value does not include the section's scroll offset.
  var center: CGPoint { get set }
  /// The affine transform of the element about its center.
  var transform: CGAffineTransform { get set }
  /// The 3D transform of the element about its center.
  var transform3D: CATransform3D { get set }
  /// The name of the element, for use in debugging output.
  var name: String { get }
  /// The index path of the item, or of the item or section that a supplementary or decoration view belongs to.
  var indexPath: IndexPath { get }
  /// The bounding box of the element after its transform, in the same coordinate system as `center`.
  var frame: CGRect { get }
  /// The bounds of the element. The origin is zero, and the size is the size of the element.
  var bounds: CGRect { get }
  /// The category of the element: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind of a supplementary or decoration view, or `nil` for a cell.
  var representedElementKind: String? { get }
}
