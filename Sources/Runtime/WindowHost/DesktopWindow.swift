import CSDL
import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

/// A window on an X11 or Wayland desktop.
@MainActor
final class DesktopWindow: HostWindow {
  let sdlWindow: OpaquePointer
  let id: UInt32
  private(set) var desktopSurface: any WindowSurface
  private(set) var scale: CGFloat
  private(set) var size: CGSize
  private(set) var isOpen = true
  /// The number of points in one unit of SDL's window coordinates.
  private(set) var pointsPerUnit: CGFloat
  /// The pressed mouse buttons as a bit mask (see `RawInput.Pointer`).
  var buttons = 0
  var fingers: [Int64: Int] = [:]
  private var isShown = true
  private var isCovered = false
  private var wasVisible = true
  private var needsExposureCheck = false
  private var minimumSize = CGSize.zero
  private unowned let host: WindowHost

  var surface: any HostSurface { desktopSurface }
  var isVisible: Bool { isOpen && isShown && !isCovered }

  init(title: String, size: CGSize?, host: WindowHost) throws {
    self.host = host
    let isWayland = host.connection == nil
    // The unit of X windows is a pixel. The unit of Wayland is a point unless the user has set a scale.
    let unitsPerPoint = isWayland ? 1 : host.screen.scale
    var usableBounds = SDL_Rect()
    let isBounded = SDL_GetDisplayUsableBounds(0, &usableBounds) == 0 && usableBounds.w > 0 && usableBounds.h > 0
    var preferredSize = CGSize(width: 1100, height: 760)
    let size = size ?? host.preferredSize
    if let size, size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1 { preferredSize = size }
    var width = Int32(min(16384, (preferredSize.width * unitsPerPoint).rounded()))
    var height = Int32(min(16384, (preferredSize.height * unitsPerPoint).rounded()))
    if size == nil, isBounded {
      width = min(width, usableBounds.w)
      height = min(height, usableBounds.h)
    }
    let undefinedPosition = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = SDL_CreateWindow(title, undefinedPosition, undefinedPosition, max(1, width), max(1, height), flags)
    else {
      throw HostError("cannot open a window: \(String(cString: SDL_GetError()))")
    }
    sdlWindow = window
    id = SDL_GetWindowID(window)
    var pixels = (width: Int32(0), height: Int32(0))
    var units = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSizeInPixels(window, &pixels.width, &pixels.height)
    SDL_GetWindowSize(window, &units.width, &units.height)
    let ratio = units.width > 0 ? CGFloat(pixels.width) / CGFloat(units.width) : 1
    scale = isWayland ? host.scaleOverride ?? ratio : host.screen.scale
    pointsPerUnit = ratio / scale
    self.size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    desktopSurface = DesktopWindow.makeSurface(window, host.connection, Int(pixels.width), Int(pixels.height))
    if isWayland { host.setScreenScale(to: scale) }
    observeOcclusion()
  }

  var title: String {
    get { isOpen ? String(cString: SDL_GetWindowTitle(sdlWindow)) : "" }
    set {
      guard isOpen else { return }
      SDL_SetWindowTitle(sdlWindow, newValue)
      host.queuePump()
    }
  }

  func setCursor(_ cursor: HostCursor) {
    guard isOpen else { return }
    host.cursors.set(cursor)
    host.queuePump()
  }

  func setTextInput(active: Bool, caret: CGRect) {
    guard isOpen else { return }
    if active {
      var rect = SDL_Rect(
        x: windowUnits(caret.minX), y: windowUnits(caret.minY), w: max(1, windowUnits(caret.width)),
        h: max(1, windowUnits(caret.height)))
      SDL_SetTextInputRect(&rect)
      if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    } else if SDL_IsTextInputActive() == SDL_TRUE {
      SDL_StopTextInput()
    }
    host.queuePump()
  }

  func resize(to size: CGSize) {
    guard isOpen, size.width >= 1, size.height >= 1 else { return }
    let (width, height) = (max(1, windowUnits(size.width)), max(1, windowUnits(size.height)))
    var current = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSize(sdlWindow, &current.width, &current.height)
    // SDL would wait 100 ms for a change that does not come.
    guard width != current.width || height != current.height else { return }
    SDL_SetWindowSize(sdlWindow, width, height)
    host.queuePump()
  }

