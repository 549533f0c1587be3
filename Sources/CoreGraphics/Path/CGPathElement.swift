import Foundation

/// One element of a path, as `CGPath.applyWithBlock(_:)` hands it out. The points are valid during the call only.
public struct CGPathElement {
  /// The kind of element; it tells how many points there are.
  public var type: CGPathElementType
  /// The element's points, in the path's space.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element over points that somebody else keeps.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Gets what was handed to `CGPath.apply(info:function:)`, and an element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Gets an element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
