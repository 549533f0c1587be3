import Foundation

/// Converts restoration classes to the names with which they are saved, and back.
enum TypeNames {
  /// Returns a name of a type that is the same in the next run of the program.
  static func name(of type: Any.Type) -> String { _mangledTypeName(type) ?? String(reflecting: type) }

  /// Returns the type with a saved name, or nil if the program has no such type.
  static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
