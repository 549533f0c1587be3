import Foundation

/// The elements that are visible at the start or the end of a transition or may be visible in between.
///
/// An element can cross the visible area although it is outside of that area at the start and at the end. For example,
/// it may move from a position to the right of the area to a position below the area. Layouts do not return such
/// elements. Therefore, the elements around both visible areas are queried once for the whole transition. In regular
/// layouts, such an element is at most one screen away from the visible area at the start or the end. The distance that
/// can be scrolled before the next query is added.
@MainActor
struct TransitionElements {
  struct Element {
    let currentAttributes: UICollectionViewLayoutAttributes?
    let nextAttributes: UICollectionViewLayoutAttributes?
    /// Indicates whether the element is visible at the start or the end of the transition.
    let isVisibleAtStartOrEnd: Bool
  }

  /// The visible area at the start, in the coordinates of the current layout.
  let currentRect: CGRect
  let nextRect: CGRect
  /// The distance that the content can be scrolled before the next query of the layouts, in points.
  let scrollMargin: CGSize
  /// The elements, or `nil` if both layouts returned `nil`.
  let elements: [Element]?
  /// The index of each element in `elements`, by its key.
  private var indexes: [ElementKey: Int] = [:]

  /// Returns the attributes of an element in both layouts, or `nil` if it is too far from the visible areas.
  subscript(key: ElementKey) -> Element? { indexes[key].flatMap { elements?[$0] } }

  init(of layout: UICollectionViewTransitionLayout, currentRect: CGRect, nextRect: CGRect, scrollMargin: CGSize) {
    self.currentRect = currentRect
    self.nextRect = nextRect
    self.scrollMargin = scrollMargin
    func extended(_ rect: CGRect) -> CGRect {
      rect.insetBy(dx: -(rect.width + scrollMargin.width), dy: -(rect.height + scrollMargin.height))
    }
    let currentAttributes = layout.current.layoutAttributesForElements(in: extended(currentRect))
    let nextAttributes = layout.next.layoutAttributesForElements(in: extended(nextRect))
    guard currentAttributes != nil || nextAttributes != nil else {
      elements = nil
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
    var newElements: [Element] = []
    var visitedKeys: Set<ElementKey> = []
    for key in ((currentAttributes ?? []) + (nextAttributes ?? [])).map(\.values.key)
    where visitedKeys.insert(key).inserted {
      indexes[key] = newElements.count
      let currentElement = oldAttributes[key] ?? oldKinds.attributesInLayoutCoordinates(for: key)
      let nextElement = newAttributes[key] ?? newKinds.attributesInLayoutCoordinates(for: key)
      newElements.append(
        Element(
          currentAttributes: layout.converted(currentElement, from: layout.current),
          nextAttributes: layout.converted(nextElement, from: layout.next),
          isVisibleAtStartOrEnd: (currentElement.map { $0.frame.overlaps(currentRect) } ?? false)
            || (nextElement.map { $0.frame.overlaps(nextRect) } ?? false)))
    }
    elements = newElements
  }
}
