import Foundation
import RuntimeInterface

/// Recognizes a drag of a scroll indicator with the mouse. The content moves in proportion to its size.
///
/// The delegate receives the callbacks of a drag that ends with a velocity of zero.
@MainActor final class IndicatorDragGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var bar = ScrollIndicators.Bar.vertical
  /// The location at which the mouse button was pressed. It is relative to the visible area of the scroll view.
  private var start = CGPoint.zero
  /// The content offset at the time when the mouse button was pressed.
  private var offset = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    let point = location(in: scrollView)
    guard numberOfTouches == 1, touches.first?.type == .indirectPointer, event.buttonMask.contains(.primary),
      let bar = scrollView.indicators.shownBar(at: point)
    else {
      state = .failed
      return
    }
    self.bar = bar
    start = onScreen(point, of: scrollView)
    offset = scrollView.bounds.origin
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  // A press on an indicator can only be a drag of the indicator.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func sendActions() {
    super.sendActions()
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.beginDrag(by: .indicator)
      scrollView.indicators.grab(bar)
    case .changed:
      guard scrollView.drive.isDragged(by: .indicator) else { return }
      let point = onScreen(location(in: scrollView), of: scrollView)
      let gear = scrollView.indicators.gear(of: bar)
      var target = scrollView.bounds.origin
      if bar == .vertical { target.y = offset.y + (point.y - start.y) * gear }
      if bar == .horizontal { target.x = offset.x + (point.x - start.x) * gear }
      scrollView.moveOffset(to: scrollView.clamped(target), cause: .drag)
    case .ended, .cancelled:
      scrollView.indicators.grab(nil)
      if scrollView.drive.isDragged(by: .indicator) { scrollView.release(velocity: .zero, at: FrameClock.now) }
    default:
      break
    }
  }

  private func onScreen(_ point: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
  }
}
