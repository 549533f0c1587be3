import CoreGraphics
import Foundation
import RuntimeInterface
import UIKit

extension TestApplication {
  // MARK: Touches

  /// Puts a finger down. Fingers with other numbers are other fingers. Points of the window.
  @discardableResult
  public func touch(at point: CGPoint, finger: Int = 1) -> TestFinger {
    TestFinger(self, id: finger, kind: .touch, button: 1, at: point)
  }

  /// Presses a button of the mouse: 1 the primary one, 2 the secondary one.
  @discardableResult
  public func press(at point: CGPoint, button: Int = 1) -> TestFinger {
    hover(at: point)
    return TestFinger(self, id: 0, kind: .mouse, button: button, at: point)
  }

  /// Moves the mouse without a button; nil takes it out of the window.
  public func hover(at point: CGPoint?) {
    send(
      .pointer(
        RawInput.Pointer(
          id: 0, kind: .mouse, phase: point == nil ? .hoverEnd : .hover, location: point ?? .zero, buttons: 0,
          modifiers: modifiers.raw, time: time)))
  }

  /// Taps with one or several fingers side by side; each tap takes 0.05 s, taps are 0.1 s apart. A frame is made after
  /// each.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
    for number in 0..<max(1, count) {
      if number > 0 { advance(by: 0.1) }
      let down = (0..<max(1, fingers)).map { index in
        touch(at: CGPoint(x: point.x + CGFloat(index) * 40, y: point.y), finger: index + 1)
      }
      advance(by: 0.05)
      for finger in down { finger.lift() }
      frame()
    }
  }

  /// Taps the middle of a view.
  public func tap(_ view: UIView, count: Int = 1) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), count: count)
  }

  /// Clicks with the mouse.
  public func click(at point: CGPoint, button: Int = 1, count: Int = 1) {
    for number in 0..<max(1, count) {
      if number > 0 { advance(by: 0.1) }
      let pressed = press(at: point, button: button)
      advance(by: 0.05)
      pressed.lift()
      frame()
    }
  }

  /// Rests a finger for `duration` seconds and lifts it.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.8) {
    let finger = touch(at: point)
    advance(by: duration)
    finger.lift()
    frame()
  }

  /// Drags along a straight line within `duration` seconds and lets go at once, which throws the content; `hold` seconds
  /// of rest before letting go stop it.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0) {
    let finger = touch(at: start)
    finger.drag(to: end, duration: duration)
    finger.lift(after: hold)
    frame()
  }

  /// Two fingers beside `center`, moving from one distance to another.
  public func pinch(
    at center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, duration: TimeInterval = 0.3
  ) {
    func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(x: center.x + side * distance / 2, y: center.y)
    }
    let left = touch(at: place(startDistance, -1), finger: 1)
    let right = touch(at: place(startDistance, 1), finger: 2)
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      let distance = startDistance + (endDistance - startDistance) * CGFloat(step) / CGFloat(steps)
      left.move(to: place(distance, -1), after: duration / Double(steps))
      right.move(to: place(distance, 1), after: 0)
    }
    left.lift()
    right.lift()
    frame()
  }

  // MARK: Wheel and touchpad

  /// Turns the wheel: a notch down (y −1) scrolls towards the end of the content.
  public func wheel(at point: CGPoint, notches: CGPoint) {
    send(
      .scroll(
        RawInput.Scroll(
          location: point,
          delta: CGPoint(
            x: notches.x * RawInput.Scroll.pointsPerNotch, y: notches.y * RawInput.Scroll.pointsPerNotch),
          notches: notches, phase: .discrete, modifiers: modifiers.raw, time: time)))
    frame()
  }

  /// Moves two fingers on a touchpad by `delta` within `duration` seconds: the content follows one to one, and runs out
  /// when they leave.
  public func touchpad(at point: CGPoint, delta: CGPoint, duration: TimeInterval = 0.2, hold: TimeInterval = 0) {
    func scroll(_ phase: RawInput.Scroll.Phase, _ delta: CGPoint) {
      send(
        .scroll(
          RawInput.Scroll(location: point, delta: delta, phase: phase, modifiers: modifiers.raw, time: time)))
    }
    let steps = max(1, Int((duration * 60).rounded()))
    let step = CGPoint(x: delta.x / CGFloat(steps), y: delta.y / CGFloat(steps))
    scroll(.began, step)
    for _ in 1..<max(2, steps) {
      advance(by: duration / Double(steps))
      scroll(.changed, step)
    }
    if hold > 0 { advance(by: hold) }
    scroll(.ended, .zero)
    frame()
  }

  // MARK: Keys

  /// Presses and releases a key; the modifiers are down meanwhile.
  public func key(_ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let text = TestKeys.text(of: usage)
    for isDown in [true, false] {
      send(
        .key(
          RawInput.Key(
            isDown: isDown, usage: usage.rawValue,
            characters: modifiers.contains(.shift) ? TestKeys.shiftedText(of: usage) : text,
            charactersIgnoringModifiers: text, modifiers: modifiers.raw, time: time)))
    }
    frame()
  }

  /// Types text for the first responder, character by character, as keys do; then a frame is made.
  public func type(_ text: String) {
    for character in text { send(.text(String(character))) }
    frame()
  }

  /// Hands the first responder a whole text at once, as an input method does when it commits; then a frame is made.
  public func commit(_ text: String) {
    send(.text(text))
    frame()
  }
}

extension UIKeyModifierFlags {
  var raw: RawInput.Modifiers {
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
  /// Moves several fingers that are down in one event.
  public func send(moves: [(finger: Int, point: CGPoint)]) {
    guard let window = host.windows.first else { return }
    for move in moves {
      loop.host(
        host,
        received: .pointer(
          RawInput.Pointer(
            id: move.finger, kind: .touch, phase: .move, location: move.point, buttons: 1, modifiers: modifiers.raw,
            pressure: 0.5, time: time)), in: window)
    }
    loop.processInput()
  }
}
