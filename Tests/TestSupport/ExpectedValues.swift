import UIKit

/// What a measured case expects, read value by value.
///
/// Reading a value that is missing, or of another type, throws. `unread` names the values that have not been read: a case
/// whose `unread` is empty at the end was compared as a whole, so that a change of any value in the file makes a test fail.
public final class ExpectedValues {
  /// A value that a test asked for is not in the file, or has another type there.
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  private let values: [String: Any]
  private let name: String
  private var seen: Set<String> = []
  private var opened: [ExpectedValues] = []

  /// - Parameters:
  ///   - values: A JSON object.
  ///   - name: What errors call it, such as the id of a case.
  public init(_ values: [String: Any], of name: String) {
    self.values = values
    self.name = name
  }

  /// The values of a part of a case.
  public convenience init(_ values: OracleValues, of name: String) { self.init(values.all, of: name) }

  /// The values under `expect` of a case.
  public convenience init(_ entry: Oracle.Case) { self.init(entry.expect, of: entry.id) }

  // MARK: Reading

  public func has(_ key: String) -> Bool { values[key] != nil }
  public var keys: [String] { values.keys.sorted() }

  /// Returns a value of a type.
  ///
  /// - Throws: `Missing` if there is none.
  public func value<Value>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
    guard let found = values[key] as? Value else {
      throw Missing(description: "\(name): no \(key) of type \(type), but \(values[key].map { "\($0)" } ?? "nothing")")
    }
    seen.insert(key)
    return found
  }

  public func number(_ key: String) throws -> Double { try value(key, as: NSNumber.self).doubleValue }
  public func flag(_ key: String) throws -> Bool { try value(key, as: NSNumber.self).boolValue }
  public func text(_ key: String) throws -> String { try value(key) }
  public func numbers(_ key: String) throws -> [Double] { try value(key, as: [NSNumber].self).map(\.doubleValue) }
  public func flags(_ key: String) throws -> [Bool] { try value(key, as: [NSNumber].self).map(\.boolValue) }
  public func numberLists(_ key: String) throws -> [[Double]] {
    try value(key, as: [[NSNumber]].self).map { $0.map(\.doubleValue) }
  }
  /// Returns numbers some of which are null, where nothing was measured.
  public func optionalNumbers(_ key: String) throws -> [Double?] {
    try value(key, as: [Any].self).map { ($0 as? NSNumber)?.doubleValue }
  }
  public func rect(_ key: String) throws -> CGRect { try Self.rect(numbers(key), "\(name) \(key)") }
  public func rects(_ key: String) throws -> [CGRect] {
    try numberLists(key).map { try Self.rect($0, "\(name) \(key)") }
  }
  public func size(_ key: String) throws -> CGSize {
    let list = try numbers(key)
    guard list.count == 2 else { throw Missing(description: "\(name): \(key) is no size: \(list)") }
    return CGSize(width: list[0], height: list[1])
  }
  public func point(_ key: String) throws -> CGPoint {
    let size = try size(key)
    return CGPoint(x: size.width, y: size.height)
  }

  private static func rect(_ list: [Double], _ what: String) throws -> CGRect {
    guard list.count == 4 else { throw Missing(description: "\(what) is no rectangle: \(list)") }
    return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
  }

  /// Returns a nested object; what is not read of it counts as unread here.
  public func part(_ key: String) throws -> ExpectedValues {
    let part = ExpectedValues(try value(key, as: [String: Any].self), of: "\(name) \(key)")
    opened.append(part)
    return part
  }
  /// Returns a list of objects.
  public func parts(_ key: String) throws -> [ExpectedValues] {
    let list = try value(key, as: [[String: Any]].self)
    let parts = list.enumerated().map { ExpectedValues($1, of: "\(name) \(key) \($0)") }
    opened += parts
    return parts
  }

  // MARK: What is left

  /// The values that nothing has read, by name.
  public var unread: [String] {
    values.keys.filter { !seen.contains($0) }.map { "\(name) \($0)" }.sorted() + opened.flatMap(\.unread)
  }

  /// Says that a value is compared by another test.
  ///
  /// - Parameter test: The test, for the reader.
  public func leave(_ key: String, to test: String) throws { _ = try value(key, as: Any.self) }
}

extension CGRect {
  /// The origin and the size, in the order of the oracle's files.
  public var fourNumbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}
