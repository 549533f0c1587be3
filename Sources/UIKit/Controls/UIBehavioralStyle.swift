/// The platform that determines the appearance and behavior of a control.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style of the platform that the application runs on.
  case automatic = 0
  /// The style of iOS.
  case pad = 1
  /// The style of a Mac application.
  case mac = 2
}
