import CPango
import CoreGraphics
import Foundation
import RuntimeInterface

extension PangoTextEngine {
  package func shape(_ paragraph: ShapingParagraph) -> ShapedText {
    lock.lock()
    defer { lock.unlock() }
    if paragraph.runs.count == 1, paragraph.direction != .rightToLeft,
      let shapedText = shapeLatinText(paragraph.text, run: paragraph.runs[0])
    {
      return shapedText
    }
    return shapeItems(paragraph)
  }

  // MARK: One font, printable ASCII

  /// Shapes printable ASCII text in one font with HarfBuzz, without itemization. Most labels contain such text. The
  /// result is `nil` for other text.
  private func shapeLatinText(_ text: String, run: ShapingParagraph.Run) -> ShapedText? {
    guard let handle = run.font.handle as? FontHandle else { return nil }
    let font = handle.first
    let originalText = text
    var text = text
    return text.withUTF8 { bytes -> ShapedText? in
      for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
      hb_buffer_clear_contents(buffer)
      bytes.withMemoryRebound(to: CChar.self) { hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, -1) }
      hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
      hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
      hb_buffer_set_language(buffer, Self.englishLanguage)
      if run.hasLigatures {
        hb_shape(font.shaper, buffer, handle.hbFeatures, UInt32(handle.hbFeatures.count))
      } else {
        let features = handle.hbFeatures + Self.disabledLigatures
        hb_shape(font.shaper, buffer, features, UInt32(features.count))
      }
      var count: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
      else { return count == 0 && bytes.isEmpty ? Self.makeEmptyText(font) : nil }
      let glyphCount = Int(count)
      for index in 0..<glyphCount where infos[index].codepoint == 0 { return nil }
      let glyphs = [ShapedText.Glyph](unsafeUninitializedCapacity: glyphCount) { memory, initialized in
        for index in 0..<glyphCount {
          let position = positions[index]
          (memory.baseAddress! + index).initialize(
            to: ShapedText.Glyph(
              id: infos[index].codepoint, x: font.points(position.x_offset), y: -font.height(position.y_offset),
              advance: font.points(position.x_advance)))
        }
        initialized = glyphCount
      }
      var clusters: [ShapedText.Cluster] = []
      clusters.reserveCapacity(glyphCount)
      var firstGlyph = 0
      while firstGlyph < glyphCount {
        let start = Int(infos[firstGlyph].cluster)
        var endGlyph = firstGlyph + 1
        while endGlyph < glyphCount && Int(infos[endGlyph].cluster) == start { endGlyph += 1 }
        let end = endGlyph < glyphCount ? Int(infos[endGlyph].cluster) : bytes.count
        var advance: Float = 0
        for index in firstGlyph..<endGlyph { advance += glyphs[index].advance }
        clusters.append(
          ShapedText.Cluster(
            start: Int32(start), length: Int32(end - start), firstGlyph: Int32(firstGlyph),
            glyphCount: Int32(endGlyph - firstGlyph),
            run: 0, kind: bytes[start] == 0x20 ? .space : .normal, advance: CGFloat(advance)))
        firstGlyph = endGlyph
      }
      return ShapedText(
        text: originalText, utf16Count: bytes.count, runs: font.run,
        clusters: clusters, glyphs: glyphs, baseLevel: 0)
    }
  }

  private static func makeEmptyText(_ font: DrawingFont) -> ShapedText {
    ShapedText(text: "", utf16Count: 0, runs: [], clusters: [], glyphs: [], baseLevel: 0)
  }

  nonisolated(unsafe) private static let englishLanguage = hb_language_from_string("en", -1)

  static let disabledLigatures: [hb_feature_t] = ["liga=0", "clig=0"].map { name in
    var feature = hb_feature_t()
    _ = hb_feature_from_string(name, -1, &feature)
    return feature
  }

  // MARK: Other text

  private func shapeItems(_ paragraph: ShapingParagraph) -> ShapedText {
    var text = Self.replacingNulls(paragraph.text)
    let offsets = Self.utf16Offsets(of: text)
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress, !characters.isEmpty else {
          return ShapedText(
            text: "", utf16Count: 0, runs: [], clusters: [], glyphs: [],
            baseLevel: paragraph.direction == .rightToLeft ? 1 : 0)
        }
        return shape(paragraph, bytes: start, count: characters.count, offsets: offsets)
      }
    }
  }

  /// Returns a text in which the characters U+0000 are replaced. Pango takes them for the end of the text, and ends the
  /// program when other characters follow.
  private static func replacingNulls(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    // U+0001 is as long in UTF-8 and in UTF-16.
    return String(decoding: text.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
  }

  /// Returns for each UTF-8 offset, including the end, the corresponding UTF-16 offset.
  private static func utf16Offsets(of text: String) -> [Int32] {
    var offsets: [Int32] = []
    offsets.reserveCapacity(text.utf8.count + 1)
    var position: Int32 = 0
    for scalar in text.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { offsets.append(position) }
      position += Int32(UTF16.width(scalar))
    }
    offsets.append(position)
    return offsets
  }

  private func shape(
    _ paragraph: ShapingParagraph, bytes: UnsafePointer<CChar>, count: Int, offsets: [Int32]
  ) -> ShapedText {
    let direction: PangoDirection
    switch paragraph.direction {
    case .leftToRight: direction = PANGO_DIRECTION_LTR
    case .rightToLeft: direction = PANGO_DIRECTION_RTL
    case .natural:
      direction = Self.startsRightToLeft(paragraph.text) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    // For each source run, the UTF-16 offset at which it begins.
    var runStarts: [Int32] = []
    var position: Int32 = 0
    var byte = 0
    for run in paragraph.runs {
      runStarts.append(position)
      position += Int32(run.utf16Length)
      let firstByte = byte
      while byte < count && offsets[byte] < position { byte += 1 }
      guard let handle = run.font.handle as? FontHandle, byte > firstByte else { continue }
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(firstByte)
        attribute.pointee.end_index = UInt32(byte)
        pango_attr_list_insert(attributes, attribute)
      }
      insert(pango_attr_font_desc_new(handle.description))
      let features = [handle.features, run.hasLigatures ? nil : "liga=0,clig=0"].compactMap { $0 }
      if !features.isEmpty { insert(pango_attr_font_features_new(features.joined(separator: ","))) }
    }

    // The fonts of the paragraph may belong to a previous collection.
    let handles = paragraph.runs.map { $0.font.handle as? FontHandle }
    let collection = handles.lazy.compactMap { $0?.collection }.first ?? fonts
    var builder = ShapedTextBuilder(
      collection: collection, bytes: bytes, offsets: offsets, runStarts: runStarts,
      fonts: handles.map { $0?.first })
    let items = pango_itemize_with_base_dir(collection.context, direction, bytes, 0, Int32(count), attributes, nil)
    let glyphs = pango_glyph_string_new()
    var node = items
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
      let start = bytes + Int(item.pointee.offset)
      pango_shape_with_flags(
        start, item.pointee.length, bytes, Int32(count), &item.pointee.analysis, glyphs, PANGO_SHAPE_NONE)
      if let glyphs { builder.add(item.pointee, glyphs: glyphs.pointee) }
      pango_item_free(item)
      node = current.pointee.next
    }
    g_list_free(items)
    pango_glyph_string_free(glyphs)
    return builder.finish(text: paragraph.text, baseLevel: direction == PANGO_DIRECTION_RTL ? 1 : 0)
  }

  /// Returns whether the first letter of a text belongs to a script that is written from right to left.
  private static func startsRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E: return false
      case 0x200F: return true
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  package func breaks(in text: String) -> [TextBreaks] {
    let utf16Count = text.utf16.count
    let characterCount = text.unicodeScalars.count
    var logAttributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characterCount + 1)
    var mutableText = Self.replacingNulls(text)
    mutableText.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        pango_get_log_attrs(
          start, Int32(characters.count), -1, pango_language_from_string("en"), &logAttributes,
          Int32(logAttributes.count))
      }
    }
    var result = [TextBreaks](repeating: [], count: utf16Count + 1)
    var position = 0
    func convert(_ attribute: PangoLogAttr) -> TextBreaks {
      var breaks: TextBreaks = []
      if attribute.is_line_break != 0 { breaks.insert(.line) }
      if attribute.is_cursor_position != 0 { breaks.insert(.character) }
      if attribute.is_word_start != 0 { breaks.insert(.wordStart) }
      if attribute.is_word_end != 0 { breaks.insert(.wordEnd) }
      return breaks
    }
    for (index, scalar) in text.unicodeScalars.enumerated() {
      result[position] = convert(logAttributes[index])
      position += UTF16.width(scalar)
    }
    result[utf16Count] = convert(logAttributes[characterCount])
    return result
  }
}
