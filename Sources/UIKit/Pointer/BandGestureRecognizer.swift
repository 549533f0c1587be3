import CoreGraphics
import Foundation

/// A drag of the mouse's primary button that draws a rectangle. Subclasses say where it may begin and what it selects.
@MainActor class BandGestureRecognizer: StepGestureRecognizer {
  /// Points that the mouse moves before there is a band: a click draws none.
  static let slop: CGFloat = 4

  private var start = CGPoint.zero
  /// The keys that were down when the button was.
  private(set) var startFlags: UIKeyModifierFlags = []
  private let ground = SelectionBandView()

  init() { super.init(.indirectPointer) }

  /// Whether a band may begin where the button went down.
  func mayBegin(_ touch: UITouch) -> Bool { true }

  /// From where the button went down to where the mouse is, in the view's coordinates.
  final var rect: CGRect {
    let now = location(in: view)
    return CGRect(
      x: min(start.x, now.x), y: min(start.y, now.y), width: abs(now.x - start.x), height: abs(now.y - start.y))
  }

  /// Shows the band where it is now, and answers that.
  final func draw() -> CGRect {
    let rect = rect
    UIView.performWithoutAnimation {
      if ground.superview !== view { view?.addSubview(ground) }
      ground.frame = rect
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

  /// Where a band is drawn nothing scrolls.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    state == .possible && numberOfTouches > 0 && other is UIPanGestureRecognizer && other.view is UIScrollView
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let now = location(in: view)
    if hypot(now.x - start.x, now.y - start.y) >= Self.slop { state = .began }
  }

  override func finish() { ground.removeFromSuperview() }
}
