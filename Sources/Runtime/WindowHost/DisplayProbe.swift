import CSDL
import CX11
import Foundation
import RuntimeInterface

/// Determines whether a display is available before SDL is initialized, because `SDL_Init` succeeds without one.
@MainActor
enum DisplayProbe {
  enum Display {
    /// An X11 display with an open connection. The host uses the connection for presenting.
    case x11(X11Connection)
    case wayland
  }

  /// Returns the display to use. If both X11 and Wayland are available, the result is X11, because the X server of a
  /// Wayland desktop supports scrolling by copying inside the window. `SDL_VIDEODRIVER` overrides the choice.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Display {
    let driver = environment["SDL_VIDEODRIVER"] ?? ""
    if driver.isEmpty || driver == "x11", let name = environment["DISPLAY"], !name.isEmpty {
      if let connection = X11Connection.open() { return .x11(connection) }
      if driver == "x11" || waylandSocket(environment) == nil {
        throw HostError("cannot connect to the X display \(name) (DISPLAY)")
      }
    }
    if driver.isEmpty || driver == "wayland", let path = waylandSocket(environment) {
      if canConnect(to: path) { return .wayland }
      throw HostError("cannot connect to the Wayland display \(path)")
    }
    if !driver.isEmpty, driver != "x11", driver != "wayland" {
      throw HostError("SDL_VIDEODRIVER=\(driver) is not supported; use x11 or wayland")
    }
    throw HostError("neither DISPLAY nor WAYLAND_DISPLAY names a display")
  }

  private static func waylandSocket(_ environment: [String: String]) -> String? {
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else { return nil }
    if name.hasPrefix("/") { return name }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return nil }
    return folder + "/" + name
  }

  /// Returns whether a server accepts connections to a socket.
  static func canConnect(to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
