import CoreGraphics
import Foundation

/// A protocol for objects that find the boundaries of text units.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the range of the text unit that contains a position.
  ///
  /// - Parameters:
  ///   - position: The position in the text.
  ///   - granularity: The unit of text.
  ///   - direction: The direction of the unit to return if the position is at a boundary.
  /// - Returns: The range, or `nil` if the position is between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns a Boolean value that indicates whether a position is the boundary of a text unit.
  ///
  /// - Parameters:
  ///   - position: The position in the text.
  ///   - granularity: The unit of text.
  ///   - direction: The direction. Forward tests for the end of a unit, backward for its start.
  /// - Returns: `true` if the position is a boundary.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a text unit in a direction.
  ///
  /// - Parameters:
  ///   - position: The position from which to search.
  ///   - granularity: The unit of text.
  ///   - direction: The direction in which to search.
  /// - Returns: The boundary, or `nil` if there is none in the direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns a Boolean value that indicates whether a position is within a text unit.
  ///
  /// - Parameters:
  ///   - position: The position in the text.
  ///   - granularity: The unit of text.
  ///   - direction: The direction of the unit to test if the position is at a boundary.
  /// - Returns: `true` if the position is within a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
