/// The orientation of the user interface, which depends on the shape of the window.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown, because the scene has no window.
  case unknown = 0
  /// The window is higher than wide, or square.
  case portrait = 1
  /// The upside-down portrait orientation. Tessera never reports it.
  case portraitUpsideDown = 2
  /// The landscape orientation with the home button on the right. Tessera never reports it.
  case landscapeRight = 3
  /// The window is wider than high.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
