/// Constants that specify the kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The idiom is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// The interface is designed for an iPhone or a screen of similar size.
  case phone
  /// The interface is designed for an iPad or a screen of similar size.
  case pad
  /// The interface is designed for a television, which is seen from far away.
  case tv
  /// The interface is designed for the screen of a car.
  case carPlay
  /// The interface is designed for a Mac, with pointer and keyboard.
  case mac = 5
  /// The interface is designed for a headset.
  case vision = 6
}
