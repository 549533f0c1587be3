import Foundation

extension CGContext {
  /// The width of lines in user space; 1 at first. Negative and endless widths count as 0.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width.isFinite ? max(0, width) : 0 }

  /// The ends of lines; `.butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// The corners of lines; `.miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// How many line widths long a mitered corner may be before it is cut off; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Dashes: `lengths` (user space) in turn is drawn and left out, beginning `phase` into them. An empty list draws
  /// lines without gaps, as do lengths that are negative or all 0.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isSane = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.line.dashPhase = phase.isFinite ? phase : 0
    state.line.dashLengths = isSane ? lengths : []
  }

  /// How far curves may be off, in device pixels. Kept with the state; curves are drawn to a tenth of a pixel anyway.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Multiplies the opacity of all that is drawn; 1 at first, brought into 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }

  /// How what is drawn mixes with what is there; `.normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// How smoothly images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Whether edges are smoothed; true at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// Whether edges may be smoothed at all; here the same as `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { state.antialiases = false }
  }

  /// Kept for source compatibility: glyphs are always smoothed in gray.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Kept for source compatibility: glyphs are always smoothed in gray.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Kept for source compatibility: the text engine decides about sub-pixel positions.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Kept for source compatibility: the text engine decides about sub-pixel positions.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Kept for source compatibility: the text engine decides about sub-pixel positions.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Kept for source compatibility: the text engine decides about sub-pixel positions.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Kept for source compatibility: colours outside of sRGB are clipped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// A shadow under all that is drawn from here on; none without a colour. `offset` and `blur` are in the default space of
  /// the context, whatever the current transform: in UIKit's contexts, points with y down; in bitmap contexts, pixels with
  /// y up. The blur reaches about as far as `blur`, which is twice its standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = ShadowStyle(
      offset: offset.applying(state.base),
      // Beyond 100 pixels hardly anybody sees a difference, and the memory for it would be without bounds.
      deviation: min(100, max(0, blur.isFinite ? blur : 0) / 2 * state.base.meanScale), color: color.rgba)
  }

  /// `setShadow(offset:blur:color:)` in black at one third of opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Text

  /// Where the next glyph is drawn, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// What drawing glyphs does; `.fill` at first.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Extra space between glyphs; 0 at first.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
}
