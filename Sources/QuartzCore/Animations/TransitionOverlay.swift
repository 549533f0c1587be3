import CoreGraphics
import Foundation
import RuntimeInterface

/// The snapshot of a layer's previous appearance while a transition runs: a separate layer that the compositor draws directly in front
/// of or behind the animated layer.
@MainActor
final class TransitionOverlay {
  /// The layer that contains the snapshot. Its parent is the superlayer of the animated layer, although it is not in
  /// the superlayer's list of sublayers.
  let layer = CALayer()
  /// Indicates whether the snapshot is drawn in front of the animated layer. Otherwise it is drawn behind the layer.
  private(set) var isInFront = true

  /// Creates a snapshot of the visible state of `source`.
  ///
  /// The result is nil if there is no superlayer or no render server, or if the layer's size is zero.
  init?(of source: CALayer) {
    guard source.superlayer != nil, let drawOffscreen = Rendering.drawOffscreen else { return nil }
    let bounds = source.renderValues.bounds
    var scale = source.contentsScale
    var top: CALayer? = source
    while let current = top {
      scale = max(scale, current.contentsScale)
      top = current.superlayer
    }
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height < 134_217_728 else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    drawOffscreen(source, pixels, bounds.origin, scale)
    layer.modelValues.contents = CGImage(pixels: pixels)
    layer.modelValues.contentsScale = scale
    layer.modelValues.contentsGravity = .bottomLeft
    layer.modelValues.bounds = CGRect(origin: .zero, size: bounds.size)
  }

  /// Positions the snapshot and the animated layer according to the progress of the transition.
  func update(type: CATransitionType, subtype: CATransitionSubtype, progress p: CGFloat, presentation: Presentation) {
    let values = presentation.values
    // The layer may have moved to another superlayer, and the previous one may not exist any more.
    layer.parent = presentation.layer.parent
    layer.modelValues.position = values.position
    layer.modelValues.anchorPoint = values.anchorPoint
    layer.modelValues.transform = values.transform
    layer.modelValues.zPosition = values.zPosition
    layer.modelValues.opacity = values.opacity
    let size = values.bounds.size
    // The direction of the content's movement. Top is at the largest y: with `fromTop` the content moves up.
    let direction: CGPoint =
      switch subtype {
      case .fromRight: CGPoint(x: -size.width, y: 0)
      case .fromTop: CGPoint(x: 0, y: -size.height)
      case .fromBottom: CGPoint(x: 0, y: size.height)
      default: CGPoint(x: size.width, y: 0)
      }
    func moved(_ point: CGPoint, by f: CGFloat) -> CGPoint {
      CGPoint(x: point.x + direction.x * f, y: point.y + direction.y * f)
    }
    switch type {
    case .push:
      layer.modelValues.position = moved(values.position, by: p)
      presentation.values.position = moved(values.position, by: p - 1)
      isInFront = false
    case .moveIn:
      presentation.values.position = moved(values.position, by: p - 1)
      isInFront = false
    case .reveal:
      layer.modelValues.position = moved(values.position, by: p)
      isInFront = true
    case .flip:
      flip(subtype, p, presentation)
    default:
      layer.modelValues.opacity = values.opacity * Float(1 - p)
      isInFront = true
    }
    presentation.changes.formUnion([.geometry, .style])
    layer.markChanged([.geometry, .style])
  }

  /// Rotates the snapshot during the first half of the transition until only its edge is visible. Rotates the layer
  /// from its edge to the front during the second half.
  private func flip(_ subtype: CATransitionSubtype, _ p: CGFloat, _ presentation: Presentation) {
    let size = presentation.values.bounds.size
    let isVertical = subtype == .fromTop || subtype == .fromBottom
    let sign: CGFloat = subtype == .fromLeft || subtype == .fromTop ? 1 : -1
    func makeRotation(_ angle: CGFloat) -> CATransform3D {
      var perspective = CATransform3D.identity
      perspective.m34 = -1 / (2.5 * max(size.width, size.height, 1))
      let rotation = CATransform3DMakeRotation(angle * sign, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
      return rotation.concatenating(perspective)
    }
    isInFront = true
    layer.modelValues.isHidden = p >= 0.5
    if p < 0.5 {
      layer.modelValues.transform = makeRotation(p * .pi).concatenating(presentation.values.transform)
      // Hides the layer behind the snapshot without changing the opacity of the model.
      presentation.values.opacity = 0
    } else {
      presentation.values.transform = makeRotation((p - 1) * .pi).concatenating(presentation.values.transform)
    }
  }
}
