import CoreGraphics
import Foundation

// Code for iOS contains `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat` and `animation.toValue as?
// CGPoint`, whether the object is a number, a boxed value or a structure. Foundation on Linux bridges only some of
// these types. With these conformances the casts succeed.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Converts the number to an `NSNumber`, for Swift's `as? NSNumber`.
  ///
  /// - Returns: The boxed number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Converts an `NSNumber` to a number, for Swift's `as!`.
  ///
  /// - Parameters:
  ///   - source: The boxed number.
  ///   - result: Set to the number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Converts an `NSNumber` to a number, for Swift's `as?`.
  ///
  /// - Parameters:
  ///   - source: The boxed number.
  ///   - result: Set to the number.
  /// - Returns: Always `true`, because every `NSNumber` can be converted.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Converts an `NSNumber` that Foundation returned to a number.
  ///
  /// - Parameter source: The boxed number, or nil.
  /// - Returns: The number, or 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Converts the point to an `NSValue`, for Swift's `as? NSValue`.
  ///
  /// - Returns: The boxed point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Converts an `NSValue` to a point, for Swift's `as!`.
  ///
  /// - Parameters:
  ///   - source: The boxed value.
  ///   - result: Set to the point, or to nil if the value contains another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = LayerValue.unbox(source)?.point
  }

  /// Converts an `NSValue` to a point, for Swift's `as?`.
  ///
  /// - Parameters:
  ///   - source: The boxed value.
  ///   - result: Set to the point, or to nil if the value contains another type.
  /// - Returns: `true` if the value contains a point.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = LayerValue.unbox(source)?.point
    return result != nil
  }

  /// Converts an `NSValue` that Foundation returned to a point.
  ///
  /// - Parameter source: The boxed value, or nil.
  /// - Returns: The point, or zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Converts the size to an `NSValue`, for Swift's `as? NSValue`.
  ///
  /// - Returns: The boxed size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Converts an `NSValue` to a size, for Swift's `as!`.
  ///
  /// - Parameters:
  ///   - source: The boxed value.
  ///   - result: Set to the size, or to nil if the value contains another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = LayerValue.unbox(source)?.size
  }

  /// Converts an `NSValue` to a size, for Swift's `as?`.
  ///
  /// - Parameters:
  ///   - source: The boxed value.
  ///   - result: Set to the size, or to nil if the value contains another type.
  /// - Returns: `true` if the value contains a size.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = LayerValue.unbox(source)?.size
    return result != nil
  }

  /// Converts an `NSValue` that Foundation returned to a size.
  ///
  /// - Parameter source: The boxed value, or nil.
  /// - Returns: The size, or zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Converts the rectangle to an `NSValue`, for Swift's `as? NSValue`.
  ///
  /// - Returns: The boxed rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Converts an `NSValue` to a rectangle, for Swift's `as!`.
  ///
  /// - Parameters:
  ///   - source: The boxed value.
  ///   - result: Set to the rectangle, or to nil if the value contains another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = LayerValue.unbox(source)?.rect
  }

  /// Converts an `NSValue` to a rectangle, for Swift's `as?`.
  ///
  /// - Parameters:
  ///   - source: The boxed value.
  ///   - result: Set to the rectangle, or to nil if the value contains another type.
  /// - Returns: `true` if the value contains a rectangle.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = LayerValue.unbox(source)?.rect
    return result != nil
  }

  /// Converts an `NSValue` that Foundation returned to a rectangle.
  ///
  /// - Parameter source: The boxed value, or nil.
  /// - Returns: The rectangle, or zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
