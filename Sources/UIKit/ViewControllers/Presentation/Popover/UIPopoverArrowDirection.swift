/// The directions in which the arrow of a popover can point. With `up` the popover is below its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set of directions from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Every direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
