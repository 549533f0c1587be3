import Foundation
import HeadlessHost
import RuntimeInterface
import UITestInterface

/// Creates the host of an application that a UI test has started (`TESSERA_HOST=uitest`).
///
/// The host has no display. Its clock is stepped: it follows the machine's clock while the application waits, and runs
/// ahead of it while the application finishes animations, so that a test does not wait for them. Standard input is the
/// channel to the test.
package enum UITestHost {
  /// The name of the host in `TESSERA_HOST`.
  package static let name = "uitest"

  /// Creates the host and connects it to the test.
  ///
  /// - Throws: A `HostError` if standard input is no socket.
  @MainActor package static func make() throws -> any RuntimeInterface.Host {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    // A copy with another number keeps the application's own reads of standard input away from the channel.
    let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else {
      throw HostError("TESSERA_HOST=uitest is for UI tests, which start the application themselves (tessera test)")
    }
    let null = open("/dev/null", O_RDONLY)
    if null >= 0 {
      dup2(null, STDIN_FILENO)
      close(null)
    }
    // Pictures are made on request. Compositing each frame would take most of the time of a test.
    let host = HeadlessHost(
      size: CGSize(width: 390, height: 844), scale: 2, isStepped: true, compositesOnDemand: true)
    let agent = UITestAgent(host: host, channel: UITestChannel(descriptor: descriptor))
    host.steppedRun = { agent.run() }
    return host
  }
}
