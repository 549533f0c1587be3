import Board
import Foundation
import XCTest

/// Conditions in text, which Foundation on Linux does not parse.
final class PredicateTests: XCTestCase {
  private func matches(_ format: String, _ arguments: [Any] = [], _ object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  func testRegularExpressions() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.org")
    XCTAssertTrue(address.evaluate(with: "ann@home.org"))
    XCTAssertFalse(address.evaluate(with: "ann@home.organ"))
    XCTAssertFalse(address.evaluate(with: nil))
  }

  func testPropertiesOfObjects() {
    let person = Person()
    person.age = 20
    XCTAssertTrue(matches("age == 20 AND name BEGINSWITH[c] 'an'", [], person))
    XCTAssertFalse(matches("age == 20 AND name BEGINSWITH 'an'", [], person))
    XCTAssertTrue(matches("address.street == %@", ["Main"], person))
    XCTAssertTrue(matches("%K >= %d", ["age", 20], person))
    XCTAssertTrue(matches("NOT (age < 20 OR name CONTAINS 'x')", [], person))
    XCTAssertTrue(matches("(age + 2) * 2 = 44", [], person))
    XCTAssertTrue(matches("missing == nil", [], person))
  }

  /// The functions are those of Apple's documentation of `NSExpression`.
  func testBitwiseOperators() {
    let value = ["bits": 6, "half": 0.5]
    XCTAssertTrue(matches("(bits & %d) != 0", [4], value))
    XCTAssertFalse(matches("(bits & %d) != 0", [1], value))
    XCTAssertTrue(matches("bits & 2 == 2 AND bits | 1 = 7 AND bits ^ 2 = 4", [], value))
    XCTAssertTrue(matches("bits << 1 = 12 AND bits >> 1 = 3 AND 1 + 1 << 2 = 8", [], value))
    XCTAssertFalse(matches("(half & 1) = 0", [], value), "bits of an integer only")
    let and = NSExpression(
      forFunction: "bitwiseAnd:with:",
      arguments: [NSExpression(forKeyPath: "bits"), NSExpression(forConstantValue: 3)])
    XCTAssertEqual(and.expressionValue(with: value, context: nil) as? Int, 2)
  }

  func testCollections() {
    let value: [String: Any] = ["tags": ["red", "green"], "count": 3, "none": [Int]()]
    XCTAssertTrue(matches("ANY tags == 'green'", [], value))
    XCTAssertTrue(matches("ALL tags CONTAINS 'r'", [], value))
    XCTAssertTrue(matches("NONE tags == 'blue'", [], value))
    XCTAssertTrue(matches("tags.@count == 2 AND none.@count == 0", [], value))
    XCTAssertTrue(matches("'red' IN tags AND count IN {1, 3}", [], value))
    XCTAssertTrue(matches("count BETWEEN {1, 3}", [], value))
    XCTAssertFalse(matches("count BETWEEN %@", [[4, 5]], value))
    XCTAssertEqual([1, 2, 3, 4].filter { matches("SELF > 2", [], $0) }, [3, 4])
  }

  func testTexts() {
    XCTAssertTrue(matches("SELF LIKE[cd] 'a*?e'", [], "Änne"))
    XCTAssertTrue(matches("SELF ENDSWITH 'e'", [], "Anne"))
    XCTAssertTrue(matches("SELF == \"it's\"", [], "it's"))
  }

  func testVariables() {
    let condition = NSPredicate(format: "$isOn == YES AND $word != 'no'")
    XCTAssertTrue(condition.evaluate(with: nil, substitutionVariables: ["isOn": true, "word": "yes"]))
    XCTAssertFalse(condition.evaluate(with: nil, substitutionVariables: ["isOn": true, "word": "no"]))
  }

