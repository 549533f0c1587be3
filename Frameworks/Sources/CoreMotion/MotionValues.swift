import Foundation

/// The domain of the errors of Core Motion.
public let CMErrorDomain = "CMErrorDomain"

/// The number of an error of Core Motion.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The number, as on iOS.
  public let rawValue: UInt32
  /// Creates a number.
  ///
  /// - Parameter rawValue: The number, as on iOS.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The reason is not known.
public let CMErrorUnknown = CMError(rawValue: 103)
/// The application has no permission.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// The data are not available.
public let CMErrorNotAvailable = CMError(rawValue: 109)

/// An acceleration on three axes, in units of the gravity of the earth.
public struct CMAcceleration: Sendable {
  /// The acceleration to the right.
  public var x: Double
  /// The acceleration to the top of the screen.
  public var y: Double
  /// The acceleration out of the screen.
  public var z: Double
  /// Creates an acceleration of zero.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates an acceleration.
  ///
  /// - Parameters:
  ///   - x: The acceleration to the right.
  ///   - y: The acceleration to the top of the screen.
  ///   - z: The acceleration out of the screen.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation about three axes, in radians per second.
public struct CMRotationRate: Sendable {
  /// The rotation about the axis to the right.
  public var x: Double
  /// The rotation about the axis to the top of the screen.
  public var y: Double
  /// The rotation about the axis out of the screen.
  public var z: Double
  /// Creates a rotation of zero.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a rotation.
  ///
  /// - Parameters:
  ///   - x: The rotation about the axis to the right.
  ///   - y: The rotation about the axis to the top of the screen.
  ///   - z: The rotation about the axis out of the screen.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field on three axes, in microteslas.
public struct CMMagneticField: Sendable {
  /// The field to the right.
  public var x: Double
  /// The field to the top of the screen.
  public var y: Double
  /// The field out of the screen.
  public var z: Double
  /// Creates a field of zero.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - x: The field to the right.
  ///   - y: The field to the top of the screen.
  ///   - z: The field out of the screen.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation in space.
public struct CMQuaternion: Sendable {
  /// The part of the first axis.
  public var x: Double
  /// The part of the second axis.
  public var y: Double
  /// The part of the third axis.
  public var z: Double
  /// The cosine of half of the angle.
  public var w: Double
  /// Creates a value without rotation.
  public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
  /// Creates a rotation.
  ///
  /// - Parameters:
  ///   - x: The part of the first axis.
  ///   - y: The part of the second axis.
  ///   - z: The part of the third axis.
  ///   - w: The cosine of half of the angle.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// The frames to which an attitude refers.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The frames as a number.
  public let rawValue: UInt
  /// Creates frames.
  ///
  /// - Parameter rawValue: The frames as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The vertical axis.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The vertical axis, corrected by the compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The vertical axis and the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The vertical axis and the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// A measured value with its time. Without sensors, no code receives one.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time since the device was started, in seconds.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// A measured acceleration. Without sensors, no code receives one.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured rotation. Without sensors, no code receives one.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A measured magnetic field. Without sensors, no code receives one.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The field.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// The attitude of a device. Without sensors, no code receives one.
open class CMAttitude: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// The rotation about the axis out of the screen, in radians.
  open var yaw: Double { 0 }
  /// The rotation about the axis to the right, in radians.
  open var pitch: Double { 0 }
  /// The rotation about the axis to the top of the screen, in radians.
  open var roll: Double { 0 }
  /// The attitude as a rotation.
  open var quaternion: CMQuaternion { CMQuaternion() }
  /// Makes the attitude relative to another one.
  ///
  /// - Parameter attitude: The other attitude.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// The motion of a device. Without sensors, no code receives one.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The attitude.
  open var attitude: CMAttitude { CMAttitude() }
  /// The rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration without gravity.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The direction of the device, in degrees, or -1 if it is unknown.
  open var heading: Double { -1 }
}
