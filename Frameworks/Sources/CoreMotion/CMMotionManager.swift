import Foundation

/// The accelerometer, the gyroscope and the compass of a device. A computer has none here, as the Simulator: nothing is available, and
/// starting updates does nothing. Handlers are not called, because applications expect data in them.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }

  /// The time between updates of the accelerometer, in seconds. The default is 0.01. The value is stored but has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between updates of the gyroscope, in seconds. The default is 0.01. The value is stored but has no effect.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The time between updates of the compass, in seconds. The default is 0.025. The value is stored but has no effect.
  open var magnetometerUpdateInterval: TimeInterval = 0.025
  /// The time between updates of the motion, in seconds. The default is 0.01. The value is stored but has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// A Boolean value that determines whether the user is asked to calibrate the compass. The default is `false`. The value is stored but
  /// has no effect.
  open var showsDeviceMovementDisplay = false

  /// A Boolean value that indicates whether there is an accelerometer, which is `false`.
  open var isAccelerometerAvailable: Bool { false }
  /// A Boolean value that indicates whether the accelerometer is updated, which is `false`.
  open var isAccelerometerActive: Bool { false }
  /// The latest acceleration, which is nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// A Boolean value that indicates whether there is a gyroscope, which is `false`.
  open var isGyroAvailable: Bool { false }
  /// A Boolean value that indicates whether the gyroscope is updated, which is `false`.
  open var isGyroActive: Bool { false }
  /// The latest rotation, which is nil.
  open var gyroData: CMGyroData? { nil }
  /// A Boolean value that indicates whether there is a compass, which is `false`.
  open var isMagnetometerAvailable: Bool { false }
  /// A Boolean value that indicates whether the compass is updated, which is `false`.
  open var isMagnetometerActive: Bool { false }
  /// The latest magnetic field, which is nil.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// A Boolean value that indicates whether the motion of the device is known, which is `false`.
  open var isDeviceMotionAvailable: Bool { false }
  /// A Boolean value that indicates whether the motion is updated, which is `false`.
  open var isDeviceMotionActive: Bool { false }
  /// The latest motion, which is nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The frame to which the attitude refers.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Returns the frames to which attitudes can refer.
  ///
  /// - Returns: An empty set.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  /// Does nothing, because the acceleration is not available.
  open func startAccelerometerUpdates() {}
  /// Does nothing, because the acceleration is not available.
  ///
  /// - Parameters:
  ///   - queue: The queue of the handler.
  ///   - handler: A closure, which is not called.
  @preconcurrency
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because there are no updates.
  open func stopAccelerometerUpdates() {}

  /// Does nothing, because the rotation is not available.
  open func startGyroUpdates() {}
  /// Does nothing, because the rotation is not available.
  ///
  /// - Parameters:
  ///   - queue: The queue of the handler.
  ///   - handler: A closure, which is not called.
  @preconcurrency
  open func startGyroUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because there are no updates.
  open func stopGyroUpdates() {}

  /// Does nothing, because the magnetic field is not available.
  open func startMagnetometerUpdates() {}
  /// Does nothing, because the magnetic field is not available.
  ///
  /// - Parameters:
  ///   - queue: The queue of the handler.
  ///   - handler: A closure, which is not called.
  @preconcurrency
  open func startMagnetometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMMagnetometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because there are no updates.
  open func stopMagnetometerUpdates() {}

  /// Does nothing, because the motion is not available.
  open func startDeviceMotionUpdates() {}
  /// Does nothing, because the motion is not available.
  ///
  /// - Parameter referenceFrame: The frame to which the attitude refers.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Does nothing, because the motion is not available.
  ///
  /// - Parameters:
  ///   - queue: The queue of the handler.
  ///   - handler: A closure, which is not called.
  @preconcurrency
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because the motion is not available.
  ///
  /// - Parameters:
  ///   - referenceFrame: The frame to which the attitude refers.
  ///   - queue: The queue of the handler.
  ///   - handler: A closure, which is not called.
  @preconcurrency
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because there are no updates.
  open func stopDeviceMotionUpdates() {}
}
