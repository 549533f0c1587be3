import UIKit

/// Starts the application. The environment sets the frame rate, which must happen before the start.
@main
enum Main {
  @MainActor static func main() {
    let environment = ProcessInfo.processInfo.environment
    setenv("TESSERA_WINDOW", "1280x800", 0)
    setenv("TESSERA_REFRESH", environment["PEERS_PACED"] == nil ? "0" : "60", 0)
    PeerGrid.main()
  }
}
