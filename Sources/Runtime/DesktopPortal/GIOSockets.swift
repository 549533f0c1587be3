import CGIO
import Foundation

/// The sockets of GIO. All code that uses GIO calls `initialize()` first.
package enum GIOSockets {
  /// Initializes the sockets, and restores the handling of the signal `SIGPIPE`. GIO ignores this signal for the whole process,
  /// and programs that the application starts would ignore it too: `yes | head` would not end.
  package static func initialize() {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0, let type = g_type_class_ref(g_socket_get_type()) else { return }
    sigaction(SIGPIPE, &action, nil)
    g_type_class_unref(type)
  }
}
