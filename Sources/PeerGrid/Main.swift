import UIKit

/// The entry point of the application. The method sets the frame rate from the environment before the application starts.
@main
enum Main {
  @MainActor static func main() {
    let environment = ProcessInfo.processInfo.environment
    setenv("TESSERA_WINDOW", "1280x800", 0)
    setenv("TESSERA_REFRESH", environment["PEERS_PACED"] == nil ? "0" : "60", 0)
    PeerGrid.main()
  }
}