  func setMinimumSize(_ size: CGSize) {
    guard isOpen else { return }
    SDL_SetWindowMinimumSize(sdlWindow, max(1, windowUnits(size.width)), max(1, windowUnits(size.height)))
    host.queuePump()
  }

  /// The position of the window's frame on an X11 display. The value is nil on Wayland, which does not report positions.
  ///
  /// The position of the frame is used instead of the position of the content, because `move(to:)` is called for a new window
  /// before the window manager has added the frame.
  var origin: CGPoint? {
    guard isOpen, host.connection != nil else { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetWindowPosition(sdlWindow, &x, &y)
    let frame = frameInsets
    return point(Double(x - frame.left), Double(y - frame.top))
  }

  func move(to origin: CGPoint) {
    guard isOpen, host.connection != nil else { return }
    let x = windowUnits(origin.x)
    let y = windowUnits(origin.y)
    // The display on which the window was may be disconnected.
    let isVisible = (0..<max(0, SDL_GetNumVideoDisplays())).contains { display in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayBounds(display, &bounds) == 0 else { return false }
      return (bounds.x..<bounds.x + max(1, bounds.w)).contains(x)
        && (bounds.y..<bounds.y + max(1, bounds.h)).contains(y)
    }
    guard isVisible, let (display, number) = DesktopWindow.x11(sdlWindow) else { return }
    // SDL_SetWindowPosition would wait up to 100 ms for the window manager, for all of that time if the window is there
    // already, which delayed the first frame of a restored window. SDL learns the position from the X server's event.
    XMoveWindow(display, number, x, y)
    XFlush(display)
    host.queuePump()
  }

  /// The size of the frame at the left and the top. It is zero before the window manager has reported it.
  private var frameInsets: (left: Int32, top: Int32) {
    var insets = (left: Int32(0), top: Int32(0))
    guard SDL_GetWindowBordersSize(sdlWindow, &insets.top, &insets.left, nil, nil) == 0 else { return (0, 0) }
    return insets
  }

  var supportsFullScreen: Bool { isOpen }

  var isFullScreen: Bool {
    isOpen && SDL_GetWindowFlags(sdlWindow) & SDL_WINDOW_FULLSCREEN.rawValue != 0
  }

  func setFullScreen(_ isFullScreen: Bool) {
    guard isOpen, isFullScreen != self.isFullScreen else { return }
    SDL_SetWindowFullscreen(sdlWindow, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    host.queuePump()
  }

  func beginDrag(
    _ representations: [ClipboardRepresentation], picture: @escaping @MainActor () -> DragPicture?
  ) -> (any OutgoingDrag)? {
    isOpen ? host.beginDrag(representations, picture: picture, in: self) : nil
  }

  func activate() {
    guard isOpen else { return }
    SDL_RaiseWindow(sdlWindow)
    host.queuePump()
  }

  func close() {
    guard isOpen else { return }
    destroy(of: host)
    host.windowDidClose(self)
  }

  /// Destroys the window of a host, which is an argument because its `deinit` calls this method.
  func destroy(of host: WindowHost) {
    guard isOpen else { return }
    isOpen = false
    desktopSurface.waitUntilPresented()
    desktopSurface = ClosedSurface(width: desktopSurface.pixelWidth, height: desktopSurface.pixelHeight)
    host.liftFingers(of: self)
    host.wayland?.ignoreEvents(of: DesktopWindow.waylandRoles(sdlWindow))
    SDL_DestroyWindow(sdlWindow)
  }

  /// Closes a window whose display connection was lost. The method sends no requests to the display.
  func closeAfterConnectionLoss() {
    isOpen = false
    desktopSurface = ClosedSurface(width: desktopSurface.pixelWidth, height: desktopSurface.pixelHeight)
  }

  /// Converts a location in SDL's window coordinates to points.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
  }

  private func windowUnits(_ points: CGFloat) -> Int32 {
    guard points.isFinite else { return 0 }
    return Int32(max(-32768, min(32767, (points / pointsPerUnit).rounded())))
  }

  /// Reads the current size and scale of the window from SDL. Returns whether they have changed.
  func updateSize() -> Bool {
    guard isOpen else { return false }
    var pixels = (width: Int32(0), height: Int32(0))
    var units = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSizeInPixels(sdlWindow, &pixels.width, &pixels.height)
    SDL_GetWindowSize(sdlWindow, &units.width, &units.height)
    let ratio = units.width > 0 ? CGFloat(pixels.width) / CGFloat(units.width) : 1
    let newScale = host.connection == nil ? host.scaleOverride ?? ratio : host.screen.scale
    let width = max(1, Int(pixels.width))
    let height = max(1, Int(pixels.height))
    guard width != desktopSurface.pixelWidth || height != desktopSurface.pixelHeight || newScale != scale else {
      return false
    }
    scale = newScale
    pointsPerUnit = ratio / scale
    desktopSurface.resize(width: width, height: height)
    size = CGSize(
      width: CGFloat(desktopSurface.pixelWidth) / scale, height: CGFloat(desktopSurface.pixelHeight) / scale)
    return true
  }

  // MARK: Visibility

  func setShown(_ shown: Bool) {
    isShown = shown
    if shown { desktopSurface.markAllLost() }
    visibilityDidChange()
  }

  /// Records whether other windows completely cover this window.
  func setCovered(_ covered: Bool) {
    isCovered = covered
    visibilityDidChange()
  }

  private func visibilityDidChange() {
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    host.emit(.visible(isVisible), in: self)
    if isVisible { host.emit(.exposed, in: self) }
  }

  /// Records that the display has lost pixels of the window. The host determines which pixels were lost after it has
  /// handled all pending events.
  func markExposed() { needsExposureCheck = true }

  func resolveExposure() {
    guard needsExposureCheck, isOpen else { return }
    needsExposureCheck = false
    if desktopSurface.updateExposedRects() { host.emit(.exposed, in: self) }
  }

  /// Requests that the X server notify SDL's connection when the window is covered.
  private func observeOcclusion() {
    guard let connection = host.connection, let (display, window) = DesktopWindow.x11(sdlWindow) else { return }
    _ = connection
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return }
    XSelectInput(display, window, attributes.your_event_mask | VisibilityChangeMask)
  }

