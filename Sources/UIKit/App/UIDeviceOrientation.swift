import Foundation

/// The orientation of the device. In Tessera it depends on the shape of the window.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown. Tessera never reports it.
  case unknown = 0
  /// The window is higher than wide, or square.
  case portrait = 1
  /// The device is upside down. Tessera never reports it.
  case portraitUpsideDown = 2
  /// The window is wider than high.
  case landscapeLeft = 3
  /// The device is rotated to the right. Tessera never reports it.
  case landscapeRight = 4
  /// The screen of the device faces up. Tessera never reports it.
  case faceUp = 5
  /// The screen of the device faces down. Tessera never reports it.
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A Boolean value that indicates whether the screen of the device faces up or down. Tessera never reports such an
  /// orientation.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
