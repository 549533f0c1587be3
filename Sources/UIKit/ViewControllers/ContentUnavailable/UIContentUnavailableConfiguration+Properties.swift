import CoreGraphics

extension UIContentUnavailableConfiguration {
  /// How the image is shown.
  public struct ImageProperties: Hashable {
    init() {}

    /// The configuration of symbols that say nothing of their own. Default: 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
    /// The tint of symbols and templates; nil: the view's tint. Default: the colour of second texts.
    public var tintColor: UIColor? = .secondaryLabel
    /// How round the corners are, in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points, within which the image keeps its shape; 0, the default, in an axis: no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours when the user inverts the screen's. Default false.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// Default: bold and large for the first text, that of subheadlines for the second one.
    public var font: UIFont
    /// Default: that of labels; of secondary labels for the second text.
    public var color: UIColor
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

    init(isSecondary: Bool) {
      color = isSecondary ? .secondaryLabel : .label
      let style = UIFont.preferredFont(forTextStyle: isSecondary ? .subheadline : .title2)
      let bold = isSecondary ? nil : style.fontDescriptor.withSymbolicTraits(.traitBold)
      font = bold.map { UIFont(descriptor: $0, size: 0) } ?? style
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    init() {}

    /// What a tap does. Default nil.
    public var primaryAction: UIAction?
    /// What the button shows: after a tap where there is no action, else after a press. Default nil.
    public var menu: UIMenu?
    /// Whether it can be tapped. Default true.
    public var isEnabled = true
    /// What the button is for. Default normal.
    public var role = UIButton.Role.normal
  }
}
