/// The result of a judgment about certificates. The numbers are those of SecTrust.h.
public enum SecTrustResultType: UInt32, Sendable {
  /// There was no judgment.
  case invalid = 0
  /// The user trusts the certificates.
  case proceed = 1
  /// The user does not trust the certificates.
  case deny = 3
  /// The certificates are trusted, and the user has said nothing.
  case unspecified = 4
  /// The certificates are not trusted, which the user may change.
  case recoverableTrustFailure = 5
  /// The certificates are not trusted.
  case fatalTrustFailure = 6
  /// There is another error.
  case otherError = 7
}
