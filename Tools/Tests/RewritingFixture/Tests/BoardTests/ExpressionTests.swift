import UIKit
import XCTest

/// Expressions, as calculators use them. Sources: Apple's documentation of `NSExpression`, and
/// https://stackoverflow.com/questions/46550658 for the division of integers.
final class ExpressionTests: XCTestCase {
  private func value(_ text: String) -> Double? {
    NSExpression(format: text).expressionValue(with: nil, context: nil) as? Double
  }

  func testNumbers() {
    XCTAssertEqual(value("5/2"), 2, "integers")
    XCTAssertEqual(value("-5/2"), -2)
    XCTAssertEqual(value("5.0/2"), 2.5)
    XCTAssertEqual(value("2 + 3 * 4 - 1"), 13)
    XCTAssertEqual(value("(2 + 3) * -(1 + 1)"), -10)
    XCTAssertEqual(value("2 ** 3 * 2"), 16)
    XCTAssertEqual(value("1/0"), .infinity)
    XCTAssertEqual(value("9223372036854775807 + 1"), 9_223_372_036_854_775_808, "too large for an integer")
    let numbers = [7, 4].map { NSExpression(forConstantValue: $0) }
    let modulus = NSExpression(forFunction: "modulus:by:", arguments: numbers)
    XCTAssertEqual(modulus.expressionValue(with: nil, context: nil) as? Int, 3)
    XCTAssertEqual(NSExpression(format: "5 * 2").expressionValue(with: nil, context: nil) as? Int, 10)
    XCTAssertEqual(NSExpression(format: "%d / 2", 7).expressionValue(with: nil, context: nil) as? Int, 3)
  }

  func testPartsOfExpressions() {
    let division = NSExpression(format: "5/2")
    XCTAssertEqual(division.expressionType, .function)
    XCTAssertEqual(division.function, "divide:by:")
    XCTAssertEqual(division.arguments?.map { $0.constantValue as? Double }, [5, 2])
    let exact = NSExpression(
      forFunction: division.operand, selectorName: division.function,
      arguments: division.arguments!.map { NSExpression(forConstantValue: $0.constantValue as? Double) })
    XCTAssertEqual(exact.expressionValue(with: nil, context: nil) as? Double, 2.5)
    let list = NSExpression(format: "{1, 2, 3}")
    XCTAssertEqual((list.collection as? [NSExpression])?.count, 3)
    XCTAssertEqual(NSExpression(format: "sum({1, 2})").function, "sum:")
    XCTAssertEqual(NSExpression(format: "2 ** 3").function, "raise:toPower:")
  }

  func testDescriptions() {
    XCTAssertEqual(NSExpression(format: "(1 + 2) * price").description, "(1 + 2) * price")
    XCTAssertEqual(NSExpression(format: "{1, name}").description, "{1, name}")
    XCTAssertEqual(NSExpression(format: "SELF").description, "SELF")
    let one = NSExpression(forConstantValue: 1)
    XCTAssertEqual(NSExpression(forUnionSet: one, with: one).description, "1 UNION 1")
    XCTAssertEqual(NSExpression(block: { _, _, _ in 1 }, arguments: [one]).description, "BLOCK(1)")
  }

  func testClosures() {
    let block = NSExpression(
      block: { object, arguments, variables in
        "\(object!) \(arguments[0]) \(arguments[1] is NSNull) \(variables!["a"]!)"
      },
      arguments: [NSExpression(forConstantValue: 3), NSExpression(forConstantValue: nil)])
    XCTAssertEqual(block.expressionType, .block)
    XCTAssertEqual(block.expressionValue(with: "x", context: ["a": 7]) as? String, "x 3 true 7")
    XCTAssertEqual(block.expressionBlock("y", [1, NSNull()], ["a": 2]) as? String, "y 1 true 2")
  }

  func testSetsAndConditions() {
    let left = NSExpression(forConstantValue: NSSet(array: [1, 2]))
    let right = NSExpression(forConstantValue: [2, 3])
    func set(_ expression: NSExpression) -> NSSet? { expression.expressionValue(with: nil, context: nil) as? NSSet }
    XCTAssertEqual(set(NSExpression(forUnionSet: left, with: right)), NSSet(array: [1, 2, 3]))
    XCTAssertEqual(set(NSExpression(forIntersectSet: left, with: right)), NSSet(array: [2]))
    XCTAssertEqual(set(NSExpression(forMinusSet: left, with: right)), NSSet(array: [1]))
    let choice = NSExpression(
      forConditional: NSPredicate(format: "SELF > 3"), trueExpression: NSExpression(forConstantValue: "large"),
      falseExpression: NSExpression(forConstantValue: "small"))
    XCTAssertEqual([2, 5].map { choice.expressionValue(with: $0, context: nil) as? String }, ["small", "large"])
    let query = NSExpression(
      forSubquery: right, usingIteratorVariable: "x", predicate: NSPredicate(format: "$x > SELF"))
    XCTAssertEqual(query.expressionValue(with: 2, context: nil) as? [Int], [3])
    XCTAssertEqual(query.expressionType, .subquery)
  }

  private final class Sample: NSObject {
    @objc func tripled(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 3) }
  }

  func testMethodsOfObjects() {
    let target = NSExpression(forConstantValue: Sample())
    let call = NSExpression(
      forFunction: target, selectorName: "tripled:", arguments: [NSExpression(forConstantValue: NSNumber(value: 4))])
    XCTAssertEqual(call.expressionValue(with: nil, context: nil) as? Int, 12)
    let missing = NSExpression(forFunction: target, selectorName: "nothing", arguments: nil)
    XCTAssertNil(missing.expressionValue(with: nil, context: nil))
  }
}
