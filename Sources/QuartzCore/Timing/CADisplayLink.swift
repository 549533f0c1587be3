import CoreGraphics
import Foundation

/// A timer that fires once a frame of the display. It holds its target until `invalidate()`.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var callback: ((CADisplayLink) -> Void)?
  /// The run loops and modes that it was added to. There is one loop of frames, in all modes alike.
  private var places: Set<RunLoop.Mode> = []
  private var lastFire: CFTimeInterval?
  private(set) var nextTimestamp: CFTimeInterval = 0

  /// Creates a display link without a target. Subclasses call this initializer.
  public override init() { super.init() }

  /// Makes a link that calls `sel` of `target` with itself, and holds the target until `invalidate()`.
  public convenience init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    self.init(callback: { link in _ = sel.perform(on: object, sender: link) })
  }

  /// Makes a link that calls `callback`.
  package convenience init(callback: @escaping (CADisplayLink) -> Void) {
    self.init()
    self.callback = callback
  }

  /// When the frame that it fired for began, in seconds of `CACurrentMediaTime()`; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the link fires next: what is shown until then should suit this moment. `targetTimestamp - timestamp` is the time
  /// that the chosen rate leaves for a frame.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time from one frame of the display to the next; 0 before the first fire.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether it keeps quiet. Default false.
  open var isPaused = false {
    didSet { if !isPaused { DisplayLinks.changed() } }
  }

  /// How often it would like to fire, frames a second. It fires at a rate that divides the display's: of those the one
  /// nearest to the preferred one, within the range if one of them is. Default: the display's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The same as a whole number; 0 is the display's rate. Default 0.
  open var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded()) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange =
        newValue > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  /// Every how many frames of a display of 60 a second it fires. Default 1.
  @available(*, deprecated, message: "use preferredFramesPerSecond")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
  }

  /// Begins to fire. The frames' own loop is the one that counts; adding it in several modes is adding it once.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard callback != nil else { return }
    places.insert(mode)
    DisplayLinks.add(self)
  }

  /// Ends firing in that mode; it fires on while it is in another.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    places.remove(mode)
    if places.isEmpty { DisplayLinks.remove(self) }
  }

  /// Ends firing for good and lets go of the target.
  open func invalidate() {
    places.removeAll()
    callback = nil
    DisplayLinks.remove(self)
  }

  /// Fires for the frame at `time`, unless a lower rate is preferred and its time has not come.
  func tick(at time: CFTimeInterval, target: CFTimeInterval) {
    guard !isPaused, let callback else { return }
    let frame = max(0, target - time)
    let interval = CFTimeInterval(preferredFrameRateRange.framesApart(at: frame))
    // Half a frame of tolerance keeps the rate steady where frames come a little early.
    if let lastFire, time - lastFire < (interval - 0.5) * frame { return }
    lastFire = time
    timestamp = time
    targetTimestamp = time + interval * frame
    duration = frame
    callback(self)
  }
}
