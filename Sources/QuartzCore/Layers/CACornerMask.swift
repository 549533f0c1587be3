import Foundation

/// Which corners of a layer `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner, as Core Animation has them.
  public let rawValue: UInt

  /// The corners whose bits are set.
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
