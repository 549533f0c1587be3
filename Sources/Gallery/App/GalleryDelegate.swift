import GalleryLibrary
import RuntimeInterface
import UIKit

/// The application delegate of the Gallery. It opens the photo library, which all windows share.
public final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  /// The settings of the Gallery. Set them before the application starts.
  public static var configuration = GalleryConfiguration()

  /// The window that was opened first.
  public var window: UIWindow?

  /// The loader of pictures. All screens share the loader and its cache.
  public let loader = ThumbnailLoader(
    decoder: configuration.thumbnails.map { PhotoDecoder(thumbnails: $0) } ?? PhotoDecoder())

  /// The photo library. All screens share it.
  public let library = PhotoLibrary(configuration) { problem in StandardStream.error.writeLine("gallery: \(problem)") }

  /// A Boolean value that indicates whether the folders have been read. The snapshot command waits until it is `true`.
  public var isLibraryShown: Bool { library.isUpToDate }

  /// A Boolean value that indicates whether the library has photos.
  public var hasPhotos: Bool { library.count > 0 }

  /// The entries that an application bundle contains in its Info.plist.
  public static var information: [String: Any] {
    ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
  }

  /// Opens the library off the main thread.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: The launch options, which are ignored.
  /// - Returns: `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    library.open()
    return true
  }

  /// Returns the configuration of a window: its delegate is a `GallerySceneDelegate`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The session of the window.
  ///   - options: The options of the connection, which are ignored.
  /// - Returns: The configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Gallery", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = GallerySceneDelegate.self
    return configuration
  }

  /// Adds the commands that are the same in all screens: a new window and the full screen.
  ///
  /// - Parameter builder: The builder of the menu.
  public override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    let menus: [UIMenu.Identifier] = [.newScene, .fullscreen]
    for (menu, command) in zip(menus, Self.makeKeyCommands()) {
      builder.insertChild(UIMenu(options: .displayInline, children: [command]), atStartOfMenu: menu)
    }
  }

  /// Returns the commands of all screens: a new window and the full screen.
  static func makeKeyCommands() -> [UIKeyCommand] {
    [
      UIKeyCommand(
        title: "New Window", action: Selector("openWindow:", Self.openWindow(_:)), input: "n",
        modifierFlags: [.command, .shift]),
      UIKeyCommand(title: "Full Screen", action: Selector("toggleFullScreen:"), input: UIKeyCommand.f11),
    ]
  }

  private func openWindow(_ sender: Any?) {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }
}
