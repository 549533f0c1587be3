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
  open func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: referencedElement, normalized: normalized,
      points: CGVector(dx: points.dx + offset.dx, dy: points.dy + offset.dy))
  }

  private func play(_ fingers: [UITestFinger], _ file: StaticString, _ line: UInt) {
    referencedElement.send(.gesture(fingers), "touch", file, line)
  }

  /// Taps the point.
  open func tap(file: StaticString = #filePath, line: UInt = #line) { play([Gesture.tap(screenPoint)], file, line) }

  /// Taps the point twice.
  open func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    let point = screenPoint
    play([Gesture.tap(point), Gesture.tap(point, at: 0.15)], file, line)
  }

  /// Touches the point for a time.
  open func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    play([Gesture.press(screenPoint, duration)], file, line)
  }

  /// Touches the point for a time, and drags to another point.
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
  }

  /// Touches the point for a time, drags to another point, and holds there.
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration hold: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    play(
      [Gesture.drag(screenPoint, other.screenPoint, press: duration, velocity: velocity, hold: hold)], file, line)
  }
}
