import Foundation

extension CGContext {
  /// Sets the width of strokes. The initial width is 1.
  ///
  /// - Parameter width: The width, in user space. Negative widths and widths that are not finite are replaced by 0.
  public func setLineWidth(_ width: CGFloat) { state.lineStyle.width = width.isFinite ? max(0, width) : 0 }

  /// Sets the shape of the ends of strokes. The initial shape is `.butt`.
  ///
  /// - Parameter cap: The shape of the ends.
  public func setLineCap(_ cap: CGLineCap) { state.lineStyle.cap = cap }

  /// Sets the shape of the corners of strokes. The initial shape is `.miter`.
  ///
  /// - Parameter join: The shape of the corners.
  public func setLineJoin(_ join: CGLineJoin) { state.lineStyle.join = join }

  /// Sets the miter limit of strokes. The initial limit is 10.
  ///
  /// - Parameter limit: The largest ratio of miter length to line width. Sharper corners are beveled.
  public func setMiterLimit(_ limit: CGFloat) { state.lineStyle.miterLimit = limit }

  /// Sets the dash pattern of strokes.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which strokes begin, in user space.
  ///   - lengths: The alternating lengths of dashes and gaps, in user space. Lines are solid if the array is empty, if a length
  ///     is negative, or if all lengths are 0.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isValid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.lineStyle.dashPhase = phase.isFinite ? phase : 0
    state.lineStyle.dashLengths = isValid ? lengths : []
  }

  /// Sets the accuracy of curves. The value is stored but has no effect: the error is always at most a tenth of a
  /// pixel.
  ///
  /// - Parameter flatness: The largest error, in device pixels.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Sets the opacity of all drawing. The initial value is 1.
  ///
  /// - Parameter alpha: The opacity, which is clamped to 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }

  /// Sets the operation that combines drawing with the existing content. The initial mode is `.normal`.
  ///
  /// - Parameter mode: The blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The quality of interpolation when images are scaled. The initial quality is `.default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets a Boolean value that determines whether edges are antialiased. The initial value is `true`.
  ///
  /// - Parameter shouldAntialias: `true` to antialias edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// Sets a Boolean value that determines whether antialiasing is allowed. In Tessera, `false` has the effect of
  /// `setShouldAntialias(false)`, and `true` has no effect.
  ///
  /// - Parameter allowsAntialiasing: `false` to disable antialiasing.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { state.antialiases = false }
  }

  /// Sets whether glyphs are smoothed. Tessera ignores the value and always antialiases glyphs in gray. Available for
  /// source compatibility.
  ///
  /// - Parameter shouldSmoothFonts: Not used.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether smoothing of glyphs is allowed. Tessera ignores the value and always antialiases glyphs in gray.
  /// Available for source compatibility.
  ///
  /// - Parameter allowsFontSmoothing: Not used.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether glyphs are drawn at fractions of a pixel. Tessera ignores the value, because the text engine
  /// determines the positions. Available for source compatibility.
  ///
  /// - Parameter shouldSubpixelPositionFonts: Not used.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether glyphs may be drawn at fractions of a pixel. Tessera ignores the value, because the text engine
  /// determines the positions. Available for source compatibility.
  ///
  /// - Parameter allowsFontSubpixelPositioning: Not used.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether the positions of glyphs are rounded to certain fractions of a pixel. Tessera ignores the value,
  /// because the text engine determines the positions. Available for source compatibility.
  ///
  /// - Parameter shouldSubpixelQuantizeFonts: Not used.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Sets whether the positions of glyphs may be rounded to certain fractions of a pixel. Tessera ignores the value,
  /// because the text engine determines the positions. Available for source compatibility.
  ///
  /// - Parameter allowsFontSubpixelQuantization: Not used.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets the method that maps colors to the range of the device. Tessera ignores the value and always clips colors to
  /// sRGB. Available for source compatibility.
  ///
  /// - Parameter intent: Not used.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets the shadow of all drawing.
  ///
  /// Offset and blur are in the default coordinate system of the context, independent of the current transform. In
  /// UIKit's contexts they are in points with y pointing down, and in bitmap contexts in pixels with y pointing up.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow.
  ///   - blur: The extent of the blur, which is twice its standard deviation.
  ///   - color: The color, or nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = ShadowStyle(
      offset: offset.applying(state.base),
      // A deviation above 100 pixels looks almost the same, and the memory that it requires would be unlimited.
      standardDeviation: min(100, max(0, blur.isFinite ? blur : 0) / 2 * state.base.meanScale), color: color.rgba)
  }

  /// Sets a black shadow with an opacity of one third.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in the default coordinate system of the context.
  ///   - blur: The extent of the blur, in the default coordinate system of the context.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Text

  /// The position of the next glyph, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Sets the mode in which glyphs are drawn. The initial mode is `.fill`.
  ///
  /// - Parameter mode: The drawing mode.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Sets the additional space between glyphs. The initial spacing is 0.
  ///
  /// - Parameter spacing: The space, in the coordinate system of the text.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
}
