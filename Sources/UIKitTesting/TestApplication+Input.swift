import CoreGraphics
import Foundation
import RuntimeInterface
import UIKit

extension TestApplication {
  // MARK: Touches

  /// Touches the window with a finger.
  ///
  /// - Parameters:
  ///   - point: The position in the window, in points.
  ///   - finger: The number of the finger. Each number identifies a separate finger.
  /// - Returns: The finger, which can be moved and lifted.
  @discardableResult
  public func touch(at point: CGPoint, finger: Int = 1) -> TestFinger {
    TestFinger(self, id: finger, kind: .touch, button: 1, at: point)
  }

  /// Presses a mouse button.
  ///
  /// - Parameters:
  ///   - point: The position in the window, in points.
  ///   - button: The button: 1 for the primary one, 2 for the secondary one.
  /// - Returns: The pressed mouse, which can be moved and released.
  @discardableResult
  public func press(at point: CGPoint, button: Int = 1) -> TestFinger {
    hover(at: point)
    return TestFinger(self, id: 0, kind: .mouse, button: button, at: point)
  }

  /// Moves the mouse without a pressed button.
  ///
  /// - Parameter point: The position in the window in points, or nil to move the mouse out of the window.
  public func hover(at point: CGPoint?) {
    send(
      .pointer(
        RawInput.Pointer(
          id: 0, kind: .mouse, phase: point == nil ? .hoverEnd : .hover, location: point ?? .zero, buttons: 0,
          modifiers: modifiers.rawModifiers, time: time)))
  }

