import Foundation
import TesseraDarwin

/// Creates the question whether certificates are trusted.
///
/// - Parameters:
///   - certificates: A certificate or an array of certificates, the server's first.
///   - policies: A rule or an array of rules, or nil.
///   - trust: Receives the question, or nil for bad parameters.
/// - Returns: `errSecSuccess`, or `errSecParam` if there is no certificate.
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus { create(certificates, trust) }

/// Creates the question whether certificates are trusted, with an array of certificates.
///
/// - Parameters:
///   - certificates: The certificates, the server's first.
///   - policies: A rule or an array of rules, or nil.
///   - trust: Receives the question, or nil for bad parameters.
/// - Returns: `errSecSuccess`, or `errSecParam` if there is no certificate.
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: CFArray, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus { create(certificates, trust) }

private func create(_ certificates: Any, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
  let list = (certificates as? SecCertificate).map { [$0] } ?? certificates as? [SecCertificate] ?? []
  trust.pointee = list.isEmpty ? nil : SecTrust(certificates: list)
  return list.isEmpty ? errSecParam : errSecSuccess
}

/// Sets the rules. They have no effect, because nothing is trusted.
///
/// - Parameters:
///   - trust: The question.
///   - policies: A rule or an array of rules.
/// - Returns: `errSecSuccess`.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }

/// Sets the certificates of authorities that are trusted. They have no effect, because nothing is trusted.
///
/// - Parameters:
///   - trust: The question.
///   - anchorCertificates: The certificates.
/// - Returns: `errSecSuccess`.
@discardableResult public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }

/// Sets whether only the certificates that were set are trusted. It has no effect, because nothing is trusted.
///
/// - Parameters:
///   - trust: The question.
///   - anchorCertificatesOnly: `true` for these only.
/// - Returns: `errSecSuccess`.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// Judges certificates. That is not possible here, and an application that asks must not trust them.
///
/// - Parameters:
///   - trust: The question.
///   - error: Receives an error with the code `errSecNotTrusted`.
/// - Returns: `false`.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(
    domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted),
    userInfo: [NSLocalizedDescriptionKey: "Certificates cannot be judged on Linux, so they are not trusted."])
  return false
}

/// Judges certificates. That is not possible here, and an application that asks must not trust them.
///
/// - Parameters:
///   - trust: The question.
///   - result: Receives `otherError`.
/// - Returns: `errSecUnimplemented`.
@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = .otherError
  return errSecUnimplemented
}

/// Judges certificates on a queue. That is not possible here, and an application that asks must not trust them.
///
/// - Parameters:
///   - trust: The question.
///   - queue: The queue on which the result is delivered.
///   - result: Receives the question, `false`, and an error with the code `errSecNotTrusted`.
/// - Returns: `errSecSuccess`.
@discardableResult public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    result(trust, isTrusted, error)
  }
  return errSecSuccess
}

/// Returns the result of the last judgment.
///
/// - Parameters:
///   - trust: The question.
///   - result: Receives `invalid`.
/// - Returns: `errSecSuccess`.
@discardableResult public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .invalid
  return errSecSuccess
}

/// Returns the number of certificates.
///
/// - Parameter trust: The question.
/// - Returns: The number.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// Returns a certificate.
///
/// - Parameters:
///   - trust: The question.
///   - index: The position, the server's first.
/// - Returns: The certificate, or nil if there is none at the position.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(index) ? trust.certificates[index] as? SecCertificate : nil
}

/// Returns the certificates.
///
/// - Parameter trust: The question.
/// - Returns: The certificates, the server's first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

/// Returns the public key of the first certificate. Keys are not read here.
///
/// - Parameter trust: The question.
/// - Returns: nil.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// The older name of `SecTrustCopyKey`.
///
/// - Parameter trust: The question.
/// - Returns: nil.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
