import Foundation

// The paint order is by z-index, kind and index path. The views have that order among the subviews: in front of the
// background view, and behind other subviews of the collection view such as scroll indicators. Reused views are already
// subviews and are not moved one by one. At the end of a layout pass, the order of the subviews is checked once, and they are
// rearranged if it is wrong, which is rare. Other changes of the order, such as a cell that was brought to the front, are kept.
extension UICollectionView {
  /// The elements that have a view, in paint order.
  final var paintOrder: [LiveElement] { liveElements.values }

  /// Adds an element to `liveElements`, which contains all elements that have a view, and inserts its view into the
  /// subviews.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements on screen; O(1) for elements that are added in paint
  ///   order.
  final func addElement(_ element: LiveElement) {
    element.zIndex = element.attributes.zIndex
    insertView(of: element, at: liveElements.insert(element))
  }

  /// Moves the view of an element to its position among the subviews after its z-index or its superview has changed.
  final func updatePaintOrder(of element: LiveElement) {
    let index = liveElements.reorder(element) { element.zIndex = element.attributes.zIndex }
    insertView(of: element, at: index)
  }

  /// Moves the views of disappearing elements whose final attributes have another z-index to their positions among the subviews.
  ///
  /// - Complexity: O(*n* × *m*), where *n* is the number of these elements and *m* the number of subviews.
  final func updatePaintOrder(ofDisappearing elements: [LiveElement]) {
    let movedElements = elements.filter {
      $0.zIndex != $0.attributes.zIndex && $0.update != nil && $0.view.superviewStorage === self && !$0.isInFront
    }
    guard !movedElements.isEmpty else { return }
    for element in movedElements { element.zIndex = element.attributes.zIndex }
    UIView.withoutAnimation {
      // From front to back, because views that are inserted above the same view end up in the opposite order.
      for element in movedElements.sorted(by: { LiveElement.precedes($1, $0) }) {
        let elementBelow = paintOrder.last {
          LiveElement.precedes($0, element) && $0.view.superviewStorage === self && !$0.isInFront
        }
        if let viewBelow = elementBelow?.view ?? backgroundView ?? refresh {
          insertSubview(element.view, aboveSubview: viewBelow)
        } else {
          insertSubview(element.view, at: 0)
        }
      }
    }
  }

  private func insertView(of element: LiveElement, at index: Int) {
    let elementsBehind = liveElements.values[..<index]
    if hosting.attach(element, after: elementsBehind) { return }
    if element.view.superviewStorage === self {
      element.needsPosition = true
      session.setNeeds(.viewOrder)
    } else if let elementBelow = elementsBehind.last(where: { !$0.isInFront && !hosting.isHosted($0.key) }) {
      insertSubview(element.view, aboveSubview: elementBelow.view)
      // If the view below must be moved, this view is moved with it.
      element.needsPosition = elementBelow.needsPosition
    } else if let backmostSubview = backgroundView ?? refresh {
      insertSubview(element.view, aboveSubview: backmostSubview)
    } else {
      insertSubview(element.view, at: 0)
    }
  }

  /// Restores the paint order of all views, for example after the keys of many elements have changed.
  final func reorderViews() {
    for element in liveElements.values.dropFirst() { element.needsPosition = true }
    session.setNeeds(.viewOrder)
    resolvePaintOrder()
  }

  /// Moves the views that were inserted since the last call to their positions in the paint order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  final func resolvePaintOrder() {
    defer { hosting.resolveOrder() }
    guard session.consume(.viewOrder) else { return }
    var views: [UIView] = []
    views.reserveCapacity(paintOrder.count)
    // Cells that the application has removed from the collection view are ignored.
    for element in paintOrder where element.view.superviewStorage === self && !element.isInFront {
      views.append(element.view)
    }
    if !hasSubviews(inOrder: views) { movePendingViews() }
    for element in paintOrder { element.needsPosition = false }
  }

  private func movePendingViews() {
    var movedViews: Set<ObjectIdentifier> = []
    // The views to insert in front of each view that remains in place. Views behind all others are inserted in front of
    // the background view.
    var viewsInFrontOf: [ObjectIdentifier: [UIView]] = [:]
    let backmostView = backgroundView.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
    var anchor = backmostView
    for element in paintOrder where element.view.superviewStorage === self && !element.isInFront {
      let identifier = ObjectIdentifier(element.view)
      if element.needsPosition {
        movedViews.insert(identifier)
        viewsInFrontOf[anchor, default: []].append(element.view)
      } else {
        anchor = identifier
      }
    }
    var order: [UIView] = []
    order.reserveCapacity(subviewList.count)
    if backgroundView == nil, let backmostViews = viewsInFrontOf[backmostView] { order += backmostViews }
    for view in subviewList where !movedViews.contains(ObjectIdentifier(view)) {
      order.append(view)
      if let viewsInFront = viewsInFrontOf[ObjectIdentifier(view)] { order += viewsInFront }
    }
    if order.count == subviewList.count { reorderSubviews(order) }
  }
}
