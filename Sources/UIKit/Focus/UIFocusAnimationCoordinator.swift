import Foundation

/// Runs animations of yours along with the movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval
    init(_ duration: TimeInterval) { self.duration = duration }
  }

  private struct Part {
    let animations: (any UIFocusAnimationContext) -> Void
    let completion: (() -> Void)?
  }

  /// What gets the focus is shown quickly, what loses it a little later, as on Apple's devices (their figures are not
  /// published).
  private static let focusing: TimeInterval = 0.2
  private static let unfocusing: TimeInterval = 0.3

  private var focusing: [Part] = []
  private var unfocusing: [Part] = []

  /// Runs `animations` with those of the item that gets the focus, or, where none does, of the one that loses it.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    focusing.append(Part(animations: { _ in animations?() }, completion: completion))
  }

  /// Runs `animations` with those of the item that gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    focusing.append(Part(animations: { animations?($0) }, completion: completion))
  }

  /// Runs `animations` with those of the item that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    unfocusing.append(Part(animations: { animations?($0) }, completion: completion))
  }

  final func run() {
    Self.animate(focusing, Self.focusing)
    Self.animate(unfocusing, Self.unfocusing)
  }

  private static func animate(_ parts: [Part], _ duration: TimeInterval) {
    guard !parts.isEmpty else { return }
    let context = Context(duration)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { for part in parts { part.animations(context) } },
      completion: { _ in for part in parts { part.completion?() } })
  }
}
