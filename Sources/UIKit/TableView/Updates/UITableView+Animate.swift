import CollectionCore
import Foundation

// The positions of moving elements are animated with a spring, as is the opacity of fading elements. New elements are
// shown immediately (measured on iOS 26.1: measurements.md, 4.9 and 8.5).
extension UITableView {
  /// The frame and the opacity of a row, header or footer at the start or the end of an animation.
  private struct Appearance {
    var frame: CGRect
    var isTransparent = false
  }

  /// An element that disappears, with its appearance at the end of the animation.
  private struct DisappearingElement {
    let element: TableElement
    var finalAppearance: Appearance
    var isImmediate = false
  }

  /// Shows a batch update. The method updates the keys, the heights and the selection, and animates all elements to
  /// their new positions.
  ///
  /// - Parameters:
  ///   - map: The changes of the indexes of displayed rows.
  ///   - changes: The operations, with their animations.
  ///   - reconfiguredRows: The data indexes after the update of the rows that the data source configures again.
  ///   - isRefitting: `true` if only the heights of reconfigured rows can change. If they do not, nothing is animated.
  ///   - completions: Closures that are called after the animation, with `true` if it was not interrupted.
  final func carryOut(
    _ map: UpdateMap, _ changes: TableOperations, reconfigured reconfiguredRows: [ItemIndex] = [],
    isRefitting: Bool = false, completions: [(Bool) -> Void]
  ) {
    guard let oldHeights = heights else { return }
    let phase = session.beginUpdate()
    if !isRefitting { prefetch.drop() }
    var oldFrames: [ElementKey: CGRect] = [:]
    for element in liveElements.values { oldFrames[element.key] = element.view.frame }
    let translation = ElementTranslation(map)
    let anchors = contentAnchoring == .visibleItem ? scrollAnchors() : []
    let responderElement = elementOfResponder()
    let wasResponderHidden = responderElement != nil && itemResponder.hiddenElement === responderElement
    translateResponder(translation.newKey(of:))
    var disappearingElements: [DisappearingElement] = rekey(by: translation, changes)
    let lostResponder = lostElement(responderElement)
    let oldFrame = { (key: ElementKey) -> CGRect? in
      guard let oldKey = translation.oldKey(of: key) else { return nil }
      return oldFrames[oldKey] ?? oldHeights.extent(of: oldKey).map { self.frame(of: key, $0) }
    }
    if !isRefitting {
      pass.gaps = []
      updateHeights(map, oldHeights, changes.operations.isEmpty)
    }
    selection.apply(map)
    updateTrackedPaths(map)
    updateContentSize()
    for row in reconfiguredRows { reconfigureNow(row) }
    let hasRefitted = refitElements(isAnchored: false)
    guard hasRefitted || !isRefitting else {
      session.restorePhase(phase)
      activityDidEnd()
      return finishLater(completions, true)
    }

    let anchoredTarget = { [self] in anchoredOffset(anchors, newKey: translation.newKey(of:)) }
    let isAnchored = anchoredTarget() != nil
    let isMoving = !isAnchored && isInMotion
    let targetBounds = { [self] in
      CGRect(origin: anchoredTarget() ?? (isMoving ? contentOffset : offsetInRange(contentOffset)), size: bounds.size)
    }
    var appearingElements: [TableElement] = []
    // The elements that are visible after the update get a view. However, if a batch is open, the update only closes a gap
    // before the batch. The data may already have changed, so the rows on screen have other index paths than in the data. The
    // batch creates the missing rows later.
    if !updates.isBatchOpen {
      createAppearingElements(in: targetBounds, adjustsOffset: false) { appearingElements.append($0) }
    }
    let endBounds = targetBounds()
    positionAppearing(appearingElements, translation, changes, oldFrame)
    disappearingElements += dequeueDisappearing(in: endBounds)

    let contentBottom = sectionsTop + loadedHeights.length
    let apply = { [self] in
      for element in liveElements.values {
        guard let frame = shownFrame(of: element, in: endBounds) else { continue }
        let size = element.view.bounds.size
        setFrame(frame, of: element)
        if element.update == nil { element.restoreOpacity() }
        if element.view.bounds.size != size { element.view.layoutIfNeeded() }
      }
      for entry in disappearingElements where !entry.isImmediate {
        setFrame(entry.finalAppearance.frame, of: entry.element)
        if entry.finalAppearance.isTransparent { entry.element.fadeOut() }
      }
      positionEdgeViews(bottom: contentBottom)
      if endBounds.origin != bounds.origin { moveOffset(to: endBounds.origin, cause: .adjustment) }
    }
    layoutChanged()
    pass.lastTop = nil
    let startY = bounds.minY
    let completion: (Bool) -> Void = { finished in for completion in completions { completion(finished) } }
    let runningUpdate = animator.run(
      disappearing: disappearingElements.map(\.element), isAnimated: !changes.isUnanimated, waits: true, apply,
      completion: completion)
    if isAnchored {
      rebaseMotion(by: CGPoint(x: 0, y: bounds.minY - startY))
      _ = isInMotion
    }
    for entry in disappearingElements where entry.isImmediate && runningUpdate.remove(entry.element) {
      discard(entry.element)
    }
    session.restorePhase(phase)
    setNeedsLayout()
    activityDidEnd()
    endEditing(inLost: lostResponder, wasHidden: wasResponderHidden)
    endSwipeOfLostRow()
  }

