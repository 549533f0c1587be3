import Foundation

/// The orientation of the device, which depends on the shape of the window.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown. It is never reported here.
  case unknown = 0
  /// The window is higher than wide, or square.
  case portrait = 1
  /// The device is upside down. It is never reported here.
  case portraitUpsideDown = 2
  /// The window is wider than high.
  case landscapeLeft = 3
  /// The device is rotated to the right. It is never reported here.
  case landscapeRight = 4
  /// The device lies on its back. It is never reported here.
  case faceUp = 5
  /// The device lies on its face. It is never reported here.
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A Boolean value that indicates whether the device lies on its back or face: always false here.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
