import Foundation
import FoundationNetworking

/// The certificates with which a server proves who it is. Foundation on Linux checks them by itself and asks no delegate, so there is no
/// object of this class.
public final class SecTrust: NSObject, Sendable {
  private override init() { super.init() }
}

/// The question whether a server is trusted. Foundation on Linux does not ask it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The question for a certificate of the user. Foundation on Linux does not ask it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The certificates of the server, which is nil for all questions that are asked here.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates the answer that a server is trusted.
  ///
  /// - Parameter trust: The certificates of the server.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
