import Foundation
import FoundationNetworking

/// The certificates with which a server proves who it is, and the rules by which they are judged.
///
/// Foundation on Linux checks the certificates of servers by itself and asks no delegate. An application can create objects of
/// certificates that it has, which are never trusted (`SecTrustEvaluateWithError` of the module Security).
public final class SecTrust: NSObject, @unchecked Sendable {
  /// The certificates, from the server's to that of its authority. They are objects of the module Security.
  package let certificates: [AnyObject]

  package init(certificates: [AnyObject]) {
    self.certificates = certificates
    super.init()
  }
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
