import Foundation

/// A frame of reference that points can be converted to and from: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The size and origin of the space, in its own coordinates.
  var bounds: CGRect { get }

  /// A point of this space, in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space, in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A rectangle of this space in the coordinates of another: the smallest one around it where the two are turned
  /// against each other.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// A rectangle of another space in the coordinates of this one: the smallest one around it where the two are turned
  /// against each other.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
