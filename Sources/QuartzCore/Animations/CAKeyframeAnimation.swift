import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; of the kinds that `CABasicAnimation.fromValue` takes. Default nil.
  open var values: [Any]? {
    didSet { frames = nil }
  }
  /// A path that a point follows instead of `values`: each end of an element is a key value. Default nil.
  open var path: CGPath? {
    didSet { frames = nil }
  }
  /// When each value is reached, in fractions of the duration, rising; nil spaces them evenly. Default nil.
  open var keyTimes: [NSNumber]? {
    didSet { frames = nil }
  }
  /// The pace between each value and the next; nil is linear. Default nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values are joined. Default `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { frames = nil }
  }
  /// For cubic modes: how sharp the curve is at each value, -1...1. Default nil, all zero.
  open var tensionValues: [NSNumber]? {
    didSet { frames = nil }
  }
  /// For cubic modes: how sharp corners are at each value, -1...1. Default nil, all zero.
  open var continuityValues: [NSNumber]? {
    didSet { frames = nil }
  }
  /// For cubic modes: where the curve leans at each value, -1...1. Default nil, all zero.
  open var biasValues: [NSNumber]? {
    didSet { frames = nil }
  }
  /// Whether a layer on a path turns with it; needs `path`. Default nil.
  open var rotationMode: CAAnimationRotationMode?

  private var frames: Keyframes?

  package override func duplicate() -> CAAnimation {
    let copy = duplicateProperty(into: fresh(CAKeyframeAnimation.self, CAKeyframeAnimation()))
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  private var prepared: Keyframes {
    if let frames { return frames }
    let made = Keyframes(
      values: (values ?? []).compactMap { LayerValue(any: $0) }, path: path, keyTimes: keyTimes?.map(\.doubleValue),
      mode: calculationMode, tension: tensionValues?.map(\.doubleValue),
      continuity: continuityValues?.map(\.doubleValue),
      bias: biasValues?.map(\.doubleValue))
    frames = made
    return made
  }

  package override func ownValue(at progress: Double, underlying: LayerValue?) -> LayerValue? {
    prepared.value(at: progress, timing: timingFunctions)
  }

  package override func repetitionStep(underlying: LayerValue?) -> LayerValue? {
    guard let first = prepared.value(at: 0, timing: nil), let last = prepared.value(at: 1, timing: nil) else {
      return nil
    }
    return last.subtracting(first)
  }

  package override func apply(_ moment: TimingValues.Moment, to shown: Presentation) {
    super.apply(moment, to: shown)
    guard let rotationMode, path != nil else { return }
    guard var angle = prepared.direction(at: progress(moment), timing: timingFunctions) else { return }
    if rotationMode == .rotateAutoReverse { angle += .pi }
    shown.values.transform = CATransform3DMakeRotation(angle, 0, 0, 1).concatenating(shown.values.transform)
    shown.touched.insert(.geometry)
  }
}
