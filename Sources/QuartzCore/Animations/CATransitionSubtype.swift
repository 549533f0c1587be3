import Foundation

/// The direction of a `CATransition`.
///
/// Top and bottom are those of a coordinate system whose y grows upwards, as Core Animation's own does: where y grows
/// downwards, in UIKit, `fromTop` comes in at the lower edge and moves up. Apple's documentation says only that the
/// transition begins at that side of the layer; programs written for iOS agree on what is seen.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the direction.
  public let rawValue: String

  /// The direction of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")

  /// The new content comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")

  /// The new content comes from where y is greatest: from below, in UIKit, moving up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

  /// The new content comes from where y is smallest: from above, in UIKit, moving down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
