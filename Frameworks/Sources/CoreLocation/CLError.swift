import Foundation

/// The domain of the errors of location services.
public let kCLErrorDomain = CLError.errorDomain

/// An error of location services.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The location is unknown at present.
    case locationUnknown = 0
    /// The application has no permission.
    case denied = 1
    /// The network is unavailable.
    case network = 2
    /// The heading is unknown.
    case headingFailure = 3
    /// The application has no permission for regions.
    case regionMonitoringDenied = 4
    /// The region cannot be monitored.
    case regionMonitoringFailure = 5
    /// Monitoring could not begin at once.
    case regionMonitoringSetupDelayed = 6
    /// Events of regions come late.
    case regionMonitoringResponseDelayed = 7
    /// No address was found.
    case geocodeFoundNoResult = 8
    /// A part of an address was found.
    case geocodeFoundPartialResult = 9
    /// The search for an address was canceled.
    case geocodeCanceled = 10
  }

  /// The domain of the errors.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The kind of the error.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// Creates an error.
  ///
  /// - Parameter code: The kind of the error.
  public init(_ code: Code) { self.code = code }

  /// The location is unknown at present.
  public static var locationUnknown: Code { .locationUnknown }
  /// The application has no permission.
  public static var denied: Code { .denied }
  /// The network is unavailable.
  public static var network: Code { .network }
}
