import Foundation

/// The state that `saveGState()` saves, except for the clip. The drawing engine stores the clip.
package struct GraphicsState {
  /// The transform from user space to device pixels, which have their origin at the top left.
  package var transform: CGAffineTransform
  /// The transform from the context's default coordinate system to device pixels. This transform never changes. Patterns and shadows
  /// use it instead of the current transform.
  package let base: CGAffineTransform
  package var fillColor = CGColor.black
  package var strokeColor = CGColor.black
  package var patternPhase = CGSize.zero
  package var lineStyle = LineStyle()
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: ShadowStyle?
  package var interpolationQuality = CGInterpolationQuality.default
  package var antialiases = true
  package var textMode = CGTextDrawingMode.fill
  package var characterSpacing: CGFloat = 0
  package var flatness: CGFloat = 0.5

  package init(base: CGAffineTransform) {
    self.base = base
    transform = base
  }
}

/// The style of stroked lines: width, caps, joins and dashes. Lengths are in user space.
package struct LineStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  /// The alternating lengths of dashes and gaps. The array is empty for a solid line.
  package var dashLengths: [CGFloat] = []

  package init() {}
}

/// The properties of a shadow. Lengths are in device pixels, because shadows ignore the current transform.
package struct ShadowStyle: Sendable {
  package var offset: CGSize
  /// The standard deviation of the blur, in device pixels.
  package var standardDeviation: CGFloat
  package var color: RGBA

  package init(offset: CGSize, standardDeviation: CGFloat, color: RGBA) {
    self.offset = offset
    self.standardDeviation = standardDeviation
    self.color = color
  }
}
