import Foundation

@MainActor extension CALayer {
  package final var transformIsIdentity: Bool { CATransform3DIsIdentity(transform) }

  /// Converts a point from the layer's coordinate system to its superlayer's coordinate system.
  package final func toSuperspace(_ point: CGPoint) -> CGPoint { point.applying(superspaceTransform) }

  /// Converts a point from the superlayer's coordinate system to that of the layer. If the transform is not invertible,
  /// the transform itself is applied.
  package final func fromSuperspace(_ point: CGPoint) -> CGPoint { point.applying(superspaceTransform.inverted()) }

  package final var superspaceTransform: CGAffineTransform {
    let anchorInBounds = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchorInBounds.x, y: -anchorInBounds.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
