import CoreGraphics
import Foundation

/// All visible properties of a layer at one time: the model values, or the presentation values while animations run.
///
/// Besides them, the compositor reads only a layer's sublayers, its mask and its backing.
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
  /// The radii that override `cornerRadius` and `maskedCorners`.
  package var cornerRadii: CornerRadii?
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black

  /// The image that the app set, positioned by `contentsGravity`. The layer's own drawing is its `backing`.
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

  /// Indicates whether the sublayers keep their depth instead of being flattened to the layer's plane. Such a layer has
  /// no content of its own. Set by `CATransformLayer`.
  package var preservesDepth = false

  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1

  /// The properties of a replicator layer, whose sublayers are drawn several times, or nil for other layers.
  package var replicator: ReplicatorValues?

  package init() {}
}

/// The properties of a `CAReplicatorLayer`.
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
  /// The number of sublayers that form one instance, if each instance consists of separate sublayers. It is nil if all
  /// instances show all sublayers.
  package var layersPerCopy: Int?

  package init() {}
}

/// The bitmap of a layer's own drawing (`draw(in:)`, its delegate, a shape, a gradient), and its position.
package final class LayerBacking {
  package let pixels: PixelBuffer
  /// The rectangle of the bitmap in the layer's own coordinates. It may extend beyond the bounds, for example for a
  /// shape's path.
  package let frame: CGRect
  /// The number of pixels per point.
  package let scale: CGFloat
  /// Indicates whether the bitmap was drawn for the whole bounds (`draw(in:)`).
  ///
  /// If so, it is positioned in the current bounds by `contentsGravity`, in the same way as `contents`. `frame` is then
  /// the rectangle for which it was drawn.
  package let fillsBounds: Bool

  package init(pixels: PixelBuffer, frame: CGRect, scale: CGFloat, fillsBounds: Bool = false) {
    self.pixels = pixels
    self.frame = frame
    self.scale = scale
    self.fillsBounds = fillsBounds
  }
}

/// The changes of a layer since the render server last read it. Setters insert changes and insert `.descendants` in the
/// ancestors. The render server removes them.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A change of the layer's geometry: bounds, position, anchor point, transforms or z-position.
  package static let geometry = LayerChanges(rawValue: 1)
  /// A change of any other value of `LayerValues`.
  package static let style = LayerChanges(rawValue: 2)
  /// A change of `contents` or of the backing.
  package static let contents = LayerChanges(rawValue: 4)
  /// A change of the list of sublayers, of their order, or of the mask.
  package static let hierarchy = LayerChanges(rawValue: 8)
  /// A change in a sublayer or mask, at any depth.
  package static let descendants = LayerChanges(rawValue: 16)

  package static let all: LayerChanges = [.geometry, .style, .contents, .hierarchy, .descendants]
}
