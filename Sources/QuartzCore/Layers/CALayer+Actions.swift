import CoreGraphics
import Foundation

extension CALayer {
  /// Returns the action for `event`, or nil if there is no action or the transaction disables actions.
  final func lookUpAction(_ event: String) -> (any CAAction)? {
    if flags.contains(.isPresentation) || TransactionStack.current.disablesActions { return nil }
    let action = action(forKey: event)
    return action is NSNull ? nil : action
  }

  final func runOrderAction(_ event: String) {
    if flags.contains(.delegateIsView) ? !LayerActions.viewsAnimate : flags.contains(.uncommitted) { return }
    lookUpAction(event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// The default implementation of `action(forKey:)`. The result is nil if no action was found or the search was ended
  /// by `NSNull`.
  final func searchAction(forKey event: String) -> (any CAAction)? {
    if flags.contains(.hasDelegate), let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if flags.contains(.hasActions) {
      if let action = extras?.actions?[event] { return action is NSNull ? nil : action }
      if let action = styleAction(event, in: extras?.style) { return action is NSNull ? nil : action }
    }
    if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
    return implicitAnimation(forKey: event)
  }

  private func styleAction(_ event: String, in style: [AnyHashable: Any]?) -> (any CAAction)? {
    guard let style else { return nil }
    if let actions = style["actions"] as? [String: any CAAction], let action = actions[event] { return action }
    return styleAction(event, in: style["style"] as? [AnyHashable: Any])
  }

  /// Returns the implicit animation for a change of an animatable property. The animation starts from the visible
  /// value.
  ///
  /// The result is nil for a layer that has never been visible, because there is no value to start from.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard !flags.contains(.uncommitted), let key = LayerKey(name: event), key.isAnimatable else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    guard animation.duration > 0 else { return nil }
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    // A nil color is animated as transparent black.
    animation.fromValue = (presentationValue(key) ?? LayerValue.emptyValue(for: key))?.object
    return animation
  }

  /// Returns the visible value of `key`, which includes running animations. The result is nil if the property is not
  /// set.
  final func presentationValue(_ key: LayerKey) -> LayerValue? {
    let values = renderValues
    return values.value(key) ?? extraValue(key, shown: layerAnimations != nil)
  }
}

extension LayerKey {
  /// Indicates whether a change of the property is animated implicitly. Names, drawing flags and lists of layers are
  /// not animated.
  var isAnimatable: Bool {
    switch self {
    case .cornerCurve, .contentsGravity, .magnificationFilter, .minificationFilter, .allowsGroupOpacity, .sublayers,
      .mask, .fillRule, .lineCap, .lineJoin, .type, .preservesDepth, .scrollMode, .isGeometryFlipped,
      .shouldRasterize, .rasterizationScale, .contentsScale, .path, .isHidden, .isDoubleSided, .masksToBounds,
      .silhouette:
      false
    default: true
    }
  }
}

extension LayerValue {
  /// Returns the value that an animation uses in place of nil: transparent black for a color, or nil for other properties.
  static func emptyValue(for key: LayerKey) -> LayerValue? {
    switch key {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor:
      .color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
    default: nil
    }
  }
}
