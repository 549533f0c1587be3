import Foundation

// Apple's published values ("Color" in the Human Interface Guidelines, iOS 13 to 18) by what a colour is for.
extension UIColor {
  // MARK: Text

  /// Text of the first rank.
  public static let label = UIColor("labelColor", ColorAppearances(0x000000, 1, dark: 0xFFFFFF, 1))
  /// Text of the second rank.
  public static let secondaryLabel = UIColor(
    "secondaryLabelColor",
    ColorAppearances(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6, contrastAlpha: 0.8, darkContrastAlpha: 0.7))
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(
    "tertiaryLabelColor",
    ColorAppearances(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3, contrastAlpha: 0.7, darkContrastAlpha: 0.55))
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(
    "quaternaryLabelColor",
    ColorAppearances(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16, contrastAlpha: 0.55, darkContrastAlpha: 0.4))
  /// What stands in an empty text field.
  public static let placeholderText = UIColor(
    "placeholderTextColor",
    ColorAppearances(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3, contrastAlpha: 0.7, darkContrastAlpha: 0.55))
  /// Links.
  public static let link = UIColor(
    "linkColor", ColorAppearances(0x007AFF, dark: 0x0984FF, contrast: 0x007AFF, darkContrast: 0x0984FF))
  /// White text of lesser rank, in light and dark alike.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black text, in light and dark alike.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Lines

  /// Thin lines that let what is behind them show through.
  public static let separator = UIColor("separatorColor", ColorAppearances(0x3C3C43, 0.29, dark: 0x545458, 0.6))
  /// Thin lines that do not.
  public static let opaqueSeparator = UIColor(
    "opaqueSeparatorColor",
    ColorAppearances(0xC6C6C8, dark: 0x38383A, contrast: 0xC6C6C8, darkContrast: 0x38383A))

  // MARK: Fills

  /// For thin and small shapes.
  public static let systemFill = UIColor("systemFillColor", ColorAppearances(0x787880, 0.2, dark: 0x787880, 0.36))
  /// For shapes of middle size.
  public static let secondarySystemFill = UIColor(
    "secondarySystemFillColor", ColorAppearances(0x787880, 0.16, dark: 0x787880, 0.32))
  /// For large shapes.
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFillColor", ColorAppearances(0x767680, 0.12, dark: 0x767680, 0.24))
  /// For large shapes with something in them.
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFillColor", ColorAppearances(0x747480, 0.08, dark: 0x767680, 0.18))

  // MARK: Backgrounds

  /// Behind everything.
  public static let systemBackground = UIColor(
    "systemBackgroundColor", ColorAppearances(background: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E))
  /// Behind content that stands on `systemBackground`.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackgroundColor", ColorAppearances(background: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E))
  /// Behind content that stands on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackgroundColor", ColorAppearances(background: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C))
  /// Behind grouped content.
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackgroundColor", ColorAppearances(background: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E))
  /// Behind the groups that stand on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackgroundColor",
    ColorAppearances(background: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E))
  /// Behind content that stands on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackgroundColor",
    ColorAppearances(background: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C))
  /// The older name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground

  // MARK: Tint

  /// The tint of the view that uses it. A view puts its own tint in its place; anywhere else it is `systemBlue`.
  public static let tintColor = UIColor(
    "tintColor", ColorAppearances(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF))

}
