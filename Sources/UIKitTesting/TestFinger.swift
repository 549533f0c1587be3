import CoreGraphics
import Foundation
import RuntimeInterface
import UIKit

/// A finger, or a mouse with a pressed button, that a test moves. Each movement is sent as an event at the current time
/// of the frame clock.
@preconcurrency @MainActor public final class TestFinger {
  private unowned let app: TestApplication
  private let id: Int
  private let kind: RawInput.Pointer.Kind
  private let button: Int

  /// The position in the window, in points.
  public private(set) var location: CGPoint
  private var isDown = true

  init(_ app: TestApplication, id: Int, kind: RawInput.Pointer.Kind, button: Int, at point: CGPoint) {
    self.app = app
    self.id = id
    self.kind = kind
    self.button = button
    location = point
    send(.down)
  }

  /// Moves to a position in one step, which is sent as one event.
  ///
  /// - Parameters:
  ///   - point: The position in the window, in points.
  ///   - seconds: The time by which the clock is advanced before the movement, in seconds.
  public func move(to point: CGPoint, after seconds: TimeInterval = 1.0 / 60) {
    app.advance(by: seconds)
    location = point
    send(.move)
  }

  /// Moves by a distance, relative to the current position.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance, in points.
  ///   - dy: The vertical distance, in points.
  ///   - seconds: The time by which the clock is advanced before the movement, in seconds.
  public func move(dx: CGFloat, dy: CGFloat, after seconds: TimeInterval = 1.0 / 60) {
    move(to: CGPoint(x: location.x + dx, y: location.y + dy), after: seconds)
  }

  /// Moves through several positions that are sent in one event.
  ///
  /// The application receives them like positions from a device whose sampling rate is higher than the frame rate.
  /// `UIEvent.coalescedTouches(for:)` contains all of them.
  ///
  /// - Parameters:
  ///   - points: The positions in the window, in points.
  ///   - seconds: The duration of the movement, in seconds.
  public func move(through points: [CGPoint], over seconds: TimeInterval = 1.0 / 60) {
    guard let last = points.last else { return }
    app.advance(by: seconds)
    let inputs = points.enumerated().map { index, point in
      input(.move, at: point, time: app.time - seconds + seconds * Double(index + 1) / Double(points.count))
    }
    location = last
    app.send(inputs)
  }

  /// Moves along a straight line, one step per frame.
  ///
  /// - Parameters:
  ///   - point: The end in the window, in points.
  ///   - duration: The duration of the movement, in seconds.
  public func drag(to point: CGPoint, duration: TimeInterval) {
    let stepCount = max(1, Int((duration * 60).rounded()))
    let start = location
    for step in 1...stepCount {
      let fraction = CGFloat(step) / CGFloat(stepCount)
      move(
        to: CGPoint(x: start.x + (point.x - start.x) * fraction, y: start.y + (point.y - start.y) * fraction),
        after: duration / Double(stepCount))
    }
  }

  /// Lifts the finger or releases the button.
  ///
  /// - Parameter seconds: The time by which the clock is advanced before the finger is lifted, in seconds.
  public func lift(after seconds: TimeInterval = 0) {
    guard isDown else { return }
    if seconds > 0 { app.advance(by: seconds) }
    isDown = false
    send(.up)
  }

  /// Cancels the touch, in the same way as the system when it interrupts a gesture.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    send(.cancel)
  }

  private func send(_ phase: RawInput.Pointer.Phase) { app.send(input(phase, at: location, time: app.time)) }

  private func input(_ phase: RawInput.Pointer.Phase, at location: CGPoint, time: TimeInterval) -> RawInput {
    .pointer(
      RawInput.Pointer(
        id: id, kind: kind, phase: phase, location: location, buttons: isDown ? button : 0,
        modifiers: app.modifiers.rawModifiers, pressure: kind == .touch ? 0.5 : 1, time: time))
  }
}
