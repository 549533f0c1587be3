import Foundation

extension UIView {
  /// Performs a layout pass when the view's layer requires one. Updates traits and constraints, then calls
  /// `layoutSubviews()`. The view controller of the view receives `viewWillLayoutSubviews()` before that call and
  /// `viewDidLayoutSubviews()` after it.
  package final func performLayout() {
    if flags.contains(.traitsDirty) { refreshTraits() }
    if flags.contains(.constraintsDirty) { updateConstraintsIfNeeded() }
    let previousTraits = UITraitCollection.beginPrediction(traitCache.collection)
    defer { UITraitCollection.endPrediction(previousTraits) }
    let controller = owningController
    controller?.viewWillBeLaidOut()
    flags.remove(.calledLayoutSubviews)
    layoutSubviews()
    // If an override of `layoutSubviews()` does not call `super`, UIKit positions the subviews after the override,
    // before `viewDidLayoutSubviews()`.
    if !flags.contains(.calledLayoutSubviews) { layoutSubviewsAfterOverride() }
    controller?.viewWasLaidOut()
  }

  /// Returns the best size for a target size. The constraints determine it if there are any, otherwise the intrinsic
  /// size and `sizeThatFits(_:)`.
  package final func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    if let size = sizeFittingConstraints(target, horizontal: horizontal, vertical: vertical) { return size }
    let naturalSize = intrinsicContentSize
    let fixedWidth = horizontal >= .required
    let fixedHeight = vertical >= .required
    var size = naturalSize
    if naturalSize.width == Self.noIntrinsicMetric || naturalSize.height == Self.noIntrinsicMetric || fixedWidth
      || fixedHeight
    {
      // A target length of zero means "as small as possible". For content that wraps this is no limit.
      let availableSize = CGSize(
        width: target.width > 0 ? target.width : .greatestFiniteMagnitude,
        height: target.height > 0 && fixedHeight ? target.height : .greatestFiniteMagnitude)
      let fittedSize = sizeThatFits(availableSize)
      if naturalSize.width == Self.noIntrinsicMetric {
        // A view that is as wide as its superview allows, such as a slider, has no width of its own.
        size.width = fittedSize.width < .greatestFiniteMagnitude ? fittedSize.width : 0
      }
      if naturalSize.height == Self.noIntrinsicMetric || fixedWidth { size.height = fittedSize.height }
    }
    if fixedWidth { size.width = target.width }
    if fixedHeight { size.height = target.height }
    return size
  }

  /// Invalidates the constraints and the superview's layout after a change of the intrinsic size.
  package final func intrinsicSizeWasInvalidated() {
    guard let superviewStorage else { return }
    intrinsicSizeDidChange()
    superviewStorage.subviewSizeWasInvalidated(self)
  }

  // MARK: Constraint-based layout

  package final func markConstraintsDirty() {
    flags.insert(.constraintsDirty)
    backingLayer.setNeedsLayout()
  }
}
