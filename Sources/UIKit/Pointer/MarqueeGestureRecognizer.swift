import CoreGraphics
import Foundation

/// Recognizes a drag with the primary mouse button that draws a selection rectangle (marquee). Subclasses determine
/// where the drag can begin and which items it selects.
@MainActor class MarqueeGestureRecognizer: IncrementalGestureRecognizer {
  /// The distance, in points, that the mouse must move to begin the gesture. This distance distinguishes a drag from a
  /// click.
  static let slop: CGFloat = 4

  private var start = CGPoint.zero
  /// The modifier keys that were pressed when the drag began.
  private(set) var startFlags: UIKeyModifierFlags = []
  private let marqueeView = MarqueeView()

  init() { super.init(.indirectPointer) }

  /// Returns `true` if a drag can begin with a touch. Subclasses override this method. The default implementation
  /// returns `true`.
  func mayBegin(_ touch: UITouch) -> Bool { true }

  /// The rectangle between the start of the drag and the mouse, in the view's coordinate system.
  final var rect: CGRect {
    let currentLocation = location(in: view)
    return CGRect(
      x: min(start.x, currentLocation.x), y: min(start.y, currentLocation.y), width: abs(currentLocation.x - start.x),
      height: abs(currentLocation.y - start.y))
  }

  /// Shows the selection rectangle at its current position, and returns the rectangle in the view's coordinate system.
  final func draw() -> CGRect {
    let rect = rect
    UIView.performWithoutAnimation {
      if marqueeView.superview !== view { view?.addSubview(marqueeView) }
      marqueeView.frame = rect
    }
    return rect
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard let touch = touches.first, event.buttonMask.contains(.primary), mayBegin(touch) else {
      state = .failed
      return
    }
    start = touch.location(in: view)
    startFlags = event.modifierFlags
  }

  /// Returns `true` for gesture recognizers of scroll views, so that a scroll view does not scroll while a selection
  /// rectangle is drawn.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    state == .possible && numberOfTouches > 0 && other is UIPanGestureRecognizer && other.view is UIScrollView
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let currentLocation = location(in: view)
    if hypot(currentLocation.x - start.x, currentLocation.y - start.y) >= Self.slop { state = .began }
  }

  override func finish() { marqueeView.removeFromSuperview() }
}
