import Foundation

extension UICollectionView {
  /// An element that disappears from the screen, and its final attributes.
  private struct DisappearingElement {
    let element: LiveElement
    let finalAttributes: UICollectionViewLayoutAttributes?
  }

  /// Moves the elements from their current positions to those that the layout returns. The change is animated if the
  /// animation would be visible.
  ///
  /// The last query must have been made for the current bounds. `offset` is the new origin of the bounds. `finalOffset`
  /// calculates the origin again if the sizes of appearing views differ from the estimates. Inside an animation block,
  /// the duration and curve of the block are used.
  final func perform(
    _ change: ElementChange, old: [(LiveElement, ElementKey)], offset: CGPoint, finalOffset: (() -> CGPoint)? = nil,
    completion: @escaping (Bool) -> Void
  ) {
    let phase = session.beginUpdate()
    // As in UIKit, the layout's final attributes are requested for every element that was on screen: cells in ascending
    // order, then supplementary views, then decoration views.
    let oldElements = old.sorted { $0.1 < $1.1 }.map {
      DisappearingElement(element: $0.0, finalAttributes: change.finalAttributes($0.1))
    }
    // Views are created for all elements that are visible before or after the change, so that none vanishes at the
    // start.
    var offset = offset
    var appearingAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var reconfiguredElements: [LiveElement]?
    while true {
      let target = CGRect(origin: offset, size: bounds.size)
      if offset != bounds.origin {
        if LayoutCache.rect(for: target) != layoutCache.rect { session.setNeeds(.query) }
        if session.needs(.query) { queryUnion(of: bounds, and: target) }
      }
      createViews(in: target, change, &appearingAttributes)
      // The data source is called while the update is in progress, so that it cannot begin a layout pass.
      let changedElements = reconfiguredElements ?? change.reconfigure()
      reconfiguredElements = changedElements
      guard fitAttributes(of: appearingAttributes.keys.sorted() + changedElements.map(\.key)) else { break }
      if let finalOffset { offset = finalOffset() } else { session.setNeeds(.offsetInRange) }
    }
    correctInitialAttributes(appearingAttributes, change)
    // The content of a new view is laid out without an animation, so that only the view itself moves in the animation.
    UIView.withoutAnimation {
      for key in appearingAttributes.keys { liveElements[key]?.view.layoutIfNeeded() }
    }
    let appearingItems = Set(appearingAttributes.keys)
    let disappearingElements = findDisappearing(oldElements, CGRect(origin: offset, size: bounds.size), change)
    moveToDisappearing(disappearingElements)
    for disappearing in disappearingElements { sendBehindRows(disappearing.element) }
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
      for case let (element, finalAttributes?) in disappearingElements.lazy.map({ ($0.element, $0.finalAttributes) }) {
        showFinal(element, finalAttributes)
      }
      if offset != bounds.origin { animateBounds(to: offset) }
      change.animations()
    }
    animator.run(
      disappearing: disappearingElements.map(\.element), isAnimated: true, waits: false, apply, completion: completion)
    // The layout of cells may have requested a layout of this view. That pass begins after all elements are positioned.
    session.restorePhase(phase)
    resolvePaintOrder()
    updatePaintOrder(ofDisappearing: disappearingElements.map(\.element))
    setNeedsLayout()
    activityDidEnd()
  }

  /// Shows an element with new attributes. If its size changes, its content is laid out in the same animation.
  private func showAnimated(_ element: LiveElement, _ attributes: UICollectionViewLayoutAttributes) {
    let size = element.view.bounds.size
    show(element, with: attributes)
    if element.view.bounds.size != size { element.view.layoutIfNeeded() }
  }

  /// Shows a disappearing element with its final attributes. If its size changes, its content is laid out in the same animation.
  private func showFinal(_ element: LiveElement, _ attributes: UICollectionViewLayoutAttributes) {
    let size = element.view.bounds.size
    // If the element appears again, its new attributes are compared with these final attributes.
    element.recordAttributes(attributes)
    applyChanges(of: attributes, to: element)
    element.view.apply(attributes)
    if element.view.bounds.size != size { element.view.layoutIfNeeded() }
  }

  /// Changes the bounds, and moves the elements that have a fixed position on screen, such as pinned headers.
  private func animateBounds(to offset: CGPoint) {
    let context = requestBoundsContext(CGRect(origin: offset, size: bounds.size))
    moveBounds(to: offset)
    guard let context else { return }
    invalidate(with: context)
    // The layout is prepared also during a change of the structure, because the elements of the change are shown with it.
    if session.needs(.preparation) { prepareLayout() }
    queryElements(in: layoutCache.rect ?? LayoutCache.rect(for: bounds))
    for entry in layoutCache.entries {
      if let element = entry.element, element.needsApplying(entry.attributes) {
        showAnimated(element, entry.attributes)
      }
    }
  }

  /// Queries the elements in two rectangles and between them, in a single query.
  ///
  /// A change of the layout can move the offset by the whole content, and a query of all of it would return every item.
  /// Elements between two distant rectangles are visible neither before nor after the change, so only those in the
  /// second one are queried.
  private func queryUnion(of first: CGRect, and second: CGRect) {
    let start = LayoutCache.rect(for: first)
    let end = LayoutCache.rect(for: second)
    let union = start.union(end)
    let isFar =
      union.width > Self.maximumUnion * max(first.width, second.width)
      || union.height > Self.maximumUnion * max(first.height, second.height)
    queryElements(in: isFar ? end : union)
  }

  /// The maximum size of a query for two rectangles, in multiples of their size.
  private static let maximumUnion: CGFloat = 16

  // MARK: Elements that leave the screen

  private func findDisappearing(_ elements: [DisappearingElement], _ target: CGRect, _ change: ElementChange)
    -> [DisappearingElement]
  {
    var remainingKeys: Set<ElementKey> = []
    for entry in layoutCache.entries where !entry.isSuppressed && entry.frame.overlaps(target) {
      remainingKeys.insert(entry.key)
    }
    var disappearingElements: [DisappearingElement] = []
    for disappearing in elements {
      let element = disappearing.element
      // An update that a callback started has already removed the element.
      if element.update != nil { continue }
      let hasIdentity = liveElements[element.key] === element
      if hasIdentity, remainingKeys.contains(element.key) { continue }
      guard disappearing.finalAttributes == nil, hasIdentity else {
        disappearingElements.append(disappearing)
        continue
      }
      // An element that moves off screen is animated to its new position. An element that the layout no longer contains
      // fades out at its current position.
      disappearingElements.append(
        DisappearingElement(
          element: element, finalAttributes: change.fallbackFinalAttributes(element) ?? element.attributes.fadedOut()))
    }
    return disappearingElements
  }

  /// Removes the disappearing elements from the set of live elements.
  private func moveToDisappearing(_ disappearingElements: [DisappearingElement]) {
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
      guard hasUsableFrame(entry.attributes) else { continue }
      let initialAttributes = change.initialAttributes(entry.key)
      // A callback may have started another update, which has already positioned all elements.
      guard pass.generation == generation, !session.needs(.reload) else { break }
      if let element = liveElements[entry.key] ?? restoreDisappearing(entry.key) {
        showInitialAttributes(initialAttributes, of: element, change)
        continue
      }
      let firstAttributes = initialAttributes ?? estimatedInitialAttributes(of: entry, entries, change)
      guard let element = createView(entry.key, entry.attributes.values.indexPath, firstAttributes) else { break }
      if firstAttributes.size != entry.attributes.size { UIView.withoutAnimation { element.view.layoutIfNeeded() } }
      appearing[entry.key] = entry.attributes
    }
  }

  /// Corrects the initial attributes of new elements whose measured size differs from the estimate. These elements
  /// begin with their measured size. Inserted elements also begin at a position relative to their new final position.
  private func correctInitialAttributes(
    _ appearingAttributes: [ElementKey: UICollectionViewLayoutAttributes], _ change: ElementChange
  ) {
    for (key, expectedAttributes) in appearingAttributes {
      guard let element = liveElements[key], let finalAttributes = layoutCache.attributes(of: key),
        finalAttributes.size != expectedAttributes.size || finalAttributes.center != expectedAttributes.center,
        hasUsableFrame(finalAttributes), hasUsableFrame(expectedAttributes),
        let initialAttributes = element.attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let hadExpectedSize = initialAttributes.size == expectedAttributes.size
      if change.isNew(key) {
        initialAttributes.center.x += finalAttributes.center.x - expectedAttributes.center.x
        initialAttributes.center.y += finalAttributes.center.y - expectedAttributes.center.y
      } else if hadExpectedSize {
        // The element is not new, so its initial position does not follow its final one. Its top left corner
        // keeps its position when its size is corrected.
        initialAttributes.center.x += (finalAttributes.size.width - expectedAttributes.size.width) / 2
        initialAttributes.center.y += (finalAttributes.size.height - expectedAttributes.size.height) / 2
      }
      if hadExpectedSize { initialAttributes.size = finalAttributes.size }
      guard hasUsableFrame(initialAttributes) else { continue }
      UIView.withoutAnimation { show(element, with: initialAttributes) }
    }
  }

  /// Moves an element that remains on screen to its initial attributes, if the layout returns initial attributes that
  /// differ from the previous ones.
  private func showInitialAttributes(
    _ initialAttributes: UICollectionViewLayoutAttributes?, of element: LiveElement, _ change: ElementChange
  ) {
    guard let initialAttributes, let attributesBefore = change.attributesBefore(element.key),
      !initialAttributes.hasSameAppearance(attributesBefore)
    else { return }
    UIView.withoutAnimation { show(element, with: initialAttributes) }
  }

  /// Returns estimated initial attributes for an element for which the layout returns `nil`.
  private func estimatedInitialAttributes(
    of entry: LayoutCache.Entry, _ entries: [LayoutCache.Entry], _ change: ElementChange
  ) -> UICollectionViewLayoutAttributes {
    let finalAttributes = entry.attributes
    if let attributes = change.attributesBefore(entry.key), hasUsableFrame(attributes) { return attributes }
    if change.isNew(entry.key) { return finalAttributes.fadedOut() ?? finalAttributes }
    guard let queriedRectBefore = change.queriedRectBefore else { return finalAttributes }
    // The element was off screen. It moves by the same distance as a neighbor, preferably one in the same column.
    var bestNeighbor: (isAligned: Bool, distance: Int, step: CGPoint)?
    for (index, neighbor) in entries.enumerated() where neighbor.key.kind == entry.key.kind && neighbor.key != entry.key
    {
      guard let attributesBefore = change.attributesBefore(neighbor.key), hasUsableFrame(attributesBefore),
        hasUsableFrame(neighbor.attributes)
      else { continue }
      let currentCenter = neighbor.attributes.center
      let offset = CGPoint(
        x: attributesBefore.center.x - currentCenter.x, y: attributesBefore.center.y - currentCenter.y)
      let isAligned = currentCenter.x == finalAttributes.center.x || currentCenter.y == finalAttributes.center.y
      let distance = abs(neighbor.key.item - entry.key.item) + (neighbor.key.section == entry.key.section ? 0 : index)
      if let bestNeighbor,
        bestNeighbor.isAligned == isAligned ? bestNeighbor.distance <= distance : bestNeighbor.isAligned
      {
        continue
      }
      if offset != .zero { bestNeighbor = (isAligned, distance, offset) }
    }
    guard let bestNeighbor, let start = finalAttributes.moved(by: bestNeighbor.step),
      !start.frame.overlaps(queriedRectBefore)
    else {
      return finalAttributes.fadedOut() ?? finalAttributes
    }
    return start
  }
}
