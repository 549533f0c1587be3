import CoreGraphics
import Foundation

extension CALayer {
  /// The anchor point in own coordinates.
  @inline(__always)
  package static func anchor(of values: LayerValues) -> CGPoint {
    CGPoint(
      x: values.bounds.origin.x + values.anchorPoint.x * values.bounds.size.width,
      y: values.bounds.origin.y + values.anchorPoint.y * values.bounds.size.height)
  }

  final var frameOfBounds: CGRect {
    if !flags.contains(.hasTransform) {
      let size = modelValues.bounds.size
      return CGRect(
        x: modelValues.position.x - modelValues.anchorPoint.x * size.width,
        y: modelValues.position.y - modelValues.anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    return Self.matrixToParent(of: modelValues, parent: nil).boundingBox(of: modelValues.bounds)
  }

  final func setFrame(_ rect: CGRect) {
    let rect = rect.standardized
    var size = rect.size
    var offset = CGPoint(x: modelValues.anchorPoint.x * size.width, y: modelValues.anchorPoint.y * size.height)
    if flags.contains(.hasTransform) {
      // The size whose bounding box the rectangle would be; exact for scales and quarter turns.
      let t = CATransform3DGetAffineTransform(modelValues.transform)
      if let inverse = CATransform3DMakeAffineTransform(t).inverse {
        size = CGRect(origin: .zero, size: rect.size).applying(CATransform3DGetAffineTransform(inverse)).size
        let local = CGRect(
          x: -modelValues.anchorPoint.x * size.width, y: -modelValues.anchorPoint.y * size.height, width: size.width,
          height: size.height)
        let box = modelValues.transform.boundingBox(of: local)
        offset = CGPoint(x: -box.minX, y: -box.minY)
      }
    }
    // Through the properties, so that what overrides them hears of it.
    position = CGPoint(x: rect.minX + offset.x, y: rect.minY + offset.y)
    if size != modelValues.bounds.size { bounds = CGRect(origin: modelValues.bounds.origin, size: size) }
  }

  // MARK: Matrices

  /// The matrix from the layer's coordinates to its parent's. `parent` adds its `sublayerTransform` and flip.
  package static func matrixToParent(of values: LayerValues, parent: LayerValues?) -> CATransform3D {
    let anchor = anchor(of: values)
    var m = CATransform3D.translation(-anchor.x, -anchor.y, -values.anchorPointZ)
    if !values.transform.isIdentity { m = m.concatenating(values.transform) }
    m = m.concatenating(.translation(values.position.x, values.position.y, values.zPosition))
    if let parent { m = m.concatenating(matrixForSublayers(of: parent)) }
    return m
  }

  /// What a layer does to all of its sublayers: its `sublayerTransform` about its anchor, and its flip.
  package static func matrixForSublayers(of values: LayerValues) -> CATransform3D {
    var m = CATransform3D.identity
    if values.isGeometryFlipped {
      m = CATransform3D.scale(1, -1).concatenating(.translation(0, 2 * values.bounds.midY))
    }
    if !values.sublayerTransform.isIdentity {
      let anchor = anchor(of: values)
      m = m.concatenating(.translation(-anchor.x, -anchor.y, -values.anchorPointZ))
      m = m.concatenating(values.sublayerTransform)
      m = m.concatenating(.translation(anchor.x, anchor.y, values.anchorPointZ))
    }
    return m
  }

  // MARK: Conversion

  /// Converts a point of this layer's coordinates into `l`'s; nil means the root of this layer's tree. Layers of
  /// different trees meet in the space that both roots lie in.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerPath(from: self, to: l).map(p) }

  /// Converts a point of `l`'s coordinates into this layer's; nil means the root of this layer's tree.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerPath(from: l ?? topOfTree, to: self).map(p)
  }

  /// Converts a rectangle of this layer's coordinates into `l`'s: the bounding box of what is seen of it there.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerPath(from: self, to: l).map(r) }

  /// Converts a rectangle of `l`'s coordinates into this layer's: the bounding box of what is seen of it here.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerPath(from: l ?? topOfTree, to: self).map(r)
  }

  /// The topmost layer on the way up.
  final var topOfTree: CALayer {
    var layer = self
    while let next = layer.geometryParent { layer = next }
    return layer
  }

  /// Who this layer is placed in: the superlayer, or the masked layer for a mask.
  final var geometryParent: CALayer? { flags.contains(.isPresentation) ? superlayer : parent }
}
