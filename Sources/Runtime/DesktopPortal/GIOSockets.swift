import CGIO
import Foundation

/// The sockets of GIO, which all users of GIO initialize first.
package enum GIOSockets {
  /// Initializes the sockets without their change of the signal `SIGPIPE`. They ignore it for the whole process, and
  /// programs that the application starts would inherit that: `yes | head` would not end.
  package static func initialize() {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0, let type = g_type_class_ref(g_socket_get_type()) else { return }
    sigaction(SIGPIPE, &action, nil)
    g_type_class_unref(type)
  }
}
