import RuntimeInterface
import UIKit

/// The application delegate of the Gallery. It opens the photo library and shows it in a window.
public final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  /// The settings of the Gallery. Set them before the application starts.
  public static var configuration = GalleryConfiguration()

  /// The window of the Gallery, or nil before the application has been launched.
  public var window: UIWindow?

  /// The loader of pictures. All screens share the loader and its cache.
  public let loader = ThumbnailLoader(
    decoder: configuration.thumbnails.map { PhotoDecoder(thumbnails: $0) } ?? PhotoDecoder())

  /// The photo library. All screens share it.
  public let library = PhotoLibrary(configuration) { problem in StandardStream.error.writeLine("gallery: \(problem)") }

  /// A Boolean value that indicates whether the folders have been read. The snapshot command waits for it.
  public var isLibraryShown: Bool { library.isUpToDate }

  /// A Boolean value that indicates whether the library has photos.
  public var hasPhotos: Bool { library.count > 0 }

  /// Shows the window, and opens the library off the main thread.
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
    let root = GallerySplitViewController(
      showing: Self.configuration.firstCollection, of: library, loader: loader)
    if let photo = Self.configuration.firstPhoto { root.open(photo) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    library.open()
    return true
  }
}
