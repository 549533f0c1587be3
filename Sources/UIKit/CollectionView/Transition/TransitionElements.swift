import Foundation

/// What the two ends of a transition show, and what lies so near to an end that it may be seen on the way to the other:
/// an element that is beside the screen at one end and below it at the other crosses a corner in between. Found once, for
/// all of the way.
///
/// Layouts do not say which elements cross. Where both go on as they do on the screen, none that does lies farther than a
/// screen away at both ends; and as far as scrolling takes the ends before the layouts are asked again.
@MainActor
struct TransitionElements {
  struct Element {
    let from: UICollectionViewLayoutAttributes?
    let to: UICollectionViewLayoutAttributes?
    /// Whether it is seen at an end.
    let isSeen: Bool
  }

  /// What is seen at the ends, in the coordinates of the layouts there.
  let from: CGRect
  let to: CGRect
  /// How far the content can be scrolled with these answers, in points.
  let reach: CGSize
  /// Nil when neither layout has answered.
  let all: [Element]?
  /// Where each of them stands in `all`.
  private var places: [ElementKey: Int] = [:]

  /// What the layouts say of an element at the ends; nil when it lies too far away from both.
  subscript(key: ElementKey) -> Element? { places[key].flatMap { all?[$0] } }

  init(of layout: UICollectionViewTransitionLayout, from: CGRect, to: CGRect, reach: CGSize) {
    self.from = from
    self.to = to
    self.reach = reach
    func near(_ rect: CGRect) -> CGRect {
      rect.insetBy(dx: -(rect.width + reach.width), dy: -(rect.height + reach.height))
    }
    let old = layout.current.layoutAttributesForElements(in: near(from))
    let new = layout.next.layoutAttributesForElements(in: near(to))
    guard old != nil || new != nil else {
      all = nil
      return
    }
    var oldOnes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var newOnes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var oldKinds = NamedKinds(layout: layout.current)
    var newKinds = NamedKinds(layout: layout.next)
    for attributes in old ?? [] {
      oldOnes[attributes.values.key] = attributes
      oldKinds.add(attributes.values.key)
    }
    for attributes in new ?? [] {
      newOnes[attributes.values.key] = attributes
      newKinds.add(attributes.values.key)
    }
    var found: [Element] = []
    var seen: Set<ElementKey> = []
    for key in ((old ?? []) + (new ?? [])).map(\.values.key) where seen.insert(key).inserted {
      places[key] = found.count
      let first = oldOnes[key] ?? oldKinds.plainAttributes(key)
      let last = newOnes[key] ?? newKinds.plainAttributes(key)
      found.append(
        Element(
          from: layout.here(first, of: layout.current), to: layout.here(last, of: layout.next),
          isSeen: (first.map { $0.frame.overlaps(from) } ?? false) || (last.map { $0.frame.overlaps(to) } ?? false)))
    }
    all = found
  }
}
