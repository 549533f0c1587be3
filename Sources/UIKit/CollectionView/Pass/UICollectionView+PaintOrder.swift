import Foundation

// One order decides who lies in front: z-index, kind, path. The views stand among the subviews in that order, behind
// what else was added to the collection view (indicators) and in front of the background view.
//
// Views that are used again are subviews already. They are not moved one by one: the pass looks once, at its end, whether
// the subviews stand in order, which they nearly always do, and rearranges the list once if not. What else was done to the
// order (a cell that was brought to the front) stays.
extension UICollectionView {
  /// The elements that have a view, in painting order.
  final var paintOrder: [RealizedElement] { realized.values }

  /// Adds an element, and puts its view where it belongs. O(elements on screen), less in painting order.
  final func place(_ element: RealizedElement) {
    element.zIndex = element.attributes.zIndex
    placeView(of: element, at: realized.insert(element))
  }

  /// Puts the view of an element where it belongs, after the z-index changed, or the view has got another host.
  final func replace(_ element: RealizedElement) {
    let index = realized.reorder(element) { element.zIndex = element.attributes.zIndex }
    placeView(of: element, at: index)
  }

  private func placeView(of element: RealizedElement, at index: Int) {
    let earlier = realized.values[..<index]
    if hosting.take(element, after: earlier) { return }
    if element.view.superviewStorage === self {
      element.owesPlace = true
      session.setNeeds(.viewOrder)
    } else if let below = earlier.last(where: { !$0.isInFront && !hosting.isHosted($0.key) }) {
      insertSubview(element.view, aboveSubview: below.view)
      // Goes along when that one is brought to its place.
      element.owesPlace = below.owesPlace
    } else if let behind = backgroundView ?? refresh {
      insertSubview(element.view, aboveSubview: behind)
    } else {
      insertSubview(element.view, at: 0)
    }
  }

  /// After many keys changed: stacks the views in painting order, from the first upwards.
  final func reorderViews() {
    for element in realized.values.dropFirst() { element.owesPlace = true }
    session.setNeeds(.viewOrder)
    settlePaintOrder()
  }

  /// Brings the views that were placed since the last time right in front of those that precede them. O(subviews).
  final func settlePaintOrder() {
    defer { hosting.settleOrder() }
    guard session.take(.viewOrder) else { return }
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
