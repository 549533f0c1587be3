import Foundation

/// The permissions to use the data of sensors.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The application has not asked yet.
  case notDetermined
  /// The user may not give the permission.
  case restricted
  /// The user has denied the permission.
  case denied
  /// The permission was given.
  case authorized
}

/// Counts steps. Without sensors, nothing is counted.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a pedometer.
  public override init() { super.init() }

  /// Returns whether steps are counted.
  ///
  /// - Returns: `false`.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether distances are measured.
  ///
  /// - Returns: `false`.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether floors are counted.
  ///
  /// - Returns: `false`.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether the speed is measured.
  ///
  /// - Returns: `false`.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns the permission of the application.
  ///
  /// - Returns: `restricted`, because there are no sensors.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Reports that no steps were counted.
  ///
  /// - Parameters:
  ///   - start: The beginning of the time.
  ///   - end: The end of the time.
  ///   - handler: A closure that is called on a queue that is not the main queue, with nil and the error `CMErrorNotAvailable`.
  @preconcurrency
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { fail(handler) }
  /// Reports that no steps are counted.
  ///
  /// - Parameters:
  ///   - start: The beginning of the time.
  ///   - handler: A closure that is called once, on a queue that is not the main queue, with nil and the error `CMErrorNotAvailable`.
  @preconcurrency
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { fail(handler) }
  /// Does nothing, because there are no updates.
  open func stopUpdates() {}

  private func fail(_ handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {
    let error = NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue))
    DispatchQueue.global().async { handler(nil, error) }
  }
}

/// Counted steps. Without sensors, no code receives an object of this class.
open class CMPedometerData: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// The beginning of the time.
  open var startDate: Date { .distantPast }
  /// The end of the time.
  open var endDate: Date { .distantPast }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance, in meters, or nil if it is unknown.
  open var distance: NSNumber? { nil }
  /// The number of floors that were climbed, or nil if it is unknown.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors that were descended, or nil if it is unknown.
  open var floorsDescended: NSNumber? { nil }
  /// The speed, in seconds per meter, or nil if it is unknown.
  open var currentPace: NSNumber? { nil }
}
