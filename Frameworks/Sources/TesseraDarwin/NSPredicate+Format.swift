import Foundation
import UIKit

extension NSPredicate {
  /// Creates a predicate from a condition in text, such as `age > %d AND name BEGINSWITH[c] %@`.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `IN`, `BETWEEN`, `LIKE` and `MATCHES`, key paths with `@count`,
  /// `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects` and `@distinctUnionOfObjects`, `SUBQUERY`, indexes such as `[SIZE]`,
  /// variables, arithmetic, bitwise operators and the usual functions are evaluated. A condition with other parts matches nothing, and a
  /// message says so. On iOS an exception is raised for a condition that is no valid one.
  ///
  /// - Parameters:
  ///   - predicateFormat: The condition.
  ///   - args: The values for `%@`, `%d` and the like, and the key paths for `%K`.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, values: args)
  }

  /// Creates a predicate from a condition in text.
  ///
  /// - Parameters:
  ///   - predicateFormat: The condition.
  ///   - arguments: The values for `%@`, `%d` and the like, and the key paths for `%K`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  /// Creates a predicate of the class that the condition needs, in place of `NSPredicate(format:)`: a comparison is an
  /// `NSComparisonPredicate`, and `AND`, `OR` and `NOT` are an `NSCompoundPredicate`, as on iOS. An initializer cannot choose the
  /// class of its object here.
  ///
  /// - Parameters:
  ///   - format: The condition.
  ///   - args: The values for `%@`, `%d` and the like, and the key paths for `%K`.
  /// - Returns: The predicate.
  public static func _predicate(format: String, _ args: Any?...) -> NSPredicate { predicate(format, args) }

  /// Creates a predicate of the class that the condition needs, in place of `NSPredicate(format:argumentArray:)`.
  ///
  /// - Parameters:
  ///   - format: The condition.
  ///   - arguments: The values for `%@`, `%d` and the like, and the key paths for `%K`.
  /// - Returns: The predicate.
  public static func _predicate(format: String, argumentArray arguments: [Any]?) -> NSPredicate {
    predicate(format, arguments ?? [])
  }

  private static func predicate(_ format: String, _ values: [Any?]) -> NSPredicate {
    let predicate = condition(format, values)?.predicate ?? NSPredicate { _, _ in false }
    predicate._formatText = text(of: format, values)
    return predicate
  }

  private convenience init(format: String, values: [Any?]) {
    nonisolated(unsafe) let condition = Self.condition(format, values)
    self.init { object, variables in
      condition?.isTrue(PredicateContext(object: object, variables: variables ?? [:])) ?? false
    }
    _formatText = Self.text(of: format, values)
  }

  /// Returns the condition of a text, or nil, with a message, if it cannot be parsed.
  private static func condition(_ format: String, _ values: [Any?]) -> PredicateCondition? {
    var parser = PredicateParser(format, values: values)
    do { return try parser.parse() } catch {
      let text = "NSPredicate: \(error) in “\(format)”; the predicate matches nothing\n"
      FileHandle.standardError.write(Data(text.utf8))
      return nil
    }
  }

  /// The address that identifies the text among the associated objects.
  private static let textAddress = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static var textKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: textAddress)! }

  /// The condition from which the predicate was created, with the values in their places, or nil for a predicate that was created
  /// from a closure. On Linux, `predicateFormat` shows no condition.
  public internal(set) var _formatText: String? {
    get { objc_getAssociatedObject(self, Self.textKey) as? String }
    set { objc_setAssociatedObject(self, Self.textKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }

  /// Returns a format with values in place of `%@`, `%d` and the like, in the form that `predicateFormat` has on iOS: texts in
  /// quotation marks, key paths without.
  private static func text(of format: String, _ values: [Any?]) -> String {
    var values = values[...]
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      // Lengths such as `l` in `%ld` are part of a conversion.
      guard let end = rest.firstIndex(where: { $0 == "@" || $0.isLetter && !"lhqzt".contains($0) }) else {
        result += "%"
        continue
      }
      let conversion = rest[end]
      rest = rest[rest.index(after: end)...]
      let value = PredicateContext.unwrapped(values.popFirst() ?? nil)
      switch value {
      case let text as String where conversion != "K": result += "\"\(text)\""
      case let value?: result += "\(value)"
      case nil: result += "nil"
      }
    }
    return result + rest
  }
}
