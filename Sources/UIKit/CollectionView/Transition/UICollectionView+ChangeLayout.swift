import Foundation

extension UICollectionView {
  /// Changes layouts. Both are told before and inside the animation; the visible content stays in sight.
  final func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== layoutStorage else {
      if let completion { finishLater([completion], true) }
      return
    }
    if let other = layout.collectionView, other !== self {
      Misuse.trap("\(layout) already lays out \(other) and cannot lay out \(self) as well")
    }
    let old = layoutStorage
    guard !pass.owesReload else {
      // Nothing has been shown yet.
      install(layout, instead: old)
      if let completion { finishLater([completion], true) }
      return
    }
    let anchor = centralItem
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let elements = paintOrder
    for element in elements { element.view.willTransition(from: old, to: layout) }
    install(layout, instead: old)
    invalidate { $0.markedEverything = true }
    prepareLayout()
    let offset = targetOffset(keeping: anchor, in: layout)
    query()
    // The old layout still answers for its side of the change.
    old.collectionView = self
    let change = ElementChange(
      end: { old.finalAttributes(for: $0) },
      fallbackEnd: { layout.attributes(for: $0.key, path: $0.path) },
      start: { layout.initialAttributes(for: $0) },
      before: { old.attributes(for: $0, path: $0.path) },
      isNew: { _ in false },
      knownBefore: nil,
      alongside: {
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      })
    let perform = { [self] in
      self.perform(change, old: elements.map { ($0, $0.key) }, offset: offset) { finished in
        for element in elements { element.view.didTransition(from: old, to: layout) }
        completion?(finished)
      }
    }
    if animated { perform() } else { UIView.withoutAnimation(perform) }
    old.collectionView = nil
  }

  private func install(_ layout: UICollectionViewLayout, instead old: UICollectionViewLayout) {
    layoutStorage = layout
    old.collectionView = nil
    layout.collectionView = self
    pass.isLayoutInvalid = true
    pass.isBoundsInvalidationPending = false
    setNeedsLayout()
  }

  /// The item nearest to the middle of what is visible; nil when nothing is, or at the very top where the content is to
  /// stay at the top.
  private var centralItem: IndexPath? {
    let inset = adjustedContentInset
    if contentOffset.x <= -inset.left, contentOffset.y <= -inset.top { return nil }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return paintOrder.filter { $0.key.kind == 0 }.min { first, second in
      distance(first.view.center, middle) < distance(second.view.center, middle)
    }?.path
  }

  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    hypot(first.x - second.x, first.y - second.y)
  }

  private func targetOffset(keeping anchor: IndexPath?, in layout: UICollectionViewLayout) -> CGPoint {
    var proposed = offsetInRange(contentOffset)
    if let anchor, let frame = layout.layoutAttributesForItem(at: anchor)?.frame {
      proposed = offsetInRange(CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2))
    }
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
  }
}
