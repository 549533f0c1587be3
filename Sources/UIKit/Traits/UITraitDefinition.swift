/// A definition of a trait: a value that is inherited from windows to view controllers and views.
///
/// To add a trait, declare a type that conforms to this protocol.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of the trait if none is specified.
  static var defaultValue: Value { get }
  /// A stable name for encoding. The default is the type's name with its module.
  static var identifier: String { get }
  /// A name for debugging. The default is the type's name.
  static var name: String { get }
  /// A Boolean value that indicates whether a change of the trait affects dynamic colors. The default is false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The default implementation, which returns the type's full name with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The default implementation, which returns the name of the type.
  public static var name: String { String(describing: Self.self) }

  /// The default implementation, which returns false.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, represented by the type that defines it.
public typealias UITrait = any UITraitDefinition.Type
