import CoreGraphics
import Foundation

extension CALayer {
  /// Returns the anchor point of a layer with the values `values`, in the layer's own coordinates.
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
      // Computes the size whose bounding box is the rectangle. The result is exact for scales and quarter turns.
      let t = CATransform3DGetAffineTransform(modelValues.transform)
      if let inverse = CATransform3DMakeAffineTransform(t).inverse {
        if t.b == 0, t.c == 0 {
          // A product with the inverse is not exact: 10 times 1 / 0.1 can differ from 10 / 0.1.
          size = CGSize(width: rect.width / abs(t.a), height: rect.height / abs(t.d))
        } else if t.a == 0, t.d == 0 {
          size = CGSize(width: rect.height / abs(t.b), height: rect.width / abs(t.c))
        } else {
          size = CGRect(origin: .zero, size: rect.size).applying(CATransform3DGetAffineTransform(inverse)).size
        }
        let local = CGRect(
          x: -modelValues.anchorPoint.x * size.width, y: -modelValues.anchorPoint.y * size.height, width: size.width,
          height: size.height)
        let box = modelValues.transform.boundingBox(of: local)
        offset = CGPoint(x: -box.minX, y: -box.minY)
      }
    }
    // Uses the properties' setters, because subclasses may override them.
    position = CGPoint(x: rect.minX + offset.x, y: rect.minY + offset.y)
    if size != modelValues.bounds.size { bounds = CGRect(origin: modelValues.bounds.origin, size: size) }
  }

  // MARK: Matrices

  /// Returns the matrix that converts a layer's coordinates to those of its parent. The matrix includes the parent's
  /// `sublayerTransform` and its flipped geometry.
  package static func matrixToParent(of values: LayerValues, parent: LayerValues?) -> CATransform3D {
    let anchor = anchor(of: values)
    var m = CATransform3D.translation(-anchor.x, -anchor.y, -values.anchorPointZ)
    if !values.transform.isIdentity { m = m.concatenating(values.transform) }
    m = m.concatenating(.translation(values.position.x, values.position.y, values.zPosition))
    if let parent { m = m.concatenating(matrixForSublayers(of: parent)) }
    return m
  }

  /// Returns the transform that a layer applies to all of its sublayers: `sublayerTransform` about the anchor point,
  /// and the flip of the y-axis if the layer's geometry is flipped.
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

  /// Converts a point from this layer's coordinate system to another layer's.
  ///
  /// - Parameters:
  ///   - p: The point to convert.
  ///   - l: The layer to convert to, or nil for the root of this layer's tree. The roots of two different trees are
  ///     treated as siblings.
  /// - Returns: The point in the coordinate system of `l`.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerPath(from: self, to: l).map(p) }

  /// Converts a point from another layer's coordinate system to this layer's.
  ///
  /// - Parameters:
  ///   - p: The point to convert.
  ///   - l: The layer that the point belongs to, or nil for the root of this layer's tree.
  /// - Returns: The point in this layer's coordinate system.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerPath(from: l ?? topOfTree, to: self).map(p)
  }

  /// Converts a rectangle from this layer's coordinate system to another layer's.
  ///
  /// - Parameters:
  ///   - r: The rectangle to convert.
  ///   - l: The layer to convert to, or nil for the root of this layer's tree.
  /// - Returns: The bounding box of the converted rectangle.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerPath(from: self, to: l).map(r) }

  /// Converts a rectangle from another layer's coordinate system to this layer's.
  ///
  /// - Parameters:
  ///   - r: The rectangle to convert.
  ///   - l: The layer that the rectangle belongs to, or nil for the root of this layer's tree.
  /// - Returns: The bounding box of the converted rectangle.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerPath(from: l ?? topOfTree, to: self).map(r)
  }

  /// The root of this layer's tree, which may be the layer itself.
  final var topOfTree: CALayer {
    var layer = self
    while let next = layer.geometryParent { layer = next }
    return layer
  }

  /// The layer whose coordinate system contains this layer's position. This is the superlayer or, for a mask, the masked layer. The
  /// value is nil for the root of a layer tree.
  final var geometryParent: CALayer? { flags.contains(.isPresentation) ? superlayer : parent }
}
