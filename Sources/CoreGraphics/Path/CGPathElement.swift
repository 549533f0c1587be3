import Foundation

/// One element of a path, as passed to the closure of `CGPath.applyWithBlock(_:)`. The points are valid only during the
/// call.
public struct CGPathElement {
  /// The kind of element, which determines the number of points.
  public var type: CGPathElementType
  /// The element's points, in the coordinate system of the path.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - type: The kind of element.
  ///   - points: The element's points, which the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called with each element of a path. Its arguments are the info pointer of
/// `CGPath.apply(info:function:)` and the element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// The closure of `CGPath.applyWithBlock(_:)`, which is called with each element of the path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
