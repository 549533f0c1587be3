import CCairo
import CompositorKernels
import CoreGraphics
import Foundation

/// The drawing backend of a graphics context that uses cairo.
///
/// Paths are passed in device pixels, so the matrix is the identity while the backend draws. The surface and the cairo
/// context are created on first use. Most contexts draw only one line of text, which does not require cairo
/// (`CGContext.fillMask`).
package final class CairoBackend: DrawingBackend {
  let pixels: PixelBuffer
  @exclusivity(unchecked) private var current: (surface: CairoSurface, cairo: OpaquePointer)?
  /// The soft clip of the current graphics state, which `clip(to:mask:)` sets, or `nil` if there is none.
  @exclusivity(unchecked) private(set) var mask: CairoSurface?
  /// Indicates whether the current graphics state has a clip.
  @exclusivity(unchecked) private var isClipped = false
  /// The clips of the saved graphics states.
  @exclusivity(unchecked) private var savedClips: [(mask: CairoSurface?, isClipped: Bool)] = []
  /// The area that `fillMask` has drawn, or `nil` if the area is unknown because cairo has also drawn.
  @exclusivity(unchecked) private var filledBounds: PixelRect? = .empty

  /// Indicates whether the surface keeps vectors and text. Such a surface cannot be read.
  let isVector: Bool

  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
    isVector = false
  }

  /// Creates a backend for the pages of a document.
  init(vectors surface: CairoSurface) {
    pixels = PixelBuffer(width: 1, height: 1)
    isVector = true
    current = (surface, cairo_create(surface.pointer)!)
    filledBounds = nil
  }

  deinit { if let current { cairo_destroy(current.cairo) } }

  var cairo: OpaquePointer { openSurface().cairo }

  private func openSurface() -> (surface: CairoSurface, cairo: OpaquePointer) {
    if let current { return current }
    let surface = CairoSurface(pixels)
    let cairo = cairo_create(surface.pointer)!
    // A tenth of a pixel is also cairo's default for curves. The tolerance is set explicitly because clips and fills must agree.
    cairo_set_tolerance(cairo, 0.1)
    for _ in savedClips { cairo_save(cairo) }
    current = (surface, cairo)
    filledBounds = nil
    return (surface, cairo)
  }

  // MARK: Without cairo

  /// Indicates whether drawing can change the pixels directly, because there is no clip and no transparency layer.
  var isPlain: Bool { !isVector && !isClipped && layerDepth == 0 }

  package var inkBounds: PixelRect? { filledBounds }

  /// Blends a premultiplied color, multiplied by coverage, into a rectangle inside the pixels.
  func fillMask(_ rect: PixelRect, _ coverage: UnsafePointer<UInt8>, stride: Int, color: UInt32) {
    if current == nil, pixels.add(coverage, stride: stride, in: rect, color: color) {
      filledBounds = filledBounds?.union(rect)
      return
    }
    if let current { cairo_surface_flush(current.surface.pointer) }
    let target = (pixels.base + rect.y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self) + rect.x
    ck_fill_mask(
      target, pixels.bytesPerRow / 4, Int32(rect.width), Int32(rect.height), color, coverage, stride)
    if let current { cairo_surface_mark_dirty(current.surface.pointer) }
    filledBounds = filledBounds?.union(rect)
  }

  // MARK: Clip

  package func saveClip() {
    if let current { cairo_save(current.cairo) }
    savedClips.append((mask, isClipped))
  }

  package func restoreClip() {
    guard let last = savedClips.popLast() else { return }
    (mask, isClipped) = last
    if let current { cairo_restore(current.cairo) }
  }

  package func clip(to path: PathStorage, rule: CGPathFillRule, antialiased: Bool) {
    isClipped = true
    cairo_identity_matrix(cairo)
    path.set(on: cairo)
    cairo_set_fill_rule(cairo, rule.cairo)
    setAntialias(cairo, antialiased)
    cairo_clip(cairo)
  }

  package func clip(to rect: CGRect, mask image: CGImage, transform: CGAffineTransform) {
    var outline = PathStorage()
    outline.addRect(rect, transform)
    let bounds = outline.boundingBox.pixelBounds.intersection(clipPixels)
    // The clip consists of whole pixels, because the mask contains the smooth edge.
    var box = PathStorage()
    box.addRect(bounds.rect)
    clip(to: box, rule: .winding, antialiased: false)
    guard !bounds.isEmpty, transform.isUsable else { return }
    let combinedMask = CairoSurface(bounds, format: CAIRO_FORMAT_A8)
    let source = CairoSurface(Coverage.pixels(of: image))
    combinedMask.draw { target in
      setImageSource(target, source, rect: rect, transform: transform, filter: CAIRO_FILTER_GOOD)
      outline.set(on: target)
      cairo_fill(target)
      if let mask {
        cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(target, mask.pointer, 0, 0)
        cairo_paint(target)
      }
    }
    mask = combinedMask
  }

  package func resetClip() {
    if let current { cairo_reset_clip(current.cairo) }
    mask = nil
    isClipped = false
  }

  package var clipBounds: CGRect {
    guard current != nil else { return CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height) }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    return x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
  }

  var clipPixels: PixelRect { clipBounds.pixelBounds }

  // MARK: Shapes

  package func fill(_ path: PathStorage, rule: CGPathFillRule, state: GraphicsState) {
    let shape = Shape(bounds: path.boundingBoxOfPoints.pixelBounds) { target in
      path.set(on: target)
      cairo_set_fill_rule(target, rule.cairo)
      cairo_fill(target)
    }
    composite(shape, paint: Paint(state.fillColor), state: state)
  }

  package func stroke(_ path: PathStorage, state: GraphicsState) {
    let line = state.lineStyle
    let transform = state.transform
    guard transform.isUsable else { return }
    // Core Graphics draws a line with a width of 0 as the thinnest possible line.
    let minimumLineWidth = 1 / max(transform.meanScale, 1e-9)
    let width = line.width > 0 ? line.width : minimumLineWidth
    let strokeExtent =
      width * max(1, line.join == .miter ? line.miterLimit : 1)
      * (abs(transform.a) + abs(transform.b)
        + abs(transform.c) + abs(transform.d))
    let shape = Shape(bounds: path.boundingBoxOfPoints.pixelBounds(reach: strokeExtent)) { target in
      path.set(on: target)
      var matrix = transform.cairo
      cairo_save(target)
      cairo_set_matrix(target, &matrix)
      cairo_set_line_width(target, Double(width))
      cairo_set_line_cap(target, line.cap.cairo)
      cairo_set_line_join(target, line.join.cairo)
      cairo_set_miter_limit(target, Double(max(1, line.miterLimit)))
      let dashes = line.dashLengths.map { Double($0) }
      cairo_set_dash(target, dashes, Int32(dashes.count), Double(line.dashPhase))
      cairo_stroke(target)
      cairo_restore(target)
    }
    composite(shape, paint: Paint(state.strokeColor), state: state)
  }

  package func clear(_ path: PathStorage, antialiased: Bool) {
    var state = GraphicsState(base: .identity)
    state.blendMode = .clear
    state.antialiases = antialiased
    fill(path, rule: .winding, state: state)
  }

  // MARK: Layers

  @exclusivity(unchecked) private var layerDepth = 0

  package func beginLayer(bounds: CGRect?) {
    cairo_save(cairo)
    savedClips.append((mask, isClipped))
    mask = nil
    if let bounds {
      var box = PathStorage()
      box.addRect(bounds)
      clip(to: box, rule: .winding, antialiased: false)
    }
    cairo_push_group(cairo)
    layerDepth += 1
  }

  package func endLayer(state: GraphicsState) {
    guard layerDepth > 0 else { return }
    layerDepth -= 1
    guard let layer = cairo_pop_group(cairo) else { return }
    (mask, isClipped) = savedClips.popLast() ?? (nil, false)
    cairo_restore(cairo)
    let shape = Shape(bounds: nil) { cairo_paint($0) }
    composite(shape, paint: .pattern(layer), state: state)
    cairo_pattern_destroy(layer)
  }

  // MARK: Memory

  package func flush() { if let current { cairo_surface_flush(current.surface.pointer) } }

  package func pixelsDidChange() {
    filledBounds = nil
    if let current { cairo_surface_mark_dirty(current.surface.pointer) }
  }

  func setAntialias(_ target: OpaquePointer, _ isAntialiased: Bool) {
    cairo_set_antialias(target, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}
