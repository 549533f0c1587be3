import Foundation

/// Which way up the device is held: by the shape of the window.
public enum UIDeviceOrientation: Int, Sendable {
  /// Never reported here.
  case unknown = 0
  /// Higher than wide, or square.
  case portrait = 1
  /// Never reported here.
  case portraitUpsideDown = 2
  /// Wider than high.
  case landscapeLeft = 3
  /// Never reported here.
  case landscapeRight = 4
  /// On its back. Never reported here.
  case faceUp = 5
  /// On its face. Never reported here.
  case faceDown = 6

  /// Whether it is one of the two portraits.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is one of the two landscapes.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies on its back or face. Never here.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
