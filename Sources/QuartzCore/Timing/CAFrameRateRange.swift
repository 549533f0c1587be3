import Foundation

/// A range of frame rates, in frames per second, that an animation or a display link prefers.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
  /// The lowest acceptable rate, in frames per second.
  public var minimum: Float
  /// The highest useful rate, in frames per second.
  public var maximum: Float
  private var preferredRate: Float

  /// The preferred rate in frames per second, or nil if there is no preference.
  public var preferred: Float? {
    get { preferredRate == 0 ? nil : preferredRate }
    set { preferredRate = newValue ?? 0 }
  }

  /// Returns the number of display frames after which a display link is called again. `frame` is the duration of a
  /// display frame in seconds.
  ///
  /// A rate that does not divide the display's rate is rounded to the nearest rate that does, if possible to one within the range. For
  /// example, 26 and 35 are rounded to 30 on a display with 60 frames per second (`CADisplayLink.preferredFramesPerSecond`). If two
  /// rates are equally close, the lower one is used.
  func framesBetweenCalls(at frame: Double) -> Int {
    let range = preferred ?? maximum
    guard range > 0, frame > 0 else { return 1 }
    let display = 1 / frame
    let fewestFrames = max(1, Int(display / Double(range) + 1e-6))
    func frameRate(_ frames: Int) -> Double { display / Double(frames) }
    func isAllowed(_ frames: Int) -> Bool {
      frameRate(frames) >= Double(minimum) - 1e-3 && (maximum <= 0 || frameRate(frames) <= Double(maximum) + 1e-3)
    }
    let (upper, lower) = (fewestFrames, fewestFrames + 1)
    if isAllowed(upper) != isAllowed(lower) { return isAllowed(upper) ? upper : lower }
    return frameRate(upper) - Double(range) < Double(range) - frameRate(lower) ? upper : lower
  }

  /// The default range: the display's own rate.
  public static let `default` = CAFrameRateRange()

  /// Creates the default range: the display's own rate.
  public init() {
    minimum = 0
    maximum = 0
    preferredRate = 0
  }

  /// Creates a range of frame rates. The values are not checked.
  ///
  /// - Parameters:
  ///   - minimum: The lowest acceptable rate, in frames per second.
  ///   - maximum: The highest useful rate, in frames per second.
  ///   - preferred: The preferred rate between the two, or nil if there is no preference.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    preferredRate = preferred ?? 0
  }
}
