import CoreGraphics
import Foundation

/// An interaction with which the user draws a selection rectangle in a view with the mouse. The interaction does not
/// react to fingers.
///
/// Collection views have their own selection of items with a rectangle (`docs/differences.md`).
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The state of a selection rectangle that the user draws: possible, began, selecting or ended.
  public enum State: Int, Sendable {
    /// There is no selection rectangle.
    case possible = 0
    /// The user has begun to draw a selection rectangle.
    case began = 1
    /// The user moves the mouse, and the selection rectangle changes.
    case selecting = 2
    /// The user has released the button.
    case ended = 3
  }

  /// The view to which the interaction belongs, or `nil` if it belongs to no view.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether the interaction is enabled. Setting this property to `false` ends a
  /// selection in progress. The default is `true`.
  open var isEnabled = true { didSet { gesture.isEnabled = isEnabled } }
  /// The state of the selection. The initial value is `possible`.
  open private(set) var state = State.possible
  /// The selection rectangle in the view's coordinates, or `nil` if there is none.
  open private(set) var selectionRect: CGRect?
  /// The modifier keys that were pressed when the user began to draw.
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// A closure that determines whether a selection can begin at a point of the view. The default is `nil`, with which a
  /// selection can begin everywhere except on controls.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  private let handler: (UIBandSelectionInteraction) -> Void
  private let gesture = InteractionMarquee()

  /// Creates an interaction with a closure that handles the selection.
  ///
  /// - Parameter selectionHandler: A closure that is called when a selection begins, changes and ends.
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
    gesture.onMove = { [weak self] in self?.updateSelection() }
    gesture.isAllowed = { [weak self] point in
      guard let self else { return false }
      return self.shouldBeginHandler?(self, point) ?? true
    }
  }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {
    guard let oldView = self.view, oldView !== view else { return }
    oldView.removeGestureRecognizer(gesture)
    self.view = nil
  }

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction was removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  private func updateSelection() {
    switch gesture.state {
    case .began:
      initialModifierFlags = gesture.startFlags
      setState(.began)
    case .changed: setState(.selecting)
    case .ended, .cancelled:
      guard state == .began || state == .selecting else { return }
      state = .ended
      selectionRect = nil
      handler(self)
      state = .possible
    default: break
    }
  }

  private func setState(_ newState: State) {
    guard view != nil else { return }
    state = newState
    selectionRect = gesture.draw()
    handler(self)
  }
}

/// The gesture recognizer of a `UIBandSelectionInteraction`. The gesture does not begin on controls.
@MainActor private final class InteractionMarquee: MarqueeGestureRecognizer {
  var onMove: (() -> Void)?
  var isAllowed: (CGPoint) -> Bool = { _ in true }

  override func mayBegin(_ touch: UITouch) -> Bool {
    var ancestor = touch.view
    while let current = ancestor, current !== view {
      if current.isControl { return false }
      ancestor = current.superview
    }
    return isAllowed(touch.location(in: view))
  }

  override func gestureDidChange() { onMove?() }

  override func finish() {
    super.finish()
    onMove?()
  }
}
