import Foundation
import FoundationNetworking
import UIKit

// The costs of networks, which a desktop does not report. All connections are allowed.

private enum NetworkCostKeys {
  nonisolated(unsafe) static let expensive = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  nonisolated(unsafe) static let constrained = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension URLSessionConfiguration {
  /// A Boolean value that determines whether connections over expensive networks are allowed. The default is `true`. The value
  /// is stored but has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { objc_getAssociatedObject(self, NetworkCostKeys.expensive) as? Bool ?? true }
    set { objc_setAssociatedObject(self, NetworkCostKeys.expensive, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// A Boolean value that determines whether connections are allowed while the user saves data. The default is `true`. The
  /// value is stored but has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { objc_getAssociatedObject(self, NetworkCostKeys.constrained) as? Bool ?? true }
    set { objc_setAssociatedObject(self, NetworkCostKeys.constrained, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

// A request is a structure that Foundation copies field by field, so an extension cannot store values in it.
extension URLRequest {
  /// A Boolean value that determines whether the request may use an expensive network. It is always `true`, because networks have
  /// no costs here. Setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// A Boolean value that determines whether the request may be sent while the user saves data. It is always `true`, because a
  /// desktop has no such mode. Setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// A Boolean value that determines whether the server is expected to support HTTP/3. It is always `false`, because the
  /// connection negotiates the version. Setting it has no effect.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}

extension URLSessionTask {
  /// A Boolean value that determines whether data is delivered in parts. It is always `true`. Setting it has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

// Methods of the delegate that Foundation on Linux neither declares nor calls. Code that passes messages on to another delegate
// calls them.
extension URLSessionTaskDelegate {
  /// Does nothing. On iOS, it is called when a task was created.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Does nothing. On iOS, it is called when a task waits for a network.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLError {
  /// The reasons for which a network is not available.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The user does not allow cellular data for the application.
    case cellular
    /// The connection is not allowed over an expensive network.
    case expensive
    /// The connection is not allowed while the user saves data.
    case constrained
  }
  /// The reason for which the network is not available: nil, because it is not known.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
