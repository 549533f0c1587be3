import CSDL
import CX11
import Foundation
import RuntimeInterface

/// Finds out whether a display can be reached, before SDL is asked: `SDL_Init` succeeds without any.
@MainActor
enum DisplayProbe {
  enum Display {
    /// The open connection is used for presenting afterwards.
    case x11(X11Connection)
    case wayland
  }

  /// The display to use. X11 comes first, also where both are there: a Wayland desktop's X server lets us scroll by
  /// copying in the window. `SDL_VIDEODRIVER` decides by hand.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Display {
    let driver = environment["SDL_VIDEODRIVER"] ?? ""
    if driver.isEmpty || driver == "x11", let name = environment["DISPLAY"], !name.isEmpty {
      if let connection = X11Connection.open() { return .x11(connection) }
      if driver == "x11" || waylandSocket(environment) == nil {
        throw HostError("the X display \(name) (DISPLAY) cannot be reached")
      }
    }
    if driver.isEmpty || driver == "wayland", let path = waylandSocket(environment) {
      if canConnect(to: path) { return .wayland }
      throw HostError("the Wayland display \(path) cannot be reached")
    }
    if !driver.isEmpty, driver != "x11", driver != "wayland" {
      throw HostError("SDL_VIDEODRIVER is \(driver), which shows nothing")
    }
    throw HostError("neither DISPLAY nor WAYLAND_DISPLAY names a display")
  }

  private static func waylandSocket(_ environment: [String: String]) -> String? {
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else { return nil }
    if name.hasPrefix("/") { return name }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return nil }
    return folder + "/" + name
  }

  private static func canConnect(to path: String) -> Bool {
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
