import CWayland
import CoreGraphics
import Foundation

/// The input devices of the user. SDL handles their events; this class notes the serial numbers, which a program must name
/// when it sets the clipboard or begins a drag.
@MainActor
final class WaylandSeat {
  /// A mouse button that is pressed, or a finger on the screen.
  struct Press: Equatable {
    enum Source: Equatable {
      /// A mouse button with its code (linux/input-event-codes.h).
      case button(UInt32)
      /// A finger with the number that the compositor has given to it, which it reuses.
      case finger(Int32)
    }

    var serial: UInt32
    var source: Source
    var surface: OpaquePointer
  }

  let proxy: OpaquePointer
  /// The serial number of the last input event, or nil if the user has not used the program yet.
  private(set) var serial: UInt32?
  /// The mouse button that was pressed first and is still pressed, or nil if there is none.
  private(set) var press: Press?
  /// The fingers on the screen, in the order in which they touched it.
  private(set) var fingers: [Press] = []
  /// A closure that is called after an input event with a serial number.
  var onInput: (() -> Void)?
  /// A closure that is called when the pointer has moved, with the surface and the location in units of the surface. While a button is
  /// pressed, the location can be outside.
  var onMotion: ((OpaquePointer, CGPoint) -> Void)?
  /// A closure that is called when a finger has moved, with the location in units of the surface that it touched. The location can be
  /// outside.
  var onFingerMotion: ((Press, CGPoint) -> Void)?
  /// A closure that is called when a mouse button was pressed, with its code, the surface and the location.
  var onPress: ((UInt32, OpaquePointer, CGPoint) -> Void)?
  /// A closure that is called when a mouse button was released, with its code, the surface and the location.
  var onRelease: ((UInt32, OpaquePointer, CGPoint) -> Void)?
  private var pointer: OpaquePointer?
  private var keyboard: OpaquePointer?
  private var touch: OpaquePointer?
  private var surface: OpaquePointer?
  private var location = CGPoint.zero

  init(_ proxy: OpaquePointer) {
    self.proxy = proxy
    wl_seat_add_listener(proxy, Self.seatListener, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Ends the reports about input.
  func disconnect() { (onInput, onMotion, onFingerMotion, onPress, onRelease) = (nil, nil, nil, nil, nil) }

  func destroy() {
    updateDevices(0)
    if wl_seat_get_version(proxy) >= 5 { wl_seat_release(proxy) } else { wl_seat_destroy(proxy) }
  }

  /// Forgets a pressed button or a finger, because the compositor does not report its release to the program that drags.
  func end(_ source: Press.Source) {
    if press?.source == source { press = nil }
    fingers.removeAll { $0.source == source }
  }

  private func updateDevices(_ capabilities: UInt32) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let hasReleases = wl_seat_get_version(proxy) >= 3
    if capabilities & WL_SEAT_CAPABILITY_POINTER.rawValue != 0 {
      if pointer == nil, let new = wl_seat_get_pointer(proxy) {
        wl_pointer_add_listener(new, Self.pointerListener, context)
        pointer = new
      }
    } else if let pointer {
      if hasReleases { wl_pointer_release(pointer) } else { wl_pointer_destroy(pointer) }
      (self.pointer, surface, press) = (nil, nil, nil)
    }
    if capabilities & WL_SEAT_CAPABILITY_KEYBOARD.rawValue != 0 {
      if keyboard == nil, let new = wl_seat_get_keyboard(proxy) {
        wl_keyboard_add_listener(new, Self.keyboardListener, context)
        keyboard = new
      }
    } else if let keyboard {
      if hasReleases { wl_keyboard_release(keyboard) } else { wl_keyboard_destroy(keyboard) }
      self.keyboard = nil
    }
    if capabilities & WL_SEAT_CAPABILITY_TOUCH.rawValue != 0 {
      if touch == nil, let new = wl_seat_get_touch(proxy) {
        wl_touch_add_listener(new, Self.touchListener, context)
        touch = new
      }
    } else if let touch {
      if hasReleases { wl_touch_release(touch) } else { wl_touch_destroy(touch) }
      self.touch = nil
      fingers = []
    }
  }

  private func note(_ serial: UInt32) {
    self.serial = serial
    onInput?()
  }

  private func pointerDidEnter(_ surface: OpaquePointer?, _ location: CGPoint) {
    self.surface = surface
    self.location = location
    // The pointer enters no surface while a button is pressed in another one. The compositor has not reported the release if it
    // moved the window, or if the window was closed.
    press = nil
  }

  private func pointerDidMove(to location: CGPoint) {
    self.location = location
    if let surface { onMotion?(surface, location) }
  }

  private func buttonDidChange(_ serial: UInt32, _ button: UInt32, isPressed: Bool) {
    if !isPressed, press?.source == .button(button) { press = nil }
    if isPressed, let surface {
      if press == nil { press = Press(serial: serial, source: .button(button), surface: surface) }
      onPress?(button, surface, location)
    } else if let surface {
      onRelease?(button, surface, location)
    }
    note(serial)
  }

  private func fingerDidTouch(_ serial: UInt32, _ surface: OpaquePointer?, _ number: Int32) {
    // After a drag, the compositor has not reported that the finger was lifted.
    fingers.removeAll { $0.source == .finger(number) }
    if let surface { fingers.append(Press(serial: serial, source: .finger(number), surface: surface)) }
    note(serial)
  }

  private func fingerDidMove(_ number: Int32, to location: CGPoint) {
    if let finger = fingers.first(where: { $0.source == .finger(number) }) { onFingerMotion?(finger, location) }
  }

  private func fingerDidLift(_ serial: UInt32, _ number: Int32) {
    fingers.removeAll { $0.source == .finger(number) }
    note(serial)
  }

  // MARK: Listeners

  // libwayland keeps the addresses of listeners, so these are never freed. It ends the program if an event has no function.

  private static func owner(_ context: UnsafeMutableRawPointer?) -> WaylandSeat {
    Unmanaged<WaylandSeat>.fromOpaque(context!).takeUnretainedValue()
  }

  private static func point(_ x: wl_fixed_t, _ y: wl_fixed_t) -> CGPoint {
    CGPoint(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y))
  }

