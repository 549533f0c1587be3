import Foundation

/// An object that runs custom animations together with a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval
    init(_ duration: TimeInterval) { self.duration = duration }
  }

  private struct CoordinatedAnimation {
    let animations: (any UIFocusAnimationContext) -> Void
    let completion: (() -> Void)?
  }

  /// The duration of the animations of the newly focused item, in seconds. This duration is shorter than that for the
  /// item that loses the focus, as on Apple's devices. Apple's durations are not published.
  private static let focusingDuration: TimeInterval = 0.2
  private static let unfocusingDuration: TimeInterval = 0.3

  private var focusingAnimations: [CoordinatedAnimation] = []
  private var unfocusingAnimations: [CoordinatedAnimation] = []

  /// Adds animations that run together with the animations of the newly focused item. If no item becomes focused, the
  /// added animations run together with the animations of the item that loses the focus.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views.
  ///   - completion: A closure to call after the animations.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    focusingAnimations.append(CoordinatedAnimation(animations: { _ in animations?() }, completion: completion))
  }

  /// Adds animations that run together with the animations of the newly focused item.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views. Its argument contains the duration of the animations.
  ///   - completion: A closure to call after the animations.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    focusingAnimations.append(CoordinatedAnimation(animations: { animations?($0) }, completion: completion))
  }

  /// Adds animations that run together with the animations of the item that loses the focus.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views. Its argument contains the duration of the animations.
  ///   - completion: A closure to call after the animations.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    unfocusingAnimations.append(CoordinatedAnimation(animations: { animations?($0) }, completion: completion))
  }

  final func run() {
    Self.animate(focusingAnimations, Self.focusingDuration)
    Self.animate(unfocusingAnimations, Self.unfocusingDuration)
  }

  private static func animate(_ animations: [CoordinatedAnimation], _ duration: TimeInterval) {
    guard !animations.isEmpty else { return }
    let context = Context(duration)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { for animation in animations { animation.animations(context) } },
      completion: { _ in for animation in animations { animation.completion?() } })
  }
}
