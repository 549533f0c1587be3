import CoreGraphics
import Foundation
import RuntimeInterface

/// Creates consistent pointer events from a page's messages: every press is followed by exactly one release or
/// cancellation.
struct PagePointers {
  /// The maximum number of fingers at the same time.
  private static let maximumFingerCount = 32

  private var mouse = (buttons: 0, location: CGPoint.zero, hovers: false)
  private var fingers: [(page: UInt32, id: Int, location: CGPoint, kind: RawInput.Pointer.Kind)] = []

  /// Returns the pointer events for a message about the mouse, given its location and its pressed buttons.
  mutating func mouse(
    at location: CGPoint, buttons: Int, modifiers: RawInput.Modifiers, time: TimeInterval
  ) -> [RawInput.Pointer] {
    var result: [RawInput.Pointer] = []
    func add(_ phase: RawInput.Pointer.Phase, _ buttons: Int) {
      result.append(
        RawInput.Pointer(phase: phase, location: location, buttons: buttons, modifiers: modifiers, time: time))
    }
    // The movement precedes the button event, because a button is pressed at the mouse's current location.
    let changedButtons = mouse.buttons ^ buttons
    if changedButtons == 0 { add(buttons == 0 ? .hover : .move, buttons) }
    for bit in 0..<5 where changedButtons & (1 << bit) != 0 {
      mouse.buttons ^= 1 << bit
      add(mouse.buttons & (1 << bit) != 0 ? .down : .up, mouse.buttons)
    }
    mouse.location = location
    mouse.hovers = true
    return result
  }

  /// Returns the pointer events for a mouse that has left the page. The page continues to report the mouse while a
  /// button is pressed.
  mutating func mouseLeft(
    at location: CGPoint, modifiers: RawInput.Modifiers, time: TimeInterval
  ) -> [RawInput.Pointer] {
    guard mouse.buttons == 0, mouse.hovers else { return [] }
    mouse.hovers = false
    return [RawInput.Pointer(phase: .hoverEnd, location: location, buttons: 0, modifiers: modifiers, time: time)]
  }

  /// Returns the pointer events for a message about a finger or a pen, which the page identifies by a number.
  mutating func finger(
    _ page: UInt32, isPen: Bool, _ phase: PageMessage.FingerPhase, at location: CGPoint, pressure: Double,
    modifiers: RawInput.Modifiers, time: TimeInterval
  ) -> [RawInput.Pointer] {
    var result: [RawInput.Pointer] = []
    var index = fingers.firstIndex { $0.page == page }
    if phase == .down {
      if let existingIndex = index { result.append(cancel(existingIndex, time: time)) }
      guard fingers.count < PagePointers.maximumFingerCount else { return result }
      // The identifier 0 belongs to the mouse. A finger receives the smallest free number.
      let id = (1...).first { number in !fingers.contains { $0.id == number } } ?? 1
      index = fingers.count
      fingers.append((page, id, location, isPen ? .pen : .touch))
    }
    guard let index else { return result }
    fingers[index].location = location
    let rawPhase: RawInput.Pointer.Phase =
      switch phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    let isDown = phase == .down || phase == .move
    result.append(
      RawInput.Pointer(
        id: fingers[index].id, kind: fingers[index].kind, phase: rawPhase, location: location, buttons: isDown ? 1 : 0,
        modifiers: modifiers, pressure: pressure, time: time))
    if !isDown { fingers.remove(at: index) }
    return result
  }

  private mutating func cancel(_ index: Int, time: TimeInterval) -> RawInput.Pointer {
    let finger = fingers.remove(at: index)
    return RawInput.Pointer(
      id: finger.id, kind: finger.kind, phase: .cancel, location: finger.location, buttons: 0, time: time)
  }

  /// Cancels all pressed pointers, because the page was closed. Returns the pointer events of the cancellations.
  mutating func cancelAll(time: TimeInterval) -> [RawInput.Pointer] {
    var result: [RawInput.Pointer] = []
    while !fingers.isEmpty { result.append(cancel(fingers.count - 1, time: time)) }
    if mouse.buttons != 0 {
      result.append(RawInput.Pointer(phase: .cancel, location: mouse.location, buttons: 0, time: time))
    } else if mouse.hovers {
      result.append(RawInput.Pointer(phase: .hoverEnd, location: mouse.location, buttons: 0, time: time))
    }
    mouse = (0, mouse.location, false)
    return result
  }
}
