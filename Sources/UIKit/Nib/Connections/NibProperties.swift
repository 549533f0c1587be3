import Foundation

/// Functions that set the properties of UIKit's classes that user-defined runtime attributes can name.
@MainActor enum NibProperties {
  /// Sets a property of a layer that a runtime attribute names, such as `cornerRadius`.
  static func set(_ name: String, of layer: CALayer, to value: Any?) -> _MemberAssignment {
    switch name {
    case "cornerRadius": return assign(number(value)) { layer.cornerRadius = $0 }
    case "borderWidth": return assign(number(value)) { layer.borderWidth = $0 }
    case "shadowRadius": return assign(number(value)) { layer.shadowRadius = $0 }
    case "shadowOpacity": return assign(number(value)) { layer.shadowOpacity = Float($0) }
    case "opacity": return assign(number(value)) { layer.opacity = Float($0) }
    case "zPosition": return assign(number(value)) { layer.zPosition = $0 }
    case "masksToBounds": return assign(bool(value)) { layer.masksToBounds = $0 }
    case "shouldRasterize": return assign(bool(value)) { layer.shouldRasterize = $0 }
    case "shadowOffset": return assign(size(value)) { layer.shadowOffset = $0 }
    // In UIKit, a `UIColor` has no effect for a property whose type is `CGColor`. Applications therefore declare
    // properties such as borderUIColor, which set the layer's color.
    case "borderColor", "borderUIColor", "borderColorFromUIColor":
      return assign(value as? UIColor) { layer.borderColor = $0.cgColor }
    case "shadowColor", "shadowUIColor": return assign(value as? UIColor) { layer.shadowColor = $0.cgColor }
    case "backgroundColor": return assign(value as? UIColor) { layer.backgroundColor = $0.cgColor }
    default: return .missing
    }
  }

  /// Sets a property of a view that a runtime attribute names, such as `placeholder` of a text field.
  static func set(_ name: String, of view: UIView, to value: Any?) -> _MemberAssignment {
    switch (view, name) {
    case (_, "backgroundColor"): return assign(value as? UIColor) { view.backgroundColor = $0 }
    case (_, "tintColor"): return assign(value as? UIColor) { view.tintColor = $0 }
    case (_, "hidden"), (_, "isHidden"): return assign(bool(value)) { view.isHidden = $0 }
    case (_, "alpha"): return assign(number(value)) { view.alpha = $0 }
    case (_, "tag"): return assign(number(value)) { view.tag = Int($0) }
    case (_, "clipsToBounds"): return assign(bool(value)) { view.clipsToBounds = $0 }
    case (_, "userInteractionEnabled"): return assign(bool(value)) { view.isUserInteractionEnabled = $0 }
    case (_, "exclusiveTouch"): return assign(bool(value)) { view.isExclusiveTouch = $0 }
    case (_, "accessibilityIdentifier"): return assign(value as? String) { view.accessibilityIdentifier = $0 }
    case (_, "accessibilityLabel"): return assign(value as? String) { view.accessibilityLabel = $0 }
    case (_, "accessibilityHint"): return assign(value as? String) { view.accessibilityHint = $0 }
    case (let view as UILabel, "text"): return assign(value as? String) { view.text = $0 }
    case (let view as UILabel, "textColor"): return assign(value as? UIColor) { view.textColor = $0 }
    case (let view as UITextField, "text"): return assign(value as? String) { view.text = $0 }
    case (let view as UITextField, "textColor"): return assign(value as? UIColor) { view.textColor = $0 }
    case (let view as UITextField, "placeholder"): return assign(value as? String) { view.placeholder = $0 }
    case (let view as UITextView, "text"): return assign(value as? String) { view.text = $0 }
    case (let view as UITextView, "textColor"): return assign(value as? UIColor) { view.textColor = $0 }
    case (let view as UIImageView, "image"): return assign(value as? UIImage) { view.image = $0 }
    case (let view as UIControl, "enabled"): return assign(bool(value)) { view.isEnabled = $0 }
    case (let view as UIControl, "selected"): return assign(bool(value)) { view.isSelected = $0 }
    case (let view as UIScrollView, "scrollsToTop"): return assign(bool(value)) { view.scrollsToTop = $0 }
    default: return .missing
    }
  }

  /// Sets a property of a view controller that a runtime attribute names, such as `title`.
  static func set(_ name: String, of controller: UIViewController, to value: Any?) -> _MemberAssignment {
    switch name {
    case "title": return assign(value as? String) { controller.title = $0 }
    case "hidesBottomBarWhenPushed": return assign(bool(value)) { controller.hidesBottomBarWhenPushed = $0 }
    case "modalPresentationStyle":
      return assign(number(value).flatMap { UIModalPresentationStyle(rawValue: Int($0)) }) {
        controller.modalPresentationStyle = $0
      }
    default: return .missing
    }
  }

  /// Returns a value as a number, or nil if it is not a number.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as Int: CGFloat(value)
    case let value as Double: CGFloat(value)
    case let value as CGFloat: value
    case let value as Bool: value ? 1 : 0
    case let value as String: Double(value).flatMap { $0.isFinite ? CGFloat($0) : nil }
    default: nil
    }
  }

  private static func bool(_ value: Any?) -> Bool? { value as? Bool ?? number(value).map { $0 != 0 } }

  private static func size(_ value: Any?) -> CGSize? {
    value as? CGSize ?? (value as? CGPoint).map { CGSize(width: $0.x, height: $0.y) }
  }

  private static func assign<Value>(_ value: Value?, _ set: (Value) -> Void) -> _MemberAssignment {
    guard let value else { return .wrongType(expected: Value.self) }
    set(value)
    return .assigned
  }
}
