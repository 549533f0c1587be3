import Foundation

/// A region that an application can be told about.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name of the region.
  public let identifier: String
  /// Whether the application is told when the user enters the region. The default is `true`.
  open var notifyOnEntry = true
  /// Whether the application is told when the user leaves the region. The default is `true`.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
