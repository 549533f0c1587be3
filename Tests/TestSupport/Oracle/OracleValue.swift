import Foundation

/// A value in a file of measured cases, with its type in the file.
public enum OracleValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([OracleValue])
  case object([String: OracleValue])
}

extension OracleValue: Decodable {
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
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: OracleValue...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, OracleValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
