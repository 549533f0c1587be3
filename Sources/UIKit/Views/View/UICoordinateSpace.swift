import Foundation

/// A coordinate system, such as that of a view or a screen, and conversions to and from it.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point from this coordinate space to another.
  ///
  /// - Parameters:
  ///   - point: A point in this space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in the other space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point from another coordinate space to this one.
  ///
  /// - Parameters:
  ///   - point: A point in the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle from this coordinate space to another.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle in the other space: the bounding box if the spaces are rotated against each other.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from another coordinate space to this one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle in this space: the bounding box if the spaces are rotated against each other.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
