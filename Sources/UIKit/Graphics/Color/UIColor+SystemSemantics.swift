import Foundation

// The values of iOS 26.1 (measured: Vercantez/openuikit, Tools/oracle2/colorprobe), grouped by the purpose of the colors. The
// opacities of labels are multiples of 1/255. Those for increased contrast are Apple's of iOS 13 to 18.
extension UIColor {
  // MARK: Text

  /// The color of primary text, such as the titles of rows.
  public static let label = UIColor("labelColor", ColorAppearances(0x000000, 1, dark: 0xFFFFFF, 1))
  /// The color of secondary text, such as subtitles.
  public static let secondaryLabel = UIColor(
    "secondaryLabelColor",
    ColorAppearances(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6, contrastAlpha: 0.8, darkContrastAlpha: 0.7))
  /// The color of tertiary text, which is less prominent than text in `secondaryLabel`.
  public static let tertiaryLabel = UIColor(
    "tertiaryLabelColor",
    ColorAppearances(0x3C3C43, 76 / 255, dark: 0xEBEBF5, 76 / 255, contrastAlpha: 0.7, darkContrastAlpha: 0.55))
  /// The color of quaternary text, such as a watermark, which is less prominent than text in `tertiaryLabel`.
  public static let quaternaryLabel = UIColor(
    "quaternaryLabelColor",
    ColorAppearances(0x3C3C43, 45 / 255, dark: 0xEBEBF5, 40 / 255, contrastAlpha: 0.55, darkContrastAlpha: 0.4))
  /// The color of placeholder text in text fields.
  public static let placeholderText = UIColor(
    "placeholderTextColor",
    ColorAppearances(0x3C3C43, 76 / 255, dark: 0xEBEBF5, 76 / 255, contrastAlpha: 0.7, darkContrastAlpha: 0.55))
  /// The color of text that is a link.
  public static let link = UIColor(
    "linkColor", ColorAppearances(0x007AFF, dark: 0x0984FF, contrast: 0x007AFF, darkContrast: 0x0984FF))
  /// White with an opacity of 0.6, for text on dark backgrounds. The color is the same in light and dark mode.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on light backgrounds. The color is the same in light and dark mode.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Lines

  /// The color of thin borders and separator lines through which the content behind them is visible.
  public static let separator = UIColor("separatorColor", ColorAppearances(0x3C3C43, 0.12, dark: 0x545458, 0.5))
  /// The color of thin borders and separator lines that hide the content behind them.
  public static let opaqueSeparator = UIColor(
    "opaqueSeparatorColor",
    ColorAppearances(0xC6C6C8, dark: 0x38383A, contrast: 0xC6C6C8, darkContrast: 0x38383A))

  // MARK: Fills

  /// The fill color of thin and small shapes, such as the track of a slider.
  public static let systemFill = UIColor("systemFillColor", ColorAppearances(0x787880, 0.2, dark: 0x787880, 0.36))
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = UIColor(
    "secondarySystemFillColor", ColorAppearances(0x787880, 0.16, dark: 0x787880, 0.32))
  /// The fill color of large shapes.
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFillColor", ColorAppearances(0x767680, 0.12, dark: 0x767680, 0.24))
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFillColor", ColorAppearances(0x747480, 0.08, dark: 0x767680, 0.18))

  // MARK: Backgrounds

  /// The color of the main background of an interface that is not grouped.
  public static let systemBackground = UIColor(
    "systemBackgroundColor", ColorAppearances(background: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E))
  /// The background color of content on `systemBackground`.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackgroundColor", ColorAppearances(background: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E))
  /// The background color of content on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackgroundColor", ColorAppearances(background: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C))
  /// The color of the main background of a grouped interface, such as a table view of the style `grouped`.
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackgroundColor", ColorAppearances(background: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E))
  /// The background color of content on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackgroundColor",
    ColorAppearances(background: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E))
  /// The background color of content on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackgroundColor",
    ColorAppearances(background: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C))
  /// The former name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground

  // MARK: Tint

  /// The tint color of the view in which the color is used. Outside of views, the color is `systemBlue`.
  public static let tintColor = UIColor(
    "tintColor", ColorAppearances(0x0088FF, dark: 0x0091FF, contrast: 0x1E6EF4, darkContrast: 0x5CB8FF))

}
