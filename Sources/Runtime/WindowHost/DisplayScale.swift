import CoreGraphics
import Foundation

/// Determines the number of device pixels per point from the settings of the user and the desktop.
enum DisplayScale {
  /// Returns the scale of a display.
  ///
  /// The first of the following that has a valid value is used:
  ///
  /// - `TESSERA_SCALE` (0.5...4).
  /// - `GDK_SCALE` (whole numbers, set by GNOME users).
  /// - The desktop's font resolution `Xft.dpi`, divided by 96.
  /// - The display's own density. The density is ignored below 144 dots per inch, because many displays report a wrong size, and a
  ///   wrong scale is worse than a small one.
  ///
  /// The result is a multiple of 0.25 in 1...4, except that the value of `TESSERA_SCALE` is used unchanged.
  static func choose(environment: [String: String], fontDPI: Double?, displayDPI: Double?) -> CGFloat {
    if let userScale = override(in: environment) { return userScale }
    if let text = environment["GDK_SCALE"], let scale = Double(text), scale > 1, scale <= 4 { return CGFloat(scale) }
    if let fontDPI, fontDPI.isFinite, fontDPI >= 48, fontDPI <= 96 * 5 { return snapped(fontDPI / 96, step: 0.25) }
    if let displayDPI, displayDPI.isFinite, displayDPI >= 144, displayDPI <= 600 {
      return snapped((displayDPI / 96 / 0.5).rounded(.down) * 0.5, step: 0.5)
    }
    return 1
  }

  /// Returns the value of `TESSERA_SCALE`, or `nil` if it is not a number in 0.5...4.
  static func override(in environment: [String: String]) -> CGFloat? {
    guard let text = environment["TESSERA_SCALE"], let scale = Double(text), scale >= 0.5, scale <= 4 else {
      return nil
    }
    return CGFloat(scale)
  }

  private static func snapped(_ scale: Double, step: Double) -> CGFloat {
    CGFloat(min(4, max(1, (scale / step).rounded() * step)))
  }
}
