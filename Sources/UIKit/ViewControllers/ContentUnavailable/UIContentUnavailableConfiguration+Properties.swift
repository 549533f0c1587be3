import CoreGraphics

extension UIContentUnavailableConfiguration {
  /// The properties that determine how a configuration shows its image.
  public struct ImageProperties: Hashable {
    init() {}

    /// The configuration of symbol images that do not have a configuration of their own. The default is a size of 48
    /// points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
    /// The tint color of symbol and template images. If it is nil, the tint color of the view is used. The default is
    /// the secondary label color.
    public var tintColor: UIColor? = .secondaryLabel
    /// The corner radius of the image, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points. The proportions of the image do not change. A width or height of 0 means
    /// no limit. The default is zero.
    public var maximumSize = CGSize.zero
    /// A Boolean value that determines whether the colors of the image do not change when the user inverts colors. The
    /// default is false.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties that determine how a configuration shows one of its texts.
  public struct TextProperties: Hashable {
    /// The font of the text. The default is a large, bold font for the primary text, and the font of subheadlines for
    /// the secondary text.
    public var font: UIFont
    /// The color of the text. The default is the label color for the primary text and the secondary label color for the
    /// secondary text.
    public var color: UIColor
    /// The mode in which text that does not fit is wrapped or truncated. The default is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. The default is 0, which means no limit.
    public var numberOfLines = 0
    /// A Boolean value that determines whether the font of a single line shrinks so that the text fits. The default is
    /// false.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font may shrink, from 0 to 1. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that determines whether the letter spacing is reduced before the text is truncated. The default
    /// is false.
    public var allowsDefaultTighteningForTruncation = false

    init(isSecondary: Bool) {
      color = isSecondary ? .secondaryLabel : .label
      let style = UIFont.preferredFont(forTextStyle: isSecondary ? .subheadline : .title2, compatibleWith: .current)
      let bold = isSecondary ? nil : style.fontDescriptor.withSymbolicTraits(.traitBold)
      font = bold.map { UIFont(descriptor: $0, size: 0) } ?? style
    }
  }

  /// The action, the menu and the state of a configuration's button.
  public struct ButtonProperties: Hashable {
    init() {}

    /// The action of the button. The default is nil.
    public var primaryAction: UIAction?
    /// The menu of the button. A tap shows the menu if the button has no action. Otherwise a long press shows it. The
    /// default is nil.
    public var menu: UIMenu?
    /// A Boolean value that determines whether the button is enabled. The default is true.
    public var isEnabled = true
    /// The role of the button. The default is `normal`.
    public var role = UIButton.Role.normal
  }
}
