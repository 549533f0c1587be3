import CoreGraphics
import Foundation

extension Typesetter {
  /// Typesets a single line of left-to-right text in one font and style, as in most labels. Returns `false` if the
  /// document contains other text, or if the line does not fit.
  ///
  /// This method omits the steps for breaking, truncating and reordering, and has the same result. If it returns false,
  /// the layout is unchanged.
  mutating func layOutPlainLine() -> Bool {
    guard document.isPlain, document.paragraphs.count == 1 else { return false }
    let paragraph = document.paragraphs[0]
    let shaped = paragraph.shaped
    guard shaped.isLeftToRight, shaped.runs.count == 1, !shaped.clusters.isEmpty else { return false }
    let indent = paragraph.style.firstLineHeadIndent
    let availableWidth = box.width.isFinite ? space(paragraph, isFirst: true).width : .infinity
    let style = paragraph.styleIndices[shaped.runs[0].source]
    guard let letters = letters(shaped, kern: document.kerns[style], within: availableWidth + Self.tolerance) else {
      return false
    }
    glyphs = letters.glyphs

    let descent = max(0, document.styles[style].descent)
    let naturalHeight = max(0, document.styles[style].ascent) + descent
    let ascent = max(0, document.styles[style].ascent) + Self.height(naturalHeight, by: paragraph.style) - naturalHeight
    let tailIndent = paragraph.style.tailIndent
    var boxWidth = box.width
    if !boxWidth.isFinite {
      let isAtLeft = paragraph.style.alignment == .natural && !(box.isRightToLeft ?? false)
      boxWidth = isAtLeft ? 0 : max(0, indent + letters.width - (tailIndent < 0 ? tailIndent : 0))
    }
    let end = tailIndent > 0 ? min(tailIndent, boxWidth) : boxWidth + tailIndent
    let x: CGFloat
    switch resolveAlignment(paragraph.style.alignment, baseLevel: 0) {
    case .center: x = indent + (end - indent - letters.width) / 2
    case .right: x = end - letters.width
    default: x = indent
    }
    runs = [
      TextLine.Run(
        font: shaped.runs[0].font, style: style, glyphs: 0..<glyphs.count, x: 0, width: letters.widthWithTrailingSpace,
        isSpace: letters.isSpace)
    ]
    let clusters = 0..<shaped.clusters.count
    lines = [
      TextLine(
        paragraph: 0, clusters: clusters, head: clusters, tail: clusters.upperBound..<clusters.upperBound,
        hasEllipsis: false, range: paragraph.start..<(paragraph.start + paragraph.length), x: x, width: letters.width,
        top: 0, height: ascent + descent, baseline: ascent, runs: 0..<1)
    ]
    size = CGSize(width: letters.width + max(0, indent) + (tailIndent < 0 ? -tailIndent : 0), height: ascent + descent)
    return true
  }

  private struct Letters {
    var glyphs: [PositionedGlyph] = []
    /// The width in points, without white space at the end.
    var width: CGFloat = 0
    /// The width in points, with white space at the end.
    var widthWithTrailingSpace: CGFloat = 0
    var isSpace = true
  }

  /// Returns the glyphs side by side. The result is nil if a glyph ends beyond `limit`, or if the text has clusters
  /// other than characters and spaces.
  private func letters(_ shaped: ShapedText, kern: CGFloat, within limit: CGFloat) -> Letters? {
    var result = Letters()
    var fits = true
    result.glyphs = [PositionedGlyph](unsafeUninitializedCapacity: shaped.glyphs.count) { memory, count in
      shaped.clusters.withUnsafeBufferPointer { clusters in
        shaped.glyphs.withUnsafeBufferPointer { shapes in
          for cluster in clusters {
            let advance = cluster.advance + kern
            if cluster.kind == .normal {
              var pen = Float(result.widthWithTrailingSpace)
              for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
                let glyph = shapes[index]
                if glyph.id != .max {
                  (memory.baseAddress! + count).initialize(
                    to: PositionedGlyph(id: glyph.id, x: pen + glyph.x, y: glyph.y))
                  count += 1
                }
                pen += glyph.advance
              }
              result.isSpace = false
            } else if cluster.kind != .space {
              fits = false
              return
            }
            result.widthWithTrailingSpace += advance
            if cluster.kind == .normal {
              result.width = result.widthWithTrailingSpace
              if result.widthWithTrailingSpace > limit {
                fits = false
                return
              }
            }
          }
        }
      }
    }
    return fits ? result : nil
  }
}
