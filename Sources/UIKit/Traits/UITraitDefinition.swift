/// Defines a trait: a value that flows down from windows to controllers and views. Conform a type of your own to add one.
public protocol UITraitDefinition {
  /// What the trait's values are.
  associatedtype Value

  /// What the trait is where nobody set it.
  static var defaultValue: Value { get }
  /// A stable name for encoding; the type's name by default.
  static var identifier: String { get }
  /// For people; the type's name by default.
  static var name: String { get }
  /// Whether dynamic colours look different when it changes; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's full name, its module included.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The type's name.
  public static var name: String { String(describing: Self.self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
