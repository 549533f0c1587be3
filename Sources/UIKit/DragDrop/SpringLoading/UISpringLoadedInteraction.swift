import CoreGraphics
import Foundation

/// An interaction that enables the user to activate a view by resting a drag over it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added, or `nil` if it has not been added to a view.
  open private(set) weak var view: UIView?
  /// The object that allows or prevents activations. The default behavior allows all activations.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that shows the state of an activation. By default the view is dimmed and flashes.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction with a behavior and an effect.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The object that allows or prevents activations, or `nil` for the default.
  ///   - interactionEffect: The object that shows the state of an activation, or `nil` for the default.
  ///   - handler: A closure that activates the view. It is called when a drag has rested over the view long enough.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AlwaysAllowed()
    self.interactionEffect = interactionEffect ?? BlinkEffect()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction with the default behavior and effect.
  ///
  /// - Parameter handler: A closure that activates the view. It is called when a drag has rested over the view long
  ///   enough.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
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

@MainActor private final class AlwaysAllowed: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
