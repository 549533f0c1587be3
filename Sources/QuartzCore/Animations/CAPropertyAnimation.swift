import CoreGraphics
import Foundation

/// An animation of one property of a layer, named by a key path such as `position.x` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property. Nil takes the key under which the animation runs as an action.
  open var keyPath: String? {
    didSet { target = keyPath.map { LayerKeyPath($0) } }
  }

  /// Whether the animation's values are added to what is there without it. Default false.
  open var isAdditive = false

  /// Whether each repetition begins where the last one ended. Default false.
  open var isCumulative = false

  /// Makes a transform of the animation's numbers. Default nil.
  open var valueFunction: CAValueFunction?

  /// The key path, taken apart once.
  final var target: LayerKeyPath?

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if keyPath == nil { keyPath = event }
    super.run(forKey: event, object: anObject, arguments: dict)
  }

  final func duplicateProperty<A: CAPropertyAnimation>(into copy: A) -> A {
    _ = duplicate(into: copy)
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copy
  }

  package override func duplicate() -> CAAnimation {
    duplicateProperty(into: fresh(CAPropertyAnimation.self, CAPropertyAnimation()))
  }

  /// The animation's own value at `progress` (after the curve, so it may overshoot), given what is there without it.
  package func ownValue(at progress: Double, underlying: LayerValue?) -> LayerValue? { nil }

  /// What one repetition adds, for cumulative animations.
  package func repetitionStep(underlying: LayerValue?) -> LayerValue? { nil }

  /// The progress that `ownValue` takes.
  package func progress(_ moment: TimingValues.Moment) -> Double { paced(moment.progress) }

  package override func apply(_ moment: TimingValues.Moment, to shown: Presentation) {
    guard let target else { return }
    let underlying = shown.value(at: target)
    guard var value = ownValue(at: progress(moment), underlying: underlying) else { return }
    if isCumulative, moment.iteration > 0, let step = repetitionStep(underlying: underlying) {
      value = value.adding(step.scaled(by: Double(moment.iteration)))
    }
    if let valueFunction, let number = value.number { value = .transform(valueFunction.transform(number)) }
    if isAdditive, let underlying { value = underlying.adding(value) }
    shown.set(value, at: target)
  }
}
