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
  private let gesture = InteractionBand()

  /// An interaction that calls `selectionHandler` when a band begins, moves and ends.
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
    gesture.onMove = { [weak self] in self?.follow() }
    gesture.isAllowed = { [weak self] point in
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
      handler(self)
      state = .possible
    default: break
    }
  }

  private func step(_ next: State) {
    guard view != nil else { return }
    state = next
    selectionRect = gesture.draw()
    handler(self)
  }
}

/// The band of an interaction. It begins nowhere on a control.
@MainActor private final class InteractionBand: BandGestureRecognizer {
  var onMove: (() -> Void)?
  var isAllowed: (CGPoint) -> Bool = { _ in true }

  override func mayBegin(_ touch: UITouch) -> Bool {
    var link = touch.view
    while let current = link, current !== view {
      if current.isControl { return false }
      link = current.superview
    }
    return isAllowed(touch.location(in: view))
  }

  override func follow() { onMove?() }

  override func finish() {
    super.finish()
    onMove?()
  }
}
