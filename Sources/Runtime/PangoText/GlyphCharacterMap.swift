import CPango
import Foundation

/// The characters that glyphs show, for text that is copied out of a document.
///
/// A glyph in the font's character map shows its character. Substituted glyphs, such as ligatures and the forms of
/// contextual alternates, are identified by their names, as the Adobe Glyph List Specification defines: the suffix after
/// a period is ignored, and underscores separate the parts of a ligature. Access requires the lock of
/// `PangoTextEngine`.
final class GlyphCharacterMap {
  private let font: OpaquePointer
  private lazy var characters = makeCharacters()
  private var texts: [UInt32: String] = [:]

  /// Creates an object for a font.
  ///
  /// - Parameter font: HarfBuzz's font. The object does not retain it.
  init(_ font: OpaquePointer) { self.font = font }

  /// Returns the characters of a glyph, or an empty string if they are unknown.
  func text(of glyph: UInt32) -> String {
    if let text = texts[glyph] { return text }
    let text = characters[glyph].map { String($0) } ?? named(glyph)
    texts[glyph] = text
    return text
  }

  /// Returns the character of each glyph in the character map. If a glyph represents several characters, the character with the lowest
  /// number is used.
  private func makeCharacters() -> [UInt32: Unicode.Scalar] {
    var characters: [UInt32: Unicode.Scalar] = [:]
    guard let set = hb_set_create() else { return characters }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(font), set)
    // The largest number represents the beginning and the end of the set.
    var code = UInt32.max
    while hb_set_next(set, &code) != 0 {
      var glyph: hb_codepoint_t = 0
      guard let scalar = Unicode.Scalar(code), hb_font_get_nominal_glyph(font, code, &glyph) != 0, glyph != 0,
        characters[glyph] == nil
      else { continue }
      characters[glyph] = scalar
    }
    return characters
  }

  private func named(_ glyph: UInt32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    guard hb_font_get_glyph_name(font, glyph, &buffer, UInt32(buffer.count)) != 0 else { return "" }
    let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var result = ""
    for part in name.prefix(while: { $0 != "." }).split(separator: "_") {
      var base: hb_codepoint_t = 0
      if hb_font_get_glyph_from_name(font, String(part), -1, &base) != 0, let character = characters[base] {
        result.unicodeScalars.append(character)
      } else if let character = Self.character(named: part) {
        result.unicodeScalars.append(character)
      } else {
        return ""
      }
    }
    return result
  }

  /// Returns the character of a name such as `uni20AC` or `u1F600`, or `nil` for other names.
  private static func character(named name: Substring) -> Unicode.Scalar? {
    let digits = name.hasPrefix("uni") ? name.dropFirst(3) : name.hasPrefix("u") ? name.dropFirst() : ""
    guard (4...6).contains(digits.count) else { return nil }
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
