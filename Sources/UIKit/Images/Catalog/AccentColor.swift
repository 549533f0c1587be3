import Foundation

/// The accent color of the application, which is the default tint color of its views.
enum AccentColor {
  /// The accent color of the main bundle, or nil if it specifies none. The color is read once.
  static let applicationColor: UIColor? = color(of: .main)

  /// Returns the color of the set that `NSAccentColorName` of Info.plist names, or of the set `AccentColor`, which Xcode creates. The
  /// result is nil if there is no such set.
  static func color(of bundle: Bundle) -> UIColor? {
    let name = bundle.informationEntry("NSAccentColorName") as? String ?? "AccentColor"
    return ColorSet.color(name, in: bundle)
  }
}
