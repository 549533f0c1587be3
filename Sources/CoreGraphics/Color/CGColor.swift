import Foundation

/// A colour: components in a colour space, and alpha; or a pattern. Never changes; equal when space, components and
/// pattern are.
public final class CGColor: @unchecked Sendable {
  /// The space that gives the components their meaning.
  public let colorSpace: CGColorSpace?
  /// The components, alpha last. Nil only where Core Graphics says so, which is never here; a pattern has alpha alone,
  /// preceded by the colour that it is drawn in if it is a stencil.
  public let components: [CGFloat]?
  /// The pattern, if this is one.
  public let pattern: CGPattern?
  /// The colour as it is drawn.
  package let rgba: RGBA

  /// Opaque black, in gray.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, in gray.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without any opacity, in gray.
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

  /// Makes a colour in sRGB; components 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgbSpace, components: [red, green, blue, alpha])
  }

  /// Makes a colour in sRGB; components 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgbSpace, components: [red, green, blue, alpha])
  }

  /// Makes a gray; 0 is black, 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, components: [gray, alpha])
  }

  /// Makes a gray; 0 is black, 1 white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, components: [gray, alpha])
  }

  /// Makes a colour of inks, 0...1 each.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .cmykSpace, components: [cyan, magenta, yellow, black, alpha])
  }

  /// Makes a colour of `space`; `components` has one number for each of its components and alpha behind them. nil for
  /// the space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    self.init(
      space: space, components: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Makes a pattern colour; `components` is alpha, preceded by an sRGB colour if the pattern is a stencil. nil when
  /// `space` is not one of patterns.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    let count = pattern.isColored ? 1 : 4
    self.init(
      space: space, components: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
  }

  /// sRGB beyond 0...1, as UIKit's colours are.
  package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedSRGBSpace, components: [red, green, blue, alpha])
  }

  /// Gray beyond 0...1, as UIKit's colours are.
  package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedGraySpace, components: [gray, alpha])
  }

  package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .displayP3Space, components: [red, green, blue, alpha])
  }

  /// A pattern that repeats an image of `size` points.
  package convenience init(patternImage image: CGImage, size: CGSize) {
    self.init(space: .patternSpace, components: [1], pattern: CGPattern(image: image, size: size))
  }

  /// Opacity, 0...1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another opacity, 0...1.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  package func withAlpha(_ alpha: CGFloat) -> CGColor {
    guard let space = colorSpace, var numbers = components, !numbers.isEmpty else { return self }
    numbers[numbers.count - 1] = alpha
    return CGColor(space: space, components: numbers, pattern: pattern)
  }

  /// The colour in another space; nil for patterns. `intent` and `options` change nothing.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard pattern == nil, let numbers = space.components(rgba) else { return nil }
    return CGColor(space: space, components: numbers)
  }

  /// True when nothing behind it shows through, as far as that can be told.
  package var isOpaque: Bool { pattern == nil && rgba.alpha >= 1 }
}

extension CGColor: Hashable {
  /// True for colours of the same space, components and pattern.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other
      || (one.colorSpace == other.colorSpace && one.components == other.components && one.pattern === other.pattern)
  }

  /// Feeds what equality looks at.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension CGColor: CustomDebugStringConvertible {
  /// Space and components, for people.
  public var debugDescription: String {
    "CGColor(\(colorSpace?.name ?? (pattern == nil ? "device" : "pattern")), \(components ?? []))"
  }
}
