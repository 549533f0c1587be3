import CoreGraphics
import Foundation

/// An animation from one value to another. Which of the three values are set decides:
/// from and to: between them; from and by: from, by that much; by and to: to, coming by that much; from: to what is
/// there; to: from what is there; by: from what is there, by that much; none: nothing.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins: a number, point, size, rectangle, transform, colour, path or image, boxed or not.
  open var fromValue: Any? {
    didSet { from = LayerValue(any: fromValue) }
  }
  /// Where it ends.
  open var toValue: Any? {
    didSet { to = LayerValue(any: toValue) }
  }
  /// By how much it changes.
  open var byValue: Any? {
    didSet { by = LayerValue(any: byValue) }
  }

  final var from: LayerValue?
  final var to: LayerValue?
  final var by: LayerValue?

  package override func duplicate() -> CAAnimation {
    duplicateBasic(into: fresh(CABasicAnimation.self, CABasicAnimation()))
  }

  final func duplicateBasic<A: CABasicAnimation>(into copy: A) -> A {
    _ = duplicateProperty(into: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  /// Both ends, given what is there.
  private func ends(_ underlying: LayerValue?) -> (LayerValue, LayerValue)? {
    let there = isAdditive ? underlying?.zero : underlying
    switch (from, by, to) {
    case (let from?, _, let to?): return (from, to)
    case (let from?, let by?, nil): return (from, from.adding(by))
    case (nil, let by?, let to?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return there.map { (from, $0) } ?? (from, from.clearedColor)
    case (nil, nil, let to?): return there.map { ($0, to) } ?? (to.clearedColor, to)
    case (nil, let by?, nil): return there.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return nil
    }
  }

  package override func ownValue(at progress: Double, underlying: LayerValue?) -> LayerValue? {
    guard let (from, to) = ends(underlying) else { return nil }
    return LayerValue.interpolate(from, to, progress)
  }

  package override func repetitionStep(underlying: LayerValue?) -> LayerValue? {
    guard let (from, to) = ends(underlying) else { return nil }
    return to.subtracting(from)
  }
}
