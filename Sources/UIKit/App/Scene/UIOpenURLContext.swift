import Foundation

/// A URL that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL: in Tessera that of a file that was dropped on the window.
  public let url: URL
  package init(url: URL) {
    self.url = url
    super.init()
  }
}
