/// A search for elements in a snapshot: steps, each of which replaces the found elements by others.
public struct ElementQuery: Sendable {
  /// A step of a search.
  public enum Step: Sendable {
    /// Replaces elements by their descendants of a kind.
    case descendants(ElementKind)
    /// Replaces elements by their direct children of a kind.
    case children(ElementKind)
    /// Keeps the elements of a kind with a text among their `identifiers`.
    case matching(ElementKind, String)
    /// Keeps the elements that fulfill a condition, which has a description for messages.
    case condition(String, @Sendable (ElementSnapshot) -> Bool)
    /// Keeps the elements that contain an element of a kind with a text among its `identifiers`. Nil is any text.
    case containing(ElementKind, String?)
    /// Keeps the elements that contain an element which fulfills a condition.
    case containingCondition(String, @Sendable (ElementSnapshot) -> Bool)
    /// Keeps one element: the one with an index, counted from the end if the index is negative.
    case index(Int)
    /// Keeps the first element.
    case first
  }

  /// The steps, beginning with the application.
  public var steps: [Step]

  /// Creates a query.
  ///
  /// - Parameter steps: The steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Returns the query with another step.
  ///
  /// - Parameter step: The step.
  /// - Returns: A new query.
  public func adding(_ step: Step) -> ElementQuery { ElementQuery(steps + [step]) }

  /// The result of a query.
  public struct Result: Sendable {
    /// The elements that the query finds, each once, from the back to the front.
    public var found: [ElementSnapshot]
    /// The elements before the first step that found nothing. It is empty if all steps found something.
    public var input: [ElementSnapshot] = []
    /// The first step that found nothing, or nil.
    public var failedStep: Step?
  }

  /// Performs the query.
  ///
  /// - Parameter application: The snapshot of the application.
  /// - Returns: The elements that were found.
  public func result(in application: ElementSnapshot) -> Result {
    var current = [application]
    for step in steps {
      let next = step.apply(to: current)
      if next.isEmpty { return Result(found: [], input: current, failedStep: step) }
      current = next
    }
    return Result(found: current)
  }
}

extension ElementQuery.Step {
  /// Performs the step.
  ///
  /// - Parameter elements: The elements that were found so far.
  /// - Returns: The new elements, each once.
  public func apply(to elements: [ElementSnapshot]) -> [ElementSnapshot] {
    switch self {
    case .descendants(let kind):
      var seen: Set<Int> = []
      var result: [ElementSnapshot] = []
      for element in elements {
        element.forEachDescendant { if Self.isOf(kind, $0), seen.insert($0.id).inserted { result.append($0) } }
      }
      return result
    case .children(let kind): return elements.flatMap { $0.children.filter { Self.isOf(kind, $0) } }
    case .matching(let kind, let text):
      return elements.filter { Self.isOf(kind, $0) && $0.identifiers.contains(text) }
    case .condition(_, let condition): return elements.filter(condition)
    case .containing(let kind, let text):
      return elements.filter { element in
        element.containsDescendant { Self.isOf(kind, $0) && (text.map($0.identifiers.contains) ?? true) }
      }
    case .containingCondition(_, let condition):
      return elements.filter { $0.containsDescendant(where: condition) }
    case .index(let index):
      let place = index < 0 ? elements.count + index : index
      return elements.indices.contains(place) ? [elements[place]] : []
    case .first: return elements.first.map { [$0] } ?? []
    }
  }

  private static func isOf(_ kind: ElementKind, _ element: ElementSnapshot) -> Bool {
    kind == .any || element.kind == kind
  }

  /// The step in the words of Apple's messages, such as `Elements matching predicate '"Add" IN identifiers'`.
  public var description: String {
    switch self {
    case .descendants(let kind): "Descendants matching type \(kind.name)"
    case .children(let kind): "Children matching type \(kind.name)"
    case .matching(.any, let text): "Elements matching predicate '\"\(text)\" IN identifiers'"
    case .matching(let kind, let text):
      "Elements matching predicate '\"\(text)\" IN identifiers' and type \(kind.name)"
    case .condition(let text, _): "Elements matching predicate '\(text)'"
    case .containing(let kind, let text):
      "Elements containing elements of type \(kind.name)"
        + (text.map { " matching predicate '\"\($0)\" IN identifiers'" } ?? "")
    case .containingCondition(let text, _): "Elements containing elements matching predicate '\(text)'"
    case .index(let index): "Element at index \(index)"
    case .first: "First matching element"
    }
  }
}
