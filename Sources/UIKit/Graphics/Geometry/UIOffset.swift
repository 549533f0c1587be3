import Foundation

/// How far something is moved from its usual place, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Down, in points.
  public var vertical: CGFloat

  /// Not moved.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Makes `zero`.
  @inlinable public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset, in points.
  @inlinable public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// True when both are the same, number for number.
public func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool { one == other }
