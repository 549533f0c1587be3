import Foundation

// Apple's published values ("Color" in the Human Interface Guidelines, iOS 13 to 18): the light and the dark
// appearance, each also with increased contrast.
extension UIColor {
  /// The system's red, which depends on the interface style and the contrast.
  public static let systemRed = UIColor(
    "systemRedColor", ColorAppearances(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961))
  /// The system's orange, which depends on the interface style and the contrast.
  public static let systemOrange = UIColor(
    "systemOrangeColor", ColorAppearances(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340))
  /// The system's yellow, which depends on the interface style and the contrast.
  public static let systemYellow = UIColor(
    "systemYellowColor", ColorAppearances(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, darkContrast: 0xFFD426))
  /// The system's green, which depends on the interface style and the contrast.
  public static let systemGreen = UIColor(
    "systemGreenColor", ColorAppearances(0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B))
  /// The system's mint green, which depends on the interface style and the contrast.
  public static let systemMint = UIColor(
    "systemMintColor", ColorAppearances(0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, darkContrast: 0x66D4CF))
  /// The system's teal, which depends on the interface style and the contrast.
  public static let systemTeal = UIColor(
    "systemTealColor", ColorAppearances(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, darkContrast: 0x5DE6FF))
  /// The system's cyan, which depends on the interface style and the contrast.
  public static let systemCyan = UIColor(
    "systemCyanColor", ColorAppearances(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, darkContrast: 0x70D7FF))
  /// The system's blue, which depends on the interface style and the contrast. This color is the default tint color.
  public static let systemBlue = UIColor(
    "systemBlueColor", ColorAppearances(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF))
  /// The system's indigo, which depends on the interface style and the contrast.
  public static let systemIndigo = UIColor(
    "systemIndigoColor", ColorAppearances(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF))
  /// The system's purple, which depends on the interface style and the contrast.
  public static let systemPurple = UIColor(
    "systemPurpleColor", ColorAppearances(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF))
  /// The system's pink, which depends on the interface style and the contrast.
  public static let systemPink = UIColor(
    "systemPinkColor", ColorAppearances(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, darkContrast: 0xFF6482))
  /// The system's brown, which depends on the interface style and the contrast.
  public static let systemBrown = UIColor(
    "systemBrownColor", ColorAppearances(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, darkContrast: 0xB59469))
  /// The system's base gray, which depends on the interface style and the contrast.
  public static let systemGray = UIColor(
    "systemGrayColor", ColorAppearances(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2))
  /// The second gray of the system, closer to the background than `systemGray`.
  public static let systemGray2 = UIColor(
    "systemGray2Color", ColorAppearances(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80))
  /// The third gray of the system, closer to the background than `systemGray2`.
  public static let systemGray3 = UIColor(
    "systemGray3Color", ColorAppearances(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456))
  /// The fourth gray of the system, closer to the background than `systemGray3`.
  public static let systemGray4 = UIColor(
    "systemGray4Color", ColorAppearances(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446))
  /// The fifth gray of the system, closer to the background than `systemGray4`.
  public static let systemGray5 = UIColor(
    "systemGray5Color", ColorAppearances(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638))
  /// The sixth gray of the system, which is close to the background.
  public static let systemGray6 = UIColor(
    "systemGray6Color", ColorAppearances(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426))
}
