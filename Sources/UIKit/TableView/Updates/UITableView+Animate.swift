import CollectionCore
import Foundation

// Measured on iOS 26.1 (measurements.md, 4.9 and 8.5): a critically damped spring with a response of 0.3 s, over after
// 0.441 s; what shifts springs its position, what fades its opacity, and all that is new is there at once.
extension UITableView {
  /// What a critically damped spring of that response takes to be at rest (measurements.md, 8.4): 9.2334 / (2π / 0.3).
  private static var updateDuration: TimeInterval { 0.440863 }

  /// What a row, header or footer looks like at one end of an animation.
  private struct Look {
    var frame: CGRect
    var alpha: CGFloat = 1
  }

  /// What leaves the screen, and how it ends.
  private struct Leaving {
    let element: TableElement
    var end: Look
    var isAtOnce = false
  }

  /// Carries a batch out: keys, heights and selection follow, then everything moves from where it is to where it belongs.
  final func carryOut(_ map: UpdateMap, _ changes: TableOperations, completions: [(Bool) -> Void]) {
    guard let oldHeights = heights else { return }
    let wasRunning = pass.isRunning
    pass.isRunning = true
    pass.isUpdating = true
    prefetch.drop()
    let oldFrames = realized.mapValues { $0.view.frame }
    let translate = { (key: ElementKey) in Self.newKey(of: key, map) }
    var gone: [Leaving] = rekey(by: translate, changes)
    let before = { (key: ElementKey) -> CGRect? in
      guard let old = Self.oldKey(of: key, map) else { return nil }
      return oldFrames[old] ?? oldHeights.span(old).map { self.frame(of: key, $0) }
    }
    follow(map, oldHeights, changes.operations.isEmpty)
    selection.follow(map)
    followRow(map)
    takeContentSize()
    refitElements()

    // Everything that is visible afterwards has a view.
    let isMoving = isInMotion
    let target = { [self] in
      CGRect(origin: isMoving ? contentOffset : roundedToPixel(clamped(contentOffset)), size: bounds.size)
    }
    var arrivals: [TableElement] = []
    realizeComing(in: target, follow: false) { arrivals.append($0) }
    let end = target()
    placeArrivals(arrivals, map, changes, before)
    gone += takeLeaving(in: end)

    let update = RunningTableUpdate(leaving: gone.map(\.element))
    let bottom = sectionsTop + loadedHeights.length
    let apply = { [self] in
      for element in realized.values {
        guard let frame = shownFrame(of: element, in: end) else { continue }
        let size = element.view.bounds.size
        setFrame(frame, of: element)
        if element.view.alpha != 1, element.departure == nil { element.view.alpha = 1 }
        if element.view.bounds.size != size { element.view.layoutIfNeeded() }
      }
      for leaving in gone where !leaving.isAtOnce {
        setFrame(leaving.end.frame, of: leaving.element)
        if leaving.element.view.alpha != leaving.end.alpha { leaving.element.view.alpha = leaving.end.alpha }
      }
      placeEdges(bottom: bottom)
      if end.origin != bounds.origin { moveOffset(to: end.origin, cause: .adjustment) }
    }
    placesChanged()
    pass.lastTop = nil
    let completion: (Bool) -> Void = { finished in for completion in completions { completion(finished) } }
    if window != nil, UIView.areAnimationsEnabled, !changes.isStill {
      batches.running.append(update)
      let inherited = UIView.inheritedAnimationDuration
      let queue = batches.finished
      let due = CACurrentMediaTime() + (inherited > 0 ? inherited : Self.updateDuration)
      let turn = queue.begin(until: due, completion)
      UIView.animate(
        withDuration: Self.updateDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.beginFromCurrentState, .allowUserInteraction], animations: apply
      ) { [weak self] _ in
        let finish = {
          if let self { update.end(in: self) }
          queue.finish(turn, !update.isInterrupted)
        }
        // Where nothing had to move, it takes as long all the same.
        let rest = due - CACurrentMediaTime()
        if rest > 1e-3, !update.isInterrupted, self?.window != nil { FrameTimers.after(rest, finish) } else { finish() }
      }
      for leaving in gone where leaving.isAtOnce {
        update.keep(leaving.element)
        retire(leaving.element)
      }
    } else {
      let finished = !UIView.areAnimationsEnabled || window != nil
      UIView.withoutAnimation { apply() }
      update.end(in: self)
      finishLater([completion], finished)
    }
    pass.isUpdating = false
    pass.isRunning = wasRunning
    setNeedsLayout()
  }

  /// Where something is after a batch; nil where it is gone or gets a new view.
  private static func newKey(of key: ElementKey, _ map: UpdateMap) -> ElementKey? {
    let section = Int(key.section)
    if key.kind == 0 {
      let old = ItemIndex(section, key.item)
      guard !map.isReloaded(old), let new = map.newItem(ofOld: old) else { return nil }
      return .row(new.item, new.section)
    }
    guard !map.isReloaded(section: section), let new = map.newSection(ofOld: section) else { return nil }
    return ElementKey(kind: key.kind, section: new, item: ElementKey.missing)
  }

  /// Where something was before a batch; nil where it is new.
  private static func oldKey(of key: ElementKey, _ map: UpdateMap) -> ElementKey? {
    let section = Int(key.section)
    if key.kind == 0 {
      return map.oldItem(ofNew: ItemIndex(section, key.item)).map { .row($0.item, $0.section) }
    }
    return map.oldSection(ofNew: section).map {
      ElementKey(kind: key.kind, section: $0, item: ElementKey.missing)
    }
  }

  /// Gives what is on screen its new keys. Answers what goes, and how it looks in the end.
  private func rekey(by translate: (ElementKey) -> ElementKey?, _ changes: TableOperations) -> [Leaving] {
    var staying: [ElementKey: TableElement] = [:]
    var gone: [Leaving] = []
    for element in realized.values.sorted(by: { TableElement.precedes($0.key, $1.key) }) {
      if let key = translate(element.key) {
        element.key = key
        staying[key] = element
        continue
      }
      let animation = changes.departure(of: element.key)
      let look = Look(frame: element.view.frame)
      gone.append(
        Leaving(
          element: element, end: departed(look, animation), isAtOnce: animation == UITableView.RowAnimation.none))
    }
    realized = staying
    let departing = batches.departing
    batches.departing = [:]
    for (key, element) in departing {
      guard let new = translate(key) else { continue }
      element.key = new
      batches.departing[new] = element
    }
    pass.madeViews = [:]
    pass.gaps = []
    return gone
  }

  /// Heights after a batch. An empty one asks for all heights anew, as in UIKit.
  private func follow(_ map: UpdateMap, _ old: TableHeights, _ isEmpty: Bool) {
    if isEmpty || old.topPadding != headerTopPadding {
      remakeHeights()
      return
    }
    let asker = TableAsker(self)
    var new = old.following(
      map,
      section: { number, before in asker.section(number, count: map.after[number], before: before) },
      row: { asker.height(ofRow: $0) })
    // Whether a header is the first, and what stands above it, decides about its height.
    if !map.sections.shift.removed.isEmpty || !map.sections.shift.added.isEmpty {
      var concerned: Set<Int> = [0]
      for added in map.sections.shift.added { concerned.formUnion([added, added + 1]) }
      for removed in map.sections.shift.removed {
        var next = removed + 1
        while next < map.before.count, map.newSection(ofOld: next) == nil { next += 1 }
        if let new = map.newSection(ofOld: next) { concerned.insert(new) }
      }
      for section in concerned.sorted() where section < map.after.count {
        let before = new.sections[section]
        new.replaceSection(section, with: asker.section(section, count: map.after[section], before: before))
      }
    }
    heights = new
    let sizesRows = !pass.missing.contains(.rowHeight)
    for element in realized.values where sizesRows || !element.isRow { element.owesFitting = true }
  }

  /// What comes begins where it was, or, if it is new, as its animation says.
  private func placeArrivals(
    _ arrivals: [TableElement], _ map: UpdateMap, _ changes: TableOperations, _ before: (ElementKey) -> CGRect?
  ) {
    UIView.withoutAnimation {
      for element in arrivals {
        let end = element.view.frame
        let key = element.key
        let old = Self.oldKey(of: key, map)
        let isReloaded =
          old.map { key in
            key.kind == 0
              ? map.isReloaded(ItemIndex(Int(key.section), key.item))
              : map.isReloaded(section: Int(key.section))
          } ?? false
        if old != nil, !isReloaded, let start = before(key) {
          // It slides in from outside, as high as it was thought to be.
          var frame = start
          frame.origin.x = end.minX
          frame.size.width = end.width
          setFrame(frame, of: element)
          element.view.layoutIfNeeded()
          continue
        }
        let start = arriving(Look(frame: end), changes.arrival(of: key, old: old))
        setFrame(start.frame, of: element)
        if element.view.alpha != start.alpha { element.view.alpha = start.alpha }
      }
    }
  }

  /// Takes out what is no longer in sight; it goes to its new place.
  private func takeLeaving(in end: CGRect) -> [Leaving] {
    let pinned = Set(pinnedSections(in: end))
    var leaving: [Leaving] = []
    for element in realized.values.sorted(by: { TableElement.precedes($0.key, $1.key) }) {
      guard let frame = naturalFrame(of: element.key) else { continue }
      if pinned.contains(element.key) { continue }
      if frame.height > 0, frame.minY < end.maxY, frame.maxY > end.minY { continue }
      realized[element.key] = nil
      batches.departing[element.key] = element
      leaving.append(Leaving(element: element, end: Look(frame: shownFrame(of: element, in: end) ?? frame)))
    }
    return leaving
  }

  private func departed(_ look: Look, _ animation: RowAnimation) -> Look {
    animation == .automatic ? Look(frame: look.frame, alpha: 0) : shifted(look, animation)
  }

  private func arriving(_ look: Look, _ animation: RowAnimation) -> Look {
    animation == .automatic ? look : shifted(look, animation)
  }

  private func shifted(_ look: Look, _ animation: RowAnimation) -> Look {
    var look = look
    switch animation {
    case .fade: look.alpha = 0
    case .none, .automatic: break
    case .left: look.frame.origin.x -= look.frame.maxX
    case .right: look.frame.origin.x += bounds.width - look.frame.minX
    case .top:
      look.frame.origin.y -= look.frame.height
      look.alpha = 0
    case .bottom:
      look.frame.origin.y += look.frame.height
      look.alpha = 0
    case .middle:
      look.frame = CGRect(x: look.frame.minX, y: look.frame.midY, width: look.frame.width, height: 0)
      look.alpha = 0
    }
    return look
  }

  /// Whether the content is held, or moves by itself to a place within its range.
  final var isInMotion: Bool {
    if isTracking { return true }
    if isScrollAnimating {
      let end = CGPoint(x: drive.animationX?.to ?? contentOffset.x, y: drive.animationY?.to ?? contentOffset.y)
      let settled = clamped(end)
      if abs(settled.y - end.y) > pixel { setContentOffset(settled, animated: true) }
      return isScrollAnimating
    }
    guard isDecelerating else { return false }
    let end = drive.motionY?.end ?? contentOffset.y
    if abs(clamped(CGPoint(x: 0, y: end)).y - end) <= pixel { return true }
    stopMotion(notify: true)
    return false
  }

  /// What is selected and where a scroll goes follow their rows.
  private func followRow(_ map: UpdateMap) {
    if let open = editingState.openRow {
      editingState.openRow = map.newItem(ofOld: open.itemIndex).map { IndexPath($0) }
    }
    itemScroll.follow { path in
      path.item == NSNotFound ? path : map.newItem(ofOld: path.itemIndex).map { IndexPath($0) }
    }
  }
}
