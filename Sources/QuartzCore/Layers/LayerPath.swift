import CoreGraphics
import Foundation

/// The conversion of points between the coordinate systems of two layers.
///
/// Without transforms, the conversion is a sum of offsets. With a transform, it uses matrices. Every layer except
/// `CATransformLayer` flattens its content, so depth matters only between a layer and its parent. From an ancestor to a
/// descendant, `planeInverse` maps a projected point back to the plane of the layer.
@MainActor
struct LayerPath {
  private var mappingToAncestor: Mapping
  private var mappingFromAncestor: Mapping
  /// Indicates whether points can be converted. This is not possible if only the edge of a layer's plane is visible.
  private(set) var isInvertible = true

  init(from source: CALayer, to target: CALayer?) {
    if let target, target === source {
      mappingToAncestor = Mapping()
      mappingFromAncestor = Mapping()
      return
    }
    let ancestor = target.map { Self.commonAncestor(source, $0) } ?? source.topOfTree
    mappingToAncestor = Self.mapping(from: source, to: ancestor)
    mappingFromAncestor = Mapping()
    guard let target else { return }
    mappingFromAncestor = Self.mapping(from: target, to: ancestor)
    if let matrix = mappingFromAncestor.matrix {
      if let inverse = matrix.planeInverse {
        mappingFromAncestor.matrix = inverse
      } else {
        isInvertible = false
      }
    } else {
      mappingFromAncestor.offset = CGPoint(x: -mappingFromAncestor.offset.x, y: -mappingFromAncestor.offset.y)
    }
  }

  func map(_ p: CGPoint) -> CGPoint { isInvertible ? mappingFromAncestor.map(mappingToAncestor.map(p)) : .zero }

  func map(_ r: CGRect) -> CGRect {
    guard isInvertible else { return .zero }
    guard mappingToAncestor.matrix != nil || mappingFromAncestor.matrix != nil else {
      return mappingFromAncestor.map(mappingToAncestor.map(r))
    }
    // Each corner is converted through all layers, because bounding boxes of bounding boxes would grow.
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
      CGPoint(x: r.minX, y: r.maxY),
    ].map(map)
    return Quad(topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3]).boundingBox
  }

  /// A map from a layer's coordinate system to an ancestor's. The map adds an offset, or multiplies by a matrix if a layer between the
  /// two has a transform.
  struct Mapping {
    var offset = CGPoint.zero
    var matrix: CATransform3D?

    func map(_ p: CGPoint) -> CGPoint {
      matrix?.project(p) ?? CGPoint(x: p.x + offset.x, y: p.y + offset.y)
    }

    func map(_ r: CGRect) -> CGRect { r.offsetBy(dx: offset.x, dy: offset.y) }
  }

  /// Returns the mapping from the coordinates of `layer` to those of `ancestor`. If `ancestor` is nil, the mapping leads to the
  /// coordinate system that contains the root layer's position.
  static func mapping(from layer: CALayer, to ancestor: CALayer?) -> Mapping {
    var mapping = Mapping()
    var current = layer
    while current !== ancestor {
      let next = current.geometryParent
      let isTranslation =
        mapping.matrix == nil && current.flags.isDisjoint(with: .mapsByMatrix)
        && (next?.flags.isDisjoint(with: [.isFlipped, .hasSublayerTransform, .keepsDepth]) ?? true)
      if isTranslation {
        let bounds = current.modelValues.bounds
        let anchor = current.modelValues.anchorPoint
        let position = current.modelValues.position
        mapping.offset.x += position.x - bounds.origin.x - anchor.x * bounds.size.width
        mapping.offset.y += position.y - bounds.origin.y - anchor.y * bounds.size.height
      } else {
        let matrix = mapping.matrix ?? .translation(mapping.offset.x, mapping.offset.y)
        let step = CALayer.matrixToParent(of: current.modelValues, parent: next?.modelValues)
        let combinedTransform = matrix.concatenating(step)
        mapping.matrix = next?.flags.contains(.keepsDepth) == true ? combinedTransform : combinedTransform.flattened
      }
      guard let next else { break }
      current = next
    }
    return mapping
  }

  /// Returns the nearest common ancestor of two layers, which may be one of the two. The result is nil if they belong
  /// to different trees.
  private static func commonAncestor(_ a: CALayer, _ b: CALayer) -> CALayer? {
    // A hit test converts from each view to its subviews. If it counted the ancestors each time, it would be quadratic in the depth.
    if b.geometryParent === a { return a }
    if a.geometryParent === b { return b }
    func depth(_ layer: CALayer) -> Int {
      var count = 0
      var current = layer
      while let next = current.geometryParent {
        count += 1
        current = next
      }
      return count
    }
    var (firstLayer, secondLayer) = (a, b)
    var (firstDepth, secondDepth) = (depth(a), depth(b))
    while firstDepth > secondDepth, let next = firstLayer.geometryParent {
      firstLayer = next
      firstDepth -= 1
    }
    while secondDepth > firstDepth, let next = secondLayer.geometryParent {
      secondLayer = next
      secondDepth -= 1
    }
    while firstLayer !== secondLayer {
      guard let nextFirstLayer = firstLayer.geometryParent, let nextSecondLayer = secondLayer.geometryParent else {
        return nil
      }
      firstLayer = nextFirstLayer
      secondLayer = nextSecondLayer
    }
    return firstLayer
  }
}
