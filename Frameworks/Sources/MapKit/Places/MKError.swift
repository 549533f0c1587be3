import Foundation

/// The domain of the errors of maps.
public let MKErrorDomain = MKError.errorDomain

/// The errors of maps.
public struct MKError: CustomNSError, Equatable, Hashable, Sendable {
  /// A kind of error.
  public enum Code: UInt, Sendable {
    /// An error of an unknown kind.
    case unknown = 1
    /// The service of maps did not answer. It is the error of all searches here, because there is no service.
    case serverFailure
    /// There were too many requests.
    case loadingThrottled
    /// The place was not found.
    case placemarkNotFound
    /// There is no way.
    case directionsNotFound
    /// Data is not GeoJSON.
    case decodingFailed
  }

  /// The error as an object, with its information.
  public let _nsError: NSError

  /// Creates an error from an object.
  ///
  /// - Parameter error: An error in the domain `errorDomain`. The code of an error in another domain is read as if it
  ///   were in this one.
  public init(_nsError error: NSError) { _nsError = error }
  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of the error.
  ///   - userInfo: Information about the error. The default is an empty dictionary.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: Self.errorDomain, code: Int(code.rawValue), userInfo: userInfo)
  }

  init(_ code: Code, _ description: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: description]) }

  /// The kind of the error, which is `unknown` if the object has another number.
  public var code: Code { UInt(exactly: _nsError.code).flatMap(Code.init) ?? .unknown }
  /// The number of the error in its domain.
  public var errorCode: Int { _nsError.code }
  /// Information about the error.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
  /// Information about the error.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// The text that describes the error to the user.
  public var localizedDescription: String { _nsError.localizedDescription }
  /// The domain of the errors.
  public static var errorDomain: String { "MKErrorDomain" }

  /// An error of an unknown kind.
  public static var unknown: Code { .unknown }
  /// The service of maps did not answer.
  public static var serverFailure: Code { .serverFailure }
  /// There were too many requests.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The place was not found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no way.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// Data is not GeoJSON.
  public static var decodingFailed: Code { .decodingFailed }
}
