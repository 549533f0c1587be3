import CoreGraphics
import Foundation

extension CALayer {
  /// The default implementation of `hitTest(_:)`: it tests the sublayers from front to back, then the layer itself.
  ///
  /// A layer that clips returns nil for points outside its bounds.
  final func findHitLayer(at p: CGPoint) -> CALayer? {
    guard !modelValues.isHidden else { return nil }
    var mapping = LayerPath.Mapping()
    if let parent = geometryParent {
      mapping = LayerPath.mapping(from: self, to: parent)
    } else {
      mapping = LayerPath.mapping(from: self, to: nil)
    }
    var localPoint = CGPoint(x: p.x - mapping.offset.x, y: p.y - mapping.offset.y)
    if let matrix = mapping.matrix {
      guard let inverse = matrix.planeInverse else { return nil }
      if !modelValues.isDoubleSided, matrix.project(modelValues.bounds).signedArea2 < 0 { return nil }
      localPoint = inverse.project(p)
    }
    let containsPoint = contains(localPoint)
    if modelValues.masksToBounds, !containsPoint { return nil }
    let candidates = flags.contains(.isPresentation) ? sublayers ?? [] : orderedSublayers
    for layer in candidates.reversed() {
      if let hitLayer = layer.hitTest(localPoint) { return hitLayer }
    }
    return containsPoint ? self : nil
  }
}
