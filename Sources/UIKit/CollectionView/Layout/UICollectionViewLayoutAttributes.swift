import Foundation
import QuartzCore
import RuntimeInterface
import SwiftABI

/// The position and appearance of an element of a collection view, as calculated by the layout.
///
/// Subclasses can add properties. Such subclasses override `copy(with:)` and `isEqual(_:)` to copy and compare these properties.
/// The layout returns the subclass from `layoutAttributesClass`. Attributes that equal the element's current ones are not applied
/// again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // The values are not isolated to the main actor, so that layouts can copy, compare and hash attributes in the
  // background.
  @exclusivity(unchecked) nonisolated(unsafe) final var values = LayoutAttributeValues()

  /// Creates attributes that belong to no element. Use `init(forCellWith:)` or one of the similar initializers instead.
  public override init() {
    super.init()
  }

  /// Creates attributes from values in one step. This is faster than setting the properties one by one, and layouts
  /// create hundreds of attributes in every frame of a scroll.
  ///
  /// This is not a designated initializer, because subclasses in other modules would then not inherit any initializer.
  convenience init(values: LayoutAttributeValues) {
    self.init()
    self.values = values
  }

  /// Creates attributes for a cell, with an empty frame at the origin, an alpha of 1 and a z-index of 0.
  ///
  /// - Parameter indexPath: The index path of the item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.identify(as: 0, indexPath)
  }

  /// Creates attributes for a supplementary view, such as a section's header.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    values.identify(as: ElementKind.supplementary(elementKind), indexPath)
  }

  /// Creates attributes for a decoration view.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The element kind.
  ///   - indexPath: The index path of the view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    values.identify(as: ElementKind.decoration(decorationViewKind), indexPath)
  }

  /// The frame of the element in content coordinates, in points.
  ///
  /// Setting this property sets `center` and `size`. If the element has a transform, the frame is the bounding box of
  /// the transformed element.
  open var frame: CGRect {
    get { values.frame }
    set { values.setFrame(newValue) }
  }

  /// The center of the element in content coordinates, in points. Setting this property moves the frame.
  open var center: CGPoint {
    get { values.center }
    set { values.setCenter(newValue) }
  }

  /// The size of the element before any transform, in points. Setting this property keeps `center` (measured on iOS
  /// 26.1).
  open var size: CGSize {
    get { values.size }
    set { values.setSize(newValue) }
  }

  /// The bounds of the view, with a zero origin and the size of the element. Setting this property sets `size` and
  /// ignores the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.setSize(newValue.size) }
  }

  /// The 3D transform of the element about its center. The default is the identity.
  open var transform3D: CATransform3D {
    get { values.transform?.value ?? CATransform3DIdentity }
    set { values.setTransform(newValue) }
  }

  /// The affine transform of the element about its center. It is the identity if `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { values.transform?.affine ?? .identity }
    set { values.setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The opacity of the element, from 0 (transparent) to 1, which is the default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The position of the element on the z-axis. Elements with a higher value are in front. The default is 0.
  ///
  /// At equal values, decoration views are in front of supplementary views, and supplementary views in front of cells. Within a
  /// category, elements are in the order of their index paths (undefined in UIKit).
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// A Boolean value that indicates whether the element is hidden. Hidden elements have no view. The default is
  /// `false`.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The index path of the element. Setting this property keeps the category and the element kind.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.identify(as: values.key.kind, newValue) }
  }

  /// The category of the element: a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { values.key.category }

  /// The element kind of a supplementary or decoration view, or `nil` for a cell.
  open var representedElementKind: String? { ElementKind.name(of: values.key.kind) }

  /// Returns a copy of the attributes, of the same class.
  ///
  /// A subclass calls `super` and copies its own properties into the result.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = InitializerDispatch.make(type(of: self))
    copy.values = values
    return copy
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Returns whether two attributes objects are equal. A subclass calls `super` and also compares its own properties.
  ///
  /// The collection view does not apply attributes that equal the current ones.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || (type(of: other) == type(of: self) && other.values == values)
  }

  nonisolated open override var hash: Int { values.key.hashValue }

  nonisolated open override var description: String {
    let key = values.key
    let kind = ElementKind.name(of: key.kind).map { " kind \($0)" } ?? ""
    return "<\(type(of: self)): path \(Array(values.indexPath)), \(key.category)\(kind), frame \(values.frame)"
      + ", alpha \(values.alpha), zIndex \(values.zIndex)\(values.isHidden ? ", hidden" : "")"
      + "\(values.transform == nil ? "" : ", transformed")>"
  }
}
