import Foundation

// One order decides who lies in front: z-index, kind, path. The views stand among the subviews in that order, behind
// what else was added to the collection view (indicators) and in front of the background view.
//
// Views that are used again are subviews already. They are not moved one by one: the pass looks once, at its end, whether
// the subviews stand in order, which they nearly always do, and rearranges the list once if not. What else was done to the
// order (a cell that was brought to the front) stays.
extension UICollectionView {
  private func precedes(_ first: RealizedElement, _ second: RealizedElement) -> Bool {
    first.zIndex != second.zIndex ? first.zIndex < second.zIndex : first.key < second.key
  }

  /// Puts the view of a new element where it belongs. O(elements on screen), less in painting order.
  final func place(_ element: RealizedElement) {
    element.zIndex = element.attributes.zIndex
    var index = paintOrder.count
    if let last = paintOrder.last, precedes(element, last) { index = paintOrder.partition { precedes(element, $0) } }
    paintOrder.insert(element, at: index)
    if hosting.take(element, after: paintOrder[..<index]) { return }
    if element.view.superviewStorage === self {
      element.owesPlace = true
      pass.owesOrder = true
    } else if let below = paintOrder[..<index].last(where: { !$0.isInFront && !hosting.isHosted($0.key) }) {
      insertSubview(element.view, aboveSubview: below.view)
      // Goes along when that one is brought to its place.
      element.owesPlace = below.owesPlace
    } else if let behind = backgroundView ?? refresh {
      insertSubview(element.view, aboveSubview: behind)
    } else {
      insertSubview(element.view, at: 0)
    }
  }

  final func unplace(_ element: RealizedElement) {
    // Elements leave in painting order when all do.
    if let first = paintOrder.first, first === element {
      paintOrder.removeFirst()
      return
    }
    let index = paintOrder.partition { !precedes($0, element) }
    if index < paintOrder.count, paintOrder[index] === element {
      paintOrder.remove(at: index)
    } else if let index = paintOrder.firstIndex(where: { $0 === element }) {
      paintOrder.remove(at: index)
    }
  }

  /// After the z-index changed.
  final func replace(_ element: RealizedElement) {
    unplace(element)
    place(element)
  }

  /// After many keys changed: sorts anew and stacks the views in that order, from the first upwards.
  final func reorderViews() {
    for index in paintOrder.indices.dropFirst() where precedes(paintOrder[index], paintOrder[index - 1]) {
      paintOrder.sort(by: precedes)
      break
    }
    for element in paintOrder.dropFirst() { element.owesPlace = true }
    pass.owesOrder = true
    settlePaintOrder()
  }

  /// Brings the views that were placed since the last time right in front of those that precede them. O(subviews).
  final func settlePaintOrder() {
    defer { hosting.settleOrder() }
    guard pass.owesOrder else { return }
    pass.owesOrder = false
    var views: [UIView] = []
    views.reserveCapacity(paintOrder.count)
    // A cell that somebody took out of the collection view is no matter of ours.
    for element in paintOrder where element.view.superviewStorage === self && !element.isInFront {
      views.append(element.view)
    }
    if !hasSubviews(inOrder: views) { moveOwedViews() }
    for element in paintOrder { element.owesPlace = false }
  }

  private func moveOwedViews() {
    var moved: Set<ObjectIdentifier> = []
    // What goes in front of a view that stays; at the very back: in front of the background view, or of nothing.
    var followers: [ObjectIdentifier: [UIView]] = [:]
    let back = backgroundView.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
    var anchor = back
    for element in paintOrder where element.view.superviewStorage === self && !element.isInFront {
      let id = ObjectIdentifier(element.view)
      if element.owesPlace {
        moved.insert(id)
        followers[anchor, default: []].append(element.view)
      } else {
        anchor = id
      }
    }
    var order: [UIView] = []
    order.reserveCapacity(subviewList.count)
    if backgroundView == nil, let first = followers[back] { order += first }
    for view in subviewList where !moved.contains(ObjectIdentifier(view)) {
      order.append(view)
      if let next = followers[ObjectIdentifier(view)] { order += next }
    }
    if order.count == subviewList.count { reorderSubviews(order) }
  }
}
