import CoreGraphics

/// The colors of menus in light and dark appearance.
@MainActor enum MenuColors {
  static let border = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.12)
  }
  static let dimming = UIColor(white: 0, alpha: 0.2)
}
