/// Whether content lies on the base or above it (a sheet); dark colours differ.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
