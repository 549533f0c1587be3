/// A set of directions in which the arrow of a popover can point. If the arrow points up, the popover is below its
/// source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions. The values are the same as in UIKit.
  public let rawValue: UInt

  /// Creates a set of directions from their bits.
  ///
  /// - Parameter rawValue: The bits, one for each direction.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up, so the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down, so the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left, so the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right, so the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The arrow can point in every direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
