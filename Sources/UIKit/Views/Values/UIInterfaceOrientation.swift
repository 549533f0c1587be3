/// Which way up the interface is: by the window's shape.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows, as before the scene has a window.
  case unknown = 0
  /// Higher than wide, or square.
  case portrait = 1
  /// Never reported here.
  case portraitUpsideDown = 2
  /// Never reported here.
  case landscapeRight = 3
  /// Wider than high.
  case landscapeLeft = 4

  /// Whether it is one of the two portraits.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is one of the two landscapes.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
