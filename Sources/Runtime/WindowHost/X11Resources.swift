import CX11
import Foundation

/// Reads the resources of the X server, which are text in a property of the root window. Desktops store the font
/// resolution there.
///
/// Xlib's own functions read the resources only once, when they connect.
@MainActor
enum X11Resources {
  private static let property: Atom = 23  // XA_RESOURCE_MANAGER, fixed by the protocol

  /// Requests a `PropertyNotify` event whenever the resources change.
  static func watch(on display: OpaquePointer) {
    let root = XDefaultRootWindow(display)
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, root, &attributes) != 0 else { return }
    XSelectInput(display, root, attributes.your_event_mask | PropertyChangeMask)
  }

  static func isChange(_ event: XPropertyEvent) -> Bool {
    guard let display = event.display else { return false }
    return event.atom == property && event.window == XDefaultRootWindow(display)
  }

  /// Returns the value of the `Xft.dpi` resource, or `nil` if it is not set.
  static func fontDPI(on display: OpaquePointer) -> Double? { fontDPI(in: readText(on: display)) }

  /// Returns the number after `Xft.dpi:` in a string of resources, or `nil` if there is none.
  nonisolated static func fontDPI(in text: String) -> Double? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, ["Xft.dpi", "*dpi", "Xft*dpi"].contains(parts[0]) { return Double(parts[1]) }
    }
    return nil
  }

  private static func readText(on display: OpaquePointer) -> String {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var remainingByteCount: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    guard
      XGetWindowProperty(
        display, XDefaultRootWindow(display), property, 0, 1 << 20, 0, 31, &type, &format, &count, &remainingByteCount,
        &bytes)
        == 0,
      let bytes
    else { return "" }
    defer { XFree(bytes) }
    guard format == 8 else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}
