import UIKit

/// The application of Tessera in the comparison with other toolkits. The command line is `PeerGrid WORKLOAD N`.
///
/// The application implements the photo grid like a typical iOS application. The environment variable `PEERS_IMAGES` is the folder of
/// photos. `PEERS_PACED` limits the frame rate to 60 Hz. Without it, each frame is produced as soon as the previous one is complete.
final class PeerGrid: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var script: Script?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let arguments = CommandLine.arguments
    let work = arguments.count > 1 ? arguments[1] : "open"
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000
    let photos = work == "rows" ? [] : loadPhotos()
    let controller = GridController(rows: work == "rows", bar: work == "blur", count: count, photos: photos)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let script = Script(controller: controller, work: work, count: count)
    script.start()
    self.script = script
    return true
  }

  /// Decodes all photos before the first frame, on all cores.
  private func loadPhotos() -> [UIImage?] {
    let folder = ProcessInfo.processInfo.environment["PEERS_IMAGES"] ?? "."
    let box = PhotoBox(count: Workload.photoCount)
    DispatchQueue.concurrentPerform(iterations: Workload.photoCount) { index in
      box.store(UIImage(contentsOfFile: "\(folder)/\(index).png")?.preparingForDisplay(), at: index)
    }
    return box.photos
  }
}
