import Foundation

/// A region whose boundary an application can monitor.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name of the region.
  public let identifier: String
  /// A Boolean value that determines whether the delegate is notified when the user enters the region. The default is `true`.
  open var notifyOnEntry = true
  /// A Boolean value that determines whether the delegate is notified when the user leaves the region. The default is `true`.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
