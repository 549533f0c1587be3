import Foundation

/// Reports resources that cannot be used. Each message is reported once. The functions can be called on any thread, because images and
/// colors are looked up on any thread.
enum ResourceReport {
  private static let reportedMessages = SharedCache<String, Bool>(limit: 10_000)

  /// Reports an error in a resource, unless it was reported before.
  ///
  /// - Parameter message: The message, with the path of the file and what to do.
  static func report(_ message: String) {
    guard isNew(message) else { return }
    performOnMain { Diagnostics.report(message) }
  }

  /// Logs a message about a resource that does not exist, as UIKit does, unless it was logged before.
  ///
  /// - Parameter message: The message.
  static func log(_ message: String) {
    guard isNew(message) else { return }
    performOnMain { Diagnostics.log(message) }
  }

  /// Returns the reason of an error in one line.
  static func reason(_ error: any Error) -> String {
    let text = (error as? CocoaError)?.userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    return text.replacing("\n", with: " ")
  }

  private static func isNew(_ message: String) -> Bool {
    guard reportedMessages[message] == nil else { return false }
    reportedMessages.insert(true, for: message)
    return true
  }

  private static func performOnMain(_ work: @escaping @Sendable () -> Void) {
    if MainThread.isCurrent { work() } else { DispatchQueue.main.async(execute: work) }
  }
}