  /// Assigns the new keys to the visible elements. Returns the elements that disappear, with their final appearance.
  private func rekey(by translation: ElementTranslation, _ changes: TableOperations) -> [DisappearingElement] {
    let disappearingElements = liveElements.translate(translation.newKey(of:)).map { element in
      let animation = changes.disappearingAnimation(of: element.key)
      let appearance = Appearance(frame: element.view.frame)
      return DisappearingElement(
        element: element, finalAppearance: finalAppearance(appearance, animation),
        isImmediate: animation == UITableView.RowAnimation.none)
    }
    animator.translateDisappearing(translation.newKey(of:))
    return disappearingElements
  }

  /// Updates the heights of rows and sections after a batch update. An empty batch determines all heights again, as in
  /// UIKit.
  private func updateHeights(_ map: UpdateMap, _ oldHeights: TableHeights, _ isEmpty: Bool) {
    if isEmpty || oldHeights.topPadding != headerTopPadding {
      rebuildHeights()
      return
    }
    let adapter = TableDelegateAdapter(self)
    var newFrames = oldHeights.updated(
      map,
      section: { number, oldRows in adapter.section(number, count: map.countsAfter[number], before: oldRows) },
      row: { adapter.height(ofRow: $0) })
    // The height of a header depends on the footer above it, and on whether the header is the first header.
    if !map.sections.shift.removedIndexes.isEmpty || !map.sections.shift.addedIndexes.isEmpty {
      var affectedSections: Set<Int> = [0]
      for addedSection in map.sections.shift.addedIndexes {
        affectedSections.formUnion([addedSection, addedSection + 1])
      }
      for removedSection in map.sections.shift.removedIndexes {
        var nextSection = removedSection + 1
        while nextSection < map.countsBefore.count, map.newSection(ofOld: nextSection) == nil { nextSection += 1 }
        if let newSection = map.newSection(ofOld: nextSection) { affectedSections.insert(newSection) }
      }
      for section in affectedSections.sorted() where section < map.countsAfter.count {
        let oldSection = newFrames.sections[section]
        newFrames.replaceSection(
          section, with: adapter.section(section, count: map.countsAfter[section], before: oldSection))
      }
    }
    heights = newFrames
    let sizesRows = !adapter.missingMethods.contains(.rowHeight)
    for element in liveElements.values where sizesRows || !element.isRow { element.needsFitting = true }
  }

  /// Sets the initial frames of appearing elements. Elements that existed before begin at their previous position, new
  /// elements at the start of their animation.
  private func positionAppearing(
    _ appearing: [TableElement], _ translation: ElementTranslation, _ changes: TableOperations,
    _ oldFrame: (ElementKey) -> CGRect?
  ) {
    UIView.withoutAnimation {
      for element in appearing {
        let finalFrame = element.view.frame
        let key = element.key
        let oldKey = translation.oldKey(of: key)
        let isReloaded = oldKey.map { translation.isReloaded($0) } ?? false
        if oldKey != nil, !isReloaded, let startFrame = oldFrame(key) {
          // The element slides in from outside of the visible area, with its estimated height.
          var frame = startFrame
          frame.origin.x = finalFrame.minX
          frame.size.width = finalFrame.width
          setFrame(frame, of: element)
          element.view.layoutIfNeeded()
          continue
        }
        let startAppearance = initialAppearance(
          Appearance(frame: finalFrame), changes.appearingAnimation(of: key, oldKey: oldKey))
        setFrame(startAppearance.frame, of: element)
        if startAppearance.isTransparent { element.fadeOut() }
      }
    }
  }

