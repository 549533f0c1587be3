import CPango
import Foundation
import RuntimeInterface

/// Builds a shaped text by combining Pango's items into clusters in logical order.
struct ShapedTextBuilder {
  let collection: FontCollection
  let bytes: UnsafePointer<CChar>
  let offsets: [Int32]
  /// The UTF-16 offsets at which the paragraph's runs begin.
  let runStarts: [Int32]
  /// The requested font of each run, before fallback fonts are considered. A character that no font contains is drawn
  /// as the missing-glyph box of this font.
  let fonts: [DrawingFont?]
  private var runs: [ShapedText.Run] = []
  private var clusters: [ShapedText.Cluster] = []
  private var glyphs: [ShapedText.Glyph] = []

  init(
    collection: FontCollection, bytes: UnsafePointer<CChar>, offsets: [Int32], runStarts: [Int32], fonts: [DrawingFont?]
  ) {
    self.fonts = fonts
    self.collection = collection
    self.bytes = bytes
    self.offsets = offsets
    self.runStarts = runStarts
  }

  /// Adds a text item with its shaped glyphs.
  mutating func add(_ item: PangoItem, glyphs shaped: PangoGlyphString) {
    guard let pangoFont = item.analysis.font else { return }
    let itemStart = Int(item.offset)
    let itemEnd = itemStart + Int(item.length)
    let preferredFont = fonts[findSourceRun(offsets[itemStart])]
    let itemFont = collection.drawingFont(pangoFont, shape: preferredFont?.shape ?? .plain)
    let count = Int(shaped.num_glyphs)
    guard count > 0, let infos = shaped.glyphs, let logicalStarts = shaped.log_clusters else { return }
    let firstGlyphIndex = glyphs.count
    let targetFont = preferredFont ?? itemFont
    for index in 0..<count {
      let info = infos[index]
      let geometry = info.geometry
      var id = info.glyph
      var advance = itemFont.points(geometry.width)
      // Pango marks characters that no font contains, and reserves space for a box with their code. Different versions
      // of Pango draw this box differently, so the box of the preferred font is used instead.
      if id & 0x1000_0000 != 0 {
        id = 0
        advance = targetFont.points(hb_font_get_glyph_h_advance(targetFont.shaper, 0))
      }
      if id == 0x0FFF_FFFF { id = .max }
      glyphs.append(
        ShapedText.Glyph(
          id: id, x: itemFont.points(geometry.x_offset), y: itemFont.height(geometry.y_offset), advance: advance))
    }
    // Each group contains the glyphs with one logical start. A right-to-left item lists its last character first.
    var groups: [(start: Int, first: Int, count: Int)] = []
    var groupStart = 0
    while groupStart < count {
      var next = groupStart + 1
      while next < count && logicalStarts[next] == logicalStarts[groupStart] { next += 1 }
      groups.append((itemStart + Int(logicalStarts[groupStart]), firstGlyphIndex + groupStart, next - groupStart))
      groupStart = next
    }
    if item.analysis.level & 1 == 1 { groups.reverse() }
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1].start : itemEnd
      let utf16Start = offsets[group.start]
      let source = findSourceRun(utf16Start)
      let isUnknown =
        infos[group.first - firstGlyphIndex].glyph & 0x1000_0000 != 0
        && infos[group.first - firstGlyphIndex].glyph != 0x0FFF_FFFF
      let font = isUnknown ? fonts[source] ?? itemFont : itemFont
      if runs.last.map({ $0.font !== font || $0.source != source || $0.level != item.analysis.level }) ?? true {
        runs.append(ShapedText.Run(font: font, source: source, level: item.analysis.level))
      }
      var advance: Float = 0
      for glyph in group.first..<group.first + group.count { advance += glyphs[glyph].advance }
      clusters.append(
        ShapedText.Cluster(
          start: utf16Start, length: offsets[end] - utf16Start, firstGlyph: Int32(group.first),
          glyphCount: Int32(group.count), run: Int32(runs.count - 1), kind: kind(at: group.start),
          advance: CGFloat(advance)))
    }
  }

  /// Returns a shaped text that contains all items.
  func finish(text: String, baseLevel: UInt8) -> ShapedText {
    ShapedText(
      text: text, utf16Count: Int(offsets.last ?? 0), runs: runs, clusters: clusters, glyphs: glyphs,
      baseLevel: baseLevel)
  }

  private func findSourceRun(_ position: Int32) -> Int {
    var lowerIndex = 0
    var upperIndex = runStarts.count
    while upperIndex - lowerIndex > 1 {
      let midpoint = (lowerIndex + upperIndex) / 2
      if runStarts[midpoint] <= position { lowerIndex = midpoint } else { upperIndex = midpoint }
    }
    return lowerIndex
  }

  /// Returns the kind of the character at a byte offset, which determines its behavior in line breaking.
  private func kind(at byte: Int) -> ShapedText.Cluster.Kind {
    switch UInt8(bitPattern: bytes[byte]) {
    case 0x20: return .space
    case 0x09: return .tab
    case 0x0A, 0x0B, 0x0C, 0x0D: return .newline
    case 0xE2:
      let second = UInt8(bitPattern: bytes[byte + 1])
      let third = UInt8(bitPattern: bytes[byte + 2])
      // The characters U+2028 and U+2029 end a line.
      if second == 0x80 && (third == 0xA8 || third == 0xA9) { return .newline }
      // U+2000 to U+200A are spaces, except the figure space U+2007, at which lines do not break.
      return second == 0x80 && third >= 0x80 && third <= 0x8A && third != 0x87 ? .space : .normal
    case 0xE3:
      // U+3000 is the ideographic space.
      return bytes[byte + 1] == CChar(bitPattern: 0x80) && bytes[byte + 2] == CChar(bitPattern: 0x80) ? .space : .normal
    case 0xEF:
      // U+FFFC is the object replacement character.
      return bytes[byte + 1] == CChar(bitPattern: 0xBF) && bytes[byte + 2] == CChar(bitPattern: 0xBC)
        ? .attachment : .normal
    default: return .normal
    }
  }
}