  /// xmartlabs/Eureka (on GitHub) finds the variables of a condition by the classes of its parts.
  func testClassesOfConditions() throws {
    let text = "$first.value > 23 AND NOT ($second == 'a' OR name BEGINSWITH[c] %@) AND age IN {1, 2}"
    let all = try XCTUnwrap(NSPredicate(format: text, "B") as? NSCompoundPredicate)
    XCTAssertEqual(all.compoundPredicateType, .and)
    XCTAssertEqual(all.subpredicates.count, 3)
    let first = try XCTUnwrap(all.subpredicates[0] as? NSComparisonPredicate)
    XCTAssertEqual(first.predicateOperatorType, .greaterThan)
    XCTAssertEqual(first.leftExpression.expressionType, .function)
    XCTAssertEqual("\(first.leftExpression)", "$first.value")
    XCTAssertEqual(first.rightExpression.constantValue as? Double, 23)
    let negation = try XCTUnwrap(all.subpredicates[1] as? NSCompoundPredicate)
    XCTAssertEqual(negation.compoundPredicateType, .not)
    let alternatives = try XCTUnwrap(negation.subpredicates[0] as? NSCompoundPredicate)
    XCTAssertEqual(alternatives.compoundPredicateType, .or)
    let second = try XCTUnwrap(alternatives.subpredicates[0] as? NSComparisonPredicate)
    XCTAssertEqual(second.leftExpression.expressionType, .variable)
    XCTAssertEqual("\(second.leftExpression)", "$second")
    let third = try XCTUnwrap(alternatives.subpredicates[1] as? NSComparisonPredicate)
    XCTAssertEqual(third.leftExpression.keyPath, "name")
    XCTAssertEqual(third.options, .caseInsensitive)
    let variables = { (value: Int, other: String) -> [String: Any] in ["first": ["value": value], "second": other] }
    let object: [String: Any] = ["name": "Cid", "age": 2]
    XCTAssertTrue(all.evaluate(with: object, substitutionVariables: variables(24, "b")))
    XCTAssertFalse(all.evaluate(with: object, substitutionVariables: variables(23, "b")))
    XCTAssertFalse(all.evaluate(with: object, substitutionVariables: variables(24, "a")))
    let itself = try XCTUnwrap(NSPredicate(format: "SELF == 1") as? NSComparisonPredicate)
    XCTAssertEqual(itself.leftExpression.expressionType, .evaluatedObject)
    let none = try XCTUnwrap(NSPredicate(format: "NONE SELF > 2") as? NSCompoundPredicate)
    XCTAssertTrue(none.evaluate(with: [1, 2]))
    XCTAssertFalse(none.evaluate(with: [1, 3]))
  }

  /// On iOS an exception ends the program.
  func testConditionsThatAreNoneMatchNothing() {
    for format in ["age ==", "SUBQUERY(x, $y, $y == 1).@count > 0", "'", "(age == 1", "%@ == 1", ""] {
      XCTAssertFalse(matches(format, [], Person()), format)
    }
  }

  func testSortDescriptorsWithKeys() {
    let people = [("Ann", 30), ("bob", 20), ("Cid", 25)].map { name, age in
      let person = Person()
      person.name = name
      person.age = age
      return person
    }
    func names(_ descriptor: NSSortDescriptor) -> [String] {
      (people as NSArray).sortedArray(using: [descriptor]).compactMap { ($0 as? Person)?.name }
    }
    XCTAssertEqual(names(NSSortDescriptor(key: "age", ascending: true)), ["bob", "Cid", "Ann"])
    XCTAssertEqual(names(NSSortDescriptor(key: "age", ascending: false)), ["Ann", "Cid", "bob"])
    XCTAssertEqual(names(NSSortDescriptor(key: "name", ascending: true)), ["Ann", "Cid", "bob"])
    XCTAssertEqual(
      names(
        NSSortDescriptor(
          key: "name", ascending: true, selector: #selector(NSString.localizedCaseInsensitiveCompare(_:)))),
      ["Ann", "bob", "Cid"])
    let paths = [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0), IndexPath(row: 0, section: 0)]
    let sorted = NSMutableArray(array: paths).sortedArray(using: [NSSortDescriptor(key: "self", ascending: false)])
    XCTAssertEqual((sorted as? [IndexPath])?.map(\.row), [4, 1, 0])
  }
}
