import CoreGraphics
import Foundation

/// An animation of one property of a layer, which a key path such as `position.x` or `transform.rotation.z` identifies.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  ///
  /// - Parameter path: The key path of the property, or nil to use the key under which the animation is added.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property. If nil, the key under which the animation is added is used.
  open var keyPath: String? {
    didSet { target = keyPath.map { LayerKeyPath($0) } }
  }

  /// A Boolean value that determines whether the animation's values are added to the property's current value. The
  /// default is false.
  open var isAdditive = false

  /// A Boolean value that determines whether each repetition begins at the value at which the previous one ended. The
  /// default is false.
  open var isCumulative = false

  /// A function that converts the animation's numbers to transforms. The default is nil.
  open var valueFunction: CAValueFunction?

  /// The key path, parsed into a property and a component. The value is nil if `keyPath` is nil or names no animatable
  /// property.
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
    duplicateProperty(into: makeSameClass(CAPropertyAnimation.self, CAPropertyAnimation()))
  }

  /// Returns the value of the animation at `progress`, which includes the timing function and may be outside 0...1.
  ///
  /// `underlyingValue` is the value of the property without this animation. The default implementation returns nil.
  package func ownValue(at progress: Double, underlying underlyingValue: LayerValue?) -> LayerValue? { nil }

  /// Returns the amount that each repetition adds to the value if the animation is cumulative. The default
  /// implementation returns nil.
  package func repetitionStep(underlying underlyingValue: LayerValue?) -> LayerValue? { nil }

  /// Returns the progress to pass to `ownValue(at:underlying:)`.
  package func progress(_ moment: TimingValues.Moment) -> Double { timedProgress(moment.progress) }

  package override func apply(_ moment: TimingValues.Moment, to presentation: Presentation) {
    guard let target else { return }
    let underlyingValue = presentation.value(at: target)
    guard var value = ownValue(at: progress(moment), underlying: underlyingValue) else { return }
    if isCumulative, moment.iteration > 0, let step = repetitionStep(underlying: underlyingValue) {
      value = value.adding(step.scaled(by: Double(moment.iteration)))
    }
    if let valueFunction, let number = value.number { value = .transform(valueFunction.transform(number)) }
    if isAdditive, let underlyingValue { value = underlyingValue.adding(value) }
    presentation.set(value, at: target)
  }
}
