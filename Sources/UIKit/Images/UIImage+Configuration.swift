extension UIImage {
  /// The traits and the locale for which an image is designed. Configurations are immutable.
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The traits for which the image is designed, or nil if it suits all of them.
    open private(set) var traitCollection: UITraitCollection?
    /// The language and region for which the image is designed, or nil if it suits all of them.
    open private(set) var locale: Locale?

    /// Creates a configuration for traits.
    ///
    /// - Parameter traitCollection: The traits, or nil if the image suits all of them.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traitCollection: traitCollection, locale: nil)
    }

    /// Creates a configuration for a language and region.
    ///
    /// - Parameter locale: The locale, or nil if the image suits all of them.
    public convenience init(locale: Locale?) { self.init(traitCollection: nil, locale: locale) }

    init(traitCollection: UITraitCollection?, locale: Locale?) {
      self.traitCollection = traitCollection
      self.locale = locale
      super.init()
    }

    /// Creates a configuration from an archive that `encode(with:)` wrote.
    ///
    /// - Parameter coder: The unarchiver.
    public required init?(coder: NSCoder) {
      locale = coder.decodeString(forKey: "UILocale").map { Locale(identifier: $0) }
      super.init()
    }

    /// Encodes the locale. Traits are not encoded.
    ///
    /// - Parameter coder: The archiver.
    open func encode(with coder: NSCoder) {
      coder.encodeString(locale?.identifier, forKey: "UILocale")
    }

    /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a copy of the configuration with a different trait collection and locale. Subclasses override this method to preserve
    /// their own properties.
    func with(traitCollection: UITraitCollection?, locale: Locale?) -> Configuration {
      Configuration(traitCollection: traitCollection, locale: locale)
    }

    /// Returns a copy of the configuration with different traits.
    ///
    /// - Parameter traitCollection: The traits, or nil if the image suits all of them.
    /// - Returns: The new configuration.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self.configurationOfSameType(with(traitCollection: traitCollection, locale: locale))
    }

    /// Returns a configuration for another language and region.
    ///
    /// - Parameter locale: The locale, or nil if the image suits all of them.
    /// - Returns: The new configuration.
    public func withLocale(_ locale: Locale?) -> Self {
      Self.configurationOfSameType(with(traitCollection: traitCollection, locale: locale))
    }

    /// Returns this configuration combined with another. The values of the other configuration have precedence. Each trait is combined
    /// separately.
    ///
    /// - Parameter otherConfiguration: The other configuration. If it is nil, the result is this configuration.
    /// - Returns: The combined configuration.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let traits: UITraitCollection? =
        if let traits = traitCollection, let otherTraits = other.traitCollection {
          UITraitCollection(traitsFrom: [traits, otherTraits])
        } else {
          other.traitCollection ?? traitCollection
        }
      return Self.configurationOfSameType(
        with(traitCollection: traits, locale: other.locale ?? locale).copyingValues(from: other))
    }

    /// Returns a copy of this configuration in which the properties of the subclass have the values of another
    /// configuration. Subclasses override the method. The base implementation returns the configuration itself.
    func copyingValues(from other: Configuration) -> Configuration { self }

    /// Casts a configuration to this class. Methods that return a configuration of the receiver's class use it. Traps
    /// if the configuration has a different class.
    static func configurationOfSameType(_ configuration: Configuration) -> Self {
      guard let ownConfiguration = configuration as? Self else {
        preconditionFailure(
          "UIImage: a \(Self.self) cannot be copied with other traits or values, because the copy would be a "
            + "\(type(of: configuration)); use UIImage.Configuration or UIImage.SymbolConfiguration"
        )
      }
      return ownConfiguration
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
      return traitCollection == other.traitCollection && locale == other.locale
    }

    nonisolated open override var hash: Int { traitCollection.hashValue }

    /// Returns the configuration itself, because configurations are immutable.
    ///
    /// - Parameter zone: A zone, which is ignored.
    /// - Returns: The configuration.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The weight is unspecified. If no combined configuration specifies a weight, the weight is `regular`.
    case unspecified = 0
    /// The thinnest strokes, a quarter as thick as regular ones.
    case ultraLight = 1
    /// Strokes a little thicker than `ultraLight`.
    case thin = 2
    /// Strokes thinner than those of regular text.
    case light = 3
    /// Strokes as thick as those of regular text.
    case regular = 4
    /// Strokes between regular and semibold.
    case medium = 5
    /// Strokes of semibold weight, as in the titles of bars.
    case semibold = 6
    /// Strokes as thick as those of bold text.
    case bold = 7
    /// Strokes thicker than those of bold text.
    case heavy = 8
    /// The thickest strokes.
    case black = 9

    /// Returns the font weight that corresponds to the symbol weight.
    ///
    /// - Returns: The font weight.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight(numeric: rawValue * 100)
    }
  }

  /// The scale of a symbol: its size relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The default scale of the system. This scale is the same as `medium`.
    case `default` = -1
    /// The scale is unspecified. If no combined configuration specifies a scale, the scale is `medium`.
    case unspecified = 0
    /// The symbol is slightly lower than capital letters.
    case small = 1
    /// The symbol is as high as capital letters.
    case medium = 2
    /// The symbol is slightly higher than capital letters.
    case large = 3
  }

  /// The size, weight and colors of a symbol. Configurations are immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let symbolScale: SymbolScale
    let textStyle: UIFont.TextStyle?
    let colors: [UIColor]

    init(
      pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
      textStyle: UIFont.TextStyle? = nil, colors: [UIColor] = [], traitCollection: UITraitCollection? = nil,
      locale: Locale? = nil
    ) {
      self.pointSize = pointSize
      self.weight = weight
      symbolScale = scale
      self.textStyle = textStyle
      self.colors = colors
      super.init(traitCollection: traitCollection, locale: locale)
    }

    /// Creates a configuration from an archive that `encode(with:)` wrote.
    ///
    /// - Parameter coder: The unarchiver.
    public required init?(coder: NSCoder) {
      pointSize = coder.decodeNumber(forKey: "UIPointSize")
      weight = SymbolWeight(rawValue: coder.decodeInt(forKey: "UIWeight")) ?? .unspecified
      symbolScale = SymbolScale(rawValue: coder.decodeInt(forKey: "UIScale")) ?? .unspecified
      textStyle = coder.decodeString(forKey: "UITextStyle").map { UIFont.TextStyle(rawValue: $0) }
      colors = coder.decodeArray(of: UIColor.self, forKey: "UIColors") ?? []
      super.init(coder: coder)
    }

    /// Encodes the size, the weight, the scale, the text style, the colors and the locale.
    ///
    /// - Parameter coder: The archiver.
    public override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      if let pointSize { coder.encode(Double(pointSize), forKey: "UIPointSize") }
      coder.encode(weight.rawValue, forKey: "UIWeight")
      coder.encode(symbolScale.rawValue, forKey: "UIScale")
      coder.encodeString(textStyle?.rawValue, forKey: "UITextStyle")
      if !colors.isEmpty { coder.encode(NSArray(array: colors), forKey: "UIColors") }
    }

    override func with(traitCollection: UITraitCollection?, locale: Locale?) -> Configuration {
      SymbolConfiguration(
        pointSize: pointSize, weight: weight, scale: symbolScale, textStyle: textStyle, colors: colors,
        traitCollection: traitCollection, locale: locale)
    }

    /// A configuration without specified values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// Returns a configuration for a symbol in a single color, the tint color.
    ///
    /// - Returns: The configuration.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// Returns a configuration for a symbol in several colors. Tessera draws every symbol in a single color.
    ///
    /// - Returns: The configuration.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration for symbols at the size of text.
    ///
    /// - Parameter pointSize: The font size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration for symbols at the size and weight of text.
    ///
    /// - Parameters:
    ///   - pointSize: The font size in points.
    ///   - weight: The weight of the strokes.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration for symbols that match the size and weight of text. The scale determines their size
    /// relative to the text.
    ///
    /// - Parameters:
    ///   - pointSize: The font size in points.
    ///   - weight: The weight of the strokes.
    ///   - scale: The size of the symbol relative to the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize as CGFloat?, weight: weight, scale: scale, textStyle: nil, colors: [])
    }

    /// Creates a configuration for symbols with a scale.
    ///
    /// - Parameter scale: The size of the symbol relative to text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale, textStyle: nil, colors: [])
    }

    /// Creates a configuration for symbols with a weight.
    ///
    /// - Parameter weight: The weight of the strokes.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified, textStyle: nil, colors: [])
    }

    /// Creates a configuration for symbols at the size of a text style, which adapts to the user's text size.
    ///
    /// - Parameter textStyle: The text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Creates a configuration for symbols that match a text style and therefore adapt to the user's text size. The
    /// scale determines their size relative to the text.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - scale: The size of the symbol relative to the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale, textStyle: textStyle, colors: [])
    }

    /// Creates a configuration for symbols at the size and weight of a font.
    ///
    /// - Parameter font: The font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for symbols that match the size and weight of a font. The scale determines their size
    /// relative to the text.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - scale: The size of the symbol relative to the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.request.weight / 100) ?? .regular, scale: scale,
        textStyle: nil, colors: [])
    }
    /// Creates a configuration for symbols in a color and lighter shades of it. Tessera uses only the color itself.
    ///
    /// - Parameter hierarchicalColor: The color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, textStyle: nil, colors: [hierarchicalColor])
    }
    /// Creates a configuration for symbols in several colors. Tessera uses only the first one.
    ///
    /// - Parameter paletteColors: The colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, textStyle: nil, colors: paletteColors)
    }

    override func copyingValues(from otherConfiguration: Configuration) -> Configuration {
      guard let otherConfiguration = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: otherConfiguration.pointSize ?? (otherConfiguration.textStyle == nil ? pointSize : nil),
        weight: otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
        scale: otherConfiguration.symbolScale == .unspecified ? symbolScale : otherConfiguration.symbolScale,
        textStyle: otherConfiguration.textStyle ?? (otherConfiguration.pointSize == nil ? textStyle : nil),
        colors: otherConfiguration.colors.isEmpty ? colors : otherConfiguration.colors,
        traitCollection: traitCollection, locale: locale)
    }

    /// Returns the configuration without its size and weight. The result has the same scale, text style and colors.
    ///
    /// - Returns: The new configuration.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(scale: symbolScale, textStyle: textStyle, colors: colors)
    }

    /// Returns the configuration with an unspecified scale.
    ///
    /// - Returns: The new configuration.
    public func configurationWithoutScale() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, weight: weight, textStyle: textStyle, colors: colors)
    }

    /// Returns the configuration with an unspecified text style.
    ///
    /// - Returns: The new configuration.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, weight: weight, scale: symbolScale, colors: colors)
    }

    /// Returns the configuration with an unspecified weight.
    ///
    /// - Returns: The new configuration.
    public func configurationWithoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, scale: symbolScale, textStyle: textStyle, colors: colors)
    }

    /// Returns a Boolean value that indicates whether two configurations are equal.
    ///
    /// - Parameter otherConfiguration: Another configuration. If it is nil, the result is `false`.
    /// - Returns: `true` if all values are equal.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    nonisolated public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale
        && textStyle == other.textStyle && colors == other.colors && traitCollection == other.traitCollection
        && locale == other.locale
    }

    nonisolated public override var hash: Int { pointSize.hashValue }

    /// The size, in points, and the stroke weight (100...900) with which a symbol with this configuration is drawn.
    var resolved: (size: CGFloat, weight: Int) {
      let style = textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: .current).pointSize }
      let size = pointSize ?? style ?? UIFont.labelFontSize
      let factor: CGFloat = symbolScale == .small ? 0.79 : symbolScale == .large ? 1.29 : 1
      // A larger symbol could not be drawn: its bitmap would need more than 400 megabytes.
      let drawableSize = size.isFinite ? max(1, min(size, 7_500)) : UIFont.labelFontSize
      return (drawableSize * factor, weight == .unspecified ? 400 : weight.rawValue * 100)
    }
  }
}
