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
