import Foundation
import QuartzCore

/// Plays symbol effects on the layer of an image view. Only symbol images move (Apple, `addSymbolEffect`: an effect has no effect on
/// other images).
@MainActor final class SymbolEffectPlayer {
  private unowned let view: UIImageView
  /// The effects that last or are repeated, by their kind.
  private var active: [SymbolEffectConfiguration.Kind: any SymbolEffect] = [:]

  /// The kind of the last effect that replaces the symbol, or nil.
  private var replacingKind: SymbolEffectConfiguration.Kind?
  /// The number of cancelled changes of the symbol. A change that was cancelled does not set its symbol.
  private var cancellationCount = 0

  init(_ view: UIImageView) { self.view = view }

  private static func key(_ kind: SymbolEffectConfiguration.Kind, _ path: String) -> String {
    "tessera.symbol.\(kind.rawValue).\(path)"
  }

  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    let motion = effect.configuration
    let call: @MainActor @Sendable (Bool) -> Void = { [weak view] isFinished in
      completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: view, effect: effect)) ?? ()
    }
    guard view.image?.isSymbolImage == true else { return call(false) }
    remove(motion.kind, animated: false)
    if motion.kind == .appear { remove(.disappear, animated: false) }
    if motion.isLasting || motion.isContinuous { active[motion.kind] = effect }
    let isLasting = motion.isLasting
    // The motion is not shown if the user prefers less of it. A state that lasts is still reached.
    let isShown = animated && !UIAccessibility.isReduceMotionEnabled
    guard isShown || isLasting else { return call(true) }
    let animations = motion.values(isLasting: isLasting, isReversed: motion.kind == .appear).map { path, values in
      animation(path, values, motion, options, isShown: isShown)
    }
    guard let last = animations.last else { return call(true) }
    last.delegate = SymbolEffectEnd(call)
    for animation in animations {
      view.layer.add(animation, forKey: Self.key(motion.kind, animation.keyPath ?? ""))
    }
  }

  private func animation(
    _ path: String, _ values: [CGFloat], _ motion: SymbolEffectConfiguration, _ options: SymbolEffectOptions,
    isShown: Bool
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.duration = isShown ? motion.duration / options.speedFactor : 0.001
    animation.calculationMode = .linear
    if motion.kind != .rotate {
      animation.timingFunctions = Array(
        repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: max(0, values.count - 1))
    }
    if motion.isLasting {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      return animation
    }
    switch options.repetition {
    case .automatic: animation.repeatCount = motion.isContinuous ? .infinity : 1
    case .count(let count): animation.repeatCount = Float(count)
    case .continuous: animation.repeatCount = .infinity
    }
    return animation
  }

  /// Removes the effects of a kind. A symbol that an effect has scaled or hidden returns with an animation.
  func remove(_ kind: SymbolEffectConfiguration.Kind, animated: Bool) {
    let effect = active.removeValue(forKey: kind)
    let isLasting = effect?.configuration.isLasting == true
    for path in ["transform.scale", "opacity", "transform.rotation.z"] {
      let key = Self.key(kind, path)
      guard view.layer.animation(forKey: key) != nil else { continue }
      let value = view.layer.presentation()?.value(forKeyPath: path)
      view.layer.removeAnimation(forKey: key)
      guard animated, isLasting, !UIAccessibility.isReduceMotionEnabled, let value else { continue }
      let back = CABasicAnimation(keyPath: path)
      back.fromValue = value
      back.duration = effect?.configuration.duration ?? 0.3
      back.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      view.layer.add(back, forKey: key)
    }
  }

  func removeAll(animated: Bool) { for kind in Array(active.keys) { remove(kind, animated: animated) } }

  /// Shows another image. The old symbol leaves in the first half of the effect, the new one comes in the second half.
  func setImage(
    _ image: UIImage, _ effect: any SymbolEffect, _ options: SymbolEffectOptions,
    _ completion: UISymbolEffectCompletion?
  ) {
    let motion = effect.configuration
    let call: @MainActor @Sendable (Bool) -> Void = { [weak view] isFinished in
      completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: view, effect: effect, image: image))
        ?? ()
    }
    let areSymbols = view.image?.isSymbolImage == true && image.isSymbolImage
    guard areSymbols, view.window != nil, !UIAccessibility.isReduceMotionEnabled else {
      view.image = image
      return call(true)
    }
    let half = motion.duration / options.speedFactor / 2
    func play(_ scales: [CGFloat], _ opacities: [CGFloat], _ end: @escaping @MainActor (Bool) -> Void) {
      for (path, values) in [("transform.scale", scales), ("opacity", opacities)] {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        animation.duration = half
        if path == "opacity" { animation.delegate = SymbolEffectEnd(end) }
        view.layer.add(animation, forKey: Self.key(motion.kind, path))
      }
    }
    replacingKind = motion.kind
    let count = cancellationCount
    play([1, motion.scale], [1, motion.opacity]) { [weak self] isFinished in
      guard let self else { return }
      guard count == cancellationCount else { return call(false) }
      view.image = image
      guard isFinished else { return call(false) }
      play([0.6, 1], [0, 1]) { call($0) }
    }
  }

  /// Ends a change of the symbol at once. In its first half, the old symbol stays.
  func cancelImageChange() {
    cancellationCount += 1
    if let replacingKind { remove(replacingKind, animated: false) }
    replacingKind = nil
  }
}

extension SymbolEffectConfiguration {
  /// Returns the keyframes of the motion, by the key path of the layer's property.
  fileprivate func values(isLasting: Bool, isReversed: Bool) -> [(String, [CGFloat])] {
    var result: [(String, [CGFloat])] = []
    func frames(_ rest: CGFloat, _ extreme: CGFloat) -> [CGFloat] {
      isLasting ? [rest, extreme] : isReversed ? [extreme, rest] : [rest, extreme, rest]
    }
    if scale != 1 {
      // A bounce swings past its rest.
      result.append(("transform.scale", kind == .bounce ? [1, scale, 1 - (scale - 1) * 0.3, 1] : frames(1, scale)))
    }
    if angle != 0 {
      let angles = kind == .rotate ? [0, angle] : [0, angle, -angle, angle * 0.5, -angle * 0.5, 0]
      result.append(("transform.rotation.z", angles))
    }
    if opacity != 1 { result.append(("opacity", frames(1, opacity))) }
    return result
  }
}

/// A delegate that passes the end of an animation to a closure.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
  private let end: @MainActor (Bool) -> Void

  init(_ end: @escaping @MainActor (Bool) -> Void) { self.end = end }

  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { MainActor.assumeIsolated { end(flag) } }
}
