import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

/// A surface that shows pixels in an X11 window. The surface scrolls by copying inside the window, and sends damaged rectangles from
/// memory that is shared with the X server. Copies and rectangles are sent through one connection, so that the server processes them in
/// order.
@MainActor
final class X11Surface: WindowSurface {
  private(set) var pixelWidth: Int
  private(set) var pixelHeight: Int
  private(set) var generation = 0
  let canCopy = true

  private let connection: X11Connection
  private let window: Window
  private let visual: UnsafeMutablePointer<Visual>
  private let depth: Int32
  private let gc: GC
  private var image: X11Image
  private var lostRects: [PixelRect] = []
  /// The serial number of the last copy request. The position of pixels that were exposed before the copy is not known.
  private var lastCopy: UInt = 0
  private var hasCopied = false
  /// Indicates whether the X server might still be reading the shared image. If so, its memory must not be changed yet.
  private var isInFlight = false

  /// Creates a surface. The result is `nil` if the depth or the byte order of the window is not supported.
  init?(connection: X11Connection, window: Window, width: Int, height: Int) {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, window, &attributes) != 0, let visual = attributes.visual,
      attributes.depth == 24 || attributes.depth == 32, visual.pointee.red_mask == 0xff0000,
      visual.pointee.green_mask == 0xff00, visual.pointee.blue_mask == 0xff,
      XImageByteOrder(connection.display) == LSBFirst,
      let image = X11Image(
        connection: connection, visual: visual, depth: attributes.depth, width: X11Surface.withReserve(width),
        height: X11Surface.withReserve(height)),
      let gc = XCreateGC(connection.display, window, 0, nil)
    else { return nil }
    self.connection = connection
    self.window = window
    self.visual = visual
    self.depth = attributes.depth
    self.gc = gc
    self.image = image
    pixelWidth = max(1, width)
    pixelHeight = max(1, height)
    // The content remains in its corner while the window is resized, so that the background is not visible.
    var attributeChange = XSetWindowAttributes()
    attributeChange.bit_gravity = NorthWestGravity
    XChangeWindowAttributes(connection.display, window, UInt(CWBitGravity), &attributeChange)
    XSelectInput(connection.display, window, ExposureMask)
    XSync(connection.display, 0)
    discardEvents()
  }

  isolated deinit {
    XFreeGC(connection.display, gc)
  }

  func resize(width: Int, height: Int) {
    let width = max(1, width)
    let height = max(1, height)
    guard width != pixelWidth || height != pixelHeight else { return }
    let capacity = (X11Surface.withReserve(width), X11Surface.withReserve(height))
    let isTooSmall = width > image.width || height > image.height
    let isWasteful = image.width * image.height > 2 * capacity.0 * capacity.1
    if isTooSmall || isWasteful {
      waitUntilPresented()
      guard
        let largerImage = X11Image(
          connection: connection, visual: visual, depth: depth, width: isTooSmall ? max(capacity.0, width) : capacity.0,
          height: isTooSmall ? max(capacity.1, height) : capacity.1)
      else { return }
      image = largerImage
    }
    pixelWidth = width
    pixelHeight = height
    markAllLost()
  }

  func markAllLost() {
    generation += 1
    lostRects = []
  }

  func copy(_ source: PixelRect, dx: Int, dy: Int) {
    guard !source.isEmpty, dx != 0 || dy != 0 else { return }
    lastCopy = XNextRequest(connection.display)
    hasCopied = true
    XCopyArea(
      connection.display, window, window, gc, Int32(source.x), Int32(source.y), UInt32(source.width),
      UInt32(source.height), Int32(source.x + dx), Int32(source.y + dy))
    // Lost pixels that have not been redrawn move with the copy.
    lostRects += lostRects.map { $0.intersection(source).offsetBy(dx: dx, dy: dy) }.filter { !$0.isEmpty }
  }

  func beginDrawing() -> PixelTarget {
    // The server reads the image when it processes the request. Drawing before that would present half a frame.
    if isInFlight { waitUntilPresented() }
    return PixelTarget(base: image.base, bytesPerRow: image.bytesPerRow, width: pixelWidth, height: pixelHeight)
  }

  func present(_ rects: [PixelRect]) {
    let bounds = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    for rect in rects {
      let part = rect.intersection(bounds)
      guard !part.isEmpty else { continue }
      image.draw(x: part.x, y: part.y, width: part.width, height: part.height, to: window, gc: gc)
      isInFlight = true
    }
    if hasCopied {
      // Waiting reveals which pixels could not be copied. Without copies, the server processes the frame in the
      // background.
      waitUntilPresented()
      hasCopied = false
    } else {
      XFlush(connection.display)
    }
  }

  func consumeLostRects() -> [PixelRect] {
    readEvents()
    defer { lostRects = [] }
    return lostRects
  }

  /// Determines whether the display has discarded pixels of the window. Returns `true` if the next frame must redraw some of them.
  func updateExposedRects() -> Bool {
    let oldGeneration = generation
    XSync(connection.display, 0)
    isInFlight = false
    readEvents()
    return !lostRects.isEmpty || generation != oldGeneration
  }

  var hasLostRects: Bool { !lostRects.isEmpty }

  func waitUntilPresented() {
    XSync(connection.display, 0)
    isInFlight = false
    readEvents()
  }

  private func readEvents() {
    while XEventsQueued(connection.display, QueuedAfterReading) > 0 {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      let rect: PixelRect
      switch event.type {
      case Expose:
        let expose = event.xexpose
        rect = PixelRect(x: Int(expose.x), y: Int(expose.y), width: Int(expose.width), height: Int(expose.height))
      case GraphicsExpose:
        let expose = event.xgraphicsexpose
        rect = PixelRect(x: Int(expose.x), y: Int(expose.y), width: Int(expose.width), height: Int(expose.height))
      default:
        continue
      }
      if event.xany.serial < lastCopy {
        markAllLost()
      } else {
        addLostRect(rect.intersection(PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)))
      }
    }
  }

  private func addLostRect(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    lostRects.removeAll { rect.contains($0) }
    if lostRects.count >= 16 { lostRects = [lostRects.reduce(rect) { $0.union($1) }] } else { lostRects.append(rect) }
  }

  private func discardEvents() {
    readEvents()
    lostRects = []
  }

  /// Returns a length with additional space, so that memory is not allocated at each step when the user resizes a window.
  private static func withReserve(_ length: Int) -> Int {
    max(1, (length + 255) & ~255)
  }
}
