import Foundation

extension UICollectionView {
  /// An element that leaves the screen, and its final attributes.
  private struct Leaving {
    let element: RealizedElement
    let end: UICollectionViewLayoutAttributes?
  }

  /// Moves the elements from where they are to the attributes of the layout, with an animation if it would be visible.
  ///
  /// The last query is for the current bounds. `offset` is the new origin of the bounds, and `settle` calculates it
  /// again after appearing views had other sizes than estimated. Inside an animation block its duration and curve are
  /// used.
  final func perform(
    _ change: ElementChange, old: [(RealizedElement, ElementKey)], offset: CGPoint, settle: (() -> CGPoint)? = nil,
    completion: @escaping (Bool) -> Void
  ) {
    let phase = session.beginUpdate()
    // The layout is asked for the final attributes of every element on screen before, as in UIKit: cells in ascending
    // order, then supplementary views, then decoration views.
    let ends = old.sorted { $0.1 < $1.1 }.map { Leaving(element: $0.0, end: change.end($0.1)) }
    // Views are created for everything that is visible before or after, so that nothing vanishes at the start.
    var offset = offset
    var arrivals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    while true {
      let target = CGRect(origin: offset, size: bounds.size)
      if offset != bounds.origin {
        if QueriedElements.rect(for: target) != queried.rect { session.setNeeds(.query) }
        if session.needs(.query) { queryUnion(of: bounds, and: target) }
      }
      realizeElements(in: target, change, &arrivals)
      guard fitArrivals(arrivals) else { break }
      if let settle { offset = settle() } else { session.setNeeds(.offsetInRange) }
    }
    beginFitted(arrivals, change)
    let coming = Set(arrivals.keys)
    let leaving = findLeaving(ends, CGRect(origin: offset, size: bounds.size), change)
    take(leaving)
    for one in leaving { sendBehindRows(one.element) }
    for index in queried.entries.indices {
      queried.entries[index].element = realized[queried.entries[index].key]
    }
    let apply = { [self] in
      for entry in queried.entries {
        guard let element = entry.element, element.needsApplying(entry.attributes) || coming.contains(entry.key) else {
          continue
        }
        showAnimated(element, entry.attributes)
      }
      for case let (element, end?) in leaving.lazy.map({ ($0.element, $0.end) }) {
        // If the element appears again, new attributes are compared with these.
        element.remember(end)
        applyGeometry(of: end, to: element.view)
        element.view.apply(end)
      }
      if offset != bounds.origin { moveAlong(to: offset) }
      change.alongside()
    }
    animator.run(
      disappearing: leaving.map(\.element), isAnimated: true, waits: false, apply, completion: completion)
    // Laying out the content of cells may have requested a layout of this view. Its pass waits until everything is in
    // place.
    session.end(phase)
    settlePaintOrder()
    setNeedsLayout()
  }

  /// Shows an element with new attributes, and lays out its content in the same animation if its size changes.
  private func showAnimated(_ element: RealizedElement, _ attributes: UICollectionViewLayoutAttributes) {
    let size = element.view.bounds.size
    show(element, with: attributes)
    if element.view.bounds.size != size { element.view.layoutIfNeeded() }
  }

  /// Moves the bounds, and with them the elements that the layout keeps in place on screen (pinned headers).
  private func moveAlong(to offset: CGPoint) {
    let context = askAboutBounds(CGRect(origin: offset, size: bounds.size))
    moveBounds(to: offset)
    guard let context else { return }
    invalidate(with: context)
    settleLayout()
    queryElements(in: queried.rect ?? QueriedElements.rect(for: bounds))
    for entry in queried.entries {
      if let element = entry.element, element.needsApplying(entry.attributes) {
        showAnimated(element, entry.attributes)
      }
    }
  }

  /// Queries the elements between two bounds at once.
  private func queryUnion(of first: CGRect, and second: CGRect) {
    let rect = QueriedElements.rect(for: first).union(QueriedElements.rect(for: second))
    queryElements(in: rect)
  }

  // MARK: Elements that leave the screen

  private func findLeaving(_ ends: [Leaving], _ target: CGRect, _ change: ElementChange) -> [Leaving] {
    var staying: Set<ElementKey> = []
    for entry in queried.entries where !entry.isSuppressed && entry.frame.overlaps(target) { staying.insert(entry.key) }
    var leaving: [Leaving] = []
    for one in ends {
      let element = one.element
      // An update that a callback started has already removed it.
      if element.update != nil { continue }
      let hasIdentity = realized[element.key] === element
      if hasIdentity, staying.contains(element.key) { continue }
      guard one.end == nil, hasIdentity else {
        leaving.append(one)
        continue
      }
      // An element that moves off screen is animated there; one that the layout no longer has fades where it is.
      leaving.append(Leaving(element: element, end: change.fallbackEnd(element) ?? element.attributes.fadedOut()))
    }
    return leaving
  }

