import Foundation

/// A quick stroke in one direction, recognised while the fingers still move.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which a swipe may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction; UIKit's values.
    public let rawValue: UInt

    /// The directions whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards larger x.
    public static let right = Direction(rawValue: 1)

    /// Towards smaller x.
    public static let left = Direction(rawValue: 2)

    /// Towards smaller y.
    public static let up = Direction(rawValue: 4)

    /// Towards larger y.
    public static let down = Direction(rawValue: 8)
  }

  /// Default right. With several directions either axis will do; a diagonal counts as horizontal.
  open var direction: Direction = .right
  /// Default 1.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { startTime = touches.first?.timestamp ?? event.timestamp }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired, numberOfTouchesRequired > 0 else { return }
    let watched = trackedTouches
    for (moment, places) in event.steps(of: watched) {
      let time = moment - startTime
      // Measured on iOS 26.1: 0.5 s after the touch still counts, 0.501 s does not.
      guard time <= 0.5 + 1e-6 else {
        state = .failed
        return
      }
      var all = true
      for (touch, place) in zip(watched, places) {
        guard let start = starts[ObjectIdentifier(touch)] else { continue }
        let delta = CGPoint(x: place.x - start.x, y: place.y - start.y)
        switch Self.verdict(delta: delta, time: time, direction: direction) {
        case .recognized: break
        case .undecided: all = false
        case .failed:
          state = .failed
          return
        }
      }
      if all {
        state = .ended
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func reset() { starts = [:] }

  enum Verdict { case recognized, undecided, failed }

  /// The measured rule: the needed travel shrinks by 94 % a second from 50 pt, the allowed sideways travel by 98 %.
  static func verdict(delta: CGPoint, time: TimeInterval, direction: Direction) -> Verdict {
    let least = 50 * (1 - 0.94 * time)
    let most = 50 * (1 - 0.98 * time)
    var best = Verdict.failed
    let axes: [(Direction, CGFloat, CGFloat)] = [
      (.right, delta.x, delta.y), (.left, -delta.x, delta.y), (.up, -delta.y, delta.x), (.down, delta.y, delta.x),
    ]
    for (bit, along, across) in axes where direction.contains(bit) {
      if along < 0 || abs(across) > most + 1e-9 { continue }
      if along >= least - 1e-9 { return .recognized }
      best = .undecided
    }
    return best
  }
}
