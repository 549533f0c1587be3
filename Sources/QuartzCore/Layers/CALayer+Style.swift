import CoreGraphics
import Foundation

// Properties that nothing overrides: set directly, with the same cost and the same actions as those in the class.
extension CALayer {
  /// The anchor's distance from the layer's plane, towards the viewer. Animatable. Default 0.
  public final var anchorPointZ: CGFloat {
    get { modelValues.anchorPointZ }
    set { if newValue != modelValues.anchorPointZ { change(.anchorPointZ) { $0.anchorPointZ = newValue } } }
  }

  /// Whether the sublayers' y-axis grows upwards. Default false.
  public final var isGeometryFlipped: Bool {
    get { modelValues.isGeometryFlipped }
    set {
      guard newValue != modelValues.isGeometryFlipped else { return }
      let action = willChange(.isGeometryFlipped)
      modelValues.isGeometryFlipped = newValue
      if newValue { flags.insert(.isFlipped) } else { flags.remove(.isFlipped) }
      didChange(.isGeometryFlipped, action)
    }
  }

  /// Whether the layer is seen from behind, too. Animatable (it flips). Default true.
  public final var isDoubleSided: Bool {
    get { modelValues.isDoubleSided }
    set { if newValue != modelValues.isDoubleSided { change(.isDoubleSided) { $0.isDoubleSided = newValue } } }
  }

  /// The corners that `cornerRadius` rounds. Animatable (it flips). Default all four.
  public final var maskedCorners: CACornerMask {
    get { modelValues.maskedCorners }
    set {
      guard newValue != modelValues.maskedCorners else { return }
      change(.maskedCorners) { $0.maskedCorners = newValue }
      // Gradients draw their corners themselves.
      if self is CAGradientLayer { setNeedsDisplay() }
    }
  }

  /// The shape of the corners. Default `.circular`.
  public final var cornerCurve: CALayerCornerCurve {
    get { modelValues.cornerCurve }
    set { if newValue != modelValues.cornerCurve { change(.cornerCurve) { $0.cornerCurve = newValue } } }
  }

  /// The part of `contents` that is shown, in fractions. Animatable. Default (0, 0, 1, 1).
  public final var contentsRect: CGRect {
    get { modelValues.contentsRect }
    set { if newValue != modelValues.contentsRect { change(.contentsRect) { $0.contentsRect = newValue } } }
  }

  /// The part of `contents` that stretches while its borders keep their size, in fractions of the image. Animatable.
  /// Default (0, 0, 1, 1).
  public final var contentsCenter: CGRect {
    get { modelValues.contentsCenter }
    set { if newValue != modelValues.contentsCenter { change(.contentsCenter) { $0.contentsCenter = newValue } } }
  }

  /// Where `contents` lies. Default `.resize`.
  public final var contentsGravity: CALayerContentsGravity {
    get { modelValues.contentsGravity }
    set { if newValue != modelValues.contentsGravity { change(.contentsGravity) { $0.contentsGravity = newValue } } }
  }

  /// How `contents` is made smaller. Default `.linear`.
  public final var minificationFilter: CALayerContentsFilter {
    get { modelValues.minificationFilter }
    set {
      if newValue != modelValues.minificationFilter { change(.minificationFilter) { $0.minificationFilter = newValue } }
    }
  }

  /// How `contents` is made larger. Default `.linear`.
  public final var magnificationFilter: CALayerContentsFilter {
    get { modelValues.magnificationFilter }
    set {
      if newValue != modelValues.magnificationFilter {
        change(.magnificationFilter) { $0.magnificationFilter = newValue }
      }
    }
  }

  /// Whether `opacity` applies to layer and sublayers as one picture. Default true.
  public final var allowsGroupOpacity: Bool {
    get { modelValues.allowsGroupOpacity }
    set {
      if newValue != modelValues.allowsGroupOpacity { change(.allowsGroupOpacity) { $0.allowsGroupOpacity = newValue } }
    }
  }

  /// Whether layer and sublayers are kept as one bitmap. Default false.
  public final var shouldRasterize: Bool {
    get { modelValues.shouldRasterize }
    set { if newValue != modelValues.shouldRasterize { change(.shouldRasterize) { $0.shouldRasterize = newValue } } }
  }

  /// The scale of that bitmap, pixels a point. Default 1.
  public final var rasterizationScale: CGFloat {
    get { modelValues.rasterizationScale }
    set {
      if newValue != modelValues.rasterizationScale { change(.rasterizationScale) { $0.rasterizationScale = newValue } }
    }
  }

  /// Whether a new size makes the layer draw itself again. Default false.
  public final var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { if newValue { flags.insert(.needsDisplayOnBoundsChange) } else { flags.remove(.needsDisplayOnBoundsChange) } }
  }

  /// Whether the layer promises to fill its bounds without any transparency when it draws. Default false.
  public final var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { if newValue { flags.insert(.isOpaque) } else { flags.remove(.isOpaque) } }
  }

  /// The colour of the shadow; nil casts none. Animatable. Default opaque black.
  public final var shadowColor: CGColor? {
    get { modelValues.shadowColor }
    set { if newValue != modelValues.shadowColor { change(.shadowColor) { $0.shadowColor = newValue } } }
  }

  /// How strong the shadow is, 0 to 1. Animatable. Default 0.
  public final var shadowOpacity: Float {
    get { modelValues.shadowOpacity }
    set { if newValue != modelValues.shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
  }

  /// How far the shadow is displaced, in points. Animatable. Default (0, -3).
  public final var shadowOffset: CGSize {
    get { modelValues.shadowOffset }
    set { if newValue != modelValues.shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
  }

  /// The blur of the shadow, in points: about the standard deviation. Animatable. Default 3.
  public final var shadowRadius: CGFloat {
    get { modelValues.shadowRadius }
    set { if newValue != modelValues.shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
  }
}
