import Foundation

extension NSPredicate {
  /// Creates a predicate from a condition in text, such as `age > %d AND name BEGINSWITH[c] %@`.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `IN`, `BETWEEN`, `LIKE` and `MATCHES`, key paths with `@count`,
  /// `@sum`, `@avg`, `@min` and `@max`, variables and arithmetic are evaluated. A condition with other parts, such as
  /// `SUBQUERY`, matches nothing, and a message says so. On iOS an exception is raised for a condition that is no valid one.
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

  private convenience init(format: String, values: [Any?]) {
    var parser = PredicateParser(format, values: values)
    do {
      nonisolated(unsafe) let condition = try parser.parse()
      self.init { object, variables in
        condition.isTrue(PredicateContext(object: object, variables: variables ?? [:]))
      }
    } catch {
      let text = "NSPredicate: \(error) in “\(format)”; the predicate matches nothing\n"
      FileHandle.standardError.write(Data(text.utf8))
      self.init { _, _ in false }
    }
  }
}
