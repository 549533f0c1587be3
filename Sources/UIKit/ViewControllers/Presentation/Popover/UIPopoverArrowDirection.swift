/// Where the arrow of a popover may point: up means that the popover lies below its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits; UIKit's values.
  public let rawValue: UInt

  /// The directions whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None has been chosen.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
