import Foundation
import QuartzCore
import RuntimeInterface

/// Creates the collision shapes of items.
@MainActor enum DynamicOutline {
  /// Returns the parts of the physics body of an item: one part, or one for each item of a group.
  static func parts(of item: any UIDynamicItem) -> [PhysicsPart] {
    if let group = item as? UIDynamicItemGroup { return parts(of: group) }
    return [bodyPart(of: item)]
  }

  private static func bodyPart(of item: any UIDynamicItem) -> PhysicsPart {
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle(size)
    case .ellipse:
      if abs(size.width - size.height) < 0.5 {
        return PhysicsPart(outline: .circle(radius: size.width / 2), center: .zero, size: size)
      }
      let corners = (0..<8).map { step in
        let angle = (CGFloat(step) + 0.5) * .pi / 4
        return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
      }
      return PhysicsPart(outline: .polygon(corners), center: .zero, size: size)
    case .path:
      let outline = reducedPoints(item.collisionBoundingPath.cgPath.flattenedLines.first?.points ?? [], to: 8)
      guard outline.count >= 3 else { return .rectangle(size) }
      let box = outline.dropFirst().reduce(CGRect(origin: outline[0], size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
      return PhysicsPart(
        outline: .polygon(outline), center: CGPoint(x: box.midX, y: box.midY), size: box.size)
    }
  }

  private static func parts(of group: UIDynamicItemGroup) -> [PhysicsPart] {
    let groupCenter = group.center
    return group.items.map { item in
      let transform = CGAffineTransform(translationX: item.center.x - groupCenter.x, y: item.center.y - groupCenter.y)
        .rotated(by: DynamicRecord.angle(of: item))
      var part = bodyPart(of: item)
      part.center = part.center.applying(transform)
      if case .polygon(let corners) = part.outline { part.outline = .polygon(corners.map { $0.applying(transform) }) }
      return part
    }
  }

  /// Reduces points to at most `count` evenly distributed ones. A last point that is equal to the first one is removed.
  private static func reducedPoints(_ points: [CGPoint], to count: Int) -> [CGPoint] {
    var points = points
    if points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > count else { return points }
    return (0..<count).map { points[$0 * points.count / count] }
  }
}
