import Foundation

/// A color set of an asset catalog, read from `NAME.colorset/Contents.json`.
struct ColorSet {
  /// A color and the appearances for which it was made.
  private struct Variant {
    let color: UIColor
    let isDark: Bool?
    let hasContrast: Bool
    let idiom: String
    let isWideGamut: Bool
  }

  private static let cache = SharedCache<String, UIColor?>(limit: 20_000)

  /// Returns the color with a name, or nil if the bundle does not contain it. Results, including nil, are cached.
  ///
  /// - Parameters:
  ///   - name: The name of the color, with its namespace.
  ///   - bundle: The bundle.
  static func color(_ name: String, in bundle: Bundle) -> UIColor? {
    let key = bundle.bundlePath + "\n" + name
    if let cached = cache[key] { return cached }
    let folder = AssetCatalog.catalog(of: bundle).folder(.color, named: name)
    return cache.insert(folder.flatMap { read(name, folder: $0) }, for: key)
  }

  /// Reads a color set. The result is nil if it contains no color, like the accent color of a new project.
  private static func read(_ name: String, folder: String) -> UIColor? {
    guard let contents = CatalogContents.read(folder: folder) else { return nil }
    let variants = contents.objects("colors").compactMap { variant($0, name: name, folder: folder) }
    guard let first = variants.first else { return nil }
    if variants.count == 1 { return first.color }
    let isPlain = variants.allSatisfy { $0.isDark == nil && !$0.hasContrast }
    if isPlain, variants.allSatisfy({ $0.idiom == first.idiom && $0.isWideGamut == first.isWideGamut }) {
      return first.color
    }
    let resolver = VariantResolver(variants: variants)
    return UIColor { resolver.color(in: $0) }
  }

  private struct VariantResolver: @unchecked Sendable {
    let variants: [Variant]

    /// Returns the color that fits an environment best. The interface style counts more than the contrast.
    func color(in traits: UITraitCollection) -> UIColor {
      var best = variants[0].color
      var bestRank = Int.min
      for variant in variants {
        let rank = rank(variant, traits)
        if rank > bestRank { (best, bestRank) = (variant.color, rank) }
      }
      return best
    }

    private func rank(_ variant: Variant, _ traits: UITraitCollection) -> Int {
      var rank = 0
      switch variant.isDark {
      case nil: break
      case traits.userInterfaceStyle == .dark: rank += 8
      default: rank -= 16
      }
      if variant.hasContrast { rank += traits.accessibilityContrast == .high ? 4 : -8 }
      switch (variant.idiom, traits.userInterfaceIdiom) {
      case ("universal", _): break
      case ("iphone", .phone), ("ipad", .pad), ("mac", .mac), ("tv", .tv), ("car", .carPlay): rank += 32
      case ("iphone", _): rank -= 32
      default: rank -= 64
      }
      if variant.isWideGamut { rank += traits.displayGamut == .P3 ? 1 : -1 }
      return rank
    }
  }

  private static func variant(_ entry: CatalogContents, name: String, folder: String) -> Variant? {
    guard let color = entry.object("color") else { return nil }
    guard let newColor = makeColor(color) else {
      ResourceReport.report(
        "\(folder)/Contents.json: a color of “\(name)” has an unknown reference, color space or component. The "
          + "color is ignored"
      )
      return nil
    }
    var isDark: Bool?
    var hasContrast = false
    for appearance in entry.objects("appearances") {
      switch (appearance.text("appearance"), appearance.text("value")) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): hasContrast = true
      default: break
      }
    }
    return Variant(
      color: newColor, isDark: isDark, hasContrast: hasContrast, idiom: entry.text("idiom") ?? "universal",
      isWideGamut: entry.text("display-gamut")?.lowercased() == "display-p3")
  }

  private static func makeColor(_ color: CatalogContents) -> UIColor? {
    if let reference = color.text("reference") { return UIColor(systemName: reference) }
    guard let components = color.object("components") else { return nil }
    // A component is a number from 0 to 1 with a point, a whole number to 255, or a hexadecimal number to 0xFF.
    func number(_ name: String) -> CGFloat? {
      guard let text = components.text(name) else { return components.number(name) }
      if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let value = Double(text), value.isFinite else { return nil }
      return text.contains(".") || name == "alpha" ? CGFloat(value) : CGFloat(value) / 255
    }
    let alpha = number("alpha") ?? 1
    let space = color.text("color-space") ?? "srgb"
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    switch space {
    case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb", "linear-srgb":
      return UIColor(red: gammaEncoded(red), green: gammaEncoded(green), blue: gammaEncoded(blue), alpha: alpha)
    default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Returns a component of sRGB for a linear one (IEC 61966-2-1). Negative components are mirrored, as in the
  /// extended color space.
  private static func gammaEncoded(_ linear: CGFloat) -> CGFloat {
    let value = abs(linear)
    let result = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
  }
}

extension UIColor {
  /// Creates a color from the asset catalogs of the main bundle. The result is nil if there is no color with the name.
  ///
  /// - Parameter name: The name of the color, with its namespace.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from the asset catalogs of a bundle. The result is nil if there is no color with the name.
  ///
  /// The asset catalogs must be unprocessed resources of the bundle (`.copy` in the package manifest).
  ///
  /// - Parameters:
  ///   - name: The name of the color, with its namespace.
  ///   - bundle: The bundle, or nil for the main bundle.
  ///   - traitCollection: The traits for which the color is resolved, or nil for a color that depends on the
  ///     environment.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = ColorSet.color(name, in: bundle ?? .main) else { return nil }
    self.init(storage: traitCollection.map { color.resolvedColor(with: $0).storage } ?? color.storage)
  }
}
