import Foundation

/// A URL that the system asks a scene to open, with information about the request.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL. In Tessera it is the URL of a file that was dropped on the window.
  public let url: URL
  /// Information about the request, such as the application that made it.
  public let options = UIScene.OpenURLOptions()

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - isInPlace: A Boolean value that indicates whether the file may be opened at its location.
  package init(url: URL, isInPlace: Bool = true) {
    self.url = url
    super.init()
    options.isInPlace = isInPlace
  }
}
