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
    /// The delivery of locations could not be deferred.
    case deferredFailed = 11
    /// The delivery of locations could not be deferred, because no locations are delivered.
    case deferredNotUpdatingLocation = 12
    /// The delivery of locations cannot be deferred with this accuracy.
    case deferredAccuracyTooLow = 13
    /// The delivery of locations cannot be deferred with a distance filter.
    case deferredDistanceFiltered = 14
    /// A deferred delivery of locations was canceled.
    case deferredCanceled = 15
    /// Distances to beacons are unavailable.
    case rangingUnavailable = 16
    /// Distances to beacons could not be measured.
    case rangingFailure = 17
    /// The user did not give a temporary permission.
    case promptDeclined = 18
    /// A location of the past could not be read.
    case historicalLocationError = 19
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
  /// The heading is unknown.
  public static var headingFailure: Code { .headingFailure }
  /// The application has no permission for regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The region cannot be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// Monitoring could not begin at once.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Events of regions come late.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// No address was found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// A part of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The search for an address was canceled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The delivery of locations could not be deferred.
  public static var deferredFailed: Code { .deferredFailed }
  /// The delivery of locations could not be deferred, because no locations are delivered.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// The delivery of locations cannot be deferred with this accuracy.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// The delivery of locations cannot be deferred with a distance filter.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// A deferred delivery of locations was canceled.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Distances to beacons are unavailable.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Distances to beacons could not be measured.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user did not give a temporary permission.
  public static var promptDeclined: Code { .promptDeclined }
  /// A location of the past could not be read.
  public static var historicalLocationError: Code { .historicalLocationError }
}
