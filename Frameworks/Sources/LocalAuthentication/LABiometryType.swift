/// The way in which a device recognizes its user.
public enum LABiometryType: Int, Sendable {
  /// The device recognizes nobody.
  case none = 0
  /// By the finger.
  case touchID = 1
  /// By the face.
  case faceID = 2
  /// By the eyes.
  case opticID = 4

  /// The device recognizes nobody. The old name of `none`.
  public static var LABiometryNone: LABiometryType { .none }
}
