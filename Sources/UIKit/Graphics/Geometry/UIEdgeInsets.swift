import Foundation

/// Distances from the edges of a rectangle, in points; positive ones lead inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// Distances from each edge, in points.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// No distance from any edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes `zero`.
  @inlinable public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets, in points.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// True when both are the same, number for number.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }
