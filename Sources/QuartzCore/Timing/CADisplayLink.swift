import CoreGraphics
import Foundation

/// A timer that fires once for each frame of the display. The display link retains its target until `invalidate()` is called.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var callback: ((CADisplayLink) -> Void)?
  /// The run loop modes for which the link was added. All modes share one frame loop.
  private var modes: Set<RunLoop.Mode> = []
  private var lastFireTime: CFTimeInterval?
  private(set) var nextTimestamp: CFTimeInterval = 0

  /// Creates a display link without a target. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a display link that calls a method of a target for each frame.
  ///
  /// - Parameters:
  ///   - target: The object to call. The link retains it until `invalidate()` is called.
  ///   - sel: The method to call. Its argument is the display link.
  public convenience init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    self.init(callback: { link in _ = sel.perform(on: object, sender: link) })
  }

  /// Creates a display link that calls a closure each time it fires. The closure receives the display link.
  package convenience init(callback: @escaping (CADisplayLink) -> Void) {
    self.init()
    self.callback = callback
  }

  /// The time at which the last frame began, in seconds of `CACurrentMediaTime()`. The value is 0 before the first frame.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time at which the link fires next, in seconds of `CACurrentMediaTime()`.
  ///
  /// Content that is drawn for this frame is visible until then. `targetTimestamp - timestamp` is the time available
  /// for a frame at the link's rate.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two frames of the display, in seconds. The value is 0 before the first frame.
  open private(set) var duration: CFTimeInterval = 0

  /// A Boolean value that determines whether the display link is paused. A paused link does not fire. The default is
  /// false.
  open var isPaused = false {
    didSet { if !isPaused { DisplayLinks.linksDidChange() } }
  }

  /// The range of rates at which the link should fire, in frames per second. The default is the display's rate.
  ///
  /// The link fires at a rate that divides the display's rate. Of the two such rates next to the preferred rate, it uses the
  /// one within the range or, if both or neither are within the range, the nearer one.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The preferred number of frames per second, as a whole number. If 0, the display's rate is used. The default is 0.
  open var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded()) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange =
        newValue > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  /// The number of frames, at 60 frames per second, from one call of the target to the next. The default is 1.
  @available(*, deprecated, message: "use preferredFramesPerSecond")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
  }

  /// Adds the display link to a run loop, and starts it.
  ///
  /// All run loops and modes share one frame loop. A link that is added for several modes fires once for each frame.
  ///
  /// - Parameters:
  ///   - runloop: A run loop. All run loops are treated as the frame loop.
  ///   - mode: A mode of the run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard callback != nil else { return }
    modes.insert(mode)
    DisplayLinks.add(self)
  }

  /// Removes the display link from a mode of a run loop. The link continues to fire as long as it is added for another mode.
  ///
  /// - Parameters:
  ///   - runloop: A run loop. All run loops are treated as the frame loop.
  ///   - mode: A mode for which the link was added.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { DisplayLinks.remove(self) }
  }

  /// Stops the display link permanently, and releases its target.
  open func invalidate() {
    modes.removeAll()
    callback = nil
    DisplayLinks.remove(self)
  }

  /// Calls the target for the frame that begins at `time`. Skips the frame if the preferred rate is lower than the
  /// display's rate and the next call is not due.
  func tick(at time: CFTimeInterval, target: CFTimeInterval) {
    guard !isPaused, let callback else { return }
    let frame = max(0, target - time)
    let interval = CFTimeInterval(preferredFrameRateRange.framesBetweenCalls(at: frame))
    // A tolerance of half a frame prevents skipped calls if frames arrive slightly early.
    if let lastFireTime, time - lastFireTime < (interval - 0.5) * frame { return }
    lastFireTime = time
    timestamp = time
    targetTimestamp = time + interval * frame
    duration = frame
    callback(self)
  }
}
