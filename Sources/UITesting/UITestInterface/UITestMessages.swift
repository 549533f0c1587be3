import CoreGraphics
import Foundation

/// The movement of one finger in a gesture.
public struct UITestFinger: Codable, Sendable {
  /// A position of the finger.
  public struct Step: Codable, Sendable {
    /// The time since the start of the gesture, in seconds.
    public var time: Double
    /// The position in the coordinates of the screen, in points.
    public var point: CGPoint

    /// Creates a position.
    public init(time: Double, point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// The positions. The finger touches the screen at the first one and is lifted at the last one.
  public var steps: [Step]

  /// Creates a movement.
  public init(_ steps: [Step]) { self.steps = steps }
}

/// A request of a UI test to the application that it tests. The application waits until it is idle before it performs a
/// request.
public enum UITestRequest: Codable, Sendable {
  /// Returns the elements. With `offscreenRows`, the rows of tables outside of the visible area have their contents.
  case snapshot(offscreenRows: Bool)
  /// Returns where a touch reaches an element of the last snapshot. With `scrolls`, an element that is not visible is
  /// scrolled into view first.
  case hitPoint(element: Int, scrolls: Bool)
  /// Touches the screen with fingers.
  case gesture([UITestFinger])
  /// Enters text as with a keyboard.
  case type(String)
  /// Presses a key with modifier keys, as the raw value of `UIKeyModifierFlags`.
  case key(text: String, modifiers: Int)
  /// Moves the thumb of a slider to a position between 0 and 1.
  case adjustSlider(element: Int, position: Double)
  /// Turns a wheel of a picker to the row with a title.
  case adjustWheel(element: Int, value: String)
  /// Turns the device, with the raw value of `UIDeviceOrientation`.
  case setOrientation(Int)
  /// Puts the application into the background, or into the foreground.
  case setForeground(Bool)
  /// Returns a picture of the screen, or of an element of the last snapshot.
  case screenshot(element: Int?)
  /// Ends the application.
  case terminate
}

/// The answer to a `UITestRequest`.
public enum UITestResponse: Codable, Sendable {
  case done
  case snapshot(ElementSnapshot)
  /// A point of the screen, and whether a touch there reaches the element. The point of an element that is not visible
  /// is (−1, −1).
  case hitPoint(CGPoint, isHittable: Bool)
  case picture(Data, scale: Double)
  /// The request could not be performed, for a reason in one line.
  case failure(String)
}
