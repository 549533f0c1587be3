import Foundation

/// The direction of a `CATransition`.
///
/// Top and bottom refer to a coordinate system whose y-axis points up, as in Core Animation. In UIKit, where y points down,
/// `fromTop` moves the content in from the lower edge. Apple's documentation states only that the transition begins at that
/// side of the layer. This direction was observed in applications for iOS.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction's name in Core Animation.
  public let rawValue: String

  /// Creates a direction from its name.
  ///
  /// - Parameter rawValue: The direction's name in Core Animation. An unknown name has the same effect as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content moves in from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")

  /// The new content moves in from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")

  /// The new content moves in from the largest y: in UIKit from below, moving up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

  /// The new content moves in from the smallest y: in UIKit from above, moving down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
