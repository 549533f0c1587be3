import UIKit
import XCTest

/// The named values of a measured case, or of a part of it.
///
/// The methods read required values: they throw if the name is missing or its value has a different type.
/// `subscript(_:as:)` reads optional values. Each reading is recorded (`OracleReadings`): values that no test of a
/// whole run has read fail the run.
public final class OracleValues {
  private let values: [String: OracleValue]
  private let place: String
  private let note: ([String]) -> Void
  private let path: [String]
  private var keysRead: Set<String> = []
  private var parts: [String: OracleValues] = [:]
  private var partLists: [String: [OracleValues]] = [:]

  /// Creates the values of an object.
  ///
  /// - Parameters:
  ///   - values: An object of the file.
  ///   - place: The file, the case and the part of it, for messages.
  ///   - path: The path of the object in the case.
  ///   - note: A closure that is called with the path of each value that is read.
  public init(
    _ values: [String: OracleValue], _ place: String, path: [String] = [], note: @escaping ([String]) -> Void = { _ in }
  ) {
    self.values = values
    self.place = place
    self.path = path
    self.note = note
  }

  /// The sorted names.
  public var keys: [String] { values.keys.sorted() }
  /// A Boolean value that indicates whether there are no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Returns whether there is a value for a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: `true` if there is one.
  public func has(_ key: String) -> Bool { values[key] != nil }

  /// The paths of the values within this object that have not been read.
  public var unread: [String] {
    keys.flatMap { key -> [String] in
      if keysRead.contains(key) { return [] }
      if let part = parts[key] { return part.unread.map { "\(key).\($0)" } }
      if let list = partLists[key] {
        return list.enumerated().flatMap { index, part in part.unread.map { "\(key).\(index).\($0)" } }
      }
      return [key]
    }
  }

  /// Marks a value as compared by another test, without reading it.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - test: The name of the test, for information.
  /// - Throws: An `OracleError` if there is no such value.
  public func leave(_ key: String, to test: String) throws {
    guard has(key) else { throw OracleError("\(place): there is no \(key) among \(keys)") }
    keysRead.insert(key)
  }

  // MARK: Reading

