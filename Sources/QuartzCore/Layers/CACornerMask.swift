import Foundation

/// The corners of a layer that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits, with the values of Core Animation.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The corners as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner (y down).
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner (y down).
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner (y down).
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner (y down).
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
