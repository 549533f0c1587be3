extension UIImage {
  /// What an image is made for. Immutable.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The environment, if it matters.
    open private(set) var traitCollection: UITraitCollection?
    /// The language and region, if they matter.
    open private(set) var locale: Locale?

    /// For an environment.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traitCollection: traitCollection, locale: nil)
    }

    /// For a language and region.
    public convenience init(locale: Locale?) { self.init(traitCollection: nil, locale: locale) }

    init(traitCollection: UITraitCollection?, locale: Locale?) {
      self.traitCollection = traitCollection
      self.locale = locale
      super.init()
    }

    /// The same for another environment and language; of subclasses with what they add.
    func with(traitCollection: UITraitCollection?, locale: Locale?) -> Configuration {
      Configuration(traitCollection: traitCollection, locale: locale)
    }

    /// This configuration for another environment; nil: for none in particular.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self.same(with(traitCollection: traitCollection, locale: locale))
    }

    /// This configuration for another language; nil: for none in particular.
    public func withLocale(_ locale: Locale?) -> Self {
      Self.same(with(traitCollection: traitCollection, locale: locale))
    }

    /// This configuration; what `otherConfiguration` says wins. Traits are taken one by one.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let traits: UITraitCollection? =
        if let own = traitCollection, let others = other.traitCollection {
          UITraitCollection(traitsFrom: [own, others])
        } else {
          other.traitCollection ?? traitCollection
        }
      return Self.same(with(traitCollection: traits, locale: other.locale ?? locale).taking(other))
    }

    /// With what else `other` says.
    func taking(_ other: Configuration) -> Configuration { self }

    /// Configurations make others of their own class.
    static func same(_ configuration: Configuration) -> Self {
      guard let same = configuration as? Self else { preconditionFailure("\(configuration) is no \(Self.self)") }
      return same
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
      return traitCollection == other.traitCollection && locale == other.locale
    }

    nonisolated open override var hash: Int { traitCollection.hashValue }

    /// Itself: configurations do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    /// As the configuration it is combined with, or regular.
    case unspecified = 0
    /// The thinnest lines of all: a quarter of the regular ones.
    case ultraLight = 1
    /// Lines a little thicker than hair.
    case thin = 2
    /// Lines thinner than beside regular text.
    case light = 3
    /// Lines as thick as those of regular text.
    case regular = 4
    /// Lines between regular and semibold.
    case medium = 5
    /// Lines as thick as those of titles in bars.
    case semibold = 6
    /// Lines as thick as those of bold text.
    case bold = 7
    /// Lines thicker than those of bold text.
    case heavy = 8
    /// The thickest lines of all.
    case black = 9

    /// The same weight of fonts.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight(numeric: rawValue * 100)
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The system's: as `medium`.
    case `default` = -1
    /// As the configuration it is combined with, or `medium`.
    case unspecified = 0
    /// A little lower than capital letters.
    case small = 1
    /// As high as capital letters.
    case medium = 2
    /// A little higher than capital letters.
    case large = 3
  }

  /// The size, weight and colours of a symbol. Immutable.
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

    override func with(traitCollection: UITraitCollection?, locale: Locale?) -> Configuration {
      SymbolConfiguration(
        pointSize: pointSize, weight: weight, scale: symbolScale, textStyle: textStyle, colors: colors,
        traitCollection: traitCollection, locale: locale)
    }

    /// Nothing said.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// One colour, the tint.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// Kept; symbols have one colour here.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

    /// Symbols as large as text of that size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Symbols as large and heavy as text of that size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Symbols as large and heavy as text of that size and weight, at a scale beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize as CGFloat?, weight: weight, scale: scale, textStyle: nil, colors: [])
    }

    /// Symbols at a scale beside text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale, textStyle: nil, colors: [])
    }

    /// Symbols of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified, textStyle: nil, colors: [])
    }

    /// Symbols as large as text of a style, at the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Symbols as large as text of a style, at the user's text size, at a scale beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale, textStyle: textStyle, colors: [])
    }

    /// Symbols as large and heavy as a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Symbols as large and heavy as a font, at a scale beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.request.weight / 100) ?? .regular, scale: scale,
        textStyle: nil, colors: [])
    }
    /// The colour; shades of it are not drawn.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, textStyle: nil, colors: [hierarchicalColor])
    }
    /// The first colour; symbols have one here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, textStyle: nil, colors: paletteColors)
    }

    override func taking(_ other: Configuration) -> Configuration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? (other.textStyle == nil ? pointSize : nil),
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale,
        textStyle: other.textStyle ?? (other.pointSize == nil ? textStyle : nil),
        colors: other.colors.isEmpty ? colors : other.colors, traitCollection: traitCollection, locale: locale)
    }

    /// This configuration without size and weight; scale, text style and colours stay.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(scale: symbolScale, textStyle: textStyle, colors: colors)
    }

    /// This configuration without scale.
    public func configurationWithoutScale() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, weight: weight, textStyle: textStyle, colors: colors)
    }

    /// This configuration without text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, weight: weight, scale: symbolScale, colors: colors)
    }

    /// This configuration without weight.
    public func configurationWithoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, scale: symbolScale, textStyle: textStyle, colors: colors)
    }

    /// Whether both say the same.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    nonisolated public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale
        && textStyle == other.textStyle && colors == other.colors && traitCollection == other.traitCollection
        && locale == other.locale
    }

    nonisolated public override var hash: Int { pointSize.hashValue }

    /// What is drawn at: points, stroke weight of 100 to 900.
    var resolved: (size: CGFloat, weight: Int) {
      let style = textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      let size = pointSize ?? style ?? UIFont.labelFontSize
      let factor: CGFloat = symbolScale == .small ? 0.79 : symbolScale == .large ? 1.29 : 1
      return (max(1, size) * factor, weight == .unspecified ? 400 : weight.rawValue * 100)
    }
  }
}
