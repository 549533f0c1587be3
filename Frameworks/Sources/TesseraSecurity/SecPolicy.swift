import Foundation
import TesseraDarwin

/// A rule by which certificates are judged. Nothing is trusted here, so all rules are alike.
public final class SecPolicy: NSObject, Sendable {
  override init() { super.init() }
}

/// Creates the rule for certificates of servers.
///
/// - Parameters:
///   - server: `true` for the certificate of a server.
///   - hostname: The name that the certificate must have, or nil for any.
/// - Returns: The rule.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// Creates the rule that certificates are signed and valid now.
///
/// - Returns: The rule.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Creates the rule that certificates are not revoked.
///
/// - Parameter revocationFlags: How that is found out, such as `kSecRevocationOCSPMethod`.
/// - Returns: The rule.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// The authority is asked about each certificate.
public var kSecRevocationOCSPMethod: CFOptionFlags { 1 << 0 }
/// The authority's list is loaded.
public var kSecRevocationCRLMethod: CFOptionFlags { 1 << 1 }
/// The list is preferred.
public var kSecRevocationPreferCRL: CFOptionFlags { 1 << 2 }
/// An answer is required.
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 1 << 3 }
/// No answer is loaded. Those that are there already are used.
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 1 << 4 }
/// Either method is used.
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags { kSecRevocationOCSPMethod | kSecRevocationCRLMethod }
