import CoreGraphics
import Foundation

/// The states of the activation by a resting drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// There is no drag over the view.
  case inactive = 0
  /// A drag is over the view and may rest there.
  case possible = 1
  /// The drag has rested, and the view is about to be activated.
  case activating = 2
  /// The view has been activated.
  case activated = 3
}

/// A view or control that a resting drag can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that determines whether a resting drag activates the view.
  var isSpringLoaded: Bool { get set }
}

/// The context of an activation by a resting drag.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to be activated. The default is the view of the interaction.
  var targetView: UIView? { get set }
  /// An object that identifies what is to be activated, if the view alone does not.
  var targetItem: Any? { get set }
  /// Returns the location of the pointer.
  ///
  /// - Parameter view: The view in whose coordinate system the location is given, or `nil` for that of the screen.
  /// - Returns: The location, in points.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a resting drag activates a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether a drag may activate the view. Called whenever the drag moves.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: The view, the item and the location of the drag.
  /// - Returns: `true` to begin the activation if the drag rests.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Called when the drag has left the view or activated it. Optional; the default does nothing.
  ///
  /// - Parameter interaction: The interaction.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing by default.
  ///
  /// - Parameter interaction: The interaction.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the state of an activation by a resting drag.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the activation has changed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: The new state.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Lets a drag that rests over a view activate it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view of the interaction, or `nil`.
  open private(set) weak var view: UIView?
  /// The object that decides about activations. The default allows all of them.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that shows the state of an activation. By default the view is dimmed and flashes.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The object that decides about activations, or `nil` for the default.
  ///   - interactionEffect: The object that shows the state of an activation, or `nil` for the default.
  ///   - handler: A closure that is called when a drag has rested long enough.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AlwaysSprings()
    self.interactionEffect = interactionEffect ?? BlinkEffect()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction with the default behavior and effect.
  ///
  /// - Parameter handler: A closure that is called when a drag has rested long enough.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
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

@MainActor private final class AlwaysSprings: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Dims the view that is about to be activated, and lets it flash.
///
/// The effect is an additive animation, so that the view's alpha does not change and other code can set it in the
/// meantime.
@MainActor final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
  private static let key = "spring loading"
  private weak var view: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .inactive, .possible, .activated: brighten()
    case .activating:
      view = context.targetView
      dim()
    }
  }

  private func dim() {
    guard let layer = view?.layer else { return }
    let animation = change(from: 0, to: -Double(layer.opacity) / 2, SpringLoading.activating / 2)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: Self.key)
  }

  private func brighten() {
    guard let layer = view?.layer else { return }
    view = nil
    guard layer.animation(forKey: Self.key) != nil else { return }
    let opacity = Double(layer.opacity)
    let seen = Double(layer.presentation()?.opacity ?? layer.opacity)
    layer.add(change(from: min(0, max(-opacity / 2, seen - opacity)), to: 0, 0.2), forKey: Self.key)
  }

  private func change(from: Double, to: Double, _ duration: TimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.isAdditive = true
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }
}
