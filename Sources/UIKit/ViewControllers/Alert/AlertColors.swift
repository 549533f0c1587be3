/// The colours of alerts and popovers.
@MainActor enum AlertColors {
  static let card = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.985, alpha: 1)
  }
  /// Measured: 0.463, 0.463, 0.502 at 0.12.
  static let action = UIColor.tertiarySystemFill
  static let pressed = UIColor.systemFill
}
