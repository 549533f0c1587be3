import CPango
import Foundation
import RuntimeInterface

/// The fonts that are the same on every machine: DejaVu 2.37, which distributions have not changed since 2016. Debian
/// builds the files again for each release, but only their dates differ.
///
/// Only the six files of Debian's fonts-dejavu-core are used, which have the regular and bold weights. Other files of
/// DejaVu are ignored even if they are installed. Italic text uses the same glyphs, slanted.
enum PortableFonts {
  static let sansFamily = "DejaVu Sans"
  private static let monospacedFamily = "DejaVu Sans Mono"
  private static let serifFamily = "DejaVu Serif"
  private static let files = [
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSerif.ttf",
    "DejaVuSerif-Bold.ttf",
  ]
  /// The required version in the notation of fontconfig: 2.37 × 65536.
  private static let version: Int32 = 155_320

  /// Returns the paths of the font files. The settings of fontconfig have no effect, because it is used only to find
  /// the files.
  ///
  /// - Throws: A `FontError` that names the missing files and how to install them.
  static func findFiles() throws -> [String] {
    var otherFonts: Set<String> = []
    var paths: [String: String] = [:]
    for font in FontConfiguration.system.files(ofFamilies: [sansFamily, monospacedFamily, serifFamily]) {
      let name = (font.path as NSString).lastPathComponent
      guard files.contains(name) else { continue }
      // The same file may be installed in two folders.
      if font.version == version {
        paths[name] = min(paths[name] ?? font.path, font.path)
      } else {
        otherFonts.insert("\(name) is version \((Double(font.version) / 655.36).rounded() / 100) (\(font.path))")
      }
    }
    let missingFiles = files.filter { paths[$0] == nil }
    guard missingFiles.isEmpty else {
      let hint = otherFonts.isEmpty ? "" : "; \(otherFonts.sorted().joined(separator: ", "))"
      throw FontError(
        "the test font, DejaVu 2.37, is not installed on this machine: \(missingFiles.joined(separator: ", ")) "
          + "\(missingFiles.count == 1 ? "is" : "are") missing\(hint). Install it: "
          + "apt-get install fonts-dejavu-core (Debian, Ubuntu), dejavu-sans-fonts, dejavu-sans-mono-fonts and "
          + "dejavu-serif-fonts (Fedora), ttf-dejavu (Arch)")
    }
    return files.compactMap { paths[$0] }
  }

  static func containsFamily(_ family: String) -> Bool {
    [sansFamily, monospacedFamily, serifFamily].contains { $0.caseInsensitiveCompare(family) == .orderedSame }
  }

  /// Returns the font choice for a request among the portable fonts.
  static func chooseFont(_ request: FontRequest) -> FontChoice {
    let isBold = request.weight >= 550
    var chosenFont: FontChoice
    if let family = request.family {
      chosenFont = FontChoice(request, families: containsFamily(family) ? family : sansFamily, factor: 1)
    } else {
      switch request.design {
      case .standard, .rounded:
        chosenFont = FontChoice(request, families: sansFamily, factor: capHeightFactor)
        chosenFont.shape.width = width(isBold: isBold, size: request.size)
      case .monospaced: chosenFont = FontChoice(request, families: monospacedFamily, factor: 1)
      case .serif: chosenFont = FontChoice(request, families: serifFamily, factor: 1)
      }
    }
    chosenFont.weight = isBold ? 700 : 400
    chosenFont.stretch = 100
    chosenFont.isItalic = false
    // DejaVu's own oblique faces have the same slant.
    if request.isItalic { chosenFont.shape.slant = 0.2 }
    return chosenFont
  }

  /// The factor by which DejaVu is scaled. With this factor, capitals (1493 of 2048 units) have the same height as in Apple's
  /// system font (1443).
  private static let capHeightFactor = 1443.0 / 1493

  /// Returns the horizontal scale of DejaVu, because its words are wider than those of the system font.
  ///
  /// The values are the ratio of an English text's width in Inter to its width in DejaVu. From 20 points on, Inter
  /// Display is used. Text that fits in an application therefore fits in a test.
  private static func width(isBold: Bool, size: CGFloat) -> Double {
    if size >= 20 { isBold ? 0.8 : 0.86 } else { isBold ? 0.86 : 0.945 }
  }
}
