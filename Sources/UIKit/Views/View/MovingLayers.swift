import CoreGraphics
import Foundation
import QuartzCore

/// A list of the layers that property animators move. Hit testing uses it to find the views of these layers at their
/// presentation positions.
@MainActor
final class MovingLayers {
  private static var shared: MovingLayers { ApplicationContext.object(.movingLayers, MovingLayers()) }
  private var counts: [ObjectIdentifier: Int] = [:]

  static func add(_ layer: CALayer) { shared.counts[ObjectIdentifier(layer), default: 0] += 1 }

  static func remove(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard let count = shared.counts[id] else { return }
    shared.counts[id] = count > 1 ? count - 1 : nil
  }

  /// Converts a point from the coordinates of a layer's superlayer to those of the layer at its presentation position.
  /// Returns nil if no property animator moves the layer.
  ///
  /// - Complexity: O(1).
  static func visiblePoint(_ point: CGPoint, in layer: CALayer) -> CGPoint? {
    guard !shared.counts.isEmpty, shared.counts[ObjectIdentifier(layer)] != nil,
      let presentationLayer = layer.presentation()
    else {
      return nil
    }
    let transform = presentationLayer.affineTransform()
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return nil }
    let position = presentationLayer.position
    let localPoint = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    let bounds = presentationLayer.bounds
    let anchor = presentationLayer.anchorPoint
    return CGPoint(
      x: localPoint.x + bounds.minX + anchor.x * bounds.width, y: localPoint.y + bounds.minY + anchor.y * bounds.height)
  }
}
