import CoreGraphics
import Foundation

/// Everything of one layer that can be seen, at one instant: the model values, or the presentation values while
/// animations run. The compositor reads nothing else of a layer (besides its sublayers, its mask and its backing).
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var allowsGroupOpacity = true

  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Radii that apply instead of `cornerRadius` and `maskedCorners`.
  package var cornerRadii: CornerRadii?
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black

  /// An image given by the user, placed by gravity. What the layer drew itself is its `backing`.
  package var contents: CGImage?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear

  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  /// Set by `CATransformLayer`: its sublayers are not flattened into its plane, and it has no content of its own.
  package var preservesDepth = false

  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1

  /// Set by `CAReplicatorLayer`: its sublayers are drawn several times.
  package var replicator: ReplicatorValues?

  package init() {}
}

/// What `CAReplicatorLayer` adds.
package struct ReplicatorValues {
  package var count = 1
  package var transform = CATransform3DIdentity
  package var color: CGColor?
  package var redOffset: Float = 0
  package var greenOffset: Float = 0
  package var blueOffset: Float = 0
  package var alphaOffset: Float = 0
  package var preservesDepth = false
  package var delay: TimeInterval = 0
  /// How many of the sublayers make one copy, where each copy has its own; nil: all copies show all sublayers.
  package var layersPerCopy: Int?

  package init() {}
}

/// What a layer drew of itself (`draw(in:)`, its delegate, a shape, a gradient): a bitmap and where it lies.
package final class LayerBacking {
  package let pixels: PixelBuffer
  /// Where the bitmap's edges lie, in the layer's own coordinates; may stand out of the bounds (a shape's path).
  package let frame: CGRect
  /// Pixels a point.
  package let scale: CGFloat
  /// True when the bitmap was drawn for the whole bounds (`draw(in:)`): it is then placed in the bounds of the moment by
  /// `contentsGravity`, as `contents` is, and `frame` only says where that was when it was drawn.
  package let fillsBounds: Bool

  package init(pixels: PixelBuffer, frame: CGRect, scale: CGFloat, fillsBounds: Bool = false) {
    self.pixels = pixels
    self.frame = frame
    self.scale = scale
    self.fillsBounds = fillsBounds
  }
}

/// What changed in a layer since the render server last looked at it. Setters add to it and tell the ancestors
/// (`.descendants`); the render server takes it away.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where the layer or its content lies: bounds, position, anchor, transforms, z-position.
  package static let geometry = LayerChanges(rawValue: 1)
  /// Anything else in `LayerValues`.
  package static let style = LayerChanges(rawValue: 2)
  /// `contents`, or the backing.
  package static let contents = LayerChanges(rawValue: 4)
  /// The list of sublayers, their order, or the mask.
  package static let hierarchy = LayerChanges(rawValue: 8)
  /// Something changed in a sublayer or the mask, at any depth.
  package static let descendants = LayerChanges(rawValue: 16)

  package static let all: LayerChanges = [.geometry, .style, .contents, .hierarchy, .descendants]
}
