import Foundation

/// A value in a file of measured cases, with its type in the file.
public enum OracleValue: Equatable, Sendable {
  /// Null.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// A list of values.
  case list([OracleValue])
  /// An object with named values.
  case object([String: OracleValue])
}

extension OracleValue: Decodable {
  /// Decodes a value of any type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([OracleValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: OracleValue].self))
    }
  }
}

extension OracleValue: CustomStringConvertible {
  /// The value in a format similar to JSON, with sorted names.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .string(let string): "\"\(string)\""
    case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
    case .object(let object):
      "{" + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}

/// Literals, for the tests of the code that reads the cases.
extension OracleValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a string.
  ///
  /// - Parameter value: The string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a list.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: OracleValue...) { self = .list(elements) }
  /// Creates an object.
  ///
  /// - Parameter elements: The names with their values.
  public init(dictionaryLiteral elements: (String, OracleValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
