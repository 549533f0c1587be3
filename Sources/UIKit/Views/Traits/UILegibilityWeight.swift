/// Whether the user wants bolder text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
