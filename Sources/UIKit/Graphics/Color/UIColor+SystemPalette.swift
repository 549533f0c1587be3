import Foundation

// The values of iOS 26: the light and the dark appearance are measured on iOS 26.1 (Vercantez/openuikit,
// Tools/oracle2/colorprobe), and increased contrast is that of "Color" in the Human Interface Guidelines since June 2025.
extension UIColor {
  /// The system's red, which depends on the interface style and the contrast.
  public static let systemRed = UIColor(
    "systemRedColor", ColorAppearances(0xFF383C, dark: 0xFF4245, contrast: 0xE9152D, darkContrast: 0xFF6165))
  /// The system's orange, which depends on the interface style and the contrast.
  public static let systemOrange = UIColor(
    "systemOrangeColor", ColorAppearances(0xFF8D28, dark: 0xFF9230, contrast: 0xC55300, darkContrast: 0xFFA056))
  /// The system's yellow, which depends on the interface style and the contrast.
  public static let systemYellow = UIColor(
    "systemYellowColor", ColorAppearances(0xFFCC00, dark: 0xFFD600, contrast: 0xA16A00, darkContrast: 0xFEDF43))
  /// The system's green, which depends on the interface style and the contrast.
  public static let systemGreen = UIColor(
    "systemGreenColor", ColorAppearances(0x34C759, dark: 0x30D158, contrast: 0x008932, darkContrast: 0x4AD968))
  /// The system's mint green, which depends on the interface style and the contrast.
  public static let systemMint = UIColor(
    "systemMintColor", ColorAppearances(0x00C8B3, dark: 0x00DAC3, contrast: 0x008575, darkContrast: 0x54DFCB))
  /// The system's teal, which depends on the interface style and the contrast.
  public static let systemTeal = UIColor(
    "systemTealColor", ColorAppearances(0x00C3D0, dark: 0x00D2E0, contrast: 0x008198, darkContrast: 0x3BDDEC))
  /// The system's cyan, which depends on the interface style and the contrast.
  public static let systemCyan = UIColor(
    "systemCyanColor", ColorAppearances(0x00C0E8, dark: 0x3CD3FE, contrast: 0x007EAE, darkContrast: 0x6DD9FF))
  /// The system's blue, which depends on the interface style and the contrast. This color is the default tint color.
  public static let systemBlue = UIColor(
    "systemBlueColor", ColorAppearances(0x0088FF, dark: 0x0091FF, contrast: 0x1E6EF4, darkContrast: 0x5CB8FF))
  /// The system's indigo, which depends on the interface style and the contrast.
  public static let systemIndigo = UIColor(
    "systemIndigoColor", ColorAppearances(0x6155F5, dark: 0x6D7CFF, contrast: 0x564ADE, darkContrast: 0xA7AAFF))
  /// The system's purple, which depends on the interface style and the contrast.
  public static let systemPurple = UIColor(
    "systemPurpleColor", ColorAppearances(0xCB30E0, dark: 0xDB34F2, contrast: 0xB02FC2, darkContrast: 0xEA8DFF))
  /// The system's pink, which depends on the interface style and the contrast.
  public static let systemPink = UIColor(
    "systemPinkColor", ColorAppearances(0xFF2D55, dark: 0xFF375F, contrast: 0xE7124D, darkContrast: 0xFF8AC4))
  /// The system's brown, which depends on the interface style and the contrast.
  public static let systemBrown = UIColor(
    "systemBrownColor", ColorAppearances(0xAC7F5E, dark: 0xB78A66, contrast: 0x956D51, darkContrast: 0xDBA679))
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
