import RuntimeInterface
import UIKit

/// The Gallery as an application: one window, a navigation controller, the stacks.
public final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  /// Set by the command before the application starts.
  public static var configuration = GalleryConfiguration()

  /// The Gallery's one window.
  public var window: UIWindow?

  /// Brings the pictures of all screens, so that they share one cache.
  public let loader = ThumbnailLoader()

  /// False until the folders have been read: the snapshot command waits for it.
  public private(set) var isLibraryShown = false

  /// Whether there is anything to show, once the folders have been read.
  public private(set) var hasPhotos = false

  /// Shows an empty table in the window, and looks for photos off the main thread.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = LoadingViewController()
    window.makeKeyAndVisible()
    self.window = window
    let configuration = Self.configuration
    Task.detached(priority: .userInitiated) { [weak self] in
      var scanner = PhotoScanner()
      scanner.index = configuration.indexFile.flatMap { PhotoIndex(file: $0, report: Self.say) }
      let library = configuration.places.library(folders: configuration.folders, scanner: scanner)
      await self?.show(library)
    }
    return true
  }

  nonisolated private static func say(_ problem: String) {
    StandardStream.error.writeLine("gallery: \(problem)")
  }

  private func show(_ library: PhotoLibrary) {
    for problem in library.problems { Self.say(problem) }
    let stacks = StacksViewController(library: library, loader: loader)
    let navigation = UINavigationController(rootViewController: stacks)
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = UIColor(white: 0.13, alpha: 1)
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = bar
    navigation.navigationBar.scrollEdgeAppearance = bar
    navigation.navigationBar.tintColor = UIColor(white: 0.95, alpha: 1)
    window?.rootViewController = navigation
    hasPhotos = !library.albums.isEmpty
    isLibraryShown = true
  }
}
