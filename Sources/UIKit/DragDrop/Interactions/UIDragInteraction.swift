import CoreGraphics
import Foundation

/// An interaction that enables the user to drag items from a view. A long press lifts the items that the delegate
/// provides, and they then move with the pointer.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the items. It is not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view from which items are dragged.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether drags can begin. The default is `isEnabledByDefault`.
  open var isEnabled: Bool {
    didSet { for gesture in gestures { gesture.isEnabled = isEnabled } }
  }
  /// A Boolean value that indicates whether new drag interactions are enabled. It is always `true`, as on iPad.
  open class var isEnabledByDefault: Bool { true }
  /// A Boolean value that determines whether other gestures can be recognized during the lift. The default is `false`.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let liftGesture = DragLiftGesture()
  private let addGesture = DragAddGesture()
  private var gestures: [UIGestureRecognizer] { [liftGesture, addGesture] }

  /// Creates an interaction with a delegate.
  ///
  /// - Parameter delegate: The delegate, which provides the items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
    liftGesture.interaction = self
    addGesture.interaction = self
  }

  /// Called by the view before the interaction is added to it or removed from it.
  ///
  /// - Parameter view: The view, or `nil` for a removal.
  open func willMove(to view: UIView?) {
    guard let oldView = self.view else { return }
    for gesture in gestures { oldView.removeGestureRecognizer(gesture) }
  }

  /// Called by the view after the interaction was added to it or removed from it.
  ///
  /// - Parameter view: The view, or `nil` for a removal.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for gesture in gestures { view.addGestureRecognizer(gesture) }
  }
}
