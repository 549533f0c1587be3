import CoreGraphics
import Foundation

/// A protocol for objects that find the boundaries of text units.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the range of the text unit that contains a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The unit.
  ///   - direction: The direction to prefer at a boundary.
  /// - Returns: The range, or `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns a Boolean value that indicates whether a position is the boundary of a text unit.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The unit.
  ///   - direction: The direction, forward for the end of a unit and backward for its start.
  /// - Returns: `true` if the position is a boundary.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a text unit in a direction.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - granularity: The unit.
  ///   - direction: The direction.
  /// - Returns: The boundary, or `nil` at the end of the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns a Boolean value that indicates whether a position is within a text unit.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The unit.
  ///   - direction: The direction to prefer at a boundary.
  /// - Returns: `true` if the position is within a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
