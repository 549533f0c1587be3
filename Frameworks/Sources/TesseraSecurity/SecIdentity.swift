import Foundation
import TesseraDarwin

/// A certificate with its private key. None can be created here.
public final class SecIdentity: NSObject, Sendable {
  private override init() { super.init() }
}

/// Returns the certificate of an identity.
///
/// - Parameters:
///   - identity: The identity.
///   - certificate: Receives nil.
/// - Returns: `errSecUnimplemented`, as there are no identities.
@discardableResult public func SecIdentityCopyCertificate(
  _ identity: SecIdentity, _ certificate: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificate.pointee = nil
  return errSecUnimplemented
}

/// Reads the identities in a file in the format PKCS 12, which is not possible here.
///
/// - Parameters:
///   - data: The content of the file.
///   - options: The passphrase, by `kSecImportExportPassphrase`.
///   - items: Receives nil.
/// - Returns: `errSecUnimplemented`.
@discardableResult public func SecPKCS12Import(
  _ data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  items.pointee = nil
  return errSecUnimplemented
}

/// The key of the passphrase of a file.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// The key of the identity in a file.
public let kSecImportItemIdentity: CFString = "identity"
/// The key of the certificates in a file.
public let kSecImportItemCertChain: CFString = "chain"
/// The key of the trust in a file.
public let kSecImportItemTrust: CFString = "trust"
