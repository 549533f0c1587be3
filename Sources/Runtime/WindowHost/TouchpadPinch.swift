import CSDL
import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

/// Receives pinches on a touchpad under X11. SDL 2 does not request them (XInput 2.4, since version 21.1 of the X
/// server).
///
/// The events are received on SDL's connection, so that they wake the host and remain in order with other events. The
/// data of such an event exists only while SDL queues it. An event watch therefore copies the data, and the event that
/// is polled later refers to the copy.
@MainActor
final class TouchpadPinch {
  /// The data of a pinch event from the X server.
  struct Step: Equatable {
    var window: Window
    /// The location in pixels of the window.
    var location: CGPoint
    var phase: RawInput.Scroll.Phase
    /// The distance of the fingers as a multiple of the distance at the beginning of the pinch.
    var scale: Double
    /// The clockwise rotation in degrees since the last event.
    var degrees: Double
    var isCancelled: Bool
  }

  private let display: OpaquePointer
  private let opcode: Int32
  private let pointer: Int32
  private var queuedSteps: [Step] = []
  private var scale = PinchScale()

  /// Creates a receiver. The result is `nil` if the X server does not support pinches.
  init?(display: OpaquePointer) {
    var opcode: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0 else { return nil }
    // SDL has requested version 2.2. If there are several requests, the highest version applies.
    var major: Int32 = 2
    var minor: Int32 = 4
    guard XIQueryVersion(display, &major, &minor) == Success, (major, minor) >= (2, 4) else { return nil }
    var pointer: Int32 = 0
    guard XIGetClientPointer(display, 0, &pointer) != 0 else { return nil }
    self.display = display
    self.opcode = opcode
    self.pointer = pointer
    SDL_AddEventWatch(TouchpadPinch.watch, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Removes the event watch. This method must be called before the object is deallocated.
  func stop() { SDL_DelEventWatch(TouchpadPinch.watch, Unmanaged.passUnretained(self).toOpaque()) }

  /// Requests the pinch events of a window. The request specifies the number of the master pointer, because another
  /// mask for all master devices would replace SDL's own mask for touches.
  func select(_ window: Window) {
    var bits = [UInt8](repeating: 0, count: 4)
    for type in [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd] {
      bits[Int(type) >> 3] |= 1 << UInt8(type & 7)
    }
    bits.withUnsafeMutableBufferPointer { bits in
      var mask = XIEventMask(deviceid: pointer, mask_len: Int32(bits.count), mask: bits.baseAddress)
      XISelectEvents(display, window, &mask, 1)
    }
    XFlush(display)
  }

  private static let watch: SDL_EventFilter = { context, event in
    guard let context, let event, event.pointee.type == SDL_SYSWMEVENT.rawValue, Thread.isMainThread else { return 0 }
    // Both pointers are used on this thread only.
    nonisolated(unsafe) let (owner, message) = (context, event.pointee.syswm.msg)
    MainActor.assumeIsolated {
      Unmanaged<TouchpadPinch>.fromOpaque(owner).takeUnretainedValue().record(message)
    }
    return 0
  }

  private func record(_ message: UnsafeMutablePointer<SDL_SysWMmsg>?) {
    guard let message, message.pointee.subsystem == SDL_SYSWM_X11 else { return }
    let cookie = message.pointee.msg.x11.event.xcookie
    guard isPinch(cookie), let data = cookie.data else { return }
    queuedSteps.append(TouchpadPinch.step(of: data.load(as: XIGesturePinchEvent.self)))
  }

  private func isPinch(_ cookie: XGenericEventCookie) -> Bool {
    cookie.type == GenericEvent && cookie.extension == opcode
      && (XI_GesturePinchBegin...XI_GesturePinchEnd).contains(cookie.evtype)
  }

  /// Returns the data of an event, or `nil` if the event is not a pinch.
  func readStep(_ cookie: XGenericEventCookie) -> Step? {
    guard isPinch(cookie), !queuedSteps.isEmpty else { return nil }
    return queuedSteps.removeFirst()
  }

  nonisolated static func step(of event: XIGesturePinchEvent) -> Step {
    let phase: RawInput.Scroll.Phase =
      switch event.evtype {
      case XI_GesturePinchBegin: .began
      case XI_GesturePinchEnd: .ended
      default: .changed
      }
    return Step(
      window: event.event, location: CGPoint(x: event.event_x, y: event.event_y), phase: phase, scale: event.scale,
      degrees: event.delta_angle, isCancelled: phase == .ended && event.flags & XIGesturePinchEventCancelled != 0)
  }

  /// Converts the data of a pinch event to raw input.
  func pinch(_ step: Step, at location: CGPoint, time: TimeInterval) -> RawInput.Pinch {
    RawInput.Pinch(
      location: location, scale: scale.factor(of: step.scale, phase: step.phase),
      rotation: step.phase == .changed ? step.degrees * .pi / 180 : 0, phase: step.phase, isCancelled: step.isCancelled,
      time: time)
  }
}
