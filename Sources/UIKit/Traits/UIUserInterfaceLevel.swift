/// Whether content lies on the base or above it (a sheet); dark colours differ.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// What lies at the bottom: the window's own content.
  case base
  /// What lies above it, such as a sheet; lighter in the dark.
  case elevated
}
