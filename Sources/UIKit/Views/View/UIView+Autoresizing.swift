import Foundation

extension UIView {
  /// Resizes the subviews according to their autoresizing masks (docs/measurements.md 14.14).
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  package final func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    for view in subviewList where view.autoresizingStorage.rawValue != 0 || view.resizesWithoutMask {
      view.resizeWithSuperview(from: oldSize, to: newSize)
    }
  }

  /// Indicates whether a view with an empty mask is resized. It is always false: the frame of such a view is constant.
  private final var resizesWithoutMask: Bool { false }

  private final func resizeWithSuperview(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingStorage
    let frame = backingLayer.transformIsIdentity ? backingLayer.frame : untransformedFrame
    let (x, width) = Self.distribute(
      start: frame.minX, length: frame.width, old: oldSize.width, new: newSize.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let (y, height) = Self.distribute(
      start: frame.minY, length: frame.height, old: oldSize.height, new: newSize.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    let result = CGRect(x: x, y: y, width: width, height: height)
    guard result != frame else { return }
    if backingLayer.transformIsIdentity {
      self.frame = result
    } else {
      // The frame of a transformed view is undefined, so the bounds and the center change as if there were no
      // transform.
      bounds.size = result.size
      let anchor = backingLayer.anchorPoint
      center = CGPoint(x: result.minX + anchor.x * width, y: result.minY + anchor.y * height)
    }
  }

  private final var untransformedFrame: CGRect {
    let size = backingLayer.bounds.size
    let anchor = backingLayer.anchorPoint
    let position = backingLayer.position
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// Returns the position and the length of a view in one dimension after its superview's length has changed from `old`
  /// to `new`. The change is distributed to the flexible parts in proportion to their previous lengths: `before` and
  /// `after` indicate flexible margins, `inside` a flexible length. If all flexible parts had a length of zero, each
  /// part changes by the same amount.
  private final class func distribute(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, before: Bool, inside: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    guard change != 0, before || inside || after else { return (start, length) }
    let trailingSpace = old - start - length
    let flexibleLength = (before ? start : 0) + (inside ? length : 0) + (after ? trailingSpace : 0)
    let flexibleCount = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    func adjustment(_ length: CGFloat) -> CGFloat {
      flexibleLength == 0 ? change / flexibleCount : change * length / flexibleLength
    }
    return (before ? start + adjustment(start) : start, inside ? max(0, length + adjustment(length)) : length)
  }
}
