import CPango
import CairoDrawing
import CoreGraphics
import Foundation
import RuntimeInterface

extension PangoTextEngine {
  /// The maximum size of cached glyph images in pixels. Larger glyphs are filled as paths, because their images would need a
  /// lot of memory and are seldom drawn again.
  private static let maximumImageSize = 100.0

  package func draw(
    _ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject, color: CGColor, at origin: CGPoint, in context: CGContext
  ) {
    guard !glyphs.isEmpty else { return }
    let font = unsafeDowncast(font, to: DrawingFont.self)
    if color.pattern == nil, context.canFillMaskDirectly {
      lock.lock()
      defer { lock.unlock() }
      let transform = context.state.transform
      if transform.b == 0, transform.c == 0, let images = images(of: font, Double(transform.a), Double(transform.d)) {
        let pixels = context.pixels
        let bounds = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        if let run = makeCoverage(
          of: glyphs, images, Double(transform.a), left: Double(origin.x * transform.a + transform.tx),
          baseline: Double(origin.y * transform.d + transform.ty), within: bounds)
        {
          context.fillMask(run.rect, run.pixels, stride: run.stride, color: color)
        }
        return
      }
    }
    let savedFill = context.state.fillColor
    context.state.fillColor = color
    defer { context.state.fillColor = savedFill }
    let keepsText = context.keepsText
    context.withCairo(bounds: context.state.shadow == nil ? nil : bounds(of: glyphs, font: font, at: origin)) { cairo in
      lock.lock()
      defer { lock.unlock() }
      if keepsText {
        Self.show(glyphs, font: font, x: Double(origin.x), y: Double(origin.y), cairo)
      } else {
        draw(glyphs, font: font, at: origin, cairo: cairo)
      }
    }
  }

  /// Draws glyphs with cairo's font, which keeps them as text in documents.
  private static func show(
    _ glyphs: ArraySlice<PositionedGlyph>, font: DrawingFont, x: Double, y: Double, _ cairo: OpaquePointer
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard let scaledFont = font.scaledFont(matrix) else { return }
    defer { cairo_scaled_font_destroy(scaledFont) }
    cairo_set_scaled_font(cairo, scaledFont)
    var positionedGlyphs = glyphs.map {
      cairo_glyph_t(index: CUnsignedLong($0.id), x: x + Double($0.x), y: y + Double($0.y))
    }
    // Each glyph is a cluster with the characters that it shows.
    var text: [UInt8] = []
    var clusters = glyphs.map { glyph -> cairo_text_cluster_t in
      let start = text.count
      text += Array(font.texts.text(of: glyph.id).utf8)
      return cairo_text_cluster_t(num_bytes: Int32(text.count - start), num_glyphs: 1)
    }
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          cairo, characters.baseAddress, Int32(characters.count), &positionedGlyphs, Int32(positionedGlyphs.count),
          &clusters,
          Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }

  /// Returns the cached glyph images of a font at a scale. The result is `nil` if glyphs of this size are drawn as
  /// paths.
  private func images(of font: DrawingFont, _ scaleX: Double, _ scaleY: Double) -> GlyphImages? {
    guard scaleX > 0, scaleX == scaleY, !font.isColored, font.pixelSize(scale: scaleX) <= Self.maximumImageSize else {
      return nil
    }
    return font.images(scale: scaleX)
  }

