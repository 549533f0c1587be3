import Foundation

/// Reads the colors of asset catalogs from `Name.colorset/Contents.json` in the bundle, because catalogs are not
/// compiled on Linux.
enum ColorSet {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }
      struct Color: Decodable {
        let colorSpace: String?
        let components: [String: String]

        enum CodingKeys: String, CodingKey {
          case colorSpace = "color-space"
          case components
        }
      }
      let idiom: String?
      let appearances: [Appearance]?
      let color: Color?
    }
    let colors: [Entry]
  }

  private static let cache = SharedCache<String, UIColor?>()

  /// Returns the color with a name, or nil if the bundle does not contain it. Results, including nil, are cached.
  static func color(_ name: String, in bundle: Bundle) -> UIColor? {
    guard let folder = bundle.resourceURL ?? URL(string: bundle.bundlePath) else { return nil }
    let key = folder.path + "\n" + name
    if let cached = cache[key] { return cached }
    return cache.keep(find(name, in: folder).flatMap(read), for: key)
  }

  private static func find(_ name: String, in folder: URL) -> URL? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let manager = FileManager.default
    let folderName = "/" + name + ".colorset"
    let catalogues = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for catalogue in catalogues.sorted(by: { $0.path < $1.path }) where catalogue.pathExtension == "xcassets" {
      guard let files = manager.enumerator(at: catalogue, includingPropertiesForKeys: nil) else { continue }
      for case let file as URL in files where file.path.hasSuffix(folderName) {
        return file.appendingPathComponent("Contents.json")
      }
    }
    return nil
  }

  private static func read(_ file: URL) -> UIColor? {
    guard let data = try? RegularFile(FilePath(file)).contents(limit: 1 << 20),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    func color(_ isDark: Bool, _ hasContrast: Bool) -> UIColor? {
      contents.colors.first { entry in
        let appearances = entry.appearances ?? []
        return (entry.idiom ?? "universal") == "universal"
          && appearances.contains { $0.value == "dark" } == isDark
          && appearances.contains { $0.value == "high" } == hasContrast
      }?.color.flatMap(make)
    }
    guard let light = color(false, false) else { return nil }
    let dark = color(true, false) ?? light
    let lightContrast = color(false, true) ?? light
    let darkContrast = color(true, true) ?? color(true, false) ?? lightContrast
    if contents.colors.count == 1 { return light }
    return UIColor { traits in
      let hasContrast = traits.accessibilityContrast == .high
      return traits.userInterfaceStyle == .dark
        ? (hasContrast ? darkContrast : dark) : (hasContrast ? lightContrast : light)
    }
  }

  private static func make(_ color: Contents.Entry.Color) -> UIColor? {
    // A color component is a string such as "0.5", "128" or "0x80".
    func number(_ name: String, _ otherwise: CGFloat? = nil) -> CGFloat? {
      guard let text = color.components[name] else { return otherwise }
      if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") || name == "alpha" ? CGFloat(value) : CGFloat(value) / 255
    }
    guard let alpha = number("alpha", 1) else { return nil }
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return color.colorSpace == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor {
  /// Creates a color from the asset catalogs of the main bundle. The result is nil if there is no color with the name.
  ///
  /// - Parameter name: The name of the color.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from the asset catalogs of a bundle. The result is nil if there is no color with the name.
  ///
  /// The asset catalogs must be unprocessed resources of the bundle (`.copy` in the package manifest).
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle, or nil for the main bundle.
  ///   - traitCollection: The traits for which the color is resolved, or nil for a color that depends on the
  ///     environment.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = ColorSet.color(name, in: bundle ?? .main) else { return nil }
    self.init(storage: traitCollection.map { color.resolvedColor(with: $0).storage } ?? color.storage)
  }
}
