import Foundation

extension CGContext {
  /// The colour, or pattern, that shapes are filled with; black at first.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// The colour, or pattern, that lines are drawn in; black at first.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Fills in an sRGB colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Draws lines in an sRGB colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Fills in gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

  /// Draws lines in gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  /// Fills in a colour of inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Draws lines in a colour of inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Fills in opaque black of `space` until a colour is set.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = Self.first(of: space) }

  /// Draws lines in opaque black of `space` until a colour is set.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = Self.first(of: space) }

  /// Fills in components of the current fill space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = state.fill.colorSpace.flatMap({ CGColor(colorSpace: $0, components: components) }) {
      state.fill = color
    }
  }

  /// Draws lines in components of the current stroke space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = state.stroke.colorSpace.flatMap({ CGColor(colorSpace: $0, components: components) }) {
      state.stroke = color
    }
  }

  /// Fills with a pattern; `colorComponents` is alpha, preceded by an sRGB colour if the pattern is a stencil.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: .patternSpace, pattern: pattern, components: colorComponents) {
      state.fill = color
    }
  }

  /// Draws lines with a pattern; `colorComponents` is alpha, preceded by an sRGB colour if the pattern is a stencil.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: .patternSpace, pattern: pattern, components: colorComponents) {
      state.stroke = color
    }
  }

  /// Moves patterns, in the default space of the context.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private static func first(of space: CGColorSpace) -> CGColor {
    guard space.model != .pattern else { return .clear }
    var components = [CGFloat](repeating: 0, count: space.numberOfComponents) + [1]
    if space.model == .cmyk { components[3] = 1 }
    return CGColor(space: space, components: components)
  }
}
