import Foundation

/// A URL that the system asks a scene to open, with information about the request.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL. In Tessera it is the URL of a file that was dropped on the window.
  public let url: URL
  /// Information about the request, such as the application that made it.
  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