  private func bounds(of glyphs: ArraySlice<PositionedGlyph>, font: DrawingFont, at origin: CGPoint) -> CGRect {
    inkBounds(glyphs, font: font).offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -2, dy: -2)
  }

  private func draw(_ glyphs: ArraySlice<PositionedGlyph>, font: DrawingFont, at origin: CGPoint, cairo: OpaquePointer)
  {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
    if isUpright, let images = images(of: font, matrix.xx, matrix.yy) {
      // The mask is limited by the clip, because a line may be much longer than its box or have extreme coordinates.
      cairo_identity_matrix(cairo)
      defer { cairo_set_matrix(cairo, &matrix) }
      var clip = (x1: 0.0, y1: 0.0, x2: 0.0, y2: 0.0)
      cairo_clip_extents(cairo, &clip.x1, &clip.y1, &clip.x2, &clip.y2)
      let (x, y) = (Int(clip.x1.rounded(.down)), Int(clip.y1.rounded(.down)))
      let visibleRect = PixelRect(
        x: x, y: y, width: Int(clip.x2.rounded(.up)) - x, height: Int(clip.y2.rounded(.up)) - y)
      if let run = makeCoverage(
        of: glyphs, images, matrix.xx, left: Double(origin.x) * matrix.xx + matrix.x0,
        baseline: Double(origin.y) * matrix.yy + matrix.y0, within: visibleRect)
      {
        run.paint(in: cairo)
      }
      return
    }
    var y = Double(origin.y)
    if isUpright && matrix.yy > 0 { y = ((y * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy }
    guard !font.isColored else {
      return Self.show(glyphs, font: font, x: Double(origin.x), y: y, cairo)
    }
    cairo_new_path(cairo)
    Self.append(glyphs, font: font, x: Double(origin.x), y: y, to: cairo)
    cairo_fill(cairo)
  }

  /// Adds the outlines of glyphs to the cairo context's path in user space.
  private static func append(
    _ glyphs: ArraySlice<PositionedGlyph>, font: DrawingFont, x: Double, y: Double, to cairo: OpaquePointer
  ) {
    for glyph in glyphs {
      guard let path = font.outlines[glyph.id].path else { continue }
      var matrix = cairo_matrix_t()
      cairo_matrix_init_translate(&matrix, x + Double(glyph.x), y + Double(glyph.y))
      var unitsMatrix = font.makeUnitsMatrix(matrix)
      // Only the matrix is restored. Restoring a saved state would also remove the path.
      var savedMatrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &savedMatrix)
      cairo_transform(cairo, &unitsMatrix)
      cairo_append_path(cairo, path)
      cairo_set_matrix(cairo, &savedMatrix)
    }
  }

  /// Returns the coverage of a run in device pixels. `left` is the position on the baseline at which the run begins. The result is
  /// `nil` if no glyph is inside the clip or the coordinates are extreme.
  private func makeCoverage(
    of glyphs: ArraySlice<PositionedGlyph>, _ images: GlyphImages, _ scale: Double, left: Double, baseline: Double,
    within clip: PixelRect
  ) -> GlyphMask.Run? {
    let baseline = baseline.rounded()
    guard abs(left) < 1e7, abs(baseline) < 1e7 else { return nil }
    let mask = mask
    mask.begin()
    glyphs.withUnsafeBufferPointer { glyphs in
      for glyph in glyphs {
        let quarterPixels = Int(((left + Double(glyph.x) * scale) * 4).rounded())
        let y = Int(baseline) + Int((Double(glyph.y) * scale).rounded())
        let image = images.image(glyph.id, quarter: UInt32(quarterPixels & 3))
        if image.width > 0 { mask.add(image, penX: quarterPixels >> 2, penY: y) }
      }
    }
    return mask.finish(images, within: clip)
  }

  package func inkBounds(_ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject) -> CGRect {
    guard let font = font as? DrawingFont else { return .null }
    lock.lock()
    defer { lock.unlock() }
    var bounds = CGRect.null
    for glyph in glyphs {
      guard let inkRect = Self.findInkRect(of: glyph.id, font: font) else { continue }
      bounds = bounds.union(inkRect.offsetBy(dx: CGFloat(glyph.x), dy: CGFloat(glyph.y)))
    }
    return bounds
  }

  /// Returns the bounds of a glyph at the origin in points, or `nil` if the glyph is blank.
  private static func findInkRect(of glyph: UInt32, font: DrawingFont) -> CGRect? {
    guard !font.isColored else {
      var inkRect = PangoRectangle()
      pango_font_get_glyph_extents(font.font, glyph, &inkRect, nil)
      guard inkRect.width > 0, inkRect.height > 0 else { return nil }
      let scale = 1 / CGFloat(PANGO_SCALE)
      return CGRect(
        x: CGFloat(inkRect.x) * scale, y: CGFloat(inkRect.y) * scale, width: CGFloat(inkRect.width) * scale,
        height: CGFloat(inkRect.height) * scale)
    }
    let outline = font.outlines[glyph]
    guard outline.path != nil else { return nil }
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let bounds = outline.bounds(font.makeUnitsMatrix(identity))
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
  }

  package func outline(_ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject) -> CGPath {
    let path = CGMutablePath()
    guard let font = font as? DrawingFont, !font.isColored else { return path }
    lock.lock()
    defer { lock.unlock() }
    for glyph in glyphs {
      guard let outline = font.outlines[glyph.id].path else { continue }
      var translation = cairo_matrix_t()
      cairo_matrix_init_translate(&translation, Double(glyph.x), Double(glyph.y))
      let matrix = font.makeUnitsMatrix(translation)
      GlyphOutlines.forEach(outline) { type, points in
        func point(_ number: Int) -> CGPoint {
          let (x, y) = (points[number].point.x, points[number].point.y)
          return CGPoint(x: matrix.xx * x + matrix.xy * y + matrix.x0, y: matrix.yx * x + matrix.yy * y + matrix.y0)
        }
        switch type {
        case CAIRO_PATH_MOVE_TO: path.move(to: point(0))
        case CAIRO_PATH_LINE_TO: path.addLine(to: point(0))
        case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(2), control1: point(0), control2: point(1))
        default: if !path.isEmpty { path.closeSubpath() }
        }
      }
    }
    return path
  }
}