  /// Returns SDL's display connection and the X window that corresponds to an SDL window. The result is nil if SDL does
  /// not use X11.
  static func x11(_ window: OpaquePointer) -> (display: OpaquePointer, window: Window)? {
    guard let info = systemInfo(window), info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display else {
      return nil
    }
    return (display, info.info.x11.window)
  }

  /// Returns SDL's display connection and the surface that corresponds to an SDL window. The result is nil if SDL does not use Wayland.
  static func wayland(_ window: OpaquePointer) -> (display: OpaquePointer, surface: OpaquePointer)? {
    guard let info = systemInfo(window), info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
      let surface = info.info.wl.surface
    else { return nil }
    return (display, surface)
  }

  /// Returns the objects that make a window of a Wayland surface.
  private static func waylandRoles(_ window: OpaquePointer) -> [OpaquePointer] {
    guard let info = systemInfo(window), info.subsystem == SDL_SYSWM_WAYLAND else { return [] }
    return [info.info.wl.xdg_toplevel, info.info.wl.xdg_surface].compactMap(\.self)
  }

  private static func systemInfo(_ window: OpaquePointer) -> SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    // SDL tells nothing about Wayland to programs for versions before 2.0.6, and not all objects before this one.
    info.version = SDL_version(major: 2, minor: 0, patch: 18)
    return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }

  /// Returns the bit of a button's code on Linux (linux/input-event-codes.h: left 0x110, right, middle).
  static func bit(ofLinuxButton button: UInt32) -> Int { 1 << Int(min(max(button, 0x110) - 0x110, 15)) }

  /// Returns the location just outside the window that is nearest to a location, in points. The program learns that a drag has left its
  /// window, but not where.
  func pointOutside(near point: CGPoint) -> CGPoint {
    guard CGRect(origin: .zero, size: size).contains(point) else { return point }
    let distances = [point.x, size.width - point.x, point.y, size.height - point.y]
    switch distances.firstIndex(of: distances.min() ?? 0) {
    case 0: return CGPoint(x: -1, y: point.y)
    case 1: return CGPoint(x: size.width + 1, y: point.y)
    case 2: return CGPoint(x: point.x, y: -1)
    default: return CGPoint(x: point.x, y: size.height + 1)
    }
  }

  private static func makeSurface(
    _ window: OpaquePointer, _ connection: X11Connection?, _ width: Int, _ height: Int
  ) -> any WindowSurface {
    if let connection, let (_, number) = x11(window),
      let surface = X11Surface(connection: connection, window: number, width: width, height: height)
    {
      return surface
    }
    return SDLSurface(window: window, width: width, height: height)
  }
}
