import Foundation

/// The frame rates that an animation or display link would like, frames a second.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
  /// The lowest rate that is acceptable.
  public var minimum: Float
  /// The highest rate that is useful.
  public var maximum: Float
  private var wanted: Float

  /// The rate that is best, or nil for no wish.
  public var preferred: Float? {
    get { wanted == 0 ? nil : wanted }
    set { wanted = newValue ?? 0 }
  }

  /// Every how many frames of `frame` seconds something fires that wishes for this range: rates that don't divide the
  /// display's are rounded to the nearest one that does (CADisplayLink.preferredFramesPerSecond: 26 and 35 give 30 on a
  /// display of 60), if possible one within the range; of two that are as near, the lower one.
  func framesApart(at frame: Double) -> Int {
    let wish = preferred ?? maximum
    guard wish > 0, frame > 0 else { return 1 }
    let display = 1 / frame
    let fewest = max(1, Int(display / Double(wish) + 1e-6))
    func rate(_ frames: Int) -> Double { display / Double(frames) }
    func fits(_ frames: Int) -> Bool {
      rate(frames) >= Double(minimum) - 1e-3 && (maximum <= 0 || rate(frames) <= Double(maximum) + 1e-3)
    }
    let (upper, lower) = (fewest, fewest + 1)
    if fits(upper) != fits(lower) { return fits(upper) ? upper : lower }
    return rate(upper) - Double(wish) < Double(wish) - rate(lower) ? upper : lower
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange()

  /// Makes the default range.
  public init() {
    minimum = 0
    maximum = 0
    wanted = 0
  }

  /// Makes a range; `preferred` lies between the two.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    wanted = preferred ?? 0
  }
}
