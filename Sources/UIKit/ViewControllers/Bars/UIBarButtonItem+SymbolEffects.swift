import Foundation

// The effects play on the image view of the bar that shows the item. They have no effect while no bar shows it.
extension UIBarButtonItem {
  private var effectView: UIImageView? { (barView as? BarItemView)?.symbolView }

  /// Plays an effect on the symbol of the item. Has no effect if no bar shows the item.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.bounce`.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: `false` to apply an effect that lasts without a motion.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { effectView?.addSymbolEffect(effect, options: options, animated: animated) }

  /// Removes the effects of the same kind as an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.scale`. Its direction does not matter.
  ///   - options: Options, which have no effect on a removal.
  ///   - animated: `true` to return to the symbol's own size and opacity with an animation.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { effectView?.removeSymbolEffect(ofType: effect, options: options, animated: animated) }

  /// Removes all effects that last or are repeated.
  ///
  /// - Parameters:
  ///   - options: Options, which have no effect on a removal.
  ///   - animated: `true` to return to the symbol's own size and opacity with an animation.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    effectView?.removeAllSymbolEffects(options: options, animated: animated)
  }

  /// Sets the image of the item with an effect. Without a bar that shows the item, the image is set at once.
  ///
  /// - Parameters:
  ///   - image: The new image.
  ///   - transition: The effect, such as `.replace`.
  ///   - options: The speed of the effect.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    guard let effectView else {
      self.image = image
      return
    }
    effectView.setSymbolImage(image, contentTransition: transition, options: options) { [weak self] _ in
      self?.image = image
    }
  }
}
