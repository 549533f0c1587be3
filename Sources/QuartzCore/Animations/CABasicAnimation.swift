import CoreGraphics
import Foundation

/// An animation from one value to another.
///
/// The properties that are set determine the two values:
/// - `fromValue` and `toValue`: from `fromValue` to `toValue`.
/// - `fromValue` and `byValue`: from `fromValue` to the sum of the two values.
/// - `byValue` and `toValue`: from `toValue` minus `byValue` to `toValue`.
/// - Only `fromValue`: from `fromValue` to the current value.
/// - Only `toValue`: from the current value to `toValue`.
/// - Only `byValue`: from the current value to the sum of the current value and `byValue`.
/// - None: the animation has no effect.
///
/// The current value is the property's value without this animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value: a number, point, size, rectangle, transform, color, path or image, which may be boxed. The
  /// default is nil.
  open var fromValue: Any? {
    didSet { startValue = LayerValue(any: fromValue) }
  }
  /// The last value, of the same type as `fromValue`. The default is nil.
  open var toValue: Any? {
    didSet { endValue = LayerValue(any: toValue) }
  }
  /// The amount by which the value changes, of the same type as `fromValue`. The default is nil.
  open var byValue: Any? {
    didSet { increment = LayerValue(any: byValue) }
  }

  final var startValue: LayerValue?
  final var endValue: LayerValue?
  final var increment: LayerValue?

  package override func duplicate() -> CAAnimation {
    duplicateBasic(into: makeSameClass(CABasicAnimation.self, CABasicAnimation()))
  }

  final func duplicateBasic<A: CABasicAnimation>(into copy: A) -> A {
    _ = duplicateProperty(into: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  /// Returns the first and the last value of the animation. `underlying` is the value of the property without this
  /// animation. The result is nil if no value is set, or if only `byValue` is set and `underlying` is nil.
  private func endValues(_ underlying: LayerValue?) -> (LayerValue, LayerValue)? {
    let baseValue = isAdditive ? underlying?.zero : underlying
    switch (startValue, increment, endValue) {
    case (let startValue?, _, let endValue?): return (startValue, endValue)
    case (let startValue?, let increment?, nil): return (startValue, startValue.adding(increment))
    case (nil, let increment?, let endValue?): return (endValue.subtracting(increment), endValue)
    case (let startValue?, nil, nil): return baseValue.map { (startValue, $0) } ?? (startValue, startValue.clearedColor)
    case (nil, nil, let endValue?): return baseValue.map { ($0, endValue) } ?? (endValue.clearedColor, endValue)
    case (nil, let increment?, nil): return baseValue.map { ($0, $0.adding(increment)) }
    case (nil, nil, nil): return nil
    }
  }

  package override func ownValue(at progress: Double, underlying: LayerValue?) -> LayerValue? {
    guard let (startValue, endValue) = endValues(underlying) else { return nil }
    return LayerValue.interpolate(startValue, endValue, progress)
  }

  package override func repetitionStep(underlying: LayerValue?) -> LayerValue? {
    guard let (startValue, endValue) = endValues(underlying) else { return nil }
    return endValue.subtracting(startValue)
  }
}
