import Foundation
import UIKit

extension NSSortDescriptor {
  /// Creates a descriptor that sorts objects by the values of a key path.
  ///
  /// Numbers, texts, dates, index paths and identifiers can be compared. Other values are equal, and an object without a
  /// value precedes the others, as on iOS.
  ///
  /// - Parameters:
  ///   - key: The key path, or nil to compare the objects themselves.
  ///   - ascending: `true` to sort the smallest value first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparing: KeyComparison.compare)
  }

  /// Creates a descriptor that sorts objects by the values of a key path, which a method compares.
  ///
  /// - Parameters:
  ///   - key: The key path, or nil to compare the objects themselves.
  ///   - ascending: `true` to sort the smallest value first.
  ///   - selector: The method: one of those by which texts are compared. Another one compares like `compare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { NSStringFromSelector($0) } ?? ""
    let compare = { (first: Any?, second: Any?) -> ComparisonResult in
      guard let first = PredicateValue.text(first), let second = PredicateValue.text(second) else {
        return KeyComparison.compare(first, second)
      }
      switch name {
      case "caseInsensitiveCompare:": return first.caseInsensitiveCompare(second)
      case "localizedCompare:": return first.localizedCompare(second)
      case "localizedCaseInsensitiveCompare:": return first.localizedCaseInsensitiveCompare(second)
      case "localizedStandardCompare:": return first.localizedStandardCompare(second)
      default: return first.compare(second)
      }
    }
    self.init(key: key, ascending: ascending, comparing: compare)
  }

  /// Creates a descriptor that sorts objects by the values of a key path, which a closure compares.
  ///
  /// - Parameters:
  ///   - key: The key path, or nil to compare the objects themselves.
  ///   - ascending: `true` to sort the smallest value first.
  ///   - comparator: The closure.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    let compare = { (first: Any?, second: Any?) -> ComparisonResult in
      guard let first, let second else { return KeyComparison.compare(first, second) }
      return comparator(first, second)
    }
    self.init(key: key, ascending: ascending, comparing: compare)
  }

  /// Creates a descriptor that sorts objects by the values of a key path of Swift that may be nil or that Foundation cannot
  /// compare, such as a Boolean.
  ///
  /// Numbers, texts, dates, index paths and identifiers can be compared. Other values are equal, and an object without a
  /// value precedes the others, as on iOS.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - ascending: `true` to sort the smallest value first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(key: nil, ascending: ascending) { first, second -> ComparisonResult in
      guard let first = first as? Root, let second = second as? Root else { return .orderedSame }
      return KeyComparison.compare(
        PredicateContext.unwrapped(first[keyPath: keyPath]), PredicateContext.unwrapped(second[keyPath: keyPath]))
    }
  }

  /// Creates a descriptor that sorts objects by the values of a key path of Swift, which a closure compares.
  ///
  /// - Parameters:
  ///   - keyPath: The key path, whose values may be nil.
  ///   - ascending: `true` to sort the smallest value first.
  ///   - cmptr: The closure. It is not called for missing values, which precede the others.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(key: nil, ascending: ascending) { first, second -> ComparisonResult in
      guard let first = first as? Root, let second = second as? Root else { return .orderedSame }
      guard let first = first[keyPath: keyPath], let second = second[keyPath: keyPath] else {
        return KeyComparison.compare(
          PredicateContext.unwrapped(first[keyPath: keyPath]), PredicateContext.unwrapped(second[keyPath: keyPath]))
      }
      return cmptr(first, second)
    }
  }

  private convenience init(key: String?, ascending: Bool, comparing compare: @escaping (Any?, Any?) -> ComparisonResult)
  {
    let path = key ?? "self"
    // A key path of Swift is needed, and this one is the object itself.
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      compare(PredicateContext.value(path[...], of: first), PredicateContext.value(path[...], of: second))
    }
    guard key != nil else { return }
    objc_setAssociatedObject(
      self, Self.comparisonKey, _KeyComparison(path: path, isAscending: ascending, compare: compare),
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  private static let comparisonAddress = UInt(
    bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static var comparisonKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: comparisonAddress)! }

  /// The key path and the comparison of its values, or nil if the descriptor was created from a key path of Swift. Many objects
  /// are sorted faster if their values are read only once.
  public var _keyComparison: _KeyComparison? { objc_getAssociatedObject(self, Self.comparisonKey) as? _KeyComparison }
}

/// The key path of a sort descriptor and the comparison of its values.
public final class _KeyComparison {
  /// The key path.
  public let path: String
  /// `true` if the smallest value is the first.
  public let isAscending: Bool
  /// Compares two values, in ascending order.
  public let compare: (Any?, Any?) -> ComparisonResult

  init(path: String, isAscending: Bool, compare: @escaping (Any?, Any?) -> ComparisonResult) {
    self.path = path
    self.isAscending = isAscending
    self.compare = compare
  }
}

/// Compares values of unknown types.
private enum KeyComparison {
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first as String, let second as String): return first.compare(second)
    case (let first as Date, let second as Date): return first.compare(second)
    case (let first as IndexPath, let second as IndexPath): return first.compare(second)
    case (let first as UUID, let second as UUID): return first.uuidString.compare(second.uuidString)
    default: break
    }
    if let first = PredicateValue.text(first), let second = PredicateValue.text(second) { return first.compare(second) }
    guard let first = PredicateValue.number(first), let second = PredicateValue.number(second) else {
      return .orderedSame
    }
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}
