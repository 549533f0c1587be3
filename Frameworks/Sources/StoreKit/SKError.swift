import Foundation

/// The domain of the errors of purchases.
public let SKErrorDomain = SKError.errorDomain

/// The errors of purchases.
public struct SKError: CustomNSError, Equatable, Hashable, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// An error of an unknown kind.
    case unknown
    /// The user may not perform the operation.
    case clientInvalid
    /// The user has cancelled a payment.
    case paymentCancelled
    /// A property of a payment is not valid.
    case paymentInvalid
    /// The user may not pay. It is the error of a transaction.
    case paymentNotAllowed
    /// The product is not available. It is the error of a request.
    case storeProductNotAvailable
    /// The user does not allow access to information of the store.
    case cloudServicePermissionDenied
    /// The device has no connection to a network.
    case cloudServiceNetworkConnectionFailed
    /// The user has revoked the permission to use the cloud service.
    case cloudServiceRevoked
    /// The user has not accepted the rules for private data.
    case privacyAcknowledgementRequired
    /// The application may not set `requestData`.
    case unauthorizedRequestData
    /// The identifier of an offer is not valid.
    case invalidOfferIdentifier
    /// The signature in a discount for earlier subscribers is not valid.
    case invalidSignature
    /// Parameters of an offer are missing.
    case missingOfferParams
    /// The price of an offer is not valid.
    case invalidOfferPrice
    /// The overlay was cancelled.
    case overlayCancelled
    /// The configuration of an overlay is not valid.
    case overlayInvalidConfiguration
    /// The overlay took too long.
    case overlayTimeout
    /// The user cannot use the offer.
    case ineligibleForOffer
    /// The platform has no overlays.
    case unsupportedPlatform
    /// The scene of the overlay is in the background.
    case overlayPresentedInBackgroundScene
  }

  /// The error as an object, with its information.
  public let _nsError: NSError

  /// Creates an error from an object.
  ///
  /// - Parameter error: An error in the domain `errorDomain`. The code of an error in another domain is read as if it were in this one.
  public init(_nsError error: NSError) { _nsError = error }
  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of the error.
  ///   - userInfo: Information about the error. The default is an empty dictionary.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The kind of the error, which is `unknown` if the object has another number.
  public var code: Code { Code(rawValue: _nsError.code) ?? .unknown }
  /// The number of the error in its domain.
  public var errorCode: Int { _nsError.code }
  /// Information about the error.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
  /// Information about the error.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// The text that describes the error to the user.
  public var localizedDescription: String { _nsError.localizedDescription }
  /// The domain of the errors.
  public static var errorDomain: String { "SKErrorDomain" }

  /// An error of an unknown kind.
  public static var unknown: Code { .unknown }
  /// The user may not perform the operation.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user has cancelled a payment.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// A property of a payment is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The user may not pay.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The product is not available.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The user does not allow access to information of the store.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The device has no connection to a network.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The user has revoked the permission to use the cloud service.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The user has not accepted the rules for private data.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The application may not set `requestData`.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// The identifier of an offer is not valid.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The signature in a discount for earlier subscribers is not valid.
  public static var invalidSignature: Code { .invalidSignature }
  /// Parameters of an offer are missing.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The price of an offer is not valid.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The overlay was cancelled.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The configuration of an overlay is not valid.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The overlay took too long.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The user cannot use the offer.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The platform has no overlays.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// The scene of the overlay is in the background.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

/// Returns whether an error has a code, so that `catch SKError.paymentCancelled` and `case SKError.paymentCancelled` match it.
///
/// - Parameters:
///   - code: The code.
///   - error: The error.
/// - Returns: `true` if the error is an `SKError` with the code, or the `NSError` of one.
public func ~= (code: SKError.Code, error: any Error) -> Bool {
  let error = (error as? SKError)?._nsError ?? error as NSError
  return error.domain == SKErrorDomain && error.code == code.rawValue
}
