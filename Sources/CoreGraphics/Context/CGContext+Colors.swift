import Foundation

extension CGContext {
  /// Sets the color or pattern that shapes are filled with. The initial color is black.
  ///
  /// - Parameter color: The color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color or pattern that paths are stroked with. The initial color is black.
  ///
  /// - Parameter color: The color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill color to an sRGB color.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color to an sRGB color.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a gray color.
  ///
  /// - Parameters:
  ///   - gray: The gray value, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, 0...1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the stroke color to a gray color.
  ///
  /// - Parameters:
  ///   - gray: The gray value, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, 0...1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the fill color to a CMYK color.
  ///
  /// - Parameters:
  ///   - cyan: The amount of cyan, 0...1.
  ///   - magenta: The amount of magenta, 0...1.
  ///   - yellow: The amount of yellow, 0...1.
  ///   - black: The amount of black, 0...1.
  ///   - alpha: The opacity, 0...1.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets the stroke color to a CMYK color.
  ///
  /// - Parameters:
  ///   - cyan: The amount of cyan, 0...1.
  ///   - magenta: The amount of magenta, 0...1.
  ///   - yellow: The amount of yellow, 0...1.
  ///   - black: The amount of black, 0...1.
  ///   - alpha: The opacity, 0...1.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets the color space of the fill color, and resets the fill color to opaque black.
  ///
  /// - Parameter space: The color space for `setFillColor(_:)` with components.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = Self.first(of: space) }

  /// Sets the color space of the stroke color, and resets the stroke color to opaque black.
  ///
  /// - Parameter space: The color space for `setStrokeColor(_:)` with components.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = Self.first(of: space) }

  /// Sets the fill color to components in the current fill color space.
  ///
  /// - Parameter components: One number for each component, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = state.fillColor.colorSpace.flatMap({ CGColor(colorSpace: $0, components: components) }) {
      state.fillColor = color
    }
  }

  /// Sets the stroke color to components in the current stroke color space.
  ///
  /// - Parameter components: One number for each component, followed by alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = state.strokeColor.colorSpace.flatMap({ CGColor(colorSpace: $0, components: components) }) {
      state.strokeColor = color
    }
  }

  /// Sets the pattern that shapes are filled with.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: The opacity. For an uncolored pattern, it is preceded by the three components of a color in sRGB.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: .patternSpace, pattern: pattern, components: colorComponents) {
      state.fillColor = color
    }
  }

  /// Sets the pattern that paths are stroked with.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: The opacity. For an uncolored pattern, it is preceded by the three components of a color in sRGB.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: .patternSpace, pattern: pattern, components: colorComponents) {
      state.strokeColor = color
    }
  }

  /// Sets the offset of the cells of patterns.
  ///
  /// - Parameter phase: The offset, in the default coordinate system of the context.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private static func first(of space: CGColorSpace) -> CGColor {
    guard space.model != .pattern else { return .clear }
    var components = [CGFloat](repeating: 0, count: space.numberOfComponents) + [1]
    if space.model == .cmyk { components[3] = 1 }
    return CGColor(space: space, components: components)
  }
}
