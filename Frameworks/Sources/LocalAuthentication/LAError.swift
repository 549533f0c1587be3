import Foundation

/// The domain of the errors of the framework.
public let LAErrorDomain = LAError.errorDomain

/// An error of an authentication.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user could not prove their identity.
    case authenticationFailed = -1
    /// The user has canceled the authentication.
    case userCancel = -2
    /// The user has chosen the fallback.
    case userFallback = -3
    /// The system has canceled the authentication.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device cannot recognize a person.
    case biometryNotAvailable = -6
    /// No person is enrolled.
    case biometryNotEnrolled = -7
    /// Recognition has failed too often.
    case biometryLockout = -8
    /// The application has canceled the authentication.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// No watch is near.
    case watchNotAvailable = -11
    /// The accessory for the recognition is not paired.
    case biometryNotPaired = -12
    /// The accessory for the recognition is not connected.
    case biometryDisconnected = -13
    /// The authentication would show an interface, which the context does not allow.
    case notInteractive = -1004

    /// The device cannot recognize a person. The old name of `biometryNotAvailable`.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// No person is enrolled. The old name of `biometryNotEnrolled`.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// Recognition has failed too often. The old name of `biometryLockout`.
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The kind of the error.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorUserInfo: [String: Any] {
    switch code {
    case .biometryNotAvailable: [NSLocalizedDescriptionKey: "Biometry is not available on this device."]
    case .passcodeNotSet: [NSLocalizedDescriptionKey: "Passcode not set."]
    case .invalidContext: [NSLocalizedDescriptionKey: "Invalid context."]
    default: [:]
    }
  }

  /// Creates an error.
  ///
  /// - Parameter code: The kind of the error.
  public init(_ code: Code) { self.code = code }

  /// The user could not prove their identity.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has canceled the authentication.
  public static var userCancel: Code { .userCancel }
  /// The user has chosen the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system has canceled the authentication.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device cannot recognize a person.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No person is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Recognition has failed too often.
  public static var biometryLockout: Code { .biometryLockout }
  /// The application has canceled the authentication.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// The authentication would show an interface, which the context does not allow.
  public static var notInteractive: Code { .notInteractive }
  /// The device cannot recognize a person. The old name of `biometryNotAvailable`.
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  /// No person is enrolled. The old name of `biometryNotEnrolled`.
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  /// Recognition has failed too often. The old name of `biometryLockout`.
  public static var touchIDLockout: Code { .biometryLockout }
}

/// Returns whether an error has a code, so that `catch LAError.userCancel` and `case LAError.userCancel` match it.
///
/// - Parameters:
///   - code: The code.
///   - error: The error.
/// - Returns: `true` if the error is an `LAError` with the code, or the `NSError` of one.
public func ~= (code: LAError.Code, error: any Error) -> Bool {
  if let error = error as? LAError { return error.code == code }
  let error = error as NSError
  return error.domain == LAErrorDomain && error.code == code.rawValue
}
