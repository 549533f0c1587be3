import Foundation

/// Finds the file descriptor of a Wayland connection. Like SDL, this type loads the Wayland library at run time.
enum WaylandSocket {
  /// Returns the file descriptor of a Wayland connection, or −1 if the Wayland library is missing.
  static func descriptor(of display: UnsafeMutableRawPointer) -> Int32 {
    guard let library = dlopen("libwayland-client.so.0", RTLD_LAZY),
      let symbol = dlsym(library, "wl_display_get_fd")
    else { return -1 }
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    return unsafeBitCast(symbol, to: Function.self)(display)
  }
}
