import Foundation

/// An interaction that enables the user to drop items on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which accepts or refuses drops and receives the items. It is not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view on which items are dropped.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether several drags can be over the view at the same time. The default is
  /// `false`.
  ///
  /// The value has no effect, because Tessera supports only one drag at a time.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate.
  ///
  /// - Parameter delegate: The delegate, which accepts or refuses drops.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called by the view before the interaction is added to it or removed from it.
  ///
  /// - Parameter view: The view, or `nil` for a removal.
  open func willMove(to view: UIView?) {}
  /// Called by the view after the interaction was added to it or removed from it.
  ///
  /// - Parameter view: The view, or `nil` for a removal.
  open func didMove(to view: UIView?) { self.view = view }
}
