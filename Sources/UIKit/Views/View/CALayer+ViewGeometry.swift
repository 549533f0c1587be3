import Foundation

@MainActor extension CALayer {
  package final var transformIsIdentity: Bool { CATransform3DIsIdentity(transform) }

  /// From the layer's coordinates to those in which its `position` is given.
  package final func toSuperspace(_ point: CGPoint) -> CGPoint { point.applying(superspaceTransform) }

  /// The reverse; a transform that cannot be inverted answers the point itself.
  package final func fromSuperspace(_ point: CGPoint) -> CGPoint { point.applying(superspaceTransform.inverted()) }

  package final var superspaceTransform: CGAffineTransform {
    let anchorInBounds = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchorInBounds.x, y: -anchorInBounds.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
