import Foundation

/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The file or link to open: here a file that was dropped on the window.
  public let url: URL
  package init(url: URL) {
    self.url = url
    super.init()
  }
}
