import RuntimeInterface
import UIKit

/// The application delegate of the Gallery. It shows the stacks of photos in a navigation controller.
public final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  /// The settings of the Gallery. Set them before the application starts.
  public static var configuration = GalleryConfiguration()

  /// The window of the Gallery.
  public var window: UIWindow?

  /// The loader of pictures. All screens share the loader and its cache.
  public let loader = ThumbnailLoader(
    decoder: configuration.thumbnails.map { PhotoDecoder(thumbnails: $0) } ?? PhotoDecoder())

  /// A Boolean value that indicates whether the folders have been read. The snapshot command waits for it.
  public private(set) var isLibraryShown = false

  /// A Boolean value that indicates whether any photos were found. It is `false` until the folders have been read.
  public private(set) var hasPhotos = false

  /// Shows a window without photos, and searches for photos off the main thread.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: The launch options, which are ignored.
  /// - Returns: `true`.
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
      scanner.index = configuration.indexFile.flatMap { PhotoIndex(file: $0, report: Self.report) }
      let library = configuration.places.library(folders: configuration.folders, scanner: scanner)
      await self?.show(library)
    }
    return true
  }

  nonisolated private static func report(_ problem: String) {
    StandardStream.error.writeLine("gallery: \(problem)")
  }

  private func show(_ library: PhotoLibrary) {
    for problem in library.problems { Self.report(problem) }
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
