import Foundation

/// A font file or the name of an installed font.
///
/// Fonts of files are registered with `CTFontManagerRegisterGraphicsFont(_:_:)`, after which `UIFont` finds them by
/// name. Glyphs are drawn with `UIFont` or `CATextLayer`.
public final class CGFont: @unchecked Sendable {
  /// The PostScript name, such as "Inter-Bold". The value is nil if the file contains none.
  public let postScriptName: CFString?
  /// The full name, such as "Inter Bold". The value is nil if the file contains none.
  public let fullName: CFString?
  /// The number of glyphs. The value is 0 for an installed font.
  public let numberOfGlyphs: Int
  /// The number of glyph space units in an em, such as 1000 or 2048. All lengths of the font are in these units. The
  /// value is 0 for an installed font.
  public let unitsPerEm: Int32
  /// The ascent in glyph space units. The value is 0 for an installed font.
  public let ascent: Int32
  /// The descent in glyph space units, which is negative below the baseline. The value is 0 for an installed font.
  public let descent: Int32
  /// The space between lines in glyph space units. The value is 0 for an installed font.
  public let leading: Int32
  /// The content of the font file, or nil for an installed font.
  package let data: Data?

  /// Creates a font from a font file. The result is nil if the data is no TrueType or OpenType font. The first font of a
  /// collection is used.
  ///
  /// - Parameter provider: The content of the file.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let tables = FontTables(data) else { return nil }
    postScriptName = tables.name(6)
    fullName = tables.name(4)
    numberOfGlyphs = tables.unsigned("maxp", 4) ?? 0
    unitsPerEm = tables.unsigned("head", 18).map { Int32($0) } ?? 0
    ascent = tables.signed("hhea", 4) ?? 0
    descent = tables.signed("hhea", 6) ?? 0
    leading = tables.signed("hhea", 8) ?? 0
    self.data = data
  }

  /// Creates a font with the names of an installed font.
  ///
  /// - Parameters:
  ///   - postScriptName: The PostScript name.
  ///   - fullName: The full name.
  package init(postScriptName: String, fullName: String) {
    self.postScriptName = postScriptName
    self.fullName = fullName
    numberOfGlyphs = 0
    unitsPerEm = 0
    ascent = 0
    descent = 0
    leading = 0
    data = nil
  }
}
