import UIKit

/// The entry point of the application. The method sets the frame rate from the environment before the application starts.
@main
enum Main {
  @MainActor static func main() {
    let environment = ProcessInfo.processInfo.environment
    setenv("TESSERA_WINDOW", "\(Int(Workload.viewWidth))x\(Int(Workload.viewHeight))", 0)
    if Workload.scale == 2 { setenv("TESSERA_SCALE", "2", 0) }
    // All applications in the comparison perform these workloads at 60 Hz.
    let work = CommandLine.arguments.dropFirst().first ?? ""
    let isPaced = environment["PEERS_PACED"] != nil || work.hasPrefix("chat") || ["moving", "cover"].contains(work)
    setenv("TESSERA_REFRESH", isPaced ? "60" : "0", 0)
    PeerGrid.main()
  }
}
