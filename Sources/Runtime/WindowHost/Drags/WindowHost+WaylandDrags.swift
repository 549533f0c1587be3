import CSDL
import CoreGraphics
import Foundation
import RuntimeInterface

// Drags between the application and other programs on Wayland.
extension WindowHost {
  /// Receives drags through the data device. SDL receives only files and text, at the end of a drag; its reports are used with
  /// compositors that report drags only to the first data device of a program, which is SDL's.
  func connectDrags(of connection: WaylandConnection) {
    guard let device = connection.dataDevice else { return }
    device.onEnter = { [weak self] serial, surface, location, offer in
      guard let self else { return }
      self.dragDidEnter(serial, surface, location, offer)
    }
    device.onMotion = { [weak self] location in self?.dragDidMove(to: location) }
    device.onLeave = { [weak self] in self?.dragDidLeave() }
    device.onDrop = { [weak self] in self?.dragDidDrop() }
    connection.seat?.onMotion = { [weak self] surface, location in
      guard let self else { return }
      self.pointerDidMove(surface, location)
    }
    connection.seat?.onFingerMotion = { [weak self] finger, location in
      guard let self, self.waylandDrag?.isTouch ?? false, self.wayland?.seat?.fingers.count == 1 else { return }
      self.start(finger, at: location)
    }
    connection.seat?.onPress = { [weak self] button, surface, location in
      guard let self else { return }
      self.sendPressThatSDLMisses(button, surface, at: location)
    }
    connection.seat?.onRelease = { [weak self] button, surface, location in
      guard let self else { return }
      self.sendReleaseThatSDLMisses(button, surface, at: location)
    }
  }

  /// Ends all drags before the connection is closed.
  func endWaylandDrags() {
    waylandDrag?.end()
    switch waylandDragOver {
    case .own(_, let offer, _, _): offer.destroy()
    case .foreign(_, let drag): drag.end()
    case nil: break
    }
    waylandDragOver = nil
  }

  /// Ends the drags over a window that closes, and those that began in it. Data that another program receives is sent nevertheless.
  func endWaylandDrags(of window: DesktopWindow) {
    switch waylandDragOver {
    case .own(let current, let offer, _, _) where current === window:
      waylandDragOver = nil
      offer.destroy()
      waylandDrag?.isInside = false
    case .foreign(let current, let drag) where current === window:
      waylandDragOver = nil
      drag.end()
      emit(.drag(.left, drag), in: window)
    default: break
    }
    let drag = waylandDrag?.window === window ? waylandDrag : nil
    // The compositor does not report the release of the button.
    if drag?.press != nil { endPress(of: drag, in: window) } else if window.buttons != 0 { endMousePress(in: window) }
    drag?.cancel()
  }

  /// Makes SDL consider the fingers on a window to be lifted. SDL keeps the address of the touched surface until then.
  func liftFingers(of window: DesktopWindow) {
    for finger in window.fingers.keys { liftFinger(finger) }
  }

  private func liftFinger(_ finger: Int64) {
    guard wayland != nil, failure == nil else { return }
    // SDL has freed the object if the touch screen was removed.
    guard (0..<SDL_GetNumTouchDevices()).contains(where: { SDL_GetTouchDevice($0) == touchScreen }) else { return }
    WaylandConnection.liftFinger(Int32(truncatingIfNeeded: finger), ofTouchScreen: touchScreen)
  }

  func window(wayland surface: OpaquePointer?) -> DesktopWindow? {
    windows.values.first { surface != nil && DesktopWindow.wayland($0.sdlWindow)?.surface == surface }
  }

  // MARK: Drags over a window of the host

