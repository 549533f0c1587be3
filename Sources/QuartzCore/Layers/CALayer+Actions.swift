import CoreGraphics
import Foundation

extension CALayer {
  /// The action for a change of `event`, unless the transaction disables actions.
  final func lookUpAction(_ event: String) -> (any CAAction)? {
    if flags.contains(.isPresentation) || TransactionStack.current.disablesActions { return nil }
    let action = action(forKey: event)
    return action is NSNull ? nil : action
  }

  final func runOrderAction(_ event: String) {
    if flags.contains(.delegateIsView) ? !LayerActions.viewsAnimate : flags.contains(.uncommitted) { return }
    lookUpAction(event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// The default of `action(forKey:)`.
  final func searchAction(forKey event: String) -> (any CAAction)? {
    if flags.contains(.hasDelegate), let found = delegate?.action(for: self, forKey: event) {
      return found is NSNull ? nil : found
    }
    if flags.contains(.hasActions) {
      if let found = extras?.actions?[event] { return found is NSNull ? nil : found }
      if let found = styleAction(event, in: extras?.style) { return found is NSNull ? nil : found }
    }
    if let found = type(of: self).defaultAction(forKey: event) { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  private func styleAction(_ event: String, in style: [AnyHashable: Any]?) -> (any CAAction)? {
    guard let style else { return nil }
    if let actions = style["actions"] as? [String: any CAAction], let found = actions[event] { return found }
    return styleAction(event, in: style["style"] as? [AnyHashable: Any])
  }

  /// The animation that a change of an animatable property starts by itself: from what is seen now. A layer that was
  /// never shown has nothing to come from.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard !flags.contains(.uncommitted), let key = LayerKey(name: event), key.isAnimatable else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    guard animation.duration > 0 else { return nil }
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    // From nothing means from what a nil colour looks like.
    animation.fromValue = (shownValue(key) ?? LayerValue.nothing(for: key))?.object
    return animation
  }

  /// The value of `key` as it is seen now.
  final func shownValue(_ key: LayerKey) -> LayerValue? {
    let values = renderValues
    return values.value(key) ?? extraValue(key, shown: motion != nil)
  }
}

extension LayerKey {
  /// Whether a change animates by itself. Names, flags of drawing and lists of layers do not.
  var isAnimatable: Bool {
    switch self {
    case .cornerCurve, .contentsGravity, .magnificationFilter, .minificationFilter, .allowsGroupOpacity, .sublayers,
      .mask, .fillRule, .lineCap, .lineJoin, .type, .preservesDepth, .scrollMode, .isGeometryFlipped,
      .shouldRasterize, .rasterizationScale, .contentsScale, .path, .isHidden, .isDoubleSided, .masksToBounds:
      false
    default: true
    }
  }
}

extension LayerValue {
  /// What stands for a property that is nil.
  static func nothing(for key: LayerKey) -> LayerValue? {
    switch key {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor:
      .color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
    default: nil
    }
  }
}
