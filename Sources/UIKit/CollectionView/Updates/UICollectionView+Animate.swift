import Foundation

extension UICollectionView {
  /// Table row animations on iOS 26.1: a critically damped spring with a response of 0.3 s, over after 0.441 s
  /// (measured; collection views were not). As a duration-fit spring with damping 1 that is this duration.
  private static var updateDuration: TimeInterval { 0.441 }

  /// Brings the elements from where they are to what the layout has answered, animated where that can be seen. The last
  /// query is that of the present bounds; `offset` is where the bounds go.
  final func perform(
    _ change: ElementChange, old: [(RealizedElement, ElementKey)], offset: CGPoint,
    completion: @escaping (Bool) -> Void
  ) {
    let wasRunning = pass.isRunning
    pass.isRunning = true
    let animates = window != nil && UIView.areAnimationsEnabled
    // Views are there for everything that is visible before or after, so that nothing vanishes at the start.
    let target = CGRect(origin: offset, size: bounds.size)
    if offset != bounds.origin {
      pass.needsQuery = pass.needsQuery || QueriedElements.rect(for: target) != queried.rect
      if pass.needsQuery { queryUnion(of: bounds, and: target) }
    }
    var ends: [(RealizedElement, UICollectionViewLayoutAttributes?)] = []
    for (element, oldKey) in old {
      let end = change.end(element, oldKey)
      let isGoing = realized[element.key] !== element
      let isVisible = !isGoing && isShown(element, in: target)
      if !isVisible { ends.append((element, end ?? change.fallbackEnd(element, oldKey))) }
    }
    let coming = realizeElements(in: target, change)
    for (element, _) in ends where realized[element.key] === element {
      realized[element.key] = nil
      unplace(element)
    }
    for index in queried.entries.indices {
      queried.entries[index].element = realized[queried.entries[index].key]
    }
    let apply = { [self] in
      for entry in queried.entries {
        if let element = entry.element, element.needsApplying(entry.attributes) || coming.contains(entry.key) {
          show(element, with: entry.attributes)
        }
      }
      for case (let element, let end?) in ends { applyGeometry(of: end, to: element.view) }
      if offset != bounds.origin { moveBounds(to: offset) }
      change.alongside()
    }
    let animation = ElementAnimation(leaving: ends.map(\.0))
    pass.isRunning = wasRunning
    if animates {
      batches.animations.append(animation)
      UIView.animate(
        withDuration: Self.updateDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.beginFromCurrentState, .allowUserInteraction], animations: apply
      ) { [weak self] finished in
        if let self { animation.retire(in: self) }
        completion(finished)
      }
    } else {
      let finished = !UIView.areAnimationsEnabled
      UIView.withoutAnimation { apply() }
      animation.retire(in: self)
      finishLater([completion], finished)
    }
    settlePaintOrder()
    setNeedsLayout()
  }

  /// Asks for everything between two bounds, once.
  private func queryUnion(of first: CGRect, and second: CGRect) {
    let rect = QueriedElements.rect(for: first).union(QueriedElements.rect(for: second))
    queryElements(in: rect)
  }

  private func isShown(_ element: RealizedElement, in target: CGRect) -> Bool {
    guard let entry = queried.entries.first(where: { $0.key == element.key }) else { return false }
    return !entry.isSuppressed && entry.frame.overlaps(target)
  }

  /// Makes the views of what is visible at the target and has none, at the place where it starts. Every element on
  /// screen afterwards is asked for its start, as in UIKit.
  private func realizeElements(in target: CGRect, _ change: ElementChange) -> Set<ElementKey> {
    var coming: Set<ElementKey> = []
    let entries = queried.entries.sorted { $0.key < $1.key }
    for entry in entries where !entry.isSuppressed && entry.frame.overlaps(target) {
      let start = change.start(entry.key)
      if realized[entry.key] != nil { continue }
      let begin = start ?? change.fallbackStart(entry.key) ?? entry.attributes
      _ = realize(entry.key, entry.attributes.values.indexPath, begin)
      coming.insert(entry.key)
    }
    return coming
  }
}
