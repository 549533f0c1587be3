/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// An iPhone, or what is as narrow.
  case phone
  /// An iPad, or what is as wide.
  case pad
  /// A television, seen from far away.
  case tv
  /// The screen of a car.
  case carPlay
  /// A Mac: pointer and keyboard.
  case mac = 5
  /// A headset.
  case vision = 6
}
