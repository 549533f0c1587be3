import Foundation

/// Conditions under which an item of the keychain can be read.
public final class SecAccessControl: NSObject, Sendable {
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
    super.init()
  }
}

/// Actions of the user that are required before an item can be read.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates flags of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user must be recognized or enter the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// The user must be recognized, by any person that is enrolled.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The old name of `biometryAny`.
  public static var touchIDAny: SecAccessControlCreateFlags { .biometryAny }
  /// The user must be recognized, by a person that is enrolled now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The old name of `biometryCurrentSet`.
  public static var touchIDCurrentSet: SecAccessControlCreateFlags { .biometryCurrentSet }
  /// The user must enter the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// A watch must be near.
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// One of the conditions is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions are needed.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A private key is used for signing.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// The application has a password of its own.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates an access control.
///
/// - Parameters:
///   - allocator: Not used.
///   - protection: When the item can be read, such as `kSecAttrAccessibleWhenUnlocked`.
///   - flags: What the user must do. Items with flags cannot be stored, because the computer cannot ask for a passcode.
///   - error: Not written.
/// - Returns: The access control.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection: protection as? String ?? "", flags: flags) }

/// Creates an access control.
///
/// - Parameters:
///   - allocator: Not used.
///   - protection: When the item can be read, such as `kSecAttrAccessibleWhenUnlocked`.
///   - flags: What the user must do. Items with flags cannot be stored, because the computer cannot ask for a passcode.
///   - error: Not written.
/// - Returns: The access control.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection: protection, flags: flags) }