  /// Returns the value for a name.
  ///
  /// - Parameters:
  ///   - key: The name.
  ///   - type: The type of the value.
  /// - Returns: The value.
  /// - Throws: An `OracleError` if there is none, or if it has a different type.
  public func value<Value: OracleReadable>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
    guard let value = values[key] else { throw OracleError("\(place): there is no \(key) among \(keys)") }
    guard let typed = Value.read(value) else { throw OracleError("\(place): \(key) is no \(type): \(value)") }
    keysRead.insert(key)
    note(path + [key])
    return typed
  }

  /// The value for a name, or `nil` if the case does not contain it. A value of a different type fails the test.
  ///
  /// - Parameters:
  ///   - key: The name.
  ///   - type: The type of the value.
  public subscript<Value: OracleReadable>(key: String, as type: Value.Type) -> Value? {
    guard values[key] != nil else { return nil }
    do { return try value(key, as: type) } catch {
      XCTFail("\(error)")
      return nil
    }
  }

  /// Returns a number.
  ///
  /// - Parameter key: The name.
  /// - Returns: The number.
  /// - Throws: An `OracleError` if there is no such value.
  public func number(_ key: String) throws -> Double { try value(key) }
  /// Returns an integer.
  ///
  /// - Parameter key: The name.
  /// - Returns: The integer.
  /// - Throws: An `OracleError` if there is no such value.
  public func integer(_ key: String) throws -> Int { try value(key) }
  /// Returns a Boolean value.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value.
  /// - Throws: An `OracleError` if there is no such value.
  public func bool(_ key: String) throws -> Bool { try value(key) }
  /// Returns a string.
  ///
  /// - Parameter key: The name.
  /// - Returns: The string.
  /// - Throws: An `OracleError` if there is no such value.
  public func string(_ key: String) throws -> String { try value(key) }
  /// Returns a list of strings.
  ///
  /// - Parameter key: The name.
  /// - Returns: The strings.
  /// - Throws: An `OracleError` if there is no such value.
  public func strings(_ key: String) throws -> [String] { try value(key) }
  /// Returns a list of numbers.
  ///
  /// - Parameter key: The name.
  /// - Returns: The numbers.
  /// - Throws: An `OracleError` if there is no such value.
  public func numbers(_ key: String) throws -> [Double] { try value(key) }
  /// Returns a list of integers.
  ///
  /// - Parameter key: The name.
  /// - Returns: The integers.
  /// - Throws: An `OracleError` if there is no such value.
  public func integers(_ key: String) throws -> [Int] { try value(key) }
  /// Returns a list of Boolean values.
  ///
  /// - Parameter key: The name.
  /// - Returns: The values.
  /// - Throws: An `OracleError` if there is no such value.
  public func bools(_ key: String) throws -> [Bool] { try value(key) }
  /// Returns lists of numbers, such as frames or moves.
  ///
  /// - Parameter key: The name.
  /// - Returns: The lists.
  /// - Throws: An `OracleError` if there is no such value.
  public func lists(_ key: String) throws -> [[Double]] { try value(key) }
  /// Returns numbers, some of which may be null because they were not measured.
  ///
  /// - Parameter key: The name.
  /// - Returns: The numbers.
  /// - Throws: An `OracleError` if there is no such value.
  public func optionalNumbers(_ key: String) throws -> [Double?] { try value(key) }
  /// Returns a point.
  ///
  /// - Parameter key: The name.
  /// - Returns: The point.
  /// - Throws: An `OracleError` if there is no such value.
  public func point(_ key: String) throws -> CGPoint { try value(key) }
  /// Returns a size.
  ///
  /// - Parameter key: The name.
  /// - Returns: The size.
  /// - Throws: An `OracleError` if there is no such value.
  public func size(_ key: String) throws -> CGSize { try value(key) }
  /// Returns a rectangle.
  ///
  /// - Parameter key: The name.
  /// - Returns: The rectangle.
  /// - Throws: An `OracleError` if there is no such value.
  public func rect(_ key: String) throws -> CGRect { try value(key) }
  /// Returns a list of rectangles.
  ///
  /// - Parameter key: The name.
  /// - Returns: The rectangles.
  /// - Throws: An `OracleError` if there is no such value.
  public func rects(_ key: String) throws -> [CGRect] { try value(key) }
  /// Returns insets in the order top, left, bottom, right.
  ///
  /// - Parameter key: The name.
  /// - Returns: The insets.
  /// - Throws: An `OracleError` if there is no such value.
  public func insets(_ key: String) throws -> UIEdgeInsets { try value(key) }

  /// Returns the object for a name. Its unread values count as unread values of this object.
  ///
  /// - Parameter key: The name.
  /// - Returns: The values of the object.
  /// - Throws: An `OracleError` if there is no such object.
  public func values(_ key: String) throws -> OracleValues {
    if let part = parts[key] { return part }
    guard let value = values[key] else { throw OracleError("\(place): there is no \(key) among \(keys)") }
    guard case .object(let object) = value else { throw OracleError("\(place): \(key) is no object: \(value)") }
    let part = OracleValues(object, "\(place), \(key)", path: path + [key], note: note)
    parts[key] = part
    return part
  }

  /// Returns the objects of a list.
  ///
  /// - Parameter key: The name.
  /// - Returns: The values of each object.
  /// - Throws: An `OracleError` if there is no such list of objects.
  public func list(_ key: String) throws -> [OracleValues] {
    if let list = partLists[key] { return list }
    guard let value = values[key] else { throw OracleError("\(place): there is no \(key) among \(keys)") }
    guard let objects = [[String: OracleValue]].read(value) else {
      throw OracleError("\(place): \(key) is no list of objects: \(value)")
    }
    let list = objects.enumerated().map {
      OracleValues($1, "\(place), \(key) \($0)", path: path + [key, "\($0)"], note: note)
    }
    // The number of objects is a value, too.
    note(path + [key, OracleChange.shorter])
    note(path + [key, OracleChange.order])
    partLists[key] = list
    return list
  }
}
