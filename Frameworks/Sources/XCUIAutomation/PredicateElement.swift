import UIKit
import UITestInterface

/// An element as a predicate of a query sees it. Whether a touch reaches the element is found out only if the predicate names that.
final class PredicateElement: NSObject {
  private let element: ElementSnapshot
  private let source: ElementSource

  init(_ element: ElementSnapshot, _ source: ElementSource) {
    self.element = element
    self.source = source
  }
}

extension PredicateElement: _MemberLookup {
  nonisolated func _selector(named name: String) -> Selector? { nil }
  func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }
  func _member(_ name: String) -> _MemberValue? {
    if name == "hittable" || name == "isHittable" { return _MemberValue(source.isHittable(element)) }
    return FrozenElement.properties(of: element)[name].map { _MemberValue($0) }
  }
}
