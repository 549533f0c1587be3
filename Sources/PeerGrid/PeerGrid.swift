import UIKit

/// The application of Tessera in the comparison with other toolkits. The command line is `PeerGrid WORKLOAD N`.
///
/// The application implements the photo grid, the chat, the moving tiles and the cover flow like a typical iOS application. The environment variable `PEERS_IMAGES` is the folder of
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
    let controller = Self.controller(for: work, count: count)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let script = Script(controller: controller, takesScreenshots: work == "shot")
    script.start()
    self.script = script
    return true
  }

  private static func controller(for work: String, count: Int) -> any WorkController {
    switch work {
    case "moving": return MovingController(images: images(count: 64) { "tile/\($0)" })
    case "cover": return CoverController(images: images(count: CoverLayout.count) { "cover/\($0)" })
    case let work where work.hasPrefix("chat"):
      return ChatController(work: work, count: count, avatars: images(count: 64) { "avatar/\($0)" })
    case "rows": return GridController(work: work, count: count, photos: [])
    default:
      let folder = Workload.scale == 2 ? "2x/" : ""
      return GridController(work: work, count: count, photos: images(count: Workload.photoCount) { "\(folder)\($0)" })
    }
  }

  /// Decodes images before the first frame, on all cores.
  private static func images(count: Int, _ name: @Sendable (Int) -> String) -> [UIImage?] {
    let box = PhotoBox(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      box.store(UIImage(contentsOfFile: Workload.imagePath(name(index)))?.preparingForDisplay(), at: index)
    }
    return box.photos
  }
}
