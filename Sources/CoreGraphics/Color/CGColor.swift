import Foundation

/// A color: components in a color space with an alpha value, or a pattern.
///
/// Colors are immutable. Two colors are equal if their color spaces, components and patterns are equal.
public final class CGColor: @unchecked Sendable {
  /// The color space of the components. In Tessera, the value is never nil.
  public let colorSpace: CGColorSpace?
  /// The components, with alpha last. In Tessera, the value is never nil.
  ///
  /// For a pattern, the last component is alpha. For an uncolored pattern, it is preceded by the components of the
  /// color in which the pattern is drawn.
  public let components: [CGFloat]?
  /// The pattern, or nil if the color is not a pattern.
  public let pattern: CGPattern?
  /// The color converted to sRGB, the color space of all drawing.
  package let rgba: RGBA

  /// Opaque black, in a gray color space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, in a gray color space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in a gray color space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  init(space: CGColorSpace, components: [CGFloat], pattern: CGPattern? = nil) {
    colorSpace = space
    self.components = components
    self.pattern = pattern
    if pattern != nil, components.count >= 4 {
      rgba = RGBA(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    } else {
      rgba = space.rgba(components)
    }
  }

  /// Creates a color in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgbSpace, components: [red, green, blue, alpha])
  }

  /// Creates a color in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgbSpace, components: [red, green, blue, alpha])
  }

  /// Creates a gray color.
  ///
  /// - Parameters:
  ///   - gray: The gray value, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, 0...1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, components: [gray, alpha])
  }

  /// Creates a gray color in the generic gray color space.
  ///
  /// - Parameters:
  ///   - gray: The gray value, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, 0...1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, components: [gray, alpha])
  }

  /// Creates a CMYK color. The conversion to sRGB uses no profile.
  ///
  /// - Parameters:
  ///   - cyan: The amount of cyan, 0...1.
  ///   - magenta: The amount of magenta, 0...1.
  ///   - yellow: The amount of yellow, 0...1.
  ///   - black: The amount of black, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .cmykSpace, components: [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a color in a color space. The result is nil for a pattern color space.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - components: One number for each component of the color space, followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    self.init(
      space: space, components: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Creates a pattern color. The result is nil if `space` is not a pattern color space.
  ///
  /// - Parameters:
  ///   - space: A pattern color space.
  ///   - pattern: The pattern.
  ///   - components: The opacity. For an uncolored pattern, it is preceded by the three components of a color in sRGB.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    let count = pattern.isColored ? 1 : 4
    self.init(
      space: space, components: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
  }

  /// Creates a color in extended sRGB, the color space of UIKit's colors. The components may be outside 0...1.
  package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedSRGBSpace, components: [red, green, blue, alpha])
  }

  /// Creates a gray color in the extended gray color space, which UIKit's gray colors use. The value may be outside
  /// 0...1.
  package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedGraySpace, components: [gray, alpha])
  }

  package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .displayP3Space, components: [red, green, blue, alpha])
  }

  /// Creates a pattern color that repeats an image of `size` points.
  package convenience init(patternImage image: CGImage, size: CGSize) {
    self.init(space: .patternSpace, components: [1], pattern: CGPattern(image: image, size: size))
  }

  /// The opacity, 0...1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The number of components of the color, including alpha.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns the color itself, because colors are immutable.
  ///
  /// - Returns: The color itself. In Tessera, the result is never nil.
  public func copy() -> CGColor? { self }

  /// Returns a color with the same components and the opacity `alpha`.
  ///
  /// - Parameter alpha: The opacity, 0...1.
  /// - Returns: The new color. In Tessera, the result is never nil.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  package func withAlpha(_ alpha: CGFloat) -> CGColor {
    guard let space = colorSpace, var numbers = components, !numbers.isEmpty else { return self }
    numbers[numbers.count - 1] = alpha
    return CGColor(space: space, components: numbers, pattern: pattern)
  }

  /// Returns the color converted to another color space.
  ///
  /// - Parameters:
  ///   - space: The color space to convert to.
  ///   - intent: Not used.
  ///   - options: Not used.
  /// - Returns: The converted color, or nil if this color or the color space is a pattern.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard pattern == nil, let numbers = space.components(rgba) else { return nil }
    return CGColor(space: space, components: numbers)
  }

  /// Indicates whether the color is opaque. The value is false for patterns, because their opacity is not known.
  package var isOpaque: Bool { pattern == nil && rgba.alpha >= 1 }
}

extension CGColor: Hashable {
  /// Returns a Boolean value that indicates whether two colors are equal.
  ///
  /// - Parameters:
  ///   - one: A color.
  ///   - other: Another color.
  /// - Returns: `true` if color space, components and pattern are equal.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other
      || (one.colorSpace == other.colorSpace && one.components == other.components && one.pattern === other.pattern)
  }

  /// Hashes the color's components, which are equal in equal colors.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension CGColor: CustomDebugStringConvertible {
  /// A string representation of the color space and the components.
  public var debugDescription: String {
    "CGColor(\(colorSpace?.name ?? (pattern == nil ? "device" : "pattern")), \(components ?? []))"
  }
}
