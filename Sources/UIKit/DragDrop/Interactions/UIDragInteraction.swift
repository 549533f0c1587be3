import CoreGraphics
import Foundation

/// Lets a view be the source of drags: after a long press the items of its delegate follow the finger.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Gives the items; not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that items are dragged from.
  open private(set) weak var view: UIView?
  /// Whether drags begin. Default `isEnabledByDefault`.
  open var isEnabled: Bool {
    didSet { for gesture in gestures { gesture.isEnabled = isEnabled } }
  }
  /// Whether drag interactions are enabled when they are made: yes, as on iPad.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other gestures may go on during the lift. Default false.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let lift = DragLiftGesture()
  private let add = DragAddGesture()
  private var gestures: [UIGestureRecognizer] { [lift, add] }

  /// An interaction that asks that delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
    lift.interaction = self
    add.interaction = self
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    for gesture in gestures { old.removeGestureRecognizer(gesture) }
  }

  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for gesture in gestures { view.addGestureRecognizer(gesture) }
  }
}
