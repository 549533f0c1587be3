import Foundation

/// An interaction that enables the user to drop items on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which accepts or refuses drops and receives the items. The interaction does not retain it.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view on which items are dropped, or `nil` if the interaction has not been added to a view.
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

  /// Tells the interaction that it is about to be added to a view or removed from it. The view calls this method.
  ///
  /// - Parameter view: The view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {}
  /// Tells the interaction that it has been added to a view or removed from it. The view calls this method.
  ///
  /// - Parameter view: The view, or `nil` if the interaction is removed.
  open func didMove(to view: UIView?) { self.view = view }
}
