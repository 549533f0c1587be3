import CoreGraphics
import Foundation

/// How far the activation by a resting drag has come.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over the view, and may rest there.
  case possible = 1
  /// The drag has rested; the view is about to open.
  case activating = 2
  /// The view has opened.
  case activated = 3
}

/// A view or control that a drag that rests over it may activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it may.
  var isSpringLoaded: Bool { get set }
}

/// A drag that rests.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is to be activated. Default: the view of the interaction.
  var targetView: UIView? { get set }
  /// What is to be activated, for whom a view is not enough.
  var targetItem: Any? { get set }
  /// Where the finger is.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag may activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether it may here. Asked whenever the finger moves.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// The drag has left, or activated. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Default: nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a drag has come to activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Lets a drag that rests over a view activate it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil while none has.
  open private(set) weak var view: UIView?
  /// Decides. Default: always.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows it. Default: the view dims and blinks.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// An interaction that calls `handler` when a drag has rested long enough; nil for what UIKit does by default.
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

  /// The same as UIKit does it by default.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) {}
  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor private final class AlwaysSprings: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Dims what is about to be activated and blinks before it is. The alpha of the view stays what it is, and whoever changes it
/// meanwhile is not undone: the effect is an animation that is added to it.
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
