import Foundation
import FoundationNetworking
import UIKit

// Members that Foundation on Linux declares as unavailable, or not at all. Transfers end with the program here, and connections do
// not wait for a network.

private enum BackgroundKeys {
  nonisolated(unsafe) static let waits = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  nonisolated(unsafe) static let events = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension URLSessionConfiguration {
  /// Returns a configuration for transfers. Nothing continues them after the program has ended, so they are those of the default
  /// configuration.
  ///
  /// - Parameter identifier: The name of the session, which is the `identifier` of the configuration. No later program takes the
  ///   session up.
  /// - Returns: A new configuration with the values of `default`, except `identifier` and `sessionSendsLaunchEvents`.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    configuration.sessionSendsLaunchEvents = true
    return configuration
  }

  /// A Boolean value that determines whether the system starts the application when transfers have ended. The default is `true`
  /// for configurations for the background, and `false` otherwise.
  ///
  /// The value has no effect. It is stored in this object only: the copy that `URLSession.configuration` returns has the default
  /// of other configurations.
  public var sessionSendsLaunchEvents: Bool {
    get { objc_getAssociatedObject(self, BackgroundKeys.events) as? Bool ?? false }
    set { objc_setAssociatedObject(self, BackgroundKeys.events, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// A Boolean value that determines whether tasks wait for a network. The default is `false`.
  ///
  /// The value has no effect: a task without a network fails at once. It is stored in this object only: it is `false` in the copy
  /// that `URLSession.configuration` returns.
  public var waitsForConnectivity: Bool {
    get { objc_getAssociatedObject(self, BackgroundKeys.waits) as? Bool ?? false }
    set { objc_setAssociatedObject(self, BackgroundKeys.waits, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension URLSessionDelegate {
  /// Does nothing. On iOS, it is called when all events of a session in the background were delivered.
  ///
  /// - Parameter session: The session.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// The key of the data with which an interrupted download can go on, in the information of its error. Foundation on Linux never has
/// such data.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
