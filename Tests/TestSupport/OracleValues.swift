import Foundation
import UIKit

/// The named values of one case, as parsed JSON. Those that have to be there are read by the methods, which throw where a
/// name is missing or stands for something else; `subscript` is for those that a case may leave out.
public struct OracleValues: Sequence {
  private final class Readings { var keys: Set<String> = [] }

  private let values: [String: Any]
  private let place: String
  private let readings = Readings()

  /// - Parameters:
  ///   - values: The parsed object.
  ///   - place: The file, the case and the part of it, for messages.
  public init(_ values: [String: Any], _ place: String) {
    self.values = values
    self.place = place
  }

  /// The value of a name, or nil where the case leaves it out.
  public subscript(key: String) -> Any? {
    readings.keys.insert(key)
    return values[key]
  }

  public var keys: [String] { values.keys.sorted() }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  /// The names that have not been read.
  public var unread: [String] { keys.filter { !readings.keys.contains($0) } }

  /// All of it, which counts as read.
  public var all: [String: Any] {
    readings.keys.formUnion(values.keys)
    return values
  }

  public func makeIterator() -> Dictionary<String, Any>.Iterator { all.makeIterator() }

  /// Returns the value of a name as a type, and throws where there is none.
  public func value<Value>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
    guard let value = self[key] else { throw OracleError("\(place): there is no \(key) among \(keys)") }
    guard let typed = value as? Value else { throw OracleError("\(place): \(key) is no \(type): \(value)") }
    return typed
  }

  public func number(_ key: String) throws -> CGFloat { CGFloat(try value(key, as: NSNumber.self).doubleValue) }
  public func integer(_ key: String) throws -> Int {
    let number = try value(key, as: NSNumber.self)
    guard let integer = Int(exactly: number.doubleValue) else {
      throw OracleError("\(place): \(key) is no integer: \(number)")
    }
    return integer
  }
  public func bool(_ key: String) throws -> Bool { try value(key) }
  public func string(_ key: String) throws -> String { try value(key) }
  public func strings(_ key: String) throws -> [String] { try value(key) }
  public func numbers(_ key: String) throws -> [CGFloat] {
    try value(key, as: [NSNumber].self).map { CGFloat($0.doubleValue) }
  }
  /// Returns lists of numbers, such as frames or moves.
  public func lists(_ key: String) throws -> [[CGFloat]] {
    try value(key, as: [[NSNumber]].self).map { $0.map { CGFloat($0.doubleValue) } }
  }
  public func point(_ key: String) throws -> CGPoint {
    let list = try numbers(key, 2)
    return CGPoint(x: list[0], y: list[1])
  }
  public func size(_ key: String) throws -> CGSize {
    let list = try numbers(key, 2)
    return CGSize(width: list[0], height: list[1])
  }
  public func rect(_ key: String) throws -> CGRect {
    let list = try numbers(key, 4)
    return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
  }
  /// Returns top, left, bottom, right.
  public func insets(_ key: String) throws -> UIEdgeInsets {
    let list = try numbers(key, 4)
    return UIEdgeInsets(top: list[0], left: list[1], bottom: list[2], right: list[3])
  }
  /// Returns what stands below a name.
  public func values(_ key: String) throws -> OracleValues {
    OracleValues(try value(key, as: [String: Any].self), "\(place), \(key)")
  }

  private func numbers(_ key: String, _ count: Int) throws -> [CGFloat] {
    let list = try numbers(key)
    guard list.count == count else { throw OracleError("\(place): \(key) has not \(count) numbers: \(list)") }
    return list
  }
}
