import Foundation
import UIKit

// The parts of expressions, and the expressions that consist of others.
extension NSExpression {
  /// The value of a constant, or nil if the expression is of another kind. A number is an `NSNumber`.
  public var constantValue: Any? {
    switch parts.constant {
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    default: parts.constant
    }
  }
  /// The key path, or an empty text if the expression is of another kind.
  public var keyPath: String { parts.keyPath }
  /// The name of the function, such as `divide:by:`, or an empty text if the expression is of another kind.
  public var function: String { parts.function }
  /// The name of the variable, or an empty text if the expression is of another kind.
  public var variable: String { parts.variable }
  /// The arguments of a function or a closure, or nil if the expression is of another kind.
  public var arguments: [NSExpression]? { parts.arguments }
  /// The object whose method is the function. That of a function of Foundation is a constant that stands for all of them, and so is
  /// that of an expression of another kind, for which iOS raises an exception.
  public var operand: NSExpression { parts.operand ?? NSExpression(forConstantValue: PredefinedFunctions()) }
  /// The expressions of an aggregate, or the expression of the collection of a subquery. It is an empty array if the expression is of
  /// another kind, for which iOS raises an exception.
  public var collection: Any { parts.collection ?? [NSExpression]() }
  /// The left part of an expression of sets, and the expression itself if it is of another kind, for which iOS raises an exception.
  public var left: NSExpression { parts.left ?? self }
  /// The right part of an expression of sets, and the expression itself if it is of another kind, for which iOS raises an exception.
  public var right: NSExpression { parts.right ?? self }
  /// The expression whose value a conditional one has if the condition is true. It is the expression itself if that is of another kind,
  /// for which iOS raises an exception.
  public var `true`: NSExpression { parts.left ?? self }
  /// The expression whose value a conditional one has if the condition is false. It is the expression itself if that is of another
  /// kind, for which iOS raises an exception.
  public var `false`: NSExpression { parts.right ?? self }
  /// The condition of a subquery or a conditional expression. It is never true if the expression is of another kind, for which iOS
  /// raises an exception.
  public var predicate: NSPredicate { parts.predicate ?? NSPredicate(value: false) }
  /// The closure of a block. It returns `NSNull` if the expression is of another kind, for which iOS raises an exception.
  public var expressionBlock: Block { parts.block ?? { _, _, _ in NSNull() } }

  /// The constant that stands for the functions of Foundation.
  private final class PredefinedFunctions: NSObject {}

  // MARK: Functions

  /// Creates an expression for the result of a method of an object, or of a function of Foundation.
  ///
  /// - Parameters:
  ///   - target: The expression of the object, or the `operand` of an expression with a function of Foundation.
  ///   - name: The selector of the method, with at most two arguments, or the name of the function. The value is nil if the object
  ///     has no such method.
  ///   - parameters: The arguments, which are expressions.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    if target.parts.constant is PredefinedFunctions {
      self.init(forFunction: name, arguments: parameters ?? [])
      return
    }
    let arguments = (parameters ?? []).compactMap { $0 as? NSExpression }
    let content = PredicateValue.closure([target.content] + arguments.map(\.content)) { _, values in
      let values = values.map { PredicateContext.unwrapped($0) }
      return values[0].flatMap { Self.send(name, to: $0, Array(values.dropFirst())) }
    }
    self.init(.function, content, Parts(function: name, arguments: arguments, operand: target))
  }

  /// Returns the result of a method of an object, or nil if the object has none, or on another thread than the main one, on which no
  /// method is found by its name.
  private static func send(_ name: String, to target: Any, _ arguments: [Any?]) -> Any? {
    guard Thread.isMainThread, let object = target as? any NSObjectProtocol, arguments.count <= 2 else { return nil }
    nonisolated(unsafe) let (receiver, values) = (object, arguments)
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      let selector = Selector(name)
      guard receiver.responds(to: selector) else { return }
      switch values.count {
      case 0: result = receiver.perform(selector)?.takeUnretainedValue()
      case 1: result = receiver.perform(selector, with: values[0])?.takeUnretainedValue()
      default: result = receiver.perform(selector, with: values[0], with: values[1])?.takeUnretainedValue()
      }
    }
    return result
  }

  /// Creates an expression whose value a closure computes.
  ///
  /// - Parameters:
  ///   - block: The closure. Its parameters are the object, the values of the arguments, with `NSNull` for nil, and the values of
  ///     variables.
  ///   - arguments: The expressions of the arguments, or nil if there are none.
  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    let content = PredicateValue.closure((arguments ?? []).map(\.content)) { context, values in
      let variables = NSMutableDictionary()
      for (name, value) in context.variables { variables[name] = value }
      return block(context.object, values.map { PredicateContext.unwrapped($0) ?? NSNull() }, variables)
    }
    self.init(.block, content, Parts(arguments: arguments ?? [], block: block))
  }

  // MARK: Sets

  /// Creates an expression for the objects of a set and of a collection.
  ///
  /// - Parameters:
  ///   - left: The expression of the set.
  ///   - right: The expression of the collection.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.unionSet, left, right) { $0.union($1) }
  }

  /// Creates an expression for the objects of a set that are also in a collection.
  ///
  /// - Parameters:
  ///   - left: The expression of the set.
  ///   - right: The expression of the collection.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.intersectSet, left, right) { $0.intersect($1) }
  }

  /// Creates an expression for the objects of a set that are not in a collection.
  ///
  /// - Parameters:
  ///   - left: The expression of the set.
  ///   - right: The expression of the collection.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.minusSet, left, right) { $0.minus($1) }
  }

  private convenience init(
    _ type: ExpressionType, _ left: NSExpression, _ right: NSExpression,
    _ combine: @escaping (NSMutableSet, Set<AnyHashable>) -> Void
  ) {
    let content = PredicateValue.closure([left.content, right.content]) { _, values in
      guard let first = PredicateContext.elements(PredicateContext.unwrapped(values[0])),
        let second = PredicateContext.elements(PredicateContext.unwrapped(values[1]))
      else { return nil }
      let set = NSMutableSet(array: first.compactMap { PredicateContext.unwrapped($0) })
      combine(set, Set(second.compactMap { PredicateContext.unwrapped($0) as? AnyHashable }))
      return set
    }
    self.init(type, content, Parts(left: left, right: right))
  }

  // MARK: Conditions

  /// Creates an expression for the objects of a collection that match a condition.
  ///
  /// - Parameters:
  ///   - expression: The expression of the collection.
  ///   - variable: The name of the variable that is the object in the condition, without the dollar sign.
  ///   - predicate: The condition.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    let content = PredicateValue.closure([expression.content]) { context, values in
      PredicateContext.elements(PredicateContext.unwrapped(values[0]))?.filter { element in
        var variables = context.variables
        variables[variable] = element
        return predicate.evaluate(with: context.object, substitutionVariables: variables)
      }
    }
    self.init(.subquery, content, Parts(variable: variable, predicate: predicate, collection: expression))
  }

  /// Creates an expression with the value of one of two others.
  ///
  /// - Parameters:
  ///   - predicate: The condition for the object.
  ///   - trueExpression: The expression whose value is used if the condition is true.
  ///   - falseExpression: The expression whose value is used otherwise.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    let content = PredicateValue.closure([]) { context, _ in
      let isTrue = predicate.evaluate(with: context.object, substitutionVariables: context.variables)
      return (isTrue ? trueExpression : falseExpression).content.value(context)
    }
    self.init(.conditional, content, Parts(left: trueExpression, right: falseExpression, predicate: predicate))
  }
}
