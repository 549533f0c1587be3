import CoreGraphics
import Foundation
import UITestInterface

/// A point of the screen, relative to an element.
open class XCUICoordinate: NSObject, @unchecked Sendable {
  /// The element to which the point is relative.
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let points: CGVector

  init(element: XCUIElement, normalized: CGVector, points: CGVector) {
    referencedElement = element
    self.normalized = normalized
    self.points = points
  }

  /// The point in the coordinates of the screen.
  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * normalized.dx + points.dx, y: frame.minY + frame.height * normalized.dy + points.dy)
  }

  /// Returns a point at a distance, in points.
  ///
  /// - Parameter offset: The distance, in points. A positive one is to the right and down.
  /// - Returns: The point.
  open func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: referencedElement, normalized: normalized,
      points: CGVector(dx: points.dx + offset.dx, dy: points.dy + offset.dy))
  }

  private func play(_ fingers: [UITestFinger], _ file: StaticString, _ line: UInt) {
    referencedElement.send(.gesture(fingers), "touch", file, line)
  }

  /// Taps the point.
  ///
  /// - Parameters:
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func tap(file: StaticString = #filePath, line: UInt = #line) { play([Gesture.tap(screenPoint)], file, line) }

  /// Taps the point twice.
  ///
  /// - Parameters:
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    let point = screenPoint
    play([Gesture.tap(point), Gesture.tap(point, at: 0.15)], file, line)
  }

  /// Touches the point for a time.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    play([Gesture.press(screenPoint, duration)], file, line)
  }

  /// Touches the point for a time, and drags to another point.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - other: The other point.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
  }

  /// Touches the point for a time, drags to another point, and holds there.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - other: The other point.
  ///   - velocity: The velocity of the movement, in points a second.
  ///   - hold: The time at the other point, in seconds.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration hold: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    play(
      [Gesture.drag(screenPoint, other.screenPoint, press: duration, velocity: velocity, hold: hold)], file, line)
  }
}