  private func dragDidEnter(_ serial: UInt32, _ surface: OpaquePointer?, _ location: CGPoint, _ offer: WaylandOffer?) {
    receivesWaylandDrags = true
    dragDidLeave()
    guard let window = window(wayland: surface) else {
      offer?.destroy()
      return
    }
    let point = window.point(location.x, location.y)
    if let drag = waylandDrag, let source = drag.source, let offer, offer.marker == source.marker {
      // The application's own drag is back. The application finds its destination, so the drag is accepted for the compositor.
      drag.isInside = true
      waylandDragOver = .own(window, offer, point) { [weak self] in
        offer.accept(source.marker, serial: serial)
        self?.wayland?.flush()
      }
      acceptOwnDrag()
      emitDragPointer(.move, at: point, in: window, finger: finger(of: drag))
    } else if let offer {
      let drag = WaylandIncomingDrag(offer, serial: serial) { [weak self] in self?.wayland?.flush() }
      drag.location = point
      waylandDragOver = .foreign(window, drag)
      report(drag, in: window)
    }
  }

  private func dragDidMove(to location: CGPoint) {
    switch waylandDragOver {
    case .own(let window, let offer, _, let accept):
      let point = window.point(location.x, location.y)
      waylandDragOver = .own(window, offer, point, accept)
      acceptOwnDrag()
      emitDragPointer(.move, at: point, in: window, finger: finger(of: waylandDrag))
    case .foreign(let window, let drag):
      drag.location = window.point(location.x, location.y)
      report(drag, in: window)
    case nil: break
    }
  }

  /// Tells the compositor that the application's drag has a destination here. This is repeated, because SDL refuses it when it enters.
  private func acceptOwnDrag() { if case .own(_, _, _, let accept) = waylandDragOver { accept() } }

  private func dragDidLeave() {
    let over = waylandDragOver
    waylandDragOver = nil
    switch over {
    case .own(let window, let offer, let point, _):
      offer.destroy()
      waylandDrag?.isInside = false
      emitDragPointer(.move, at: window.pointOutside(near: point), in: window, finger: finger(of: waylandDrag))
    case .foreign(let window, let drag):
      drag.end()
      emit(.drag(.left, drag), in: window)
    case nil: break
    }
  }

  private func dragDidDrop() {
    let over = waylandDragOver
    waylandDragOver = nil
    switch over {
    case .own(let window, let offer, let point, _):
      offer.finish(isAccepted: true)
      wayland?.flush()
      let finger = finger(of: waylandDrag)
      endPress(of: waylandDrag, in: window)
      emitDragPointer(.up, at: point, in: window, finger: finger)
    case .foreign(let window, let drag):
      drag.markDropped()
      drag.prepare { [weak self] in self?.emit(.drag(.dropped(drag.location), drag), in: window) }
    case nil: break
    }
  }

  private func report(_ drag: WaylandIncomingDrag, in window: DesktopWindow) {
    // The first report uses the location at the time at which the list of URLs is known.
    guard !drag.isPreparing else { return }
    drag.prepare { [weak self, weak drag] in
      guard let self, let drag, case .foreign(_, let current) = self.waylandDragOver, current === drag else { return }
      self.emit(.drag(.moved(drag.location), drag), in: window)
    }
  }

  // MARK: Drags of the application

  func beginWaylandDrag(
    _ representations: [ClipboardRepresentation], picture: @escaping @MainActor () -> DragPicture?,
    in window: DesktopWindow
  ) -> (any OutgoingDrag)? {
    guard let wayland, wayland.dataDevice != nil, failure == nil else { return nil }
    waylandDrag?.cancel()
    let drag = WaylandOutgoingDrag(
      representations, picture: picture, isTouch: wayland.seat?.press == nil, window: window, connection: wayland)
    drag.onEnd = { [weak self, weak drag] in
      guard let self, self.waylandDrag === drag else { return }
      self.waylandDrag = nil
    }
    waylandDrag = drag
    return drag
  }

  private func pointerDidMove(_ surface: OpaquePointer, _ location: CGPoint) {
    guard let press = wayland?.seat?.press, press.surface == surface, waylandDrag?.isTouch == false else { return }
    start(press, at: location)
  }

