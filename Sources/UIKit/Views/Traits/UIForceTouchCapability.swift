/// Whether the display feels pressure; never here.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
