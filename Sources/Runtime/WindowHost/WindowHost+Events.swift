import CSDL
import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

// Converts SDL's events to raw input.
extension WindowHost {
  func handle(_ event: SDL_Event) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: handleWindow(event.window)
    case SDL_SYSWMEVENT: handleX11(event.syswm)
    case SDL_MOUSEMOTION: handleMotion(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: handleButton(event.button)
    case SDL_MOUSEWHEEL: handleWheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: handleFinger(event.tfinger)
    case SDL_MULTIGESTURE: handleGesture(event.mgesture)
    case SDL_KEYDOWN, SDL_KEYUP: handleKey(event.key)
    case SDL_TEXTINPUT: handleText(event.text)
    case SDL_TEXTEDITING: handleComposing(event.edit)
    case SDL_TEXTEDITING_EXT: handleLongComposing(event.editExt)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: handleDrop(event.drop)
    case SDL_QUIT: quit()
    default: break
    }
  }

  /// Converts a time stamp of SDL to the frame clock. The time stamp is in milliseconds since the start of SDL.
  func hostTime(fromStamp stamp: UInt32) -> TimeInterval {
    let age = Double(SDL_GetTicks() &- stamp) / 1000
    return FrameClock.now - (age < 10 ? age : 0)
  }

  nonisolated static func modifiers(of state: UInt32) -> RawInput.Modifiers {
    var result: RawInput.Modifiers = []
    if state & KMOD_SHIFT.rawValue != 0 { result.insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { result.insert(.control) }
    // AltGr is part of the keyboard layout, not a modifier.
    if state & KMOD_LALT.rawValue != 0 { result.insert(.alternate) }
    if state & KMOD_GUI.rawValue != 0 { result.insert(.command) }
    if state & KMOD_CAPS.rawValue != 0 { result.insert(.capsLock) }
    return result
  }

  private func handleWindow(_ event: SDL_WindowEvent) {
    guard let window = windows[event.windowID] else { return }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      if window.updateSize() { emit(.resized, in: window) }
    case SDL_WINDOWEVENT_EXPOSED: window.markExposed()
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: window.setShown(false)
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED: window.setShown(true)
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      modifiers = WindowHost.modifiers(of: UInt32(SDL_GetModState().rawValue))
      emit(.focus(true), in: window)
    case SDL_WINDOWEVENT_FOCUS_LOST: emit(.focus(false), in: window)
    case SDL_WINDOWEVENT_CLOSE: emit(.closeRequested, in: window)
    case SDL_WINDOWEVENT_LEAVE:
      guard window.buttons == 0 else { break }
      var x: Int32 = 0
      var y: Int32 = 0
      SDL_GetMouseState(&x, &y)
      emit(
        .pointer(
          .init(
            phase: .hoverEnd, location: window.point(Double(x), Double(y)), buttons: 0, modifiers: modifiers,
            time: hostTime(fromStamp: event.timestamp))), in: window)
    default: break
    }
  }

  /// Handles the X11 events that SDL ignores. These events report changes of a window's visibility, and the text of keys.
  private func handleX11(_ event: SDL_SysWMEvent) {
    guard let message = event.msg, message.pointee.subsystem == SDL_SYSWM_X11 else { return }
    var x11Event = message.pointee.msg.x11.event
    switch x11Event.type {
    case VisibilityNotify:
      let id = x11Event.xvisibility.window
      for window in windows.values where DesktopWindow.x11(window.sdlWindow)?.window == id {
        window.setCovered(x11Event.xvisibility.state == VisibilityFullyObscured)
      }
    case DestroyNotify:
      let id = x11Event.xdestroywindow.window
      for window in windows.values where DesktopWindow.x11(window.sdlWindow)?.window == id {
        windowDidDisappear(window)
      }
    case PropertyNotify where X11Resources.isChange(x11Event.xproperty):
      settingsDidChange()
    case KeyPress, KeyRelease:
      lastKeyText = KeyText.text(of: &x11Event.xkey)
    case GenericEvent:
      guard let touchpadPinch, let step = touchpadPinch.readStep(x11Event.xcookie) else { break }
      for window in windows.values where DesktopWindow.x11(window.sdlWindow)?.window == step.window {
        let pinch = touchpadPinch.pinch(
          step, at: window.point(step.location.x, step.location.y), time: hostTime(fromStamp: event.timestamp))
        emit(.pinch(pinch), in: window)
      }
    default: break
    }
  }

  // MARK: Mouse

  private func handleMotion(_ event: SDL_MouseMotionEvent) {
    updateOutgoingDrag()
    guard let window = windows[event.windowID] else { return }
    emit(
      .pointer(
        .init(
          phase: window.buttons == 0 ? .hover : .move, location: window.point(Double(event.x), Double(event.y)),
          buttons: window.buttons, modifiers: modifiers, time: hostTime(fromStamp: event.timestamp))), in: window)
  }

  /// Returns the bit of a button. In SDL, left is 1, middle is 2 and right is 3. The bits are left, right, middle from
  /// bit 0.
  nonisolated static func bit(ofButton button: UInt8) -> Int {
    switch button {
    case 1: 1
    case 2: 4
    case 3: 2
    default: 1 << Int(min(button, 16) - 1)
    }
  }

  private func handleButton(_ event: SDL_MouseButtonEvent) {
    guard event.button > 0, let window = windows[event.windowID] else { return }
    let bit = WindowHost.bit(ofButton: event.button)
    let oldButtons = window.buttons
    let isDown = event.state == UInt8(SDL_PRESSED)
    window.buttons = isDown ? oldButtons | bit : oldButtons & ~bit
    guard window.buttons != oldButtons else { return }
    emit(
      .pointer(
        .init(
          phase: isDown ? .down : .up, location: window.point(Double(event.x), Double(event.y)),
          buttons: window.buttons, modifiers: modifiers, time: hostTime(fromStamp: event.timestamp))), in: window)
    // The mouse is captured, because the user may release the button outside the window.
    if window.buttons != oldButtons, oldButtons == 0 || window.buttons == 0 {
      SDL_CaptureMouse(window.buttons != 0 ? SDL_TRUE : SDL_FALSE)
    }
  }

  private func handleWheel(_ event: SDL_MouseWheelEvent) {
    guard let window = windows[event.windowID] else { return }
    var notches = CGPoint(x: CGFloat(-event.preciseX), y: CGFloat(event.preciseY))
    if notches == .zero { notches = CGPoint(x: CGFloat(-event.x), y: CGFloat(event.y)) }
    guard notches != .zero else { return }
    if event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue { notches = CGPoint(x: -notches.x, y: -notches.y) }
    let isPrecise =
      notches.x != notches.x.rounded() || notches.y != notches.y.rounded()
    let points = RawInput.Scroll.pointsPerNotch
    var scroll = RawInput.Scroll(
      location: window.point(Double(event.mouseX), Double(event.mouseY)),
      delta: CGPoint(x: notches.x * points, y: notches.y * points), notches: isPrecise ? .zero : notches,
      modifiers: modifiers, time: hostTime(fromStamp: event.timestamp))
    if isPrecise { scroll = touchpadScroll.scrollWithPhase(scroll, window: window.id) }
    emit(.scroll(scroll), in: window)
  }

  // MARK: Fingers

  private func handleFinger(_ event: SDL_TouchFingerEvent) {
    guard isDirect(event.touchId), let window = windows[event.windowID] ?? windows.values.first else { return }
    touchScreen = event.touchId
    let number: Int
    if let existingFinger = window.fingers[event.fingerId] {
      number = existingFinger
    } else if SDL_EventType(rawValue: event.type) != SDL_FINGERDOWN {
      // The finger was released in a drag on Wayland, which SDL does not know.
      return
    } else {
      // The identifier 0 belongs to the mouse. A finger receives the smallest free number.
      number = (1...).first { !window.fingers.values.contains($0) } ?? 1
      window.fingers[event.fingerId] = number
    }
    let phase: RawInput.Pointer.Phase =
      switch SDL_EventType(rawValue: event.type) {
      case SDL_FINGERDOWN: .down
      case SDL_FINGERUP: .up
      default: .move
      }
    if phase == .up { window.fingers[event.fingerId] = nil }
    emit(
      .pointer(
        .init(
          id: number, kind: .touch, phase: phase,
          location: CGPoint(
            x: CGFloat(event.x) * window.size.width, y: CGFloat(event.y) * window.size.height),
          buttons: phase == .up ? 0 : 1, modifiers: modifiers, pressure: Double(event.pressure),
          time: hostTime(fromStamp: event.timestamp))), in: window)
  }

  /// Handles a pinch on a touchpad. Fingers on a screen are reported as touches instead, and gesture recognizers detect
  /// their pinches.
  private func handleGesture(_ event: SDL_MultiGestureEvent) {
    guard !isDirect(event.touchId), event.numFingers == 2, let window = windows.values.first else { return }
    emit(
      .pinch(
        .init(
          location: CGPoint(x: CGFloat(event.x) * window.size.width, y: CGFloat(event.y) * window.size.height),
          scale: 1 + Double(event.dDist) * 2, rotation: Double(event.dTheta), phase: .changed,
          time: hostTime(fromStamp: event.timestamp))), in: window)
  }

  /// Returns whether a device is a touch screen. The result is also `true` for a device that SDL does not recognize.
  private func isDirect(_ touch: SDL_TouchID) -> Bool {
    let type = SDL_GetTouchDeviceType(touch)
    return type != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE && type != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
  }

  // MARK: Drops

  /// Collects the files of a drop, which SDL reports one by one, and emits them together.
  private func handleDrop(_ event: SDL_DropEvent) {
    defer { SDL_free(event.file) }
    guard !receivesWaylandDrags, let window = windows[event.windowID] ?? windows.values.first else { return }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_DROPBEGIN:
      droppedFiles = []
    case SDL_DROPFILE:
      if let file = event.file {
        let path = FilePath(cString: file)
        droppedFiles.append(path.text.map { URL(fileURLWithPath: $0) } ?? path.url)
      }
    case SDL_DROPTEXT:
      if let text = event.file { emit(.textDropped(String(cString: text), at: pointer(in: window)), in: window) }
    default:
      guard !droppedFiles.isEmpty else { return }
      emit(.filesDropped(droppedFiles, at: pointer(in: window)), in: window)
      droppedFiles = []
    }
  }

  /// Returns the location of the pointer. The result is used as the location of a drop, because SDL does not report the location of
  /// drops.
  private func pointer(in window: DesktopWindow) -> CGPoint {
    var x: Int32 = 0
    var y: Int32 = 0
    var origin = (x: Int32(0), y: Int32(0))
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window.sdlWindow, &origin.x, &origin.y)
    return window.point(Double(x - origin.x), Double(y - origin.y))
  }

  /// Handles SDL's quit event. SDL sends it at the end of the desktop session, and when the Wayland compositor ends.
  private func quit() {
    if connection == nil { return connectionDidFail() }
    for window in windows.values { emit(.closeRequested, in: window) }
  }
}