  /// Removes the elements that are outside of the visible area after the update, and returns them. The removed elements are
  /// animated to their new positions.
  private func dequeueDisappearing(in endBounds: CGRect) -> [DisappearingElement] {
    let pinnedKeys = Set(pinnedSections(in: endBounds))
    var disappearingElements: [DisappearingElement] = []
    for element in liveElements.values {
      guard let frame = naturalFrame(of: element.key) else { continue }
      if pinnedKeys.contains(element.key) { continue }
      if frame.height > 0, frame.minY < endBounds.maxY, frame.maxY > endBounds.minY { continue }
      liveElements.remove(element)
      animator.addDisappearing(element)
      disappearingElements.append(
        DisappearingElement(
          element: element, finalAppearance: Appearance(frame: shownFrame(of: element, in: endBounds) ?? frame)))
    }
    return disappearingElements
  }

  private func finalAppearance(_ appearance: Appearance, _ animation: RowAnimation) -> Appearance {
    animation == .automatic
      ? Appearance(frame: appearance.frame, isTransparent: true) : shiftedAppearance(appearance, animation)
  }

  private func initialAppearance(_ appearance: Appearance, _ animation: RowAnimation) -> Appearance {
    animation == .automatic ? appearance : shiftedAppearance(appearance, animation)
  }

  private func shiftedAppearance(_ appearance: Appearance, _ animation: RowAnimation) -> Appearance {
    var appearance = appearance
    switch animation {
    case .fade: appearance.isTransparent = true
    case .none, .automatic: break
    case .left: appearance.frame.origin.x -= appearance.frame.maxX
    case .right: appearance.frame.origin.x += bounds.width - appearance.frame.minX
    case .top:
      appearance.frame.origin.y -= appearance.frame.height
      appearance.isTransparent = true
    case .bottom:
      appearance.frame.origin.y += appearance.frame.height
      appearance.isTransparent = true
    case .middle:
      appearance.frame = CGRect(
        x: appearance.frame.minX, y: appearance.frame.midY, width: appearance.frame.width, height: 0)
      appearance.isTransparent = true
    }
    return appearance
  }

  /// Indicates whether the user is dragging the content, or a scroll is running that will end within the content.
  ///
  /// Reading the property has effects: it redirects a scroll animation that would end outside of the content to the
  /// edge of the content, and it stops a deceleration that would end there.
  final var isInMotion: Bool {
    if isTracking { return true }
    if isScrollAnimating {
      let finalOffset = CGPoint(
        x: scrollState.animationX?.to ?? contentOffset.x, y: scrollState.animationY?.to ?? contentOffset.y)
      let clampedEnd = clamped(finalOffset)
      if abs(clampedEnd.y - finalOffset.y) > pixel { setContentOffset(clampedEnd, animated: true) }
      return isScrollAnimating
    }
    guard isDecelerating else { return false }
    let finalY = scrollState.decelerationY?.end ?? contentOffset.y
    if abs(clamped(CGPoint(x: 0, y: finalY)).y - finalY) <= pixel { return true }
    stopMotion(notify: true)
    return false
  }

  /// Updates two index paths after a batch update: the index path of the row with revealed swipe actions, and the index path of
  /// the row to which the table scrolls.
  private func updateTrackedPaths(_ map: UpdateMap) {
    if let openRow = editingState.openRow {
      let oldItem = openRow.itemIndex
      editingState.openRow = map.isReloaded(oldItem) ? nil : map.newItem(ofOld: oldItem).map { IndexPath($0) }
    }
    itemScroll.updatePaths { path in
      path.item == NSNotFound ? path : map.newItem(ofOld: path.itemIndex).map { IndexPath($0) }
    }
  }
}
