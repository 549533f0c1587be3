import CoreGraphics
import Foundation

/// An interaction that enables the user to drag items from a view. A long press lifts the items that the delegate provides. The
/// lifted items then move with the pointer.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the items. The interaction does not retain it.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view from which items are dragged, or `nil` if the interaction has not been added to a view.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether drags can begin. The default is `isEnabledByDefault`.
  open var isEnabled: Bool {
    didSet { for gesture in gestures { gesture.isEnabled = isEnabled } }
  }
  /// A Boolean value that indicates whether new drag interactions are enabled. It is always `true`, as on iPad.
  open class var isEnabledByDefault: Bool { true }
  /// A Boolean value that determines whether other gestures can be recognized while items are being lifted. The default
  /// is `false`.
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

  /// Tells the interaction that it is about to be added to a view or removed from it. The view calls this method.
  ///
  /// - Parameter view: The view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {
    guard let oldView = self.view else { return }
    for gesture in gestures { oldView.removeGestureRecognizer(gesture) }
  }

  /// Tells the interaction that it has been added to a view or removed from it. The view calls this method.
  ///
  /// - Parameter view: The view, or `nil` if the interaction is removed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for gesture in gestures { view.addGestureRecognizer(gesture) }
  }
}
