import Foundation

/// Lets a view be the destination of drags.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides, and takes what is dropped; not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that items are dropped on.
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view at a time. There is one at a time here. Default false.
  open var allowsSimultaneousDropSessions = false

  /// An interaction that asks that delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) {}
  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) { self.view = view }
}
