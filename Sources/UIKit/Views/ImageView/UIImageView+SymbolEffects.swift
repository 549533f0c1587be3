import Foundation

extension UIImageView {
  /// Plays an effect on the image view. Has no effect on images that are not symbols.
  ///
  /// Some effects last or are repeated until they are removed. Effects do not move if the user prefers reduced motion.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.bounce`.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: `false` to apply an effect that lasts without a motion.
  ///   - completion: A closure that is called when the effect has ended or was removed. An effect that lasts calls it when its state
  ///     is reached.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.add(effect, options, animated: animated, completion) }

  /// Removes the effects of the same kind as an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.scale`. Its direction does not matter.
  ///   - options: Options, which have no effect on a removal.
  ///   - animated: `true` to return to the symbol's own size and opacity with an animation.
  ///   - completion: A closure that is called after the removal.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect.configuration.kind, animated: animated)
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
  }

  /// Removes all effects that last or are repeated.
  ///
  /// - Parameters:
  ///   - options: Options, which have no effect on a removal.
  ///   - animated: `true` to return to the symbol's own size and opacity with an animation.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects.removeAll(animated: animated)
  }

  /// Shows another symbol with an effect. An image that is not a symbol is shown at once.
  ///
  /// - Parameters:
  ///   - image: The new image.
  ///   - transition: The effect, such as `.replace`.
  ///   - options: The speed of the effect.
  ///   - completion: A closure that is called when the effect has ended.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.setImage(image, transition, options, completion) }
}
