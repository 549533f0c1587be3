import CoreGraphics
import Foundation
import RuntimeInterface
import SwiftABI

/// An animation that changes the presentation values of a layer during a period of time.
///
/// A layer stores a copy of an animation that is added to it. Later changes of the original have no effect on the copy.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  final var timing = TimingValues()

  /// Creates an animation with a duration of 0. When the animation is added to a layer, the duration of the current transaction
  /// is used instead.
  public override init() { super.init() }

  /// Creates an animation from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { nil }

  /// The timing function that defines the pace of each run. If nil, the progress is linear. The default is nil.
  open var timingFunction: CAMediaTimingFunction?

  /// The object that is notified when the animation begins and ends. The animation retains its delegate until the
  /// animation is removed, as on iOS. The default is nil.
  open var delegate: (any CAAnimationDelegate)?

  /// A Boolean value that determines whether the layer removes the animation when it has ended. The default is true.
  open var isRemovedOnCompletion = true

  /// The preferred range of frame rates. The value is stored but has no effect: animations run at the display's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The time at which the animation begins, in the layer's time, in seconds. If 0, the animation begins when it is
  /// added. The default is 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one run, in seconds. If 0, the transaction's duration is used. The default is 0.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the animation's time relative to the layer's. A speed of 0 pauses the time, and a negative speed
  /// reverses it. The default is 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset that is added to the animation's time, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs, which may be a fraction. If the value is 0, the animation runs once. The default is 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The total duration of all runs, in seconds. If 0, `repeatCount` determines the number of runs. The default is 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// A Boolean value that determines whether each run is followed by a run from the last value back to the first. The
  /// default is false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The mode that determines whether the animation has an effect before its beginning and after its end. The default
  /// is `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The values that the app stored under keys that are not properties of the class.
  final var customValues: [String: Any] = [:]

  /// The closure to call when the animation ends or is removed, in addition to the delegate. UIKit uses this closure to count its own
  /// running animations. The default is nil.
  package final var onStop: ((_ finished: Bool) -> Void)?

  /// The timeline that determines the progress of the animation, or nil if the clock determines it. UIKit's property
  /// animators set a timeline to pause, scrub and reverse their animations.
  package final var timeline: AnimationTimeline?
  /// The progress of the timeline at which this animation begins, 0...1.
  package final var timelineDelay = 0.0

  /// Returns the default value of a property.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value of the property in a new animation, or nil if there is none.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "isRemovedOnCompletion", "removedOnCompletion": true
    case "beginTime", "duration", "timeOffset", "repeatDuration": 0.0
    case "repeatCount": Float(0)
    case "speed": Float(1)
    case "autoreverses": false
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether a property's value is archived. Archives of animations are not
  /// supported.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: Always `false`.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Sets a property by its name, or stores a value under another key. Copies of the animation contain the stored
  /// values.
  ///
  /// - Parameters:
  ///   - value: The new value. If nil, the property is reset to its default.
  ///   - key: The name of a property, or a key of your own.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = LayerValue(any: value)?.number
    switch key {
    case "beginTime": beginTime = number ?? 0
    case "duration": duration = number ?? 0
    case "speed": speed = Float(number ?? 1)
    case "timeOffset": timeOffset = number ?? 0
    case "repeatCount": repeatCount = Float(number ?? 0)
    case "repeatDuration": repeatDuration = number ?? 0
    case "autoreverses": autoreverses = number ?? 0 != 0
    case "removedOnCompletion": isRemovedOnCompletion = number ?? 1 != 0
    default: customValues[key] = value
    }
  }

  /// Returns the value of a property, or a value that was stored under another key.
  ///
  /// - Parameter key: The name of a property, or the key of a stored value.
  /// - Returns: The value, or nil if there is none.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "removedOnCompletion": isRemovedOnCompletion
    default: customValues[key]
    }
  }

  /// Adds the animation to a layer, as the action of an event. If the animation has no key path, it animates the
  /// property whose name is the event's key.
  ///
  /// - Parameters:
  ///   - event: The key of the property or event.
  ///   - anObject: The layer. Other objects are ignored.
  ///   - dict: Not used.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(self, forKey: event)
  }

  /// Returns a copy of the animation. Subclasses outside QuartzCore are created with `init()` and must copy their own
  /// properties.
  ///
  /// - Returns: The copy, an animation of the same class.
  open nonisolated override func copy() -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  // MARK: Overrides in QuartzCore's own subclasses

  /// Returns a copy of the animation. Subclasses override this method to create an object of their own class.
  package func duplicate() -> CAAnimation { duplicate(into: makeSameClass(CAAnimation.self, CAAnimation())) }

  /// Returns a new animation of this animation's class.
  ///
  /// If the class is `base`, the result is the object that `makeDefault` creates. Otherwise it is a new object of the app's
  /// subclass.
  final func makeSameClass<A: CAAnimation>(_ base: A.Type, _ makeDefault: @autoclosure () -> A) -> A {
    guard ObjectIdentifier(type(of: self)) != ObjectIdentifier(base), let subclass = type(of: self) as? A.Type else {
      return makeDefault()
    }
    return InitializerDispatch.make(subclass)
  }

  final func duplicate<A: CAAnimation>(into copy: A) -> A {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.customValues = customValues
    copy.onStop = onStop
    copy.timeline = timeline
    copy.timelineDelay = timelineDelay
    return copy
  }

  /// Called before the animation is added to `layer`. Subclasses override it to compute the values that depend on the
  /// layer and on the time. The default implementation does nothing.
  package func prepare(for layer: CALayer) {}

  /// Applies the values of the animation at `moment` to the presentation values `presentation` of the layer. The default
  /// implementation does nothing.
  package func apply(_ moment: TimingValues.Moment, to presentation: Presentation) {}

  /// Returns `progress` after the timing function is applied.
  final func timedProgress(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }
}
