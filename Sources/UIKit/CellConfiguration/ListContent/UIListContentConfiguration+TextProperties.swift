import CoreGraphics

extension UIListContentConfiguration {
  /// The properties of the primary or secondary text in a list content configuration, such as its font and color.
  public struct TextProperties: Hashable {
    /// Constants that specify the alignment of text: natural, centered or justified.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// The text is aligned with the leading edge of its frame.
      case natural = 0
      /// The text is centered.
      case center = 1
      /// The text is aligned with both edges.
      case justified = 2
    }

    /// Constants that specify how the capitalization of text changes when the text is displayed.
    public enum TextTransform: Int, Hashable, Sendable {
      /// The text is shown unchanged.
      case none = 0
      /// All letters are uppercase.
      case uppercase = 1
      /// All letters are lowercase.
      case lowercase = 2
      /// The first letter of each word is uppercase.
      case capitalized = 3
    }

    private var colorStorage: UIColor
    private var isColorCustom = false
    private var transformerBox: ColorTransformerBox?

    /// The font of the text. The default depends on the configuration.
    public var font: UIFont
    /// The text color. The default depends on the configuration and the state.
    public var color: UIColor {
      get { colorStorage }
      set {
        colorStorage = newValue
        isColorCustom = true
      }
    }
    /// A transformer that derives the displayed text color from the text color. The default is `nil`, which uses the
    /// text color unchanged.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformerBox?.transformer }
      set { transformerBox = ColorTransformerBox(newValue) }
    }
    /// The alignment of the text. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// The way in which lines break and the last line is truncated. The default is truncation at the end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. The default is 0, which means no limit.
    public var numberOfLines = 0
    /// A Boolean value that determines whether the font of a single line becomes smaller to fit the width. The default
    /// is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum size of the font as a fraction of its normal size. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that determines whether characters move closer together before a text is truncated. The default
    /// is `false`.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that determines whether the font adapts to the user's text size. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// A Boolean value that determines whether a truncated text is shown in full while the pointer is over it. The
    /// default is `false`.
    ///
    /// The value has no effect in Tessera.
    public var showsExpansionTextWhenTruncated = false
    /// The change of capitalization. The default is `none`.
    public var transform = TextTransform.none

    /// Returns the text color, after the transformer has been applied.
    ///
    /// - Returns: The resolved color.
    public func resolvedColor() -> UIColor { transformerBox?.transformer(colorStorage) ?? colorStorage }

    init(_ style: Style, isSecondary: Bool) {
      font = Self.font(style, isSecondary)
      colorStorage = Self.color(style, isSecondary, nil)
    }

    mutating func update(_ style: Style, isSecondary: Bool, _ state: StyleState) {
      if !isColorCustom { colorStorage = Self.color(style, isSecondary, state) }
    }

    /// Returns the default font of the primary or secondary text.
    ///
    /// The sizes are 17 and 15 points in cells, 17 semibold in headers, 13 in footers (measured on iOS 26.1).
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
      let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: .current)
      let isHeavy = !isSecondary && (style == .prominentHeader || style == .extraProminentHeader)
      guard isHeavy, let boldDescriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
      return UIFont(descriptor: boldDescriptor, size: 0)
    }

    private static func color(_ style: Style, _ isSecondary: Bool, _ state: StyleState?) -> UIColor {
      if let state, state.isDisabled { return .tertiaryLabel }
      switch style {
      case .sidebarCell, .sidebarSubtitle:
        // The background of a selected row in a sidebar has the tint color.
        if let state, state.isSelected, !state.isHighlighted { return .white }
        return isSecondary ? .secondaryLabel : .label
      case .plainFooter, .groupedFooter: return .secondaryLabel
      case .groupedHeader: return .secondaryLabel
      default: return isSecondary ? .secondaryLabel : .label
      }
    }
  }
}
