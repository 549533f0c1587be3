import Foundation

/// A protocol that declares the initializers of layout attributes for classes that are determined at run time
/// (`layoutAttributesClass`), for example `T(forCellWith:)`. It is an addition of Tessera.
@preconcurrency @MainActor
public protocol LayoutAttributesMakeable: ObjectMakeable {}

extension LayoutAttributesMakeable {
  /// Creates the attributes of a cell. Traps if the class has no `init()`.
  ///
  /// - Parameter indexPath: The index path of the item.
  @_silgen_name("tessera_make_attributes_for_cell")
  public init(forCellWith indexPath: IndexPath)

  @usableFromInline @_silgen_name("tessera_make_attributes_for_cell")
  static func making(forCellWith indexPath: __owned IndexPath) -> Self { making(kind: 0, path: indexPath) }

  /// Creates the attributes of a supplementary view. Traps if the class has no `init()`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  @_silgen_name("tessera_make_attributes_for_supplementary")
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)

  @usableFromInline @_silgen_name("tessera_make_attributes_for_supplementary")
  static func making(forSupplementaryViewOfKind elementKind: __owned String, with indexPath: __owned IndexPath) -> Self
  {
    making(kind: ElementKind.supplementary(elementKind), path: indexPath)
  }

  /// Creates the attributes of a decoration view. Traps if the class has no `init()`.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The element kind.
  ///   - indexPath: The index path of the view.
  @_silgen_name("tessera_make_attributes_for_decoration")
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)

  @usableFromInline @_silgen_name("tessera_make_attributes_for_decoration")
  static func making(forDecorationViewOfKind decorationViewKind: __owned String, with indexPath: __owned IndexPath)
    -> Self
  {
    making(kind: ElementKind.decoration(decorationViewKind), path: indexPath)
  }

  private static func making(kind: Int32, path: IndexPath) -> Self {
    let attributes: Self = makeWithInit(self)
    (attributes as? UICollectionViewLayoutAttributes)?.values.identify(as: kind, path)
    return attributes
  }
}
