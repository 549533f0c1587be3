import Foundation
import QuartzCore

/// An element of a section that is visible, as the section's handler gets it: what it sets is shown.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// From 0 (not to be seen) to 1.
  var alpha: CGFloat { get set }
  /// Elements with a higher index lie in front.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// The middle, in the collection view's content, in points; of a section that scrolls by itself, as if it were not
  /// scrolled.
  var center: CGPoint { get set }
  /// A transform about the middle.
  var transform: CGAffineTransform { get set }
  /// A transform about the middle, in space.
  var transform3D: CATransform3D { get set }
  /// What the element is called in descriptions.
  var name: String { get }
  /// Which item, or which item or section it belongs to.
  var indexPath: IndexPath { get }
  /// The bounding rectangle, as `center`.
  var frame: CGRect { get }
  /// Its size at the origin.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// Attributes that a layout has just made, for its handler to change.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { (representedElementKind ?? "item") + " \(Array(indexPath))" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
