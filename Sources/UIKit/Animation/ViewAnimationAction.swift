import Foundation

/// The layer action for one change inside an animation block. The old value is passed to the initializer, and `run`
/// reads the new one.
@MainActor
final class ViewAnimationAction: NSObject, CAAction {
  private let context: ViewAnimationContext
  private let key: LayerKey
  private let oldValue: LayerValue?
  private let presentationValue: LayerValue?

  init(context: ViewAnimationContext, key: LayerKey, oldValue: LayerValue?, presentationValue: LayerValue?) {
    self.context = context
    self.key = key
    self.oldValue = oldValue
    self.presentationValue = presentationValue
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let newValue = layer.currentValue(key)
    if let changeHandler = context.changeHandler { return changeHandler(layer, key, oldValue, newValue) }
    add(to: layer, forKey: event, newValue: newValue)
  }

  /// Adds the animation of a change to a layer.
  func add(to layer: CALayer, forKey event: String, newValue: LayerValue?) {
    let animation = context.pace.makeAnimation(keyPath: event)
    let isAdditive = Self.setEnds(
      of: animation, key: key, oldValue: oldValue, presentationValue: presentationValue, newValue: newValue,
      options: context.options)
    animation.duration = max(context.duration, 1e-4)
    animation.repeatCount = context.repeatCount
    animation.autoreverses = context.autoreverses
    animation.fillMode = .both
    if context.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + context.delay
    }
    context.group.add(
      animation, on: layer, blocksTouches: !context.options.contains(.allowUserInteraction) && layer.delegate is UIView)
    layer.add(animation, forKey: isAdditive ? Self.unusedKey(event, on: layer) : event)
  }

  /// Sets the start and end values of an animation, and returns whether the animation is additive. Several additive
  /// animations of a property can run at the same time, so that a change of direction is smooth.
  static func setEnds(
    of animation: CABasicAnimation, key: LayerKey, oldValue: LayerValue?, presentationValue: LayerValue?,
    newValue: LayerValue?,
    options: UIView.AnimationOptions
  ) -> Bool {
    if isAdditive(key), let oldValue, let newValue, let difference = difference(oldValue, newValue) {
      animation.isAdditive = true
      animation.fromValue = difference.object
      animation.toValue = newValue.zero.object
      return true
    }
    let start = options.contains(.beginFromCurrentState) ? presentationValue : oldValue
    animation.fromValue = (start ?? LayerValue.transparentValue(like: newValue))?.object
    animation.toValue = (newValue ?? LayerValue.transparentValue(like: start))?.object
    return false
  }

  /// Returns the old value minus the new one, from which an additive animation starts. Returns nil if the new transform
  /// is not invertible, or if one of the transforms is not affine.
  private static func difference(_ oldValue: LayerValue, _ newValue: LayerValue) -> LayerValue? {
    if case .transform(let newTransform) = newValue, newTransform.inverse == nil || !newTransform.isAffine {
      return nil
    }
    if case .transform(let startTransform) = oldValue, !startTransform.isAffine { return nil }
    return oldValue.subtracting(newValue)
  }

  /// Returns whether view animations of a property are additive. Several of them can then run at the same time.
  static func isAdditive(_ key: LayerKey) -> Bool {
    switch key {
    case .bounds, .position, .zPosition, .anchorPoint, .transform, .opacity, .cornerRadius, .borderWidth: true
    default: false
    }
  }

  /// Returns an unused key for a new animation of a layer: the name of the event. While that key is in use, "-2", "-3"
  /// and so on are appended.
  static func unusedKey(_ event: String, on layer: CALayer) -> String {
    guard layer.animation(forKey: event) != nil else { return event }
    var number = 2
    while layer.animation(forKey: "\(event)-\(number)") != nil { number += 1 }
    return "\(event)-\(number)"
  }
}

extension LayerValue {
  /// Returns the value that replaces nil in an animation from or to `other`: the same color with an opacity of 0, or
  /// `other` itself if it is not a color.
  static func transparentValue(like other: LayerValue?) -> LayerValue? { other?.clearedColor }
}
