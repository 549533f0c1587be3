import CoreGraphics
import Foundation

/// The four projected corners of a rectangle. The names refer to the corners' positions in the original rectangle.
package struct Quad: Equatable, Sendable {
  package var topLeft: CGPoint
  package var topRight: CGPoint
  package var bottomRight: CGPoint
  package var bottomLeft: CGPoint

  package init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The smallest upright rectangle that contains the corners.
  package var boundingBox: CGRect {
    let left = min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x))
    let right = max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x))
    let top = min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
    let bottom = max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Twice the signed area. The area is positive if the corners are in the same order as those of a rectangle that is not transformed
  /// (y down). The area is negative if the back of the plane is visible.
  package var signedArea2: CGFloat {
    (bottomRight.x - topLeft.x) * (bottomLeft.y - topRight.y) - (bottomRight.y - topLeft.y)
      * (bottomLeft.x - topRight.x)
  }
}
