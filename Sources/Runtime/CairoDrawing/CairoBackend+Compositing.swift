import CCairo
import CoreGraphics
import Foundation

extension CairoBackend {
  /// Draws a shape with the alpha, blend mode, shadow and soft clip of the graphics state.
  func composite(_ shape: Shape, paint: Paint, state: GraphicsState) {
    let clip = clipPixels
    guard !clip.isEmpty else { return }
    if let mask, isVector {
      cairo_push_group(cairo)
      drawShadow(of: shape, paint: paint, state: state, clip: clip, on: cairo)
      draw(shape, paint: paint, state: state, clip: clip, on: cairo)
      cairo_pop_group_to_source(cairo)
      cairo_mask_surface(cairo, mask.pointer, 0, 0)
      return
    }
    if let mask {
      // Drawing on a copy of the target and copying it back through the mask is correct for every blend mode.
      let copy = copyOfTarget(clip)
      copy.draw { target in
        drawShadow(of: shape, paint: paint, state: state, clip: clip, on: target)
        draw(shape, paint: paint, state: state, clip: clip, on: target)
      }
      cairo_save(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(cairo, copy.pointer, 0, 0)
      cairo_mask_surface(cairo, mask.pointer, 0, 0)
      cairo_restore(cairo)
      return
    }
    drawShadow(of: shape, paint: paint, state: state, clip: clip, on: cairo)
    draw(shape, paint: paint, state: state, clip: clip, on: cairo)
  }

  private func draw(
    _ shape: Shape, paint: Paint, state: GraphicsState, clip: PixelRect, on target: OpaquePointer
  ) {
    cairo_save(target)
    defer { cairo_restore(target) }
    setAntialias(target, state.antialiases)
    // The pixels of a document cannot be read. Modes that replace pixels outside of the shape therefore change only
    // those inside.
    guard state.blendMode.changesPixelsOutsideShape, !isVector else {
      // In a document, cairo would draw `copy` as an image.
      let mode = isVector && state.blendMode == .copy ? nil : state.blendMode.cairo
      cairo_set_operator(target, mode ?? CAIRO_OPERATOR_OVER)
      withSource(paint, state, on: target) { shape.paint(target) }
      return
    }
    // The blend applies to a whole copy of the target, which is then copied back through the shape.
    let bounds = shape.bounds.map { clip.intersection($0) } ?? clip
    guard !bounds.isEmpty else { return }
    let mixedSurface = copyOfTarget(bounds, target)
    if let mode = state.blendMode.cairo {
      mixedSurface.draw { layer in
        cairo_set_operator(layer, mode)
        withSource(paint, state, on: layer) { cairo_paint(layer) }
      }
    } else {
      let source = CairoSurface(bounds, format: CAIRO_FORMAT_ARGB32)
      source.draw { layer in withSource(paint, state, on: layer) { cairo_paint(layer) } }
      PlusDarker.blend(source, into: mixedSurface)
    }
    cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(target, mixedSurface.pointer, 0, 0)
    shape.paint(target)
  }

  private func drawShadow(
    of shape: Shape, paint: Paint, state: GraphicsState, clip: PixelRect, on target: OpaquePointer
  ) {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return }
    let blurRadius = AlphaBlur.kernelRadius(Double(shadow.standardDeviation))
    // The area that can cast a shadow into the clip: the clip, moved against the offset and enlarged by the blur.
    let offset = (x: shadow.offset.width, y: shadow.offset.height)
    var area = clip.rect.offsetBy(dx: -offset.x, dy: -offset.y).pixelBounds(reach: CGFloat(blurRadius))
    if let bounds = shape.bounds { area = area.intersection(bounds.grown(by: blurRadius + 1)) }
    guard !area.isEmpty else { return }
    let coverage = CairoSurface(area, format: CAIRO_FORMAT_A8)
    coverage.draw { layer in
      setAntialias(layer, state.antialiases)
      withSource(paint, state, on: layer) { shape.paint(layer) }
    }
    coverage.flush()
    if let bytes = coverage.bytes {
      AlphaBlur.blur(
        bytes, width: coverage.width, height: coverage.height, stride: coverage.stride,
        deviation: Double(shadow.standardDeviation))
      coverage.markDirty()
    }
    cairo_save(target)
    let color = shadow.color.clamped
    cairo_set_operator(
      target,
      state.blendMode.changesPixelsOutsideShape ? CAIRO_OPERATOR_OVER : state.blendMode.cairo ?? CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(target, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    cairo_mask_surface(target, coverage.pointer, Double(offset.x), Double(offset.y))
    cairo_restore(target)
  }

  /// Sets the source of the cairo context `target` to `paint`, multiplied by the alpha of `state`. Then calls a
  /// closure.
  func withSource(_ paint: Paint, _ state: GraphicsState, on target: OpaquePointer, _ body: () -> Void) {
    switch paint {
    case .color(let color):
      let components = color.clamped
      cairo_set_source_rgba(
        target, Double(components.red), Double(components.green), Double(components.blue),
        Double(components.alpha * state.alpha))
      body()
    case .pattern(let pattern):
      setSource(pattern, alpha: state.alpha, on: target)
      body()
    case .tiles(let tiles, let color):
      guard let pattern = tilePattern(tiles, color, state) else { return }
      setSource(pattern.pattern, alpha: state.alpha * color.alpha, on: target)
      body()
      cairo_pattern_destroy(pattern.pattern)
      withExtendedLifetime(pattern.surface) {}
    }
  }

  private func setSource(_ pattern: OpaquePointer, alpha: CGFloat, on target: OpaquePointer) {
    cairo_set_source(target, pattern)
    guard alpha < 1 else { return }
    cairo_push_group(target)
    cairo_set_source(target, pattern)
    cairo_paint_with_alpha(target, Double(alpha))
    cairo_pop_group_to_source(target)
  }

  /// Returns a copy of the current pixels in a rectangle, which is in device pixels.
  private func copyOfTarget(_ rect: PixelRect, _ target: OpaquePointer? = nil) -> CairoSurface {
    let copy = CairoSurface(rect, format: CAIRO_FORMAT_ARGB32)
    copy.draw { layer in
      cairo_set_operator(layer, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(layer, cairo_get_group_target(target ?? cairo), 0, 0)
      cairo_paint(layer)
    }
    return copy
  }

  /// Returns a pattern color as a cairo pattern in device pixels. The surface must outlive the pattern. The result is `nil` if the cell
  /// has no content or cairo cannot use the transform.
  private func tilePattern(
    _ tiles: CGPattern, _ color: RGBA, _ state: GraphicsState
  ) -> (pattern: OpaquePointer, surface: CairoSurface)? {
    let toDevice = tiles.matrix
      .concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
      .concatenating(state.base)
    guard toDevice.isUsable, let tile = tiles.makeTile(toDevice: toDevice, color: color) else { return nil }
    let surface = CairoSurface(tile.image.pixels)
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return nil }
    let fromImage = CGAffineTransform(
      a: tile.rect.width / CGFloat(tile.image.width), b: 0, c: 0, d: tile.rect.height / CGFloat(tile.image.height),
      tx: tile.rect.minX, ty: tile.rect.minY)
    var matrix = fromImage.concatenating(toDevice).inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    return (pattern, surface)
  }
}
