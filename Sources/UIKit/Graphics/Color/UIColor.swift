import Foundation

/// A color or a pattern. A color can depend on traits (interface style, contrast, level). Colors are immutable, and can be created and
/// used on any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  package enum Storage {
    case fixed(CGColor)
    /// A system color, with its name and its colors for the interface styles, contrasts and levels.
    case system(String, ColorAppearances)
    case dynamic(Provider)
    /// A dynamic color with a different opacity.
    case faded(UIColor, alpha: CGFloat)
  }

  /// A closure that returns the color for an environment. Colors with the same provider are equal, such as those that are read
  /// from an asset catalog by one name.
  package final class Provider: Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
  }

  /// The value of the color. Only initializers set this property.
  package private(set) final var storage: Storage

  /// The level of prominence of the color. The value is `primary`, unless `withProminence(_:)` returned the color.
  public private(set) final var prominence = Prominence.primary

  package convenience init(storage: Storage, prominence: Prominence = .primary) {
    self.init()
    self.storage = storage
    self.prominence = prominence
  }

  /// Creates a transparent black.
  public override init() {
    storage = .fixed(.clear)
    super.init()
  }

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - white: The gray value, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(extendedGray: white, alpha: alpha))
    super.init()
  }

  /// Creates a color in extended sRGB. Components outside 0...1 are preserved, as on iOS 10 and later, and clipped when
  /// the color is drawn.
  ///
  /// - Parameters:
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The opacity, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue. 0 and 1 are red. Only the fractional part of other values is used.
  ///   - saturation: The saturation, clamped to 0...1.
  ///   - brightness: The brightness, clamped to 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    storage = .fixed(CGColor(extendedRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    super.init()
  }

  /// Creates a color in Display P3. Colors outside sRGB are clipped when they are drawn.
  ///
  /// - Parameters:
  ///   - displayP3Red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color from a Core Graphics color, including patterns.
  ///
  /// - Parameter cgColor: The color.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// Creates a color that depends on traits, such as the interface style.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for a trait collection. The closure can be called on any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(Provider(dynamicProvider))
    super.init()
  }

  /// Creates a color from a color literal.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: NSCoding, NSCopying

  /// Creates a color from an archive that `encode(with:)` wrote. Returns nil if the archive contains no color.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    guard let color = UIColor.decoded(from: coder) else { return nil }
    storage = color.storage
    super.init()
    prominence = color.prominence
  }

  /// Encodes the color. A system color is encoded by its name, and remains dynamic. A color with a provider is encoded with its
  /// value in `UITraitCollection.current`, because closures cannot be archived. A pattern is encoded as its image.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }
  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`, as in UIKit.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the color itself, because colors are immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The color.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Conversion

  /// The color as a Core Graphics color. A dynamic color is resolved in `UITraitCollection.current`.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// Returns the color as a Core Graphics color. A dynamic color is resolved for `traits`.
  package func cgColor(in traits: @autoclosure () -> UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): return color
    case .system, .dynamic, .faded:
      let environment = traits()
      return resolvedColor(with: environment).fixedColor ?? .clear
    }
  }

  /// The Core Graphics color if this color is the same for all traits, otherwise nil.
  package var fixedColor: CGColor? {
    if case .fixed(let color) = storage { return color }
    return nil
  }

  /// Returns the color that a dynamic color has for a collection of traits, such as the interface style and the
  /// contrast.
  ///
  /// - Parameter traitCollection: The traits for which the color is resolved.
  /// - Returns: The resolved color, or the color itself if it is not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: return self
    case .system(_, let appearances): return appearances.color(in: traitCollection)
    case .dynamic(let provider):
      // A provider can read the current environment, and can itself return a dynamic color.
      var color = self
      traitCollection.performAsCurrent { color = provider.color(traitCollection) }
      return color === self ? .clear : color.resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      return color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// Returns a color with a different opacity. A dynamic color remains dynamic.
  ///
  /// - Parameter alpha: The opacity, 0...1.
  /// - Returns: The new color.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(storage: .fixed(color.withAlpha(alpha)))
    case .system, .dynamic: UIColor(storage: .faded(self, alpha: alpha))
    case .faded(let color, _): UIColor(storage: .faded(color, alpha: alpha))
    }
  }

  // MARK: Equality

  /// Returns whether an object is an equal color: one with the same color space and components, the same system color,
  /// the same color of an asset catalog, or the same dynamic color object. White as a gray and white in RGB are not equal, as in UIKit.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let firstColor), .fixed(let secondColor)): return firstColor == secondColor
    case (.system(let firstColor, _), .system(let secondColor, _)): return firstColor == secondColor
    case (.faded(let firstColor, let alpha), .faded(let secondColor, let otherAlpha)):
      return alpha == otherAlpha && firstColor == secondColor
    case (.dynamic(let firstProvider), .dynamic(let secondProvider)): return firstProvider === secondProvider
    default: return false
    }
  }

  /// A hash value that is equal for equal colors.
  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .system(let name, _): name.hashValue
    case .dynamic(let provider): ObjectIdentifier(provider).hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }

  /// A description in UIKit's format: the color space with the components, or the name of a dynamic color.
  open override var description: String {
    switch storage {
    case .system(let name, _):
      return "<UIDynamicSystemColor: \(UIView.address(of: self)); name = \(name)>"
    case .dynamic: return "<UIDynamicProviderColor>"
    case .faded(let color, let alpha): return "<UIDynamicModifiedColor; base = \(color); alpha = \(alpha)>"
    case .fixed(let color):
      if color.pattern != nil { return "<UIPatternColor>" }
      let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
      switch color.colorSpace?.name {
      case CGColorSpace.displayP3: return "UIDisplayP3ColorSpace " + numbers
      default:
        return (color.colorSpace?.model == .monochrome ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ")
          + numbers
      }
    }
  }
}

/// The default type of color literals (`#colorLiteral(red:green:blue:alpha:)`).
public typealias _ColorLiteralType = UIColor
