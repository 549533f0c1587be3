import CoreGraphics
import Foundation

/// A view or other object that contains focusable items and determines their coordinate space.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space in which the frames of the items are expressed.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that intersect a rectangle.
  ///
  /// - Parameter rect: The rectangle, in `coordinateSpace`.
  /// - Returns: The items.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
