import Foundation

/// The elements that are visible at the start or the end of a transition, or that may be visible in between.
///
/// An element can cross the visible area although it is outside of that area at the start and at the end, for example
/// if it moves from the right of it to a position below it. Layouts do not return such elements. Therefore, the
/// elements around both visible areas are queried once for the whole transition. In regular layouts, such an element is
/// at most one screen away from the visible area at the start or the end. The distance that can be scrolled before the
/// next query is added.
@MainActor
struct TransitionElements {
  struct Element {
    let from: UICollectionViewLayoutAttributes?
    let to: UICollectionViewLayoutAttributes?
    /// Indicates whether the element is visible at the start or the end of the transition.
    let isVisibleAtEnd: Bool
  }

  /// The visible area at the start, in the coordinates of the current layout.
  let from: CGRect
  let to: CGRect
  /// The distance that the content can be scrolled before the next query of the layouts, in points.
  let reach: CGSize
  /// The elements, or `nil` if both layouts returned `nil`.
  let all: [Element]?
  /// The index of each element in `all`, by its key.
  private var places: [ElementKey: Int] = [:]

  /// Returns the attributes of an element in both layouts, or `nil` if it is too far from the visible areas.
  subscript(key: ElementKey) -> Element? { places[key].flatMap { all?[$0] } }

  init(of layout: UICollectionViewTransitionLayout, from: CGRect, to: CGRect, reach: CGSize) {
    self.from = from
    self.to = to
    self.reach = reach
    func near(_ rect: CGRect) -> CGRect {
      rect.insetBy(dx: -(rect.width + reach.width), dy: -(rect.height + reach.height))
    }
    let currentAttributes = layout.current.layoutAttributesForElements(in: near(from))
    let nextAttributes = layout.next.layoutAttributesForElements(in: near(to))
    guard currentAttributes != nil || nextAttributes != nil else {
      all = nil
      return
    }
    var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var newAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var oldKinds = KnownElementKinds(layout: layout.current)
    var newKinds = KnownElementKinds(layout: layout.next)
    for attributes in currentAttributes ?? [] {
      oldAttributes[attributes.values.key] = attributes
      oldKinds.add(attributes.values.key)
    }
    for attributes in nextAttributes ?? [] {
      newAttributes[attributes.values.key] = attributes
      newKinds.add(attributes.values.key)
    }
    var elements: [Element] = []
    var seen: Set<ElementKey> = []
    for key in ((currentAttributes ?? []) + (nextAttributes ?? [])).map(\.values.key) where seen.insert(key).inserted {
      places[key] = elements.count
      let first = oldAttributes[key] ?? oldKinds.plainAttributes(key)
      let last = newAttributes[key] ?? newKinds.plainAttributes(key)
      elements.append(
        Element(
          from: layout.here(first, of: layout.current), to: layout.here(last, of: layout.next),
          isVisibleAtEnd: (first.map { $0.frame.overlaps(from) } ?? false)
            || (last.map { $0.frame.overlaps(to) } ?? false)))
    }
    all = elements
  }
}
