/// Which ways up a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bit of an orientation is 1 shifted by its raw value.
  public let rawValue: UInt

  /// The orientations whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)

  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)

  /// Turned so that the home button would be on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)

  /// Turned so that the home button would be on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)

  /// Both landscapes.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]

  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]

  /// All but upside down: what UIKit takes for phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
