import Foundation

/// Distances from the edges of a rectangle, in points. Positive values move an edge inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from each edge, in points.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// Insets whose four distances are 0, so that they change no rectangle.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets whose four distances are 0.
  @inlinable public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the distances at the four edges.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  // The operator is declared, as in UIKit, so that the compiler prefers it to one for a protocol of the application.
  /// Returns a Boolean value that indicates whether two insets are exactly equal.
  ///
  /// - Parameters:
  ///   - lhs: Insets.
  ///   - rhs: Other insets.
  /// - Returns: `true` if all distances are equal.
  @inlinable public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool {
    lhs.top == rhs.top
      && lhs.left == rhs.left
      && lhs.bottom == rhs.bottom
      && lhs.right == rhs.right
  }
}

/// Returns a Boolean value that indicates whether two insets are exactly equal.
///
/// - Parameters:
///   - one: Insets.
///   - other: Other insets.
/// - Returns: `true` if all distances are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }
