import CoreGraphics
import Foundation

extension CALayer {
  /// The default implementation of `hitTest(_:)`: it tests the sublayers from front to back, then the layer itself.
  ///
  /// A layer that clips returns nil for points outside its bounds.
  final func hit(_ p: CGPoint) -> CALayer? {
    guard !modelValues.isHidden else { return nil }
    var mapping = LayerPath.Mapping()
    if let parent = geometryParent {
      mapping = LayerPath.mapping(from: self, to: parent)
    } else {
      mapping = LayerPath.mapping(from: self, to: nil)
    }
    var local = CGPoint(x: p.x - mapping.offset.x, y: p.y - mapping.offset.y)
    if let matrix = mapping.matrix {
      guard let inverse = matrix.planeInverse else { return nil }
      if !modelValues.isDoubleSided, matrix.project(modelValues.bounds).signedArea2 < 0 { return nil }
      local = inverse.project(p)
    }
    let containsPoint = contains(local)
    if modelValues.masksToBounds, !containsPoint { return nil }
    let front = flags.contains(.isPresentation) ? sublayers ?? [] : orderedSublayers
    for layer in front.reversed() {
      if let hitLayer = layer.hitTest(local) { return hitLayer }
    }
    return containsPoint ? self : nil
  }
}
