import Foundation

// As `ViewMakeable`, which says why these initializers have no body of their own. What they get is theirs, so the methods
// take it over, too.

/// Lets layouts be made by classes that only the running program knows: `T()`. Tessera's own.
@preconcurrency @MainActor
public protocol LayoutMakeable {}

extension UICollectionViewLayout: LayoutMakeable {}

extension LayoutMakeable {
  /// A layout of the class, by its `init()`. Traps where the class has none.
  @_silgen_name("tessera_make_layout")
  public init()

  @usableFromInline @_silgen_name("tessera_make_layout")
  static func making() -> Self { madePlainly(self) }
}

/// Lets attributes be made by classes that only the running program knows (`layoutAttributesClass`): `T(forCellWith:)` and
/// its kin. Tessera's own.
@preconcurrency @MainActor
public protocol LayoutAttributesMakeable {}

extension UICollectionViewLayoutAttributes: LayoutAttributesMakeable {}

extension LayoutAttributesMakeable {
  /// Attributes of the class for an item. Traps where the class has no `init()`.
  @_silgen_name("tessera_make_attributes_for_cell")
  public init(forCellWith indexPath: IndexPath)

  @usableFromInline @_silgen_name("tessera_make_attributes_for_cell")
  static func making(forCellWith indexPath: __owned IndexPath) -> Self { making(kind: 0, path: indexPath) }

  /// Attributes of the class for a supplementary view. Traps where the class has no `init()`.
  @_silgen_name("tessera_make_attributes_for_supplementary")
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)

  @usableFromInline @_silgen_name("tessera_make_attributes_for_supplementary")
  static func making(forSupplementaryViewOfKind elementKind: __owned String, with indexPath: __owned IndexPath) -> Self
  {
    making(kind: ElementKind.supplementary(elementKind), path: indexPath)
  }

  /// Attributes of the class for a decoration view. Traps where the class has no `init()`.
  @_silgen_name("tessera_make_attributes_for_decoration")
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)

  @usableFromInline @_silgen_name("tessera_make_attributes_for_decoration")
  static func making(forDecorationViewOfKind decorationViewKind: __owned String, with indexPath: __owned IndexPath)
    -> Self
  {
    making(kind: ElementKind.decoration(decorationViewKind), path: indexPath)
  }

  private static func making(kind: Int32, path: IndexPath) -> Self {
    let made: Self = madePlainly(self)
    (made as? UICollectionViewLayoutAttributes)?.values.identify(as: kind, path)
    return made
  }
}
