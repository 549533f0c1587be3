import Foundation

/// A cryptographic key. None can be created here: CryptoKit has keys.
public final class SecKey: NSObject, Sendable {
  private override init() { super.init() }
}
