import Foundation

/// Distances from the edges of a rectangle, in points, that adapt to the reading direction. In left-to-right text, the
/// leading edge is the left one.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from each edge, in points.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

  /// Insets whose four distances are 0, so that they change no rectangle.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets whose four distances are 0.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from the distances at the four edges.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - leading: The distance from the leading edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - trailing: The distance from the trailing edge, in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  // The operator is declared, as in UIKit, so that the compiler prefers it to one for a protocol of the application.
  /// Returns a Boolean value that indicates whether two insets are exactly equal.
  ///
  /// - Parameters:
  ///   - lhs: Insets.
  ///   - rhs: Other insets.
  /// - Returns: `true` if all distances are equal.
  @inlinable public static func == (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> Bool {
    lhs.top == rhs.top
      && lhs.leading == rhs.leading
      && lhs.bottom == rhs.bottom
      && lhs.trailing == rhs.trailing
  }

  /// Returns the insets in terms of left and right distances. In a right-to-left layout, the right distance is the
  /// leading one.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }

  /// Creates directional insets from insets with left and right distances. In a right-to-left layout the right distance
  /// is the leading one.
  package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right)
  }
}
