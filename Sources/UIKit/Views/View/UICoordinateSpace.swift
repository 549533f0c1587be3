import Foundation

/// A frame of reference that points can be converted to and from: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The size and origin of the space, in its own coordinates.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
