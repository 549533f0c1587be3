import CoreGraphics
import Foundation

/// The conversion of points between the coordinate systems of two layers.
///
/// Without transforms, the conversion is a sum of offsets. With a transform, it uses matrices. Every layer except
/// `CATransformLayer` flattens its content, so depth matters only between a layer and its parent. From an ancestor to a
/// descendant, `planeInverse` maps a projected point back to the plane of the layer.
@MainActor
struct LayerPath {
  private var toAncestor: Mapping
  private var fromAncestor: Mapping
  /// Indicates whether points can be converted. This is not possible if only the edge of a layer's plane is visible.
  private(set) var isInvertible = true

  init(from source: CALayer, to target: CALayer?) {
    if let target, target === source {
      toAncestor = Mapping()
      fromAncestor = Mapping()
      return
    }
    let ancestor = target.map { Self.commonAncestor(source, $0) } ?? source.topOfTree
    toAncestor = Self.mapping(from: source, to: ancestor)
    fromAncestor = Mapping()
    guard let target else { return }
    fromAncestor = Self.mapping(from: target, to: ancestor)
    if let matrix = fromAncestor.matrix {
      if let inverse = matrix.planeInverse {
        fromAncestor.matrix = inverse
      } else {
        isInvertible = false
      }
    } else {
      fromAncestor.offset = CGPoint(x: -fromAncestor.offset.x, y: -fromAncestor.offset.y)
    }
  }

  func map(_ p: CGPoint) -> CGPoint { isInvertible ? fromAncestor.map(toAncestor.map(p)) : .zero }

  func map(_ r: CGRect) -> CGRect {
    guard isInvertible else { return .zero }
    guard toAncestor.matrix != nil || fromAncestor.matrix != nil else { return fromAncestor.map(toAncestor.map(r)) }
    // Each corner is converted through all layers, because bounding boxes of bounding boxes would grow.
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
      CGPoint(x: r.minX, y: r.maxY),
    ].map(map)
    return Quad(topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3]).boundingBox
  }

  /// An offset, or a matrix if a layer has a transform.
  struct Mapping {
    var offset = CGPoint.zero
    var matrix: CATransform3D?

    func map(_ p: CGPoint) -> CGPoint {
      matrix?.project(p) ?? CGPoint(x: p.x + offset.x, y: p.y + offset.y)
    }

    func map(_ r: CGRect) -> CGRect { r.offsetBy(dx: offset.x, dy: offset.y) }
  }

  /// Returns the mapping from the coordinates of `layer` to those of `ancestor`. If `ancestor` is nil, the result maps
  /// to the space outside the root.
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
        let combined = matrix.concatenating(step)
        mapping.matrix = next?.flags.contains(.keepsDepth) == true ? combined : combined.flattened
      }
      guard let next else { break }
      current = next
    }
    return mapping
  }

  /// Returns the nearest common ancestor of two layers, which may be one of the two. The result is nil if they belong
  /// to different trees.
  private static func commonAncestor(_ a: CALayer, _ b: CALayer) -> CALayer? {
    func depth(_ layer: CALayer) -> Int {
      var count = 0
      var current = layer
      while let next = current.geometryParent {
        count += 1
        current = next
      }
      return count
    }
    var (one, two) = (a, b)
    var (depthOne, depthTwo) = (depth(a), depth(b))
    while depthOne > depthTwo, let next = one.geometryParent {
      one = next
      depthOne -= 1
    }
    while depthTwo > depthOne, let next = two.geometryParent {
      two = next
      depthTwo -= 1
    }
    while one !== two {
      guard let nextOne = one.geometryParent, let nextTwo = two.geometryParent else { return nil }
      one = nextOne
      two = nextTwo
    }
    return one
  }
}
