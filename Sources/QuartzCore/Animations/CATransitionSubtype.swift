import Foundation

/// The direction of a `CATransition`.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the direction.
  public let rawValue: String

  /// The direction of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")

  /// The new content comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")

  /// The new content comes from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

  /// The new content comes from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
