import CoreGraphics
import Foundation

/// All visible properties of a layer at one time: the model values, or the presentation values while animations run.
///
/// In addition, the compositor reads only a layer's sublayers, its mask and its backing.
package struct LayerValues {
  /// The color of borders and shadows by default. It is in the color space sRGB (measured on iOS 26.1: Vercantez/openuikit,
  /// cgunifyprobe), unlike `CGColor.black`.
  private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

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

  /// The filter through which the layer shows the content behind it, or nil to leave that content unchanged.
  package var backdrop: BackdropFilter?
  /// The color in which the layer and its sublayers are shown, or nil to show them in their own colors.
  package var silhouette: CGColor?
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The radii that override `cornerRadius` and `maskedCorners`, or nil to use these properties.
  package var cornerRadii: CornerRadii?
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = LayerValues.black

  /// The image that the application assigned to `contents`, or nil. `contentsGravity` determines the position of the image. The layer's
  /// own drawing is in `renderBacking` instead.
  package var contents: CGImage?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear

  package var shadowColor: CGColor? = LayerValues.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  /// Indicates whether the sublayers are not flattened into the layer's plane. Such a layer has no content of its own.
  /// `CATransformLayer` sets this value.
  package var preservesDepth = false

  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1

  /// The properties of a replicator layer, or nil for other layers.
  package var replicator: ReplicatorValues?

  package init() {}
}

/// The properties of a `CAReplicatorLayer`, which draws several instances of its sublayers.
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
  /// The number of consecutive sublayers of the replicator layer in each instance, or nil if every instance repeats all
  /// sublayers.
  package var layersPerInstance: Int?

  package init() {}
}

/// The bitmap of a layer's own drawing (by `draw(in:)`, a delegate, a shape or a gradient), and its position.
package final class LayerBacking {
  package let pixels: PixelBuffer
  /// The rectangle of the bitmap in the layer's own coordinates. The rectangle can extend beyond the bounds. For example, the bitmap of
  /// a shape layer covers the whole path.
  package let frame: CGRect
  /// The number of pixels per point in the bitmap.
  package let scale: CGFloat
  /// Indicates whether the bitmap was drawn for the whole bounds (`draw(in:)`).
  ///
  /// In this case, `contentsGravity` positions the bitmap in the current bounds, in the same way as `contents`. `frame`
  /// is then the rectangle for which the bitmap was drawn.
  package let fillsBounds: Bool

  package init(pixels: PixelBuffer, frame: CGRect, scale: CGFloat, fillsBounds: Bool = false) {
    self.pixels = pixels
    self.frame = frame
    self.scale = scale
    self.fillsBounds = fillsBounds
  }
}

/// The changes of a layer since the render server last read it. Setters insert the changes of a property, and insert
/// `.descendants` in the ancestors. The render server removes the changes.
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
