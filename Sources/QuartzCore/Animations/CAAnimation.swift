import CoreGraphics
import Foundation
import RuntimeInterface

/// What drives presentation values of a layer for a while. A layer keeps a copy of what is added to it, so later changes
/// of the animation have no effect there.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  final var timing = TimingValues()

  /// Makes an animation without a duration: it takes the transaction's when it is added.
  public override init() { super.init() }

  /// Animations are not archived here: nil.
  public required init?(coder: NSCoder) { nil }

  /// The pace of a run. Nil is linear. Default nil.
  open var timingFunction: CAMediaTimingFunction?

  /// Who hears of beginning and end. Held strongly, as on iOS, until the animation goes. Default nil.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer drops the animation when it has ended. Default true.
  open var isRemovedOnCompletion = true

  /// The frame rates that suit the animation. Stored; frames come at the display's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// When the animation begins, in the layer's time; 0 means when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Seconds of one run; 0 takes the transaction's duration. Default 0.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast its time runs against its parent's; 0 stops it, below 0 it runs backwards. Default 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Seconds added to its own time. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How often it runs; parts of a run may be given. 0 counts as 1. Default 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Seconds for which it runs again and again, in place of `repeatCount`. Default 0: as that says.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run goes back again, which takes as long. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Whether it counts before its beginning and after its end. Default `removed`: neither.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Values under keys of the user's own.
  final var custom: [String: Any] = [:]

  /// Hears of the end besides the delegate: the system's own animations count themselves with it.
  package final var onStop: ((_ finished: Bool) -> Void)?

  /// Who steers the progress instead of the clock (an animator that can be paused, scrubbed and turned round), and from
  /// which part of that on this animation moves.
  package final var timeline: AnimationTimeline?
  package final var timelineDelay = 0.0

  /// The value of a property that was never set. Default: what a fresh animation has.
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

  /// Whether a value would be archived. Nothing is archived here: false.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Keeps `value` under a key of one's own, or sets the property of that name. Copies keep such values.
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
    default: custom[key] = value
    }
  }

  /// The value under `key`: one's own, or the property of that name.
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
    default: custom[key]
    }
  }

  /// As an action: adds itself to the layer under the event's key, driving that property unless it names another.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(self, forKey: event)
  }

  /// An animation like this one. Subclasses of the user's own are made by their `init()` and copy what they add themselves.
  open nonisolated override func copy() -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  // MARK: What subclasses of the system override

  /// A copy; overridden to make the right class.
  package func duplicate() -> CAAnimation { duplicate(into: fresh(CAAnimation.self, CAAnimation())) }

  /// A new object of this animation's own class, which is `known` or one of the user's made from it.
  final func fresh<A: CAAnimation>(_ known: A.Type, _ made: @autoclosure () -> A) -> A {
    guard ObjectIdentifier(type(of: self)) != ObjectIdentifier(known), let own = type(of: self) as? A.Type else {
      return made()
    }
    return InitializerDispatch.make(own)
  }

  final func duplicate<A: CAAnimation>(into copy: A) -> A {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.custom = custom
    copy.onStop = onStop
    copy.timeline = timeline
    copy.timelineDelay = timelineDelay
    return copy
  }

  /// Fills in what depends on the layer and the moment of being added.
  package func prepare(for layer: CALayer) {}

  /// Writes the values of one moment into a presentation.
  package func apply(_ moment: TimingValues.Moment, to shown: Presentation) {}

  /// The progress after the curve.
  final func paced(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }
}
