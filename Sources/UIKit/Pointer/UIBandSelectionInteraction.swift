import CoreGraphics
import Foundation

/// Lets the mouse draw a rectangle in a view, to select what lies in it. Fingers draw none.
///
/// Collection views have a band of their own for their items (`docs/differences.md`).
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// How far the band is.
  public enum State: Int, Sendable {
    /// There is none.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It follows the mouse.
    case selecting = 2
    /// The button was let go.
    case ended = 3
  }

  /// The view to which it was added.
  open private(set) weak var view: UIView?
  /// Whether the mouse draws anything; turned off, a band that is drawn ends. Default true.
  open var isEnabled = true { didSet { gesture.isEnabled = isEnabled } }
  /// How far the band is. Default `possible`.
  open private(set) var state = State.possible
  /// The band in the view's coordinates; nil while there is none.
  open private(set) var selectionRect: CGRect?
  /// The keys that were down when the band began.
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// Whether a band may begin at a place of the view. Default nil: everywhere but on controls.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  private let handler: (UIBandSelectionInteraction) -> Void
  private let gesture = BandGestureRecognizer()
  private let band = SelectionBandView()

  /// An interaction that calls `selectionHandler` when a band begins, moves and ends.
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
    gesture.onMove = { [weak self] in self?.follow() }
    gesture.mayBegin = { [weak self] point in
      guard let self else { return false }
      return self.shouldBeginHandler?(self, point) ?? true
    }
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) {
    guard let old = self.view, old !== view else { return }
    old.removeGestureRecognizer(gesture)
    self.view = nil
  }

  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  private func follow() {
    switch gesture.state {
    case .began:
      initialModifierFlags = gesture.startFlags
      step(.began)
    case .changed: step(.selecting)
    case .ended, .cancelled:
      guard state == .began || state == .selecting else { return }
      state = .ended
      selectionRect = nil
      band.removeFromSuperview()
      handler(self)
      state = .possible
    default: break
    }
  }

  private func step(_ next: State) {
    guard let view else { return }
    state = next
    let rect = gesture.rect
    selectionRect = rect
    UIView.performWithoutAnimation {
      if band.superview !== view { view.addSubview(band) }
      band.frame = rect
    }
    handler(self)
  }
}

/// A drag of the mouse that draws a rectangle.
@MainActor private final class BandGestureRecognizer: UIGestureRecognizer {
  var onMove: (() -> Void)?
  var mayBegin: (CGPoint) -> Bool = { _ in true }
  private(set) var startFlags: UIKeyModifierFlags = []
  private var start = CGPoint.zero

  init() {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    delaysTouchesEnded = false
  }

  var rect: CGRect {
    let now = location(in: view)
    return CGRect(
      x: min(start.x, now.x), y: min(start.y, now.y), width: abs(now.x - start.x), height: abs(now.y - start.y))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard let touch = touches.first, event.buttonMask.contains(.primary), !isOnControl(touch.view),
      mayBegin(touch.location(in: view))
    else {
      state = .failed
      return
    }
    start = touch.location(in: view)
    startFlags = event.modifierFlags
  }

  private func isOnControl(_ touched: UIView?) -> Bool {
    var link = touched
    while let current = link, current !== view {
      if current is UIControl { return true }
      link = current.superview
    }
    return false
  }

  /// It does not scroll what is around.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    state == .possible && numberOfTouches > 0 && other is UIPanGestureRecognizer && other.view is UIScrollView
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let now = location(in: view)
      guard hypot(now.x - start.x, now.y - start.y) >= SelectionBand.slop else { return }
      state = .began
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func sendActions() {
    onMove?()
    super.sendActions()
  }
}
