import Foundation

/// A value that is computed from an object: a constant, a key path or a function. Foundation on Linux declares the class without
/// its initializers.
open class NSExpression: NSObject, NSCopying {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    /// A value that does not depend on the object.
    case constantValue = 0
    /// The object itself.
    case evaluatedObject
    /// A variable of a condition.
    case variable
    /// The value of a key path.
    case keyPath
    /// The result of a function.
    case function
    /// The union of two sets.
    case unionSet
    /// The intersection of two sets.
    case intersectSet
    /// The difference of two sets.
    case minusSet
    /// The objects of a collection that match a condition.
    case subquery = 13
    /// Several expressions as a collection.
    case aggregate = 14
    /// A value that stands for any key. No expression of this kind can be created here.
    case anyKey = 15
    /// The result of a closure.
    case block = 19
    /// One of two expressions, by a condition.
    case conditional = 20
  }

  /// The parts of which an expression consists, by their role in it.
  struct Parts {
    var constant: Any?
    var keyPath = ""
    var function = ""
    var variable = ""
    var arguments: [NSExpression]?
    var operand: NSExpression?
    var left: NSExpression?
    var right: NSExpression?
    var predicate: NSPredicate?
    var collection: Any?
    var block: Block?
  }

  /// A closure that computes the value of an expression.
  public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  /// The kind of the expression.
  public let expressionType: ExpressionType
  let content: PredicateValue
  let parts: Parts

  init(_ type: ExpressionType, _ content: PredicateValue, _ parts: Parts = Parts()) {
    expressionType = type
    self.content = content
    self.parts = parts
    super.init()
  }

  /// Creates an expression for a part of a condition in text. On iOS, the key path of a variable (`$tag.value`) is a function.
  convenience init(_ value: PredicateValue) {
    switch value {
    case .constant(let constant): self.init(.constantValue, value, Parts(constant: constant))
    case .keyPath(let path) where path.lowercased() == "self": self.init(.evaluatedObject, value)
    case .keyPath(let path): self.init(.keyPath, value, Parts(keyPath: path))
    case .variable(let path) where path.contains("."):
      self.init(.function, value, Parts(function: "valueForKeyPath:", variable: path))
    case .variable(let name): self.init(.variable, value, Parts(variable: name))
    case .list(let values): self.init(.aggregate, value, Parts(collection: values.map { NSExpression($0) }))
    case .arithmetic(let sign, let left, let right):
      let names: [Character: String] = [
        "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "&": "bitwiseAnd:with:", "|": "bitwiseOr:with:",
        "^": "bitwiseXor:with:", "<": "leftshift:by:", ">": "rightshift:by:",
      ]
      let name = names[sign] ?? "divide:by:"
      self.init(.function, value, Parts(function: name, arguments: [NSExpression(left), NSExpression(right)]))
    case .subquery(let collection, let variable, let condition):
      self.init(
        .subquery, value,
        Parts(variable: variable, predicate: condition.predicate, collection: NSExpression(collection)))
    case .path: self.init(.function, value, Parts(function: "valueForKeyPath:"))
    case .function(let function, let arguments):
      self.init(
        .function, value, Parts(function: function.fullName, arguments: arguments.map { NSExpression($0) }))
    case .closure: self.init(.block, value)
    }
  }

  /// Creates an expression for a value.
  ///
  /// - Parameter obj: The value, or nil.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constantValue, .constant(obj), Parts(constant: obj))
  }

  /// Creates an expression for the value of a key path.
  ///
  /// - Parameter keyPath: The key path, such as `author.name`.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, .keyPath(keyPath), Parts(keyPath: keyPath))
  }

  /// Creates an expression for a variable of a condition.
  ///
  /// - Parameter string: The name of the variable, without the dollar sign.
  public convenience init(forVariable string: String) {
    self.init(.variable, .variable(string), Parts(variable: string))
  }

  /// Creates an expression for several values.
  ///
  /// - Parameter subexpressions: The expressions of the values.
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.aggregate, .list(subexpressions.map(\.content)), Parts(collection: subexpressions))
  }

  /// Creates an expression for the result of a function.
  ///
  /// - Parameters:
  ///   - name: The name, such as `sum:`, `count:`, `min:`, `max:`, `average:`, `lowercase:` or `now`. A message says so if the
  ///     function is unknown, and the expression has no value then. On iOS an exception is raised.
  ///   - parameters: The arguments, which are expressions.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.compactMap { $0 as? NSExpression }
    var content = PredicateValue.constant(nil)
    if let function = PredicateFunction(name: name), function.counts.contains(arguments.count) {
      content = .function(function, arguments.map(\.content))
    } else {
      FileHandle.standardError.write(
        Data("NSExpression: the function “\(name)” with \(arguments.count) arguments is not available\n".utf8))
    }
    self.init(.function, content, Parts(function: name, arguments: arguments))
  }

  /// Creates an expression from a text, such as `price * quantity`.
  ///
  /// - Parameters:
  ///   - expressionFormat: The text. A message says so if it cannot be parsed, and the expression has no value then. On iOS an
  ///     exception is raised.
  ///   - arguments: The values for `%@`, `%d` and the like, and the key paths for `%K`.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(format: expressionFormat, values: arguments)
  }

  /// Creates an expression from a text, such as `price * quantity`.
  ///
  /// - Parameters:
  ///   - expressionFormat: The text. A message says so if it cannot be parsed, and the expression has no value then. On iOS an
  ///     exception is raised.
  ///   - args: The values for `%@`, `%d` and the like, and the key paths for `%K`.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, values: args)
  }

  private convenience init(format: String, values: [Any?]) {
    var parser = PredicateParser(format, values: values)
    do {
      self.init(try parser.parseValue())
    } catch {
      FileHandle.standardError.write(Data("NSExpression: \(error) in “\(format)”; it has no value\n".utf8))
      self.init(.constantValue, .constant(nil))
    }
  }

  /// Returns an expression for the object itself.
  ///
  /// - Returns: An expression whose value is the object.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject, .keyPath("self")) }

  /// Returns the value for an object.
  ///
  /// - Parameters:
  ///   - object: The object, or a collection of objects for functions such as `sum:`.
  ///   - context: The values of variables by their names, or nil.
  /// - Returns: The value, or nil.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
    return PredicateContext.unwrapped(content.value(PredicateContext(object: object, variables: variables)))
  }

  /// Returns the expression itself, because an expression does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The expression.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    switch expressionType {
    case .constantValue: constantValue.map { $0 is String ? "\"\($0)\"" : "\($0)" } ?? "nil"
    case .keyPath: keyPath
    case .variable: "$" + variable
    case .function where !variable.isEmpty: "$" + variable
    case .function: operation ?? "\(function)(\((arguments ?? []).map(\.description).joined(separator: ", ")))"
    case .aggregate:
      "{\((parts.collection as? [NSExpression] ?? []).map(\.description).joined(separator: ", "))}"
    case .unionSet: "\(left) UNION \(right)"
    case .intersectSet: "\(left) INTERSECT \(right)"
    case .minusSet: "\(left) MINUS \(right)"
    case .conditional: "TERNARY(\(predicate), \(left), \(right))"
    case .subquery: "SUBQUERY(\(collection), $\(variable), \(predicate))"
    case .block: "BLOCK(\((arguments ?? []).map(\.description).joined(separator: ", ")))"
    case .evaluatedObject, .anyKey: "SELF"
    }
  }

  /// The text of an operator between two expressions, or nil if the function is another one.
  private var operation: String? {
    let signs = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**"]
    guard let sign = signs[function], let arguments, arguments.count == 2 else { return nil }
    let operands = arguments.map { $0.operation == nil ? $0.description : "(\($0.description))" }
    return "\(operands[0]) \(sign) \(operands[1])"
  }
}
