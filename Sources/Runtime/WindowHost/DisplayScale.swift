import CoreGraphics
import Foundation

/// Decides how many device pixels a point has, from what the user and the desktop say.
enum DisplayScale {
  /// The scale of a display.
  ///
  /// In this order: `TESSERA_SCALE` (0.5...4, as it stands), `GDK_SCALE` (whole numbers, what GNOME users set by hand),
  /// the desktop's font resolution `Xft.dpi` against 96, and at last the display's own density, which counts only from
  /// 144 dots an inch on: many displays lie about their size, and a wrong scale is worse than a small one.
  /// Apart from the user's own value, the result is a multiple of 0.25 in 1...4. Anything senseless is passed over.
  static func choose(environment: [String: String], fontDPI: Double?, displayDPI: Double?) -> CGFloat {
    if let user = override(in: environment) { return user }
    if let text = environment["GDK_SCALE"], let scale = Double(text), scale > 1, scale <= 4 { return CGFloat(scale) }
    if let fontDPI, fontDPI.isFinite, fontDPI >= 48, fontDPI <= 96 * 5 { return snapped(fontDPI / 96, step: 0.25) }
    if let displayDPI, displayDPI.isFinite, displayDPI >= 144, displayDPI <= 600 {
      return snapped((displayDPI / 96 / 0.5).rounded(.down) * 0.5, step: 0.5)
    }
    return 1
  }

  /// What `TESSERA_SCALE` says, if it is a number in 0.5...4.
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