  private static let seatListener: UnsafePointer<wl_seat_listener> = {
    let listener = UnsafeMutablePointer<wl_seat_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_seat_listener())
    listener.pointee.capabilities = { context, _, capabilities in owner(context).updateDevices(capabilities) }
    listener.pointee.name = { _, _, _ in }
    return UnsafePointer(listener)
  }()

  private static let pointerListener: UnsafePointer<wl_pointer_listener> = {
    let listener = UnsafeMutablePointer<wl_pointer_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_pointer_listener())
    listener.pointee.enter = { context, _, _, surface, x, y in owner(context).pointerDidEnter(surface, point(x, y)) }
    listener.pointee.leave = { context, _, _, _ in owner(context).surface = nil }
    listener.pointee.motion = { context, _, _, x, y in owner(context).pointerDidMove(to: point(x, y)) }
    listener.pointee.button = { context, _, serial, _, button, state in
      owner(context).buttonDidChange(serial, button, isPressed: state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue)
    }
    listener.pointee.axis = { _, _, _, _, _ in }
    listener.pointee.frame = { _, _ in }
    listener.pointee.axis_source = { _, _, _ in }
    listener.pointee.axis_stop = { _, _, _, _ in }
    listener.pointee.axis_discrete = { _, _, _, _ in }
    return UnsafePointer(listener)
  }()

  private static let keyboardListener: UnsafePointer<wl_keyboard_listener> = {
    let listener = UnsafeMutablePointer<wl_keyboard_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_keyboard_listener())
    listener.pointee.keymap = { _, _, _, descriptor, _ in close(descriptor) }
    listener.pointee.enter = { context, _, serial, _, _ in owner(context).note(serial) }
    listener.pointee.leave = { _, _, _, _ in }
    listener.pointee.key = { context, _, serial, _, _, _ in owner(context).note(serial) }
    listener.pointee.modifiers = { _, _, _, _, _, _, _ in }
    listener.pointee.repeat_info = { _, _, _, _ in }
    return UnsafePointer(listener)
  }()

  private static let touchListener: UnsafePointer<wl_touch_listener> = {
    let listener = UnsafeMutablePointer<wl_touch_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_touch_listener())
    listener.pointee.down = { context, _, serial, _, surface, number, _, _ in
      owner(context).fingerDidTouch(serial, surface, number)
    }
    listener.pointee.up = { context, _, serial, _, number in owner(context).fingerDidLift(serial, number) }
    listener.pointee.motion = { context, _, _, number, x, y in owner(context).fingerDidMove(number, to: point(x, y)) }
    listener.pointee.frame = { _, _ in }
    listener.pointee.cancel = { context, _ in owner(context).fingers = [] }
    return UnsafePointer(listener)
  }()
}
