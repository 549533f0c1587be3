import Foundation
import RuntimeInterface

/// A gesture recognizer for drags of a scroll indicator with the mouse. The content moves in proportion to its size.
///
/// The delegate receives the callbacks of a drag that ends with a velocity of zero.
@MainActor final class IndicatorDragGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var bar = ScrollIndicators.Bar.vertical
  /// The location at which the mouse button was pressed. It is relative to the visible area of the scroll view.
  private var startLocation = CGPoint.zero
  /// The content offset at the time when the mouse button was pressed.
  private var startOffset = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    let point = location(in: scrollView)
    guard numberOfTouches == 1, touches.first?.type == .indirectPointer, event.buttonMask.contains(.primary),
      let bar = scrollView.indicators.visibleBar(at: point)
    else {
      state = .failed
      return
    }
    self.bar = bar
    startLocation = locationInVisibleArea(point, of: scrollView)
    startOffset = scrollView.bounds.origin
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  // A press on an indicator can only be a drag of the indicator, so no other gesture prevents it.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func sendActions() {
    super.sendActions()
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.beginDrag(by: .indicator)
      scrollView.indicators.setActiveBar(bar)
    case .changed:
      guard scrollView.scrollState.isDragged(by: .indicator) else { return }
      let point = locationInVisibleArea(location(in: scrollView), of: scrollView)
      let scrollRatio = scrollView.indicators.scrollRatio(of: bar)
      var target = scrollView.bounds.origin
      if bar == .vertical { target.y = startOffset.y + (point.y - startLocation.y) * scrollRatio }
      if bar == .horizontal { target.x = startOffset.x + (point.x - startLocation.x) * scrollRatio }
      scrollView.moveOffset(to: scrollView.clamped(target), cause: .drag)
    case .ended, .cancelled:
      scrollView.indicators.setActiveBar(nil)
      if scrollView.scrollState.isDragged(by: .indicator) { scrollView.release(velocity: .zero, at: FrameClock.now) }
    default:
      break
    }
  }

  private func locationInVisibleArea(_ point: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
  }
}
