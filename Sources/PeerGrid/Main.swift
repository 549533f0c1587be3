import UIKit

/// Starts the application: how fast frames may follow each other is for the environment to say, before it begins.
@main
enum Main {
  @MainActor static func main() {
    let environment = ProcessInfo.processInfo.environment
    setenv("TESSERA_WINDOW", "1280x800", 0)
    setenv("TESSERA_REFRESH", environment["PEERS_PACED"] == nil ? "0" : "60", 0)
    PeerGrid.main()
  }
}
