import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The key values in order, of the types that `CABasicAnimation.fromValue` accepts. The default is nil.
  open var values: [Any]? {
    didSet { frames = nil }
  }
  /// A path along which the animated point moves. The path replaces `values`: the end points of the path's elements are the key values.
  /// The default is nil.
  open var path: CGPath? {
    didSet { frames = nil }
  }
  /// The time of each key value as a fraction of the duration, in ascending order. If nil, the key values are spaced evenly.
  /// The default is nil.
  open var keyTimes: [NSNumber]? {
    didSet { frames = nil }
  }
  /// The timing functions between successive key values. If nil, progress is linear. The default is nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The mode of interpolation between key values. The default is `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { frames = nil }
  }
  /// The tension of the curve at each key value in cubic modes, -1...1. The default is nil, which means zeros.
  open var tensionValues: [NSNumber]? {
    didSet { frames = nil }
  }
  /// The continuity of the curve at each key value in cubic modes, -1...1. With values other than 0, the curve has a
  /// corner at the key value. The default is nil, which means zeros.
  open var continuityValues: [NSNumber]? {
    didSet { frames = nil }
  }
  /// The bias of the curve at each key value in cubic modes, -1...1. The sign determines whether the curve bends before or
  /// after the key value. The default is nil, which means zeros.
  open var biasValues: [NSNumber]? {
    didSet { frames = nil }
  }
  /// The mode in which a layer that moves along `path` is rotated with the path. If nil, the layer is not rotated. The
  /// default is nil.
  open var rotationMode: CAAnimationRotationMode?

  private var frames: Keyframes?

  package override func duplicate() -> CAAnimation {
    let copy = duplicateProperty(into: makeSameClass(CAKeyframeAnimation.self, CAKeyframeAnimation()))
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

  private var preparedKeyframes: Keyframes {
    if let frames { return frames }
    let keyframes = Keyframes(
      values: (values ?? []).compactMap { LayerValue(any: $0) }, path: path, keyTimes: keyTimes?.map(\.doubleValue),
      mode: calculationMode, tension: tensionValues?.map(\.doubleValue),
      continuity: continuityValues?.map(\.doubleValue),
      bias: biasValues?.map(\.doubleValue))
    frames = keyframes
    return keyframes
  }

  package override func ownValue(at progress: Double, underlying: LayerValue?) -> LayerValue? {
    preparedKeyframes.value(at: progress, timing: timingFunctions)
  }

  package override func repetitionStep(underlying: LayerValue?) -> LayerValue? {
    guard let first = preparedKeyframes.value(at: 0, timing: nil),
      let last = preparedKeyframes.value(at: 1, timing: nil)
    else {
      return nil
    }
    return last.subtracting(first)
  }

  package override func apply(_ moment: TimingValues.Moment, to presentation: Presentation) {
    super.apply(moment, to: presentation)
    guard let rotationMode, path != nil else { return }
    guard var angle = preparedKeyframes.direction(at: progress(moment), timing: timingFunctions) else { return }
    if rotationMode == .rotateAutoReverse { angle += .pi }
    presentation.values.transform = CATransform3DMakeRotation(angle, 0, 0, 1).concatenating(
      presentation.values.transform)
    presentation.changes.insert(.geometry)
  }
}