  /// Removes the elements that leave the screen from the live elements.
  private func take(_ leaving: [Leaving]) {
    for element in leaving.lazy.map(\.element) where realized[element.key] === element {
      realized.remove(element)
      animator.addDisappearing(element)
    }
  }

  // MARK: Elements that enter the screen

  /// Creates the missing views of the elements that are visible at the target, at their initial attributes.
  ///
  /// The layout is asked for the initial attributes of every element on screen afterwards, as in UIKit. `arrivals`
  /// collects the new elements with their final attributes at that time.
  private func realizeElements(
    in target: CGRect, _ change: ElementChange, _ arrivals: inout [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    let generation = pass.generation
    let isFirst = arrivals.isEmpty
    let entries = queried.entries.filter { !$0.isSuppressed && $0.frame.overlaps(target) }.sorted { $0.key < $1.key }
    for entry in entries where isFirst || realized[entry.key] == nil {
      let start = change.start(entry.key)
      // A callback may have started another update, which has already moved everything.
      guard pass.generation == generation else { break }
      if let element = realized[entry.key] ?? takeBack(entry.key) {
        begin(element, at: start, change)
        continue
      }
      let first = start ?? guessStart(of: entry, entries, change)
      let element = realize(entry.key, entry.attributes.values.indexPath, first)
      if first.size != entry.attributes.size { UIView.withoutAnimation { element.view.layoutIfNeeded() } }
      arrivals[entry.key] = entry.attributes
    }
  }

  /// Corrects the start of new elements whose size is not the estimated one: they begin in that size, and those that
  /// are inserted also begin relative to their new final position.
  private func beginFitted(
    _ arrivals: [ElementKey: UICollectionViewLayoutAttributes], _ change: ElementChange
  ) {
    for (key, thought) in arrivals {
      guard let element = realized[key], let end = queried.attributes(of: key),
        end.size != thought.size || end.center != thought.center,
        let begin = element.attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let wasThatSize = begin.size == thought.size
      if change.isNew(key) {
        begin.center.x += end.center.x - thought.center.x
        begin.center.y += end.center.y - thought.center.y
      } else if wasThatSize {
        // The element comes from its own position, so its corner is kept.
        begin.center.x += (end.size.width - thought.size.width) / 2
        begin.center.y += (end.size.height - thought.size.height) / 2
      }
      if wasThatSize { begin.size = end.size }
      UIView.withoutAnimation { show(element, with: begin) }
    }
  }

  /// Shows an element that stays at its initial attributes if the layout returns other ones than before.
  private func begin(
    _ element: RealizedElement, at start: UICollectionViewLayoutAttributes?, _ change: ElementChange
  ) {
    guard let start, let before = change.before(element.key), !start.looksLike(before) else { return }
    UIView.withoutAnimation { show(element, with: start) }
  }

  /// Returns the initial attributes of an element for which the layout returns none.
  private func guessStart(
    of entry: QueriedElements.Entry, _ entries: [QueriedElements.Entry], _ change: ElementChange
  ) -> UICollectionViewLayoutAttributes {
    let end = entry.attributes
    if let before = change.before(entry.key) { return before }
    if change.isNew(entry.key) { return end.fadedOut() ?? end }
    guard let known = change.knownBefore else { return end }
    // The element was off screen: its distance is that of a neighbor, preferably one in the same column.
    var best: (isAligned: Bool, distance: Int, step: CGPoint)?
    for (place, other) in entries.enumerated() where other.key.kind == entry.key.kind && other.key != entry.key {
      guard let before = change.before(other.key) else { continue }
      let now = other.attributes.center
      let step = CGPoint(x: before.center.x - now.x, y: before.center.y - now.y)
      let isAligned = now.x == end.center.x || now.y == end.center.y
      let distance = abs(other.key.item - entry.key.item) + (other.key.section == entry.key.section ? 0 : place)
      if let best, best.isAligned == isAligned ? best.distance <= distance : best.isAligned { continue }
      if step != .zero { best = (isAligned, distance, step) }
    }
    guard let best, let start = end.moved(by: best.step), !start.frame.overlaps(known) else {
      return end.fadedOut() ?? end
    }
    return start
  }
}
