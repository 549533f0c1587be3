import Foundation

extension UICollectionView {
  /// An element that leaves the screen, and its final attributes.
  private struct DisappearingElement {
    let element: LiveElement
    let end: UICollectionViewLayoutAttributes?
  }

  /// Moves the elements from their current positions to the layout's attributes, with an animation if it would be
  /// visible.
  ///
  /// The last query was made for the current bounds. `offset` is the new origin of the bounds. `finalOffset` calculates it
  /// again if the sizes of appearing views differ from the estimates. Inside an animation block, the duration and curve
  /// of the block are used.
  final func perform(
    _ change: ElementChange, old: [(LiveElement, ElementKey)], offset: CGPoint, finalOffset: (() -> CGPoint)? = nil,
    completion: @escaping (Bool) -> Void
  ) {
    let phase = session.beginUpdate()
    // As in UIKit, the layout's final attributes are requested for every element that was on screen: cells in ascending
    // order, then supplementary views, then decoration views.
    let ends = old.sorted { $0.1 < $1.1 }.map { DisappearingElement(element: $0.0, end: change.end($0.1)) }
    // Views are created for all elements that are visible before or after the change, so that none vanishes at the
    // start.
    var offset = offset
    var appearing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    while true {
      let target = CGRect(origin: offset, size: bounds.size)
      if offset != bounds.origin {
        if LayoutCache.rect(for: target) != layoutCache.rect { session.setNeeds(.query) }
        if session.needs(.query) { queryUnion(of: bounds, and: target) }
      }
      createViews(in: target, change, &appearing)
      guard fitAppearingAttributes(appearing) else { break }
      if let finalOffset { offset = finalOffset() } else { session.setNeeds(.offsetInRange) }
    }
    correctInitialAttributes(appearing, change)
    let appearingItems = Set(appearing.keys)
    let disappearingElements = findDisappearing(ends, CGRect(origin: offset, size: bounds.size), change)
    adoptDisappearing(disappearingElements)
    for one in disappearingElements { sendBehindRows(one.element) }
    for index in layoutCache.entries.indices {
      layoutCache.entries[index].element = liveElements[layoutCache.entries[index].key]
    }
    let apply = { [self] in
      for entry in layoutCache.entries {
        guard let element = entry.element, element.needsApplying(entry.attributes) || appearingItems.contains(entry.key)
        else {
          continue
        }
        showAnimated(element, entry.attributes)
      }
      for case let (element, end?) in disappearingElements.lazy.map({ ($0.element, $0.end) }) {
        // If the element appears again, its attributes are compared with these.
        element.remember(end)
        applyGeometry(of: end, to: element.view)
        element.view.apply(end)
      }
      if offset != bounds.origin { moveAlong(to: offset) }
      change.alongside()
    }
    animator.run(
      disappearing: disappearingElements.map(\.element), isAnimated: true, waits: false, apply, completion: completion)
    // The layout of cells may have requested a layout of this view. That pass begins after all elements are positioned.
    session.end(phase)
    resolvePaintOrder()
    setNeedsLayout()
  }

  /// Shows an element with new attributes. If its size changes, its content is laid out in the same animation.
  private func showAnimated(_ element: LiveElement, _ attributes: UICollectionViewLayoutAttributes) {
    let size = element.view.bounds.size
    show(element, with: attributes)
    if element.view.bounds.size != size { element.view.layoutIfNeeded() }
  }

  /// Changes the bounds, and moves the elements that have a fixed position on screen, such as pinned headers.
  private func moveAlong(to offset: CGPoint) {
    let context = requestBoundsContext(CGRect(origin: offset, size: bounds.size))
    moveBounds(to: offset)
    guard let context else { return }
    invalidate(with: context)
    resolveLayout()
    queryElements(in: layoutCache.rect ?? LayoutCache.rect(for: bounds))
    for entry in layoutCache.entries {
      if let element = entry.element, element.needsApplying(entry.attributes) {
        showAnimated(element, entry.attributes)
      }
    }
  }

  /// Queries the elements in two bounds and between them, in a single query.
  private func queryUnion(of first: CGRect, and second: CGRect) {
    let rect = LayoutCache.rect(for: first).union(LayoutCache.rect(for: second))
    queryElements(in: rect)
  }

  // MARK: Elements that leave the screen

  private func findDisappearing(_ ends: [DisappearingElement], _ target: CGRect, _ change: ElementChange)
    -> [DisappearingElement]
  {
    var staying: Set<ElementKey> = []
    for entry in layoutCache.entries where !entry.isSuppressed && entry.frame.overlaps(target) {
      staying.insert(entry.key)
    }
    var disappearingElements: [DisappearingElement] = []
    for one in ends {
      let element = one.element
      // An update that a callback started has already removed it.
      if element.update != nil { continue }
      let hasIdentity = liveElements[element.key] === element
      if hasIdentity, staying.contains(element.key) { continue }
      guard one.end == nil, hasIdentity else {
        disappearingElements.append(one)
        continue
      }
      // An element that moves off screen is animated to its new position. An element that the layout no longer contains
      // fades out at its current position.
      disappearingElements.append(
        DisappearingElement(
          element: element, end: change.fallbackFinalAttributes(element) ?? element.attributes.fadedOut()))
    }
    return disappearingElements
  }

