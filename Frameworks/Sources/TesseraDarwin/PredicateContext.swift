import Foundation
import UIKit

/// The object and the variables for which a predicate is evaluated.
struct PredicateContext {
  let object: Any?
  let variables: [String: Any]

  /// Returns a value without the optionals around it, or nil.
  static func unwrapped(_ value: Any?) -> Any? {
    guard var current = value else { return nil }
    if ValueType.isSingle(current) { return current }
    // A mirror would say the same, but it takes ten times as long, and each step of each key path comes here.
    while let optional = current as? any OptionalValue {
      guard let inner = optional.wrapped else { return nil }
      current = inner
    }
    return current is NSNull ? nil : current
  }

  /// Returns the elements of a collection, or nil if the value is no collection.
  static func elements(_ value: Any?) -> [Any?]? {
    // A cast to a collection converts values before it fails, so values of other types are excluded first.
    guard let value, !ValueType.isSingle(value), !(value is any _KeyedValues) else { return nil }
    switch value {
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.map { $0 }
    case let array as [Any]: return array
    case let set as Set<AnyHashable>: return Array(set)
    default:
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .set || mirror.displayStyle == .collection ? mirror.children.map(\.value) : nil
    }
  }

  /// Returns the value of a key path for an object.
  static func value(_ keyPath: Substring, of object: Any?) -> Any? {
    guard let object = unwrapped(object), !keyPath.isEmpty else { return unwrapped(object) }
    let end = keyPath.firstIndex(of: ".") ?? keyPath.endIndex
    let key = keyPath[..<end]
    let rest = end < keyPath.endIndex ? keyPath[keyPath.index(after: end)...] : ""
    if key.lowercased() == "self" { return value(rest, of: object) }
    if let elements = elements(object) {
      if key.hasPrefix("@") { return collected(key, elements.map { value(rest, of: $0) }) }
      return elements.map { value(keyPath, of: $0) }
    }
    return value(rest, of: property(String(key), of: object))
  }

  /// Returns a property of an object: an entry of a dictionary, a member that is listed for nibs and key-value coding, or
  /// a stored property.
  private static func property(_ key: String, of object: Any) -> Any? {
    if let values = object as? any _KeyedValues { return values._value(forKey: key) }
    if let dictionary = object as? NSDictionary { return dictionary[key] }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if Thread.isMainThread, let members = object as? any _MemberLookup {
      nonisolated(unsafe) let members = members
      nonisolated(unsafe) var found: Any?
      let isListed = MainActor.assumeIsolated {
        guard let member = members._member(key) else { return false }
        found = member.value
        return true
      }
      if isListed { return found }
    }
    return stored(key, of: object)
  }

  /// Returns a stored property of an object, or nil if it has none of this name.
  static func stored(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == key || child.label == "$__lazy_storage_$_" + key {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the result of a collection operator such as `@count`.
  private static func collected(_ name: Substring, _ values: [Any?]) -> Any? {
    switch name {
    case "@count": return values.count
    case "@unionOfObjects": return values.compactMap { unwrapped($0) }
    case "@distinctUnionOfObjects":
      var found: [Any] = []
      for value in values.lazy.compactMap({ unwrapped($0) })
      where !found.contains(where: { PredicateCondition.areEqual($0, value, []) }) { found.append(value) }
      return found
    default: break
    }
    let numbers: [(value: Any, number: Double)] = values.compactMap { value in
      guard let value = unwrapped(value), let number = PredicateValue.number(value) else { return nil }
      return (value, number)
    }
    let sum = numbers.reduce(0) { $0 + $1.number }
    switch name {
    // A number of Objective-C can be cast to each type of number, as on iOS.
    case "@sum": return NSNumber(value: sum)
    case "@avg": return numbers.isEmpty ? nil : NSNumber(value: sum / Double(numbers.count))
    case "@min": return numbers.min { $0.number < $1.number }?.value
    case "@max": return numbers.max { $0.number < $1.number }?.value
    default: return nil
    }
  }
}

/// An optional of any type.
private protocol OptionalValue { var wrapped: Any? { get } }

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
