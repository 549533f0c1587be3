import Foundation

/// A URL that the system requests a scene to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL. In Tessera it is the URL of a file that was dropped on the window.
  public let url: URL
  /// Information about the request.
  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
