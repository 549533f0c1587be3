import CoreGraphics
import Foundation

/// The part of a layer that no ancestor clips, and the zoom of the layer on the screen.
@MainActor struct LayerVisibility {
  /// The visible part of the bounds, in the layer's coordinate system, or the null rectangle if all of it is clipped. If the
  /// layer is seen from its edge, this is the null rectangle as well.
  private(set) var rect: CGRect
  /// The number of points of the screen per point of the layer.
  private(set) var zoom: CGFloat = 0

  /// Computes the visibility of a layer.
  ///
  /// - Parameter isPresented: `true` for the values of the animations in the current frame, `false` for the model values.
  init(of layer: CALayer, isPresented: Bool) {
    func values(of layer: CALayer) -> LayerValues { isPresented ? layer.renderValues : layer.modelValues }

    var current = layer
    var currentValues = values(of: layer)
    var matrix = CATransform3D.identity
    rect = currentValues.bounds
    while let next = current.geometryParent {
      let nextValues = values(of: next)
      matrix = matrix.concatenating(CALayer.matrixToParent(of: currentValues, parent: nextValues))
      if !next.flags.contains(.keepsDepth) { matrix = matrix.flattened }
      current = next
      currentValues = nextValues
      guard nextValues.masksToBounds || next.geometryParent == nil else { continue }
      guard !rect.isNull, let inverse = matrix.planeInverse else {
        rect = .null
        continue
      }
      rect = rect.overlap(inverse.project(nextValues.bounds).boundingBox)
    }
    let origin = matrix.project(CGPoint.zero)
    let right = matrix.project(CGPoint(x: 1, y: 0))
    let down = matrix.project(CGPoint(x: 0, y: 1))
    let area = (right.x - origin.x) * (down.y - origin.y) - (right.y - origin.y) * (down.x - origin.x)
    zoom = abs(area).squareRoot()
  }
}
