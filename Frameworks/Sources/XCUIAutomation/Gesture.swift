import CoreGraphics
import Foundation
import UITestInterface

/// The velocity of a swipe or a drag, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The velocity, in points a second.
  public var rawValue: CGFloat
  /// Creates a velocity.
  ///
  /// - Parameter rawValue: The velocity, in points a second. One below 1 counts as 1.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a velocity.
  ///
  /// - Parameter value: The velocity, in points a second. One below 1 counts as 1.
  public init(_ value: CGFloat) { rawValue = value }
  /// Creates a velocity.
  ///
  /// - Parameter value: The velocity, in points a second. One below 1 counts as 1.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Creates a velocity.
  ///
  /// - Parameter value: The velocity, in points a second. One below 1 counts as 1.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  /// The velocity of swipes that name none: 1000 points a second.
  public static let `default` = XCUIGestureVelocity(1000)
  /// A slow movement of 400 points a second.
  public static let slow = XCUIGestureVelocity(400)
  /// A fast movement of 2500 points a second.
  public static let fast = XCUIGestureVelocity(2500)
}

/// Makes the movements of fingers.
enum Gesture {
  static func tap(_ point: CGPoint, at time: Double = 0) -> UITestFinger { press(point, 0.05, at: time) }

  static func press(_ point: CGPoint, _ duration: Double, at time: Double = 0) -> UITestFinger {
    UITestFinger([.init(time: time, point: point), .init(time: time + max(0.02, duration), point: point)])
  }

  static func drag(
    _ start: CGPoint, _ end: CGPoint, press: Double, velocity: XCUIGestureVelocity, hold: Double
  ) -> UITestFinger {
    let distance = Double(hypot(end.x - start.x, end.y - start.y))
    let duration = max(0.1, distance / max(1, Double(velocity.rawValue)))
    let count = max(5, Int(duration * 60))
    var steps = [UITestFinger.Step(time: 0, point: start)]
    for step in 1...count {
      let part = Double(step) / Double(count)
      steps.append(
        .init(
          time: press + duration * part,
          point: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
    }
    steps.append(.init(time: press + duration + hold, point: end))
    return UITestFinger(steps)
  }

  static func pinch(_ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ duration: Double) -> [UITestFinger] {
    turned(duration) { side, part in
      CGPoint(x: center.x + side * (start + (end - start) * part), y: center.y)
    }
  }

  static func rotate(_ center: CGPoint, _ radius: CGFloat, _ angle: Double, _ duration: Double) -> [UITestFinger] {
    turned(duration) { side, part in
      CGPoint(
        x: center.x + side * radius * cos(angle * part), y: center.y + side * radius * sin(angle * part))
    }
  }

  private static func turned(_ duration: Double, _ place: (Double, Double) -> CGPoint) -> [UITestFinger] {
    let count = max(5, Int(duration * 60))
    return [-1.0, 1.0].map { side in
      var steps = (0...count).map { step in
        let part = Double(step) / Double(count)
        return UITestFinger.Step(time: duration * part, point: place(side, part))
      }
      steps.append(.init(time: duration + 0.05, point: place(side, 1)))
      return UITestFinger(steps)
    }
  }
}
