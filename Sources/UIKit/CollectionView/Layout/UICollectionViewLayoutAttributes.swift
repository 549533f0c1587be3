import Foundation
import QuartzCore
import RuntimeInterface

/// Where and how one element of a collection view is shown: what a layout answers and the view applies.
///
/// A subclass adds values of its own; it overrides `copy(with:)` and `isEqual(_:)` to carry and compare them, and the
/// layout names it in `layoutAttributesClass`. Equal attributes are not applied again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Stored so that copies, comparisons and hashes work off the main actor: layouts may calculate in the background.
  @exclusivity(unchecked) nonisolated(unsafe) final var values = LayoutAttributeValues()

  /// Attributes of nothing: `init(forCellWith:)` and its siblings make them from the class that a layout names.
  public override init() {
    super.init()
  }

  /// Everything at once: layouts make them by the hundred in every frame of a scroll. (No designated initializer: a
  /// subclass elsewhere would inherit none any more.)
  convenience init(values: LayoutAttributeValues) {
    self.init()
    self.values = values
  }

  /// Attributes of the cell at `indexPath`: an empty frame at the origin, alpha 1, shown, z-index 0.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.identify(as: 0, indexPath)
  }

  /// Attributes of a supplementary view (a section's header, say) of that kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    values.identify(as: ElementKind.supplementary(elementKind), indexPath)
  }

  /// Attributes of a decoration view of that kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    values.identify(as: ElementKind.decoration(decorationViewKind), indexPath)
  }

  /// The bounding rectangle in the collection view's content, in points. Setting it sets `center` and `size`. With a
  /// transform it is the bounding box of what the transform makes of them.
  open var frame: CGRect {
    get { values.frame }
    set { values.setFrame(newValue) }
  }

  /// The middle, in the collection view's content, in points. Setting it moves the frame.
  open var center: CGPoint {
    get { values.center }
    set { values.setCenter(newValue) }
  }

  /// Before any transform, in points. Setting it keeps `center` (measured on iOS 26.1).
  open var size: CGSize {
    get { values.size }
    set { values.setSize(newValue) }
  }

  /// The bounds that the view gets: origin zero and `size`. An origin that is set is dropped.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.setSize(newValue.size) }
  }

  /// A transform of the view's layer about `center`. Default identity.
  open var transform3D: CATransform3D {
    get { values.transform?.value ?? CATransform3DIdentity }
    set { values.setTransform(newValue) }
  }

  /// `transform3D` as an affine transform (identity when it is not affine).
  open var transform: CGAffineTransform {
    get { values.transform?.affine ?? .identity }
    set { values.setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// From 0 (not to be seen) to 1, the default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// Elements with a higher index lie in front. At the same index cells lie behind supplementary views, these behind
  /// decorations, and within a kind the path decides (UIKit leaves that open). Default 0.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is not shown; no view is made for it then. Default false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Which element it is. Setting it keeps category and kind.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.identify(as: values.key.kind, newValue) }
  }

  /// Whether it is a cell, a supplementary or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { values.key.category }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { ElementKind.name(of: values.key.kind) }

  /// A copy, of the same class. A subclass calls `super` and adds its values to the result.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let twin = InitializerDispatch.make(type(of: self))
    twin.values = values
    return twin
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Whether the two say the same of the same element. A subclass calls `super` and compares its own values too:
  /// the collection view leaves out applying attributes that equal the ones applied before.
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
