import Foundation

/// The corners of a layer that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits. The values are the same as in Core Animation.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The corners as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and the smallest y: the top left corner if y points down.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the largest x and the smallest y: the top right corner if y points down.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the smallest x and the largest y: the bottom left corner if y points down.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the largest x and the largest y: the bottom right corner if y points down.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
