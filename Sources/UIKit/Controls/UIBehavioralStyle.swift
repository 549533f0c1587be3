/// Whose manners a control has.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The platform's.
  case automatic = 0
  /// Those of iOS.
  case pad = 1
  /// Those of a Mac application.
  case mac = 2
}
