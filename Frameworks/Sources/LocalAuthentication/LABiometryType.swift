/// The way in which a device recognizes its user.
public enum LABiometryType: Int, Sendable {
  /// The device cannot recognize its user.
  case none = 0
  /// The device recognizes a finger.
  case touchID = 1
  /// The device recognizes a face.
  case faceID = 2
  /// The device recognizes an iris.
  case opticID = 4

  /// The device cannot recognize its user. This is the old name of `none`.
  public static var LABiometryNone: LABiometryType { .none }
}
