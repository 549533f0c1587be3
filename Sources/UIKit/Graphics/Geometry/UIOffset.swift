import Foundation

/// A displacement from a default position, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance downwards, in points.
  public var vertical: CGFloat

  /// An offset whose two distances are 0, so that it changes no position.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates an offset whose two distances are 0.
  @inlinable public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset from its two components.
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right, in points.
  ///   - vertical: The distance downwards, in points.
  @inlinable public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  // The operator is declared, as in UIKit, so that the compiler prefers it to one for a protocol of the application.
  /// Returns a Boolean value that indicates whether two offsets are exactly equal.
  ///
  /// - Parameters:
  ///   - lhs: An offset.
  ///   - rhs: Another offset.
  /// - Returns: `true` if all distances are equal.
  @inlinable public static func == (lhs: UIOffset, rhs: UIOffset) -> Bool {
    lhs.horizontal == rhs.horizontal && lhs.vertical == rhs.vertical
  }
}

/// Returns a Boolean value that indicates whether two offsets are exactly equal.
///
/// - Parameters:
///   - one: An offset.
///   - other: Another offset.
/// - Returns: `true` if both distances are equal.
public func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool { one == other }
