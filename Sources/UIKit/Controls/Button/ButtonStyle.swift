import CoreGraphics

/// The colors of a button configuration for a state of a button.
///
/// Measured on iOS 26.1: highlighted colors are a quarter more translucent, disabled ones are gray, and selected
/// buttons have a translucent background in the tint color. The gray of disabled buttons is that of highlighted gray buttons.
struct ButtonStyle {
  var foreground: UIColor
  var background: UIColor
  var stroke: UIColor?

  /// The properties of a button that determine its colors.
  struct State {
    var isHighlighted: Bool
    var isDisabled: Bool
    var isSelected: Bool
    var isDestructive: Bool
  }

  @MainActor
  init(_ configuration: UIButton.Configuration, _ state: State, tint: UIColor) {
    let tint = state.isDestructive ? .systemRed : tint
    let isSelected = state.isSelected && configuration.automaticallyUpdateForSelection
    var foreground: UIColor
    var background: UIColor
    switch configuration.style {
    case .plain, .borderless:
      foreground = configuration.baseForegroundColor ?? tint
      background = configuration.baseBackgroundColor ?? .clear
      if isSelected, configuration.baseBackgroundColor == nil { background = Self.tintedBackground(foreground) }
    case .gray, .bordered:
      foreground = configuration.baseForegroundColor ?? (state.isDestructive || isSelected ? tint : .label)
      background = configuration.baseBackgroundColor ?? .secondarySystemFill
      if isSelected { background = Self.tintedBackground(configuration.baseBackgroundColor ?? tint) }
    case .tinted, .borderedTinted:
      foreground = configuration.baseForegroundColor ?? tint
      background = Self.tintedBackground(configuration.baseBackgroundColor ?? tint)
      if isSelected {
        foreground = configuration.baseForegroundColor ?? .white
        background = configuration.baseBackgroundColor ?? tint
      }
    case .filled, .borderedProminent:
      foreground = configuration.baseForegroundColor ?? .white
      background = configuration.baseBackgroundColor ?? tint
    case .glass, .clearGlass:
      foreground = configuration.baseForegroundColor ?? (state.isDestructive ? tint : .label)
      background = configuration.baseBackgroundColor ?? (configuration.style == .glass ? Self.glass : Self.clearGlass)
      stroke = Self.glassEdge
    case .prominentGlass, .prominentClearGlass:
      foreground = configuration.baseForegroundColor ?? .white
      let baseColor = configuration.baseBackgroundColor ?? tint
      background = configuration.style == .prominentGlass ? baseColor : baseColor.withAlphaComponent(0.7)
      stroke = Self.glassEdge
    }
    let isBare = [.plain, .borderless].contains(configuration.style) && configuration.baseBackgroundColor == nil
    if state.isDisabled {
      foreground = .tertiaryLabel
      // Glass keeps its background, because without the background the text would be drawn on the content behind the
      // button.
      if !isBare, !UIButton.Configuration.isGlass(configuration.style) {
        background = Self.highlightedColor(.secondarySystemFill)
      }
      if configuration.style == .prominentGlass { background = Self.glass }
      if configuration.style == .prominentClearGlass { background = Self.clearGlass }
      if isBare { background = .clear }
    } else if state.isHighlighted {
      foreground = Self.highlightedColor(foreground)
      background = Self.highlightedColor(background)
    }
    self.foreground = foreground
    self.background = background
  }

  private static func tintedBackground(_ color: UIColor) -> UIColor { withScaledAlpha(color, 0.18) }
  private static func highlightedColor(_ color: UIColor) -> UIColor { withScaledAlpha(color, 0.75) }

  private static func withScaledAlpha(_ color: UIColor, _ factor: CGFloat) -> UIColor {
    UIColor { traits in
      let resolvedColor = color.resolvedColor(with: traits)
      return resolvedColor.withAlphaComponent(resolvedColor.cgColor.alpha * factor)
    }
  }

  private static let glass = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.8) : UIColor(white: 1, alpha: 0.8)
  }
  private static let clearGlass = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.55) : UIColor(white: 1, alpha: 0.55)
  }
  private static let glassEdge = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.12)
  }
}

extension UIButton.Configuration {
  /// Returns the background of a button of a given height, with the resolved colors and the corner radius.
  @MainActor
  func resolvedBackground(_ style: ButtonStyle, height: CGFloat, in traits: UITraitCollection)
    -> UIBackgroundConfiguration
  {
    var result = background
    if !background.isColorCustom { result.backgroundColor = style.background }
    if result.strokeColor == .clear, let stroke = style.stroke { result.strokeColor = stroke }
    if result.strokeColor == .clear { result.strokeWidth = 0 }
    result.cornerRadius = radius(height: height, in: traits)
    return result
  }

  @MainActor
  func radius(height: CGFloat, in traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .dynamic:
      guard background.cornerRadius == Self.dynamicRadius else {
        return UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
      }
      // The radius is half of the height of a button with one line of text, regardless of the actual height (measured
      // on iOS 26.1: 14 points for small buttons, 17 for medium ones, 25 for large ones).
      let radius: CGFloat = buttonSize == .large ? 25 : buttonSize == .medium ? Self.dynamicRadius : 14
      return UIFontMetrics.default.scaledValue(for: radius, compatibleWith: traits)
    case .small: return height * 0.125
    case .medium: return height * 0.175
    case .large: return height * 0.25
    case .capsule: return height / 2
    }
  }

  /// Returns the font of the title or the subtitle. Before scaling, the sizes are 17 and 13 points, or 15 and 12 points
  /// in small and mini buttons.
  @MainActor
  func font(isSubtitle: Bool, in traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle =
      switch (buttonSize, isSubtitle) {
      case (.small, false), (.mini, false): .subheadline
      case (_, false): .body
      case (.small, true), (.mini, true): .caption1
      case (_, true): .footnote
      }
    // A system font of that size has no additional line spacing, unlike the font of a text style (measured: two lines are 40.333 points
    // high at 3x).
    return .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
  }

  /// Returns a title or subtitle with the attributes of the configuration. The text's own attributes take precedence.
  @MainActor
  func displayedText(_ text: AttributedString, isSubtitle: Bool, color: UIColor, in traits: UITraitCollection)
    -> NSAttributedString
  {
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font(isSubtitle: isSubtitle, in: traits)
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    let transformer = isSubtitle ? subtitleTextAttributesTransformer : titleTextAttributesTransformer
    if let transformer { base = transformer(base) }
    let result = NSMutableAttributedString(
      string: String(text.characters), attributes: TextAttributeBridge.dictionary(base))
    NSAttributedString(text).enumerateAttributes(
      in: NSRange(location: 0, length: result.length), options: []
    ) { attributes, range, _ in
      if !attributes.isEmpty { result.addAttributes(attributes, range: range) }
    }
    return result
  }
}
