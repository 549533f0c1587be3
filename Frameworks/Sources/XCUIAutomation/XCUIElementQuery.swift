import Foundation
import TesseraDarwin
import UIKit
import UITestInterface

/// A search for elements. It is performed each time a test reads something of its result.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
  let source: ElementSource
  private let type: XCUIElement.ElementType

  init(source: ElementSource, type: XCUIElement.ElementType) {
    self.source = source
    self.type = type
  }

  private func element(_ step: ElementQuery.Step?, _ text: String? = nil) -> XCUIElement {
    let name = (text.map { "\"\($0)\" " } ?? "") + type.kind.name
    return XCUIElement(source: step.map(source.adding) ?? source, name: name)
  }

  private func query(_ step: ElementQuery.Step, _ type: XCUIElement.ElementType? = nil) -> XCUIElementQuery {
    XCUIElementQuery(source: source.adding(step), type: type ?? self.type)
  }

  // MARK: Elements

  /// The only element of the query.
  open var element: XCUIElement { element(nil) }
  /// The first element of the query.
  open var firstMatch: XCUIElement { element(.first) }
  /// The number of elements that the query finds now.
  open var count: Int { source.found.count }
  /// Returns the element with an index. Elements are ordered from the back to the front.
  ///
  /// - Parameter index: The index, which begins with 0.
  /// - Returns: The element. It does not exist if fewer elements are found.
  open func element(boundBy index: Int) -> XCUIElement { element(.index(index)) }
  /// Returns the element with an index.
  ///
  /// - Parameter index: The index, which begins with 0.
  /// - Returns: The element. It does not exist if fewer elements are found.
  open func element(at index: Int) -> XCUIElement { element(.index(index)) }
  /// Returns the only element that fulfills a predicate.
  ///
  /// - Parameter predicate: The condition for the properties of an element, such as `label CONTAINS "Add"`.
  /// - Returns: The element. It does not exist if no element is found, and its use fails if several are.
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
  /// Returns the only element of a type with an identifier.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - identifier: The identifier, title, label, value or placeholder, or nil for any.
  /// - Returns: The element. It does not exist if no element is found, and its use fails if several are.
  open func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(type, identifier: identifier).element
  }
  /// Returns the element with an identifier, title, label, value or placeholder.
  ///
  /// - Parameter key: The identifier, title, label, value or placeholder.
  open subscript(key: String) -> XCUIElement { element(.matching(.any, key), key) }

  /// The elements that the query finds now, each bound to its index.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The elements that the query finds now, each bound to its index. It is the same as `allElementsBoundByIndex`.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  // MARK: Narrowing

  /// Returns a query for descendants of the found elements.
  ///
  /// - Parameter type: The type of the elements.
  /// - Returns: The query.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    query(.descendants(type.kind), type)
  }
  /// Returns a query for direct children of the found elements.
  ///
  /// - Parameter type: The type of the elements.
  /// - Returns: The query.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.children(type.kind), type) }
  /// Returns a query for the found elements that fulfill a predicate.
  ///
  /// - Parameter predicate: The condition for the properties of an element, such as `label CONTAINS "Add"`.
  /// - Returns: The query.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.condition(Self.text(of: predicate), condition(predicate)))
  }
  /// Returns a query for the found elements of a type with an identifier.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - identifier: The identifier, title, label, value or placeholder, or nil for any.
  /// - Returns: The query.
  open func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    if let identifier { return query(.matching(type.kind, identifier), type) }
    let kind = type.kind
    return query(.condition("elementType == \(kind.rawValue)") { kind == .any || $0.kind == kind }, type)
  }
  /// Returns a query for the found elements with an identifier.
  ///
  /// - Parameter identifier: The identifier, title, label, value or placeholder.
  /// - Returns: The query.
  open func matching(identifier: String) -> XCUIElementQuery { query(.matching(.any, identifier)) }
  /// Returns a query for the found elements that contain an element which fulfills a predicate.
  ///
  /// - Parameter predicate: The condition for the properties of an element, such as `label CONTAINS "Add"`.
  /// - Returns: The query.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.containingCondition(Self.text(of: predicate), condition(predicate)))
  }
  /// Returns a query for the found elements that contain an element of a type with an identifier.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - identifier: The identifier, title, label, value or placeholder, or nil for any.
  /// - Returns: The query.
  open func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    query(.containing(type.kind, identifier))
  }

  private func condition(_ predicate: NSPredicate) -> @Sendable (ElementSnapshot) -> Bool {
    nonisolated(unsafe) let predicate = predicate
    let source = source
    return { predicate.evaluate(with: PredicateElement($0, source)) }
  }

  private static func text(of predicate: NSPredicate) -> String { predicate._formatText ?? "BLOCKPREDICATE" }

  open override var debugDescription: String {
    let found = source.found
    return "Find: " + source.query.steps.map(\.description).joined(separator: "\n  ↪︎Find: ") + "\n  Output: {\n"
      + found.map { "    \($0.summary)\n" }.joined() + "  }"
  }
}

extension XCUIElementQuery: _MemberLookup {
  /// Returns no selector, because predicates call no methods of queries.
  ///
  /// - Parameter name: The name of the method.
  /// - Returns: Nil.
  public nonisolated func _selector(named name: String) -> Selector? { nil }
  /// Sets no property, because those of queries are read-only.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The value.
  /// - Returns: `missing`.
  public func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }
  /// Returns a property for a predicate, such as `count == 3`.
  ///
  /// - Parameter name: The name of the property.
  /// - Returns: The number of elements for `count`, and nil for other names.
  public func _member(_ name: String) -> _MemberValue? { name == "count" ? _MemberValue(count) : nil }
}