  /// Passes the application's drag to the compositor if the pointer or the finger has left the window. Compositors refuse a finger
  /// while another one touches the screen.
  private func start(_ press: WaylandSeat.Press, at location: CGPoint) {
    guard let drag = waylandDrag, drag.source == nil, let window = window(wayland: press.surface) else { return }
    let point = window.point(location.x, location.y)
    guard !CGRect(origin: .zero, size: window.size).contains(point), drag.start(press) else { return }
    drag.onRelease = { [weak self, weak window, weak drag] in
      guard let self, let window else { return }
      let finger = self.finger(of: drag)
      self.endPress(of: drag, in: window)
      self.emitDragPointer(.up, at: window.pointOutside(near: point), in: window, finger: finger)
    }
    emitDragPointer(.move, at: point, in: window, finger: finger(of: drag))
  }

  /// Returns the host's number of the finger that drags, or nil if the mouse drags.
  private func finger(of drag: WaylandOutgoingDrag?) -> Int? {
    guard let drag, case .finger(let number) = drag.press else { return nil }
    return drag.window?.fingers[Int64(number)]
  }

  /// Emits a movement of the pointer that the compositor does not report while it performs a drag.
  private func emitDragPointer(
    _ phase: RawInput.Pointer.Phase, at point: CGPoint, in window: DesktopWindow, finger: Int? = nil
  ) {
    emit(
      .pointer(
        .init(
          id: finger ?? 0, kind: finger == nil ? .mouse : .touch, phase: phase, location: point,
          buttons: phase == .up ? 0 : finger == nil ? window.buttons : 1, modifiers: modifiers, time: FrameClock.now)),
      in: window)
  }

  /// Notes that the button or the finger that drags was released. The compositor reports this neither to SDL nor to the host.
  private func endPress(of drag: WaylandOutgoingDrag?, in window: DesktopWindow) {
    guard let drag, let press = drag.press else { return }
    wayland?.seat?.end(press)
    if case .finger(let number) = press {
      guard let fingers = drag.window?.fingers, fingers[Int64(number)] != nil else { return }
      drag.window?.fingers[Int64(number)] = nil
      liftFinger(Int64(number))
      return
    }
    endMousePress(in: window)
  }

  private func endMousePress(in window: DesktopWindow) {
    guard wayland != nil else { return }
    if let press = wayland?.seat?.press { wayland?.seat?.end(press.source) }
    if SDL_GetMouseState(nil, nil) != 0 { buttonsThatSDLKeeps = window.buttons }
    window.buttons = 0
    SDL_CaptureMouse(SDL_FALSE)
  }

  /// Emits the press of a button that SDL still considers to be pressed since the last drag, and therefore does not report.
  private func sendPressThatSDLMisses(_ button: UInt32, _ surface: OpaquePointer, at location: CGPoint) {
    let bit = DesktopWindow.bit(ofLinuxButton: button)
    guard buttonsThatSDLKeeps & bit != 0 else { return }
    buttonsThatSDLKeeps &= ~bit
    guard let window = window(wayland: surface), window.buttons & bit == 0 else { return }
    window.buttons |= bit
    buttonsThatSDLMisses |= bit
    emitDragPointer(.down, at: window.point(location.x, location.y), in: window)
  }

  /// Emits the release of a button whose press SDL has missed, because SDL may have reported the release before the press was emitted.
  /// Other releases are SDL's, because they must follow the movements before them, which SDL reports later.
  private func sendReleaseThatSDLMisses(_ button: UInt32, _ surface: OpaquePointer, at location: CGPoint) {
    let bit = DesktopWindow.bit(ofLinuxButton: button)
    guard buttonsThatSDLMisses & bit != 0 else { return }
    buttonsThatSDLMisses &= ~bit
    guard let window = window(wayland: surface), window.buttons & bit != 0 else { return }
    window.buttons &= ~bit
    emitDragPointer(.up, at: window.point(location.x, location.y), in: window)
  }
}

/// A drag over a window of the host on Wayland.
enum WaylandDragOver {
  /// A drag of the application, with the window, the compositor's offer, the location in points, and a closure that accepts the drag.
  case own(DesktopWindow, WaylandOffer, CGPoint, () -> Void)
  /// A drag of another program.
  case foreign(DesktopWindow, WaylandIncomingDrag)
}
