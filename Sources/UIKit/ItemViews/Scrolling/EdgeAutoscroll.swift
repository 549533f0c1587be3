import CoreGraphics
import Foundation
import RuntimeInterface

/// An object that scrolls a scroll view while an item is dragged near one of its edges. The speed increases towards the
/// edge.
///
/// Display frames are requested only while the content moves. Scrolling stops exactly at the end of the content.
@MainActor final class EdgeAutoscroll {
  /// The distance from an edge within which the content scrolls, in points. In a small view it is a quarter of the
  /// view's length.
  static let maximumZoneLength: CGFloat = 64
  /// The speed at the edge and beyond it, in points per second.
  static let maximumSpeed: CGFloat = 1200

  private weak var view: UIScrollView?
  private var velocity = CGPoint.zero
  /// The content offset before it is rounded to pixels. It accumulates steps that are smaller than a pixel.
  private var exactOffset = CGPoint.zero
  private var lastStepTime: TimeInterval = 0
  /// A closure that is called after each scroll step, which moves other content below the pointer.
  var onStep: (() -> Void)?

  /// Returns the speed of the content for a pointer position between `start` and `end`, in points per second. The speed is
  /// positive towards the end of the content.
  ///
  /// The speed is 0 in the middle and increases quadratically towards the edges.
  static func speed(at position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let zoneLength = min(maximumZoneLength, (end - start) / 4)
    guard zoneLength > 0 else { return 0 }
    func proximity(_ distance: CGFloat) -> CGFloat { min(1, max(0, 1 - distance / zoneLength)) }
    let leadingProximity = proximity(position - start)
    let trailingProximity = proximity(end - position)
    return maximumSpeed * (trailingProximity * trailingProximity - leadingProximity * leadingProximity)
  }

  /// Updates the speed for a position of the pointer, in content coordinates.
  func update(_ point: CGPoint, in view: UIScrollView) {
    let inset = view.adjustedContentInset
    let visibleRect = view.bounds.inset(by: inset)
    velocity = CGPoint(
      x: view.scrollsX ? Self.speed(at: point.x, from: visibleRect.minX, to: visibleRect.maxX) : 0,
      y: view.scrollsY ? Self.speed(at: point.y, from: visibleRect.minY, to: visibleRect.maxY) : 0)
    self.view = view
    guard canMove(view) else { return stop() }
    guard !FrameTasks.contains(self, "autoscroll") else { return }
    exactOffset = view.bounds.origin
    lastStepTime = FrameClock.now
    FrameTasks.add(self, "autoscroll") { [weak self] time in self?.moveContent(at: time) ?? false }
  }

  func stop() { FrameTasks.remove(self, "autoscroll") }

  private func canMove(_ view: UIScrollView) -> Bool {
    func canMoveAxis(_ speed: CGFloat, _ offset: CGFloat, _ range: ClosedRange<Double>) -> Bool {
      speed > 0 ? offset < range.upperBound - 1e-6 : speed < 0 && offset > range.lowerBound + 1e-6
    }
    return canMoveAxis(velocity.x, view.bounds.minX, view.offsetRangeX)
      || canMoveAxis(velocity.y, view.bounds.minY, view.offsetRangeY)
  }

  private func moveContent(at time: TimeInterval) -> Bool {
    // A second finger that drags the content has precedence.
    guard let view, !view.scrollState.isDragging else { return false }
    let seconds = CGFloat(time - lastStepTime)
    lastStepTime = time
    let origin = view.bounds.origin
    // Other code has also changed the offset, so the scroll continues from the new offset.
    if abs(origin.x - exactOffset.x) > 1 || abs(origin.y - exactOffset.y) > 1 { exactOffset = origin }
    func movedOffset(_ offset: CGFloat, _ speed: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
      let newOffset = offset + speed * seconds
      if speed > 0 { return max(offset, min(newOffset, CGFloat(range.upperBound))) }
      return speed < 0 ? min(offset, max(newOffset, CGFloat(range.lowerBound))) : offset
    }
    exactOffset = CGPoint(
      x: movedOffset(exactOffset.x, velocity.x, view.offsetRangeX),
      y: movedOffset(exactOffset.y, velocity.y, view.offsetRangeY))
    view.moveOffset(to: exactOffset, cause: .contentOffset)
    onStep?()
    return canMove(view)
  }
}
