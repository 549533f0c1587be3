import Foundation

/// The file descriptor of a Wayland connection. SDL loads the Wayland library at run time, if at all; so do we.
enum WaylandSocket {
  /// -1 where the library is missing.
  static func descriptor(of display: UnsafeMutableRawPointer) -> Int32 {
    guard let library = dlopen("libwayland-client.so.0", RTLD_LAZY),
      let symbol = dlsym(library, "wl_display_get_fd")
    else { return -1 }
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    return unsafeBitCast(symbol, to: Function.self)(display)
  }
}
