import Foundation

extension UIView {
  package final var effectiveSafeArea: UIEdgeInsets { insets.safeArea }

  /// Computes the safe area. For each edge it is the superview's inset minus the distance between the edges, limited to
  /// the range from 0 to that inset (measured on UIKit, docs/measurements.md 14.4).
  private final func computedSafeArea() -> UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if hasNoSafeArea { return result }
    if let superview = superviewStorage {
      let superviewInsets = superview.safeAreaForSubviews
      if superviewInsets != .zero {
        let superviewBounds = superview.backingLayer.bounds
        let frameInSuperview = backingLayer.frame
        func inset(_ length: CGFloat, _ distance: CGFloat) -> CGFloat {
          max(0, min(length, length - distance))
        }
        result = UIEdgeInsets(
          top: inset(superviewInsets.top, frameInSuperview.minY - superviewBounds.minY),
          left: inset(superviewInsets.left, frameInSuperview.minX - superviewBounds.minX),
          bottom: inset(superviewInsets.bottom, superviewBounds.maxY - frameInSuperview.maxY),
          right: inset(superviewInsets.right, superviewBounds.maxX - frameInSuperview.maxX))
      }
    } else {
      result = rootSafeArea
    }
    if let controller = owningController { result = controller.safeArea(around: result) }
    return result
  }

  /// Recomputes the safe area. If it has changed, notifies the view and updates its subviews.
  ///
  /// - Complexity: O(1) if no ancestor has a safe area.
  package final func updateSafeArea() {
    let newInsets = computedSafeArea()
    let oldInsets = insets.safeArea
    guard newInsets != oldInsets else { return }
    insets.safeArea = newInsets
    notifyObservers("safeAreaInsets", from: oldInsets, to: newInsets)
    if flags.contains(.insetsMarginsFromSafeArea) { marginsDidChange() }
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    backingLayer.setNeedsLayout()
    updateSafeAreaOfSubviews()
  }

  package final func updateSafeAreaOfSubviews() {
    for view in subviewList { view.updateSafeArea() }
  }

  /// Updates the safe area after the view's position or size changed.
  package final func geometryAffectsSafeArea(boundsChanged: Bool) {
    if insets.safeArea != .zero || superviewStorage.map({ $0.safeAreaForSubviews != .zero }) ?? false
      || owningController != nil
    {
      updateSafeArea()
    }
    if boundsChanged, safeAreaForSubviews != .zero { updateSafeAreaOfSubviews() }
  }
}
