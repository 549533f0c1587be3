/// The interface orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set. The bit of an orientation is 1 shifted left by the raw value of the orientation.
  public let rawValue: UInt

  /// Creates a set of orientations from their bits.
  ///
  /// - Parameter rawValue: The bits, one for each orientation.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The interface supports the portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)

  /// The interface supports the upside-down portrait orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)

  /// The landscape orientation with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)

  /// The landscape orientation with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)

  /// The interface supports both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]

  /// The interface supports all four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]

  /// All orientations except the upside-down one. It is UIKit's default on phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
