import Foundation

/// A discrete gesture recognizer for a quick stroke in one direction. The gesture is recognized while the fingers are
/// still moving.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of a swipe. A recognizer can allow several directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions. The values are the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set with the bits of a raw value.
    ///
    /// - Parameter rawValue: One bit for each direction.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)

    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)

    /// An upward swipe.
    public static let up = Direction(rawValue: 4)

    /// A downward swipe.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions in which the fingers can move. The default is `right`.
  ///
  /// If directions of both axes are allowed, a swipe must be horizontal. Movement against the only allowed direction of
  /// an axis makes the gesture fail.
  open var direction: Direction = .right
  /// The number of fingers that must swipe. The default is 1.
  open var numberOfTouchesRequired = 1

  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if startLocations.isEmpty { startTime = touches.first?.timestamp ?? event.timestamp }
    for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.windowLocation }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired, numberOfTouchesRequired > 0 else { return }
    let swipeTouches = trackedTouches
    for (timestamp, locations) in event.sampledLocations(of: swipeTouches) {
      let time = timestamp - startTime
      // Measured on iOS 26.1: a swipe is recognized 0.5 s after the touch, but not after 0.501 s.
      guard time <= 0.5 + 1e-6 else {
        state = .failed
        return
      }
      var isRecognized = true
      for (touch, location) in zip(swipeTouches, locations) {
        guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
        let delta = CGPoint(x: location.x - start.x, y: location.y - start.y)
        switch Self.outcome(delta: delta, time: time, direction: direction) {
        case .recognized: break
        case .undecided: isRecognized = false
        case .failed:
          state = .failed
          return
        }
      }
      if isRecognized {
        state = .ended
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func reset() { startLocations = [:] }

  /// The result of the test of whether a finger's movement is a swipe.
  enum Outcome { case recognized, undecided, failed }

  /// Returns whether the movement of a finger is a swipe, by the rule that was measured on UIKit. A swipe must move at least 50
  /// points in its direction, and at most 50 points sideways. The minimum decreases by 94 % and the maximum by 98 % per second.
  ///
  /// The horizontal axis is checked first. A movement that is too far up or down for this axis makes the swipe fail, even if that
  /// direction is allowed (measured: `swipe-right-down-down` in gesture-cases.json).
  static func outcome(delta: CGPoint, time: TimeInterval, direction: Direction) -> Outcome {
    let minimumDistance = 50 * (1 - 0.94 * time) - 1e-9
    let maximumDistance = 50 * (1 - 0.98 * time) + 1e-9
    let horizontal = direction.intersection([.left, .right])
    let vertical = direction.intersection([.up, .down])
    if horizontal == .right && delta.x < 0 || horizontal == .left && delta.x > 0 { return .failed }
    if vertical == .down && delta.y < 0 || vertical == .up && delta.y > 0 { return .failed }
    if !horizontal.isEmpty {
      if abs(delta.y) > maximumDistance { return .failed }
      if abs(delta.x) >= minimumDistance { return .recognized }
    }
    guard !vertical.isEmpty else { return .undecided }
    if abs(delta.x) > maximumDistance { return .failed }
    return abs(delta.y) >= minimumDistance ? .recognized : .undecided
  }
}
