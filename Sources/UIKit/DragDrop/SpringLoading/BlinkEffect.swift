import CoreGraphics
import Foundation

/// The default effect of spring loading, which dims the view that is about to be activated and then flashes it.
///
/// The effect is an additive animation. The view's `alpha` does not change, so other code can set it during the
/// animation.
@MainActor final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
  private static let animationKey = "spring loading"
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
    let animation = opacityAnimation(from: 0, to: -Double(layer.opacity) / 2, SpringLoading.activationDuration / 2)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: Self.animationKey)
  }

  private func brighten() {
    guard let layer = view?.layer else { return }
    view = nil
    guard layer.animation(forKey: Self.animationKey) != nil else { return }
    let opacity = Double(layer.opacity)
    let currentOpacity = Double(layer.presentation()?.opacity ?? layer.opacity)
    layer.add(
      opacityAnimation(from: min(0, max(-opacity / 2, currentOpacity - opacity)), to: 0, 0.2), forKey: Self.animationKey
    )
  }

  private func opacityAnimation(from: Double, to: Double, _ duration: TimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.isAdditive = true
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }
}
