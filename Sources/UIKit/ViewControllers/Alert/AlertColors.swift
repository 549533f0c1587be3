/// The colors of alerts, popovers and sheets.
@MainActor enum AlertColors {
  static let card = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.985, alpha: 1)
  }
  /// The background of buttons and fields. The measured value is the color (0.463, 0.463, 0.502) with an opacity of
  /// 0.12.
  static let action = UIColor.tertiarySystemFill
  static let pressed = UIColor.systemFill
  /// The color that dims the content behind an alert or a sheet (measured on UIKit, cases `anim-alert-dim` and
  /// `sheet-medium-2x` of Tests/Oracle).
  static let dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
}
