import CoreGraphics

extension UIListContentConfiguration {
  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// At the edge where reading begins.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// In which letters the text is shown.
    public enum TextTransform: Int, Hashable, Sendable {
      /// As it was written.
      case none = 0
      /// In capitals.
      case uppercase = 1
      /// In small letters.
      case lowercase = 2
      /// Words begin with a capital.
      case capitalized = 3
    }

    private var colorStorage: UIColor
    private var isColorCustom = false
    private var transformerBox: ColorTransformerBox?

    /// Default: what the look says.
    public var font: UIFont
    /// Default: what the look says for the state.
    public var color: UIColor {
      get { colorStorage }
      set {
        colorStorage = newValue
        isColorCustom = true
      }
    }
    /// Makes the colour that is shown of `color`. Default nil.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformerBox?.transformer }
      set { transformerBox = ColorTransformerBox(newValue) }
    }
    /// Default natural.
    public var alignment = TextAlignment.natural
    /// Where lines break, and how the last one is cut off. Default: at its end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines at most; 0, the default: as many as it takes.
    public var numberOfLines = 0
    /// Whether a single line that is too long becomes smaller. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become, as a share of the font's size. Default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before a text is cut off. Default false.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the pointer shows the whole of a text that was cut off. Default false; kept, as labels here do.
    public var showsExpansionTextWhenTruncated = false
    /// Default none.
    public var transform = TextTransform.none

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { transformerBox?.transformer(colorStorage) ?? colorStorage }

    init(_ style: Style, isSecondary: Bool) {
      font = Self.font(style, isSecondary)
      colorStorage = Self.color(style, isSecondary, nil)
    }

    mutating func update(_ style: Style, isSecondary: Bool, _ state: LookState) {
      if !isColorCustom { colorStorage = Self.color(style, isSecondary, state) }
    }

    /// Sizes: 17 and 15 points in cells, 17 semibold in headers, 13 in footers (measured on iOS 26.1).
    private static func font(_ style: Style, _ isSecondary: Bool) -> UIFont {
      let textStyle: UIFont.TextStyle =
        switch style {
        case .cell, .subtitle, .sidebarCell, .sidebarSubtitle, .accompaniedSidebarCell, .accompaniedSidebarSubtitle:
          isSecondary ? .subheadline : .body
        case .value: .body
        case .plainHeader, .groupedHeader, .sidebarHeader: isSecondary ? .subheadline : .headline
        case .prominentHeader: isSecondary ? .subheadline : .title3
        case .extraProminentHeader: isSecondary ? .subheadline : .title2
        case .plainFooter, .groupedFooter: .footnote
        }
      let font = UIFont.preferredFont(forTextStyle: textStyle)
      let isHeavy = !isSecondary && (style == .prominentHeader || style == .extraProminentHeader)
      guard isHeavy, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
      return UIFont(descriptor: bold, size: 0)
    }

    private static func color(_ style: Style, _ isSecondary: Bool, _ state: LookState?) -> UIColor {
      if let state, state.isDisabled { return .tertiaryLabel }
      switch style {
      case .sidebarCell, .sidebarSubtitle:
        // On the tint of a selected row.
        if let state, state.isSelected, !state.isHighlighted { return .white }
        return isSecondary ? .secondaryLabel : .label
      case .plainFooter, .groupedFooter: return .secondaryLabel
      case .groupedHeader: return .secondaryLabel
      default: return isSecondary ? .secondaryLabel : .label
      }
    }
  }
}
