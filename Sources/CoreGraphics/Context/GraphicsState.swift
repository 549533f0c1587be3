import Foundation

/// Everything that `saveGState` saves, besides the clip, which the engine keeps.
package struct GraphicsState {
  /// User space to device pixels (from the top left).
  package var transform: CGAffineTransform
  /// The context's default space to device pixels: what patterns and shadows follow. Never changes.
  package let base: CGAffineTransform
  package var fill = CGColor.black
  package var stroke = CGColor.black
  package var patternPhase = CGSize.zero
  package var line = LineStyle()
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: ShadowStyle?
  package var interpolation = CGInterpolationQuality.default
  package var antialiases = true
  package var textMode = CGTextDrawingMode.fill
  package var characterSpacing: CGFloat = 0
  package var flatness: CGFloat = 0.5

  package init(base: CGAffineTransform) {
    self.base = base
    transform = base
  }
}

/// How lines are drawn; lengths in user space.
package struct LineStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  /// Empty for a line without gaps.
  package var dashLengths: [CGFloat] = []

  package init() {}
}

/// A shadow in device pixels: shadows do not follow the current transform.
package struct ShadowStyle: Sendable {
  package var offset: CGSize
  /// The standard deviation of the blur.
  package var deviation: CGFloat
  package var color: RGBA

  package init(offset: CGSize, deviation: CGFloat, color: RGBA) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }
}