  /// Removes the disappearing elements from the set of live elements.
  private func adoptDisappearing(_ disappearingElements: [DisappearingElement]) {
    for element in disappearingElements.lazy.map(\.element) where liveElements[element.key] === element {
      liveElements.remove(element)
      animator.addDisappearing(element)
    }
  }

  // MARK: Elements that enter the screen

  /// Creates the missing views of the elements in the target bounds, with their initial attributes.
  ///
  /// As in UIKit, the initial attributes are requested for every element that is visible after the change. The new
  /// elements are added to `appearing`, with their current final attributes.
  private func createViews(
    in target: CGRect, _ change: ElementChange, _ appearing: inout [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    let generation = pass.generation
    let isFirst = appearing.isEmpty
    let entries = layoutCache.entries.filter { !$0.isSuppressed && $0.frame.overlaps(target) }.sorted {
      $0.key < $1.key
    }
    for entry in entries where isFirst || liveElements[entry.key] == nil {
      let start = change.start(entry.key)
      // A callback may have started another update, which has already positioned all elements.
      guard pass.generation == generation else { break }
      if let element = liveElements[entry.key] ?? restoreDisappearing(entry.key) {
        begin(element, at: start, change)
        continue
      }
      let first = start ?? estimatedInitialAttributes(of: entry, entries, change)
      let element = createView(entry.key, entry.attributes.values.indexPath, first)
      if first.size != entry.attributes.size { UIView.withoutAnimation { element.view.layoutIfNeeded() } }
      appearing[entry.key] = entry.attributes
    }
  }

  /// Corrects the initial attributes of new elements whose measured size differs from the estimate. They begin with
  /// their measured size, and inserted elements also begin relative to their new final position.
  private func correctInitialAttributes(
    _ appearing: [ElementKey: UICollectionViewLayoutAttributes], _ change: ElementChange
  ) {
    for (key, expected) in appearing {
      guard let element = liveElements[key], let end = layoutCache.attributes(of: key),
        end.size != expected.size || end.center != expected.center,
        let begin = element.attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let hadExpectedSize = begin.size == expected.size
      if change.isNew(key) {
        begin.center.x += end.center.x - expected.center.x
        begin.center.y += end.center.y - expected.center.y
      } else if hadExpectedSize {
        // The element moves from its own initial position, so its corner is kept.
        begin.center.x += (end.size.width - expected.size.width) / 2
        begin.center.y += (end.size.height - expected.size.height) / 2
      }
      if hadExpectedSize { begin.size = end.size }
      UIView.withoutAnimation { show(element, with: begin) }
    }
  }

  /// Moves an element that remains on screen to its initial attributes, if the layout returns initial attributes that
  /// differ from the previous ones.
  private func begin(
    _ element: LiveElement, at start: UICollectionViewLayoutAttributes?, _ change: ElementChange
  ) {
    guard let start, let attributesBefore = change.before(element.key), !start.hasSameAppearance(attributesBefore)
    else { return }
    UIView.withoutAnimation { show(element, with: start) }
  }

  /// Returns estimated initial attributes for an element for which the layout returns `nil`.
  private func estimatedInitialAttributes(
    of entry: LayoutCache.Entry, _ entries: [LayoutCache.Entry], _ change: ElementChange
  ) -> UICollectionViewLayoutAttributes {
    let end = entry.attributes
    if let attributes = change.before(entry.key) { return attributes }
    if change.isNew(entry.key) { return end.fadedOut() ?? end }
    guard let queriedRectBefore = change.queriedRectBefore else { return end }
    // The element was off screen. It moves by the same distance as a neighbor, preferably one in the same column.
    var best: (isAligned: Bool, distance: Int, step: CGPoint)?
    for (place, other) in entries.enumerated() where other.key.kind == entry.key.kind && other.key != entry.key {
      guard let attributesBefore = change.before(other.key) else { continue }
      let currentCenter = other.attributes.center
      let step = CGPoint(x: attributesBefore.center.x - currentCenter.x, y: attributesBefore.center.y - currentCenter.y)
      let isAligned = currentCenter.x == end.center.x || currentCenter.y == end.center.y
      let distance = abs(other.key.item - entry.key.item) + (other.key.section == entry.key.section ? 0 : place)
      if let best, best.isAligned == isAligned ? best.distance <= distance : best.isAligned { continue }
      if step != .zero { best = (isAligned, distance, step) }
    }
    guard let best, let start = end.moved(by: best.step), !start.frame.overlaps(queriedRectBefore) else {
      return end.fadedOut() ?? end
    }
    return start
  }
}