  /// Taps with one or more fingers side by side. Each tap has a duration of 0.05 s, and the taps are 0.1 s apart. After
  /// each tap, a frame is produced.
  ///
  /// - Parameters:
  ///   - point: The position of the first finger in the window, in points.
  ///   - count: The number of taps.
  ///   - fingers: The number of fingers.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
    for number in 0..<max(1, count) {
      if number > 0 { advance(by: 0.1) }
      let touches = (0..<max(1, fingers)).map { index in
        touch(at: CGPoint(x: point.x + CGFloat(index) * 40, y: point.y), finger: index + 1)
      }
      advance(by: 0.05)
      for finger in touches { finger.lift() }
      frame()
    }
  }

  /// Taps the center of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - count: The number of taps.
  public func tap(_ view: UIView, count: Int = 1) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), count: count)
  }

  /// Clicks with the mouse. After each click, a frame is produced.
  ///
  /// - Parameters:
  ///   - point: The position in the window, in points.
  ///   - button: The button: 1 for the primary one, 2 for the secondary one.
  ///   - count: The number of clicks.
  public func click(at point: CGPoint, button: Int = 1, count: Int = 1) {
    for number in 0..<max(1, count) {
      if number > 0 { advance(by: 0.1) }
      let pressed = press(at: point, button: button)
      advance(by: 0.05)
      pressed.lift()
      frame()
    }
  }

  /// Touches a point of the window with one finger, and lifts the finger after a duration.
  ///
  /// - Parameters:
  ///   - point: The position in the window, in points.
  ///   - duration: The duration of the touch, in seconds.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.8) {
    let finger = touch(at: point)
    advance(by: duration)
    finger.lift()
    frame()
  }

  /// Drags a finger along a straight line, and lifts it. If `hold` is 0, the finger is lifted in motion, so that scroll
  /// views decelerate.
  ///
  /// - Parameters:
  ///   - start: The start in the window, in points.
  ///   - end: The end in the window, in points.
  ///   - duration: The duration of the movement, in seconds.
  ///   - hold: The time for which the finger rests before it is lifted, in seconds.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0) {
    let finger = touch(at: start)
    finger.drag(to: end, duration: duration)
    finger.lift(after: hold)
    frame()
  }

  /// Pinches with two fingers side by side.
  ///
  /// - Parameters:
  ///   - center: The center between the fingers in the window, in points.
  ///   - startDistance: The distance of the fingers at the start, in points.
  ///   - endDistance: The distance of the fingers at the end, in points.
  ///   - duration: The duration of the movement, in seconds.
  public func pinch(
    at center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, duration: TimeInterval = 0.3
  ) {
    func position(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(x: center.x + side * distance / 2, y: center.y)
    }
    let left = touch(at: position(startDistance, -1), finger: 1)
    let right = touch(at: position(startDistance, 1), finger: 2)
    let stepCount = max(1, Int((duration * 60).rounded()))
    for step in 1...stepCount {
      let distance = startDistance + (endDistance - startDistance) * CGFloat(step) / CGFloat(stepCount)
      left.move(to: position(distance, -1), after: duration / Double(stepCount))
      right.move(to: position(distance, 1), after: 0)
    }
    left.lift()
    right.lift()
    frame()
  }

  // MARK: Wheel and touchpad

  /// Rotates the mouse wheel. A notch with a y of −1 scrolls towards the end of the content.
  ///
  /// - Parameters:
  ///   - point: The position of the mouse in the window, in points.
  ///   - notches: The number of notches along each axis.
  public func wheel(at point: CGPoint, notches: CGPoint) {
    send(
      .scroll(
        RawInput.Scroll(
          location: point,
          delta: CGPoint(
            x: notches.x * RawInput.Scroll.pointsPerNotch, y: notches.y * RawInput.Scroll.pointsPerNotch),
          notches: notches, phase: .discrete, modifiers: modifiers.rawModifiers, time: time)))
    frame()
  }

  /// Scrolls with two fingers on a touchpad. The content moves with the fingers, and decelerates after they are lifted.
  ///
  /// - Parameters:
  ///   - point: The position of the mouse in the window, in points.
  ///   - delta: The distance of the movement, in points.
  ///   - duration: The duration of the movement, in seconds.
  ///   - hold: The time for which the fingers rest before they are lifted, in seconds.
  public func touchpad(at point: CGPoint, delta: CGPoint, duration: TimeInterval = 0.2, hold: TimeInterval = 0) {
    func scroll(_ phase: RawInput.Scroll.Phase, _ delta: CGPoint) {
      send(
        .scroll(
          RawInput.Scroll(location: point, delta: delta, phase: phase, modifiers: modifiers.rawModifiers, time: time)))
    }
    let stepCount = max(1, Int((duration * 60).rounded()))
    let step = CGPoint(x: delta.x / CGFloat(stepCount), y: delta.y / CGFloat(stepCount))
    scroll(.began, step)
    for _ in 1..<max(2, stepCount) {
      advance(by: duration / Double(stepCount))
      scroll(.changed, step)
    }
    if hold > 0 { advance(by: hold) }
    scroll(.ended, .zero)
    frame()
  }

  // MARK: Keys

  /// Presses and releases a key, then produces a frame.
  ///
  /// - Parameters:
  ///   - usage: The key.
  ///   - modifiers: The modifier keys that are down while the key is pressed.
  public func key(_ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let text = TestKeys.text(of: usage)
    for isDown in [true, false] {
      send(
        .key(
          RawInput.Key(
            isDown: isDown, usage: usage.rawValue,
            characters: modifiers.contains(.shift) ? TestKeys.shiftedText(of: usage) : text,
            charactersIgnoringModifiers: text, modifiers: modifiers.rawModifiers, time: time)))
    }
    frame()
  }

  /// Types text for the first responder, character by character as with a keyboard, then produces a frame.
  ///
  /// - Parameter text: The text.
  public func type(_ text: String) {
    for character in text { send(.text(String(character))) }
    frame()
  }

  /// Enters text for the first responder as a whole, like an input method, then produces a frame.
  ///
  /// - Parameter text: The text.
  public func commit(_ text: String) {
    send(.text(text))
    frame()
  }
}

extension UIKeyModifierFlags {
  var rawModifiers: RawInput.Modifiers {
    var result: RawInput.Modifiers = []
    if contains(.shift) { result.insert(.shift) }
    if contains(.control) { result.insert(.control) }
    if contains(.alternate) { result.insert(.alternate) }
    if contains(.command) { result.insert(.command) }
    if contains(.alphaShift) { result.insert(.capsLock) }
    return result
  }
}

extension TestApplication {
  /// Moves several fingers that touch the window. All movements belong to one event.
  ///
  /// - Parameter moves: The numbers of the fingers with their new positions, in points.
  public func send(moves: [(finger: Int, point: CGPoint)]) {
    guard let window = inputScene.flatMap({ hostWindow(of: $0) }) ?? host.windows.first else { return }
    for move in moves {
      loop.host(
        host,
        didReceive: .pointer(
          RawInput.Pointer(
            id: move.finger, kind: .touch, phase: .move, location: move.point, buttons: 1,
            modifiers: modifiers.rawModifiers,
            pressure: 0.5, time: time)), in: window)
    }
    loop.processInput()
  }
}
