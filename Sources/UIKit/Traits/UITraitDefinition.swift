/// A definition of a trait, such as the light or dark style. View controllers and views inherit the values of traits
/// from their window.
///
/// To define a custom trait, declare a type that conforms to this protocol.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value that applies if a trait collection does not specify the trait.
  static var defaultValue: Value { get }
  /// A stable identifier of the trait. The default is the name of the type with its module.
  static var identifier: String { get }
  /// A name of the trait for debugging. The default is the name of the type.
  static var name: String { get }
  /// A Boolean value that indicates whether the trait affects dynamic colors. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// A stable identifier of the trait. The default implementation returns the name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// A name of the trait for debugging. The default implementation returns the name of the type.
  public static var name: String { String(describing: Self.self) }

  /// A Boolean value that indicates whether the trait affects dynamic colors. The default implementation returns
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, represented by the type that defines it.
public typealias UITrait = any UITraitDefinition.Type
