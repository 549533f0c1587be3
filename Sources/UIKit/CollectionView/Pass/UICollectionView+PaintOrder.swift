import Foundation

// One order decides who lies in front: z-index, kind, path. The views stand among the subviews in that order, behind
// what else was added to the collection view (indicators) and in front of the background view.
extension UICollectionView {
  private func precedes(_ first: RealizedElement, _ second: RealizedElement) -> Bool {
    first.zIndex != second.zIndex ? first.zIndex < second.zIndex : first.key < second.key
  }

  /// Puts the view of a new element where it belongs. O(elements on screen).
  final func place(_ element: RealizedElement) {
    element.zIndex = element.attributes.zIndex
    let index = paintOrder.partition { precedes(element, $0) }
    paintOrder.insert(element, at: index)
    if index > 0 {
      insertSubview(element.view, aboveSubview: paintOrder[index - 1].view)
    } else if let backgroundView {
      insertSubview(element.view, aboveSubview: backgroundView)
    } else {
      insertSubview(element.view, at: 0)
    }
  }

  final func unplace(_ element: RealizedElement) {
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

  /// After many keys changed: sorts anew and brings the subviews into that order.
  final func reorderViews() {
    paintOrder.sort(by: precedes)
    for (index, element) in paintOrder.enumerated() where index > 0 {
      insertSubview(element.view, aboveSubview: paintOrder[index - 1].view)
    }
  }
}
