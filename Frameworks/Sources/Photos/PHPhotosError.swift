import Foundation

/// The domain of the errors of Photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library.
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The code of an error, with the values of iOS.
  public enum Code: Int, Sendable {
    /// Another failure.
    case internalError = -1
    /// The user cancelled.
    case userCancelled = 3072
    /// The folder of the library is not available.
    case libraryVolumeOffline = 3114
    /// The library is being handed over.
    case relinquishingLibraryBundleToWriter = 3142
    /// Another library is being chosen.
    case switchingSystemPhotoLibrary = 3143
    /// The network is needed.
    case networkAccessRequired = 3164
    /// The network failed.
    case networkError = 3169
    /// There is no object with the identifier.
    case identifierNotFound = 3201
    /// There are several objects with the identifier.
    case multipleIdentifiersFound = 3202
    /// The change is not supported.
    case changeNotSupported = 3300
    /// The operation was interrupted.
    case operationInterrupted = 3301
    /// The data is no valid picture.
    case invalidResource = 3302
    /// The file is missing.
    case missingResource = 3303
    /// The disk is full.
    case notEnoughSpace = 3305
    /// The request does not apply to the asset.
    case requestNotSupportedForAsset = 3306
    /// The access is restricted.
    case accessRestricted = 3310
    /// The user denied the access.
    case accessUserDenied = 3311
  }
  /// Another failure.
  public static let internalError = Code.internalError
  /// The user cancelled.
  public static let userCancelled = Code.userCancelled
  /// The folder of the library is not available.
  public static let libraryVolumeOffline = Code.libraryVolumeOffline
  /// The library is being handed over.
  public static let relinquishingLibraryBundleToWriter = Code.relinquishingLibraryBundleToWriter
  /// Another library is being chosen.
  public static let switchingSystemPhotoLibrary = Code.switchingSystemPhotoLibrary
  /// The network is needed.
  public static let networkAccessRequired = Code.networkAccessRequired
  /// The network failed.
  public static let networkError = Code.networkError
  /// There is no object with the identifier.
  public static let identifierNotFound = Code.identifierNotFound
  /// There are several objects with the identifier.
  public static let multipleIdentifiersFound = Code.multipleIdentifiersFound
  /// The change is not supported.
  public static let changeNotSupported = Code.changeNotSupported
  /// The operation was interrupted.
  public static let operationInterrupted = Code.operationInterrupted
  /// The data is no valid picture.
  public static let invalidResource = Code.invalidResource
  /// The file is missing.
  public static let missingResource = Code.missingResource
  /// The disk is full.
  public static let notEnoughSpace = Code.notEnoughSpace
  /// The request does not apply to the asset.
  public static let requestNotSupportedForAsset = Code.requestNotSupportedForAsset
  /// The access is restricted.
  public static let accessRestricted = Code.accessRestricted
  /// The user denied the access.
  public static let accessUserDenied = Code.accessUserDenied
  /// The domain of the errors.
  public static let errorDomain = PHPhotosErrorDomain
  /// The code.
  public let code: Code
  private let reason: String
  /// Creates an error.
  ///
  /// - Parameter code: The code.
  public init(_ code: Code) { self.init(code, "The operation failed (\(code)).") }

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  /// Creates the error of a failed call of the system.
  init(number: Int32, _ action: String, _ path: String) {
    let code: Code =
      switch number {
      case ENOSPC, EDQUOT: .notEnoughSpace
      case ENOENT, ENOTDIR: .missingResource
      case EACCES, EPERM, EROFS: .accessRestricted
      default: .internalError
      }
    self.init(code, "\(path) was not \(action): \(String(cString: strerror(number)))")
  }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The user information of the `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
  /// The reason in words.
  public var errorDescription: String? { reason }
}

extension PHPhotosError.Code {
  /// Returns whether an error is one of Photos with a code, for the patterns of `catch` and `case`.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - error: The error.
  /// - Returns: `true` if the error has the code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
}
