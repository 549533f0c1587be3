import CoreGraphics
import Foundation

// iOS code writes `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat` and `animation.toValue as? CGPoint`,
// whatever of number, boxed value or structure is inside. Foundation on Linux bridges some of these types only; with
// these conformances the same casts succeed here.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// What `as? NSNumber` gives: a number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// For Swift's `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// For Swift's `as?`: true if there was a number in it.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// For values that come from Foundation; nil becomes 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// What `as? NSValue` gives: a boxed point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// For Swift's `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = LayerValue.unbox(source)?.point
  }

  /// For Swift's `as?`: true if there was one in it.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = LayerValue.unbox(source)?.point
    return result != nil
  }

  /// For values that come from Foundation; what holds no point becomes zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// What `as? NSValue` gives: a boxed size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// For Swift's `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = LayerValue.unbox(source)?.size
  }

  /// For Swift's `as?`: true if there was one in it.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = LayerValue.unbox(source)?.size
    return result != nil
  }

  /// For values that come from Foundation; what holds no size becomes zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// What `as? NSValue` gives: a boxed rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// For Swift's `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = LayerValue.unbox(source)?.rect
  }

  /// For Swift's `as?`: true if there was one in it.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = LayerValue.unbox(source)?.rect
    return result != nil
  }

  /// For values that come from Foundation; what holds no rectangle becomes zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
