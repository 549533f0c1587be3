import CCairo
import CoreGraphics
import Foundation

extension CairoBackend {
  package func draw(_ image: CGImage, in rect: CGRect, state: GraphicsState) {
    guard state.transform.isUsable else { return }
    var outline = PathStorage()
    outline.addRect(rect, state.transform)
    let shape = Shape(bounds: outline.boundingBoxOfPoints.pixelBounds) { target in
      outline.set(on: target)
      cairo_fill(target)
    }
    drawImage(image, rect, CAIRO_EXTEND_PAD, shape, state)
  }

  package func drawTiled(_ image: CGImage, in rect: CGRect, state: GraphicsState) {
    guard state.transform.isUsable else { return }
    drawImage(image, rect, CAIRO_EXTEND_REPEAT, Shape(bounds: nil) { cairo_paint($0) }, state)
  }

  private func drawImage(
    _ image: CGImage, _ rect: CGRect, _ extend: cairo_extend_t, _ shape: Shape, _ state: GraphicsState
  ) {
    let surface = CairoSurface(image.pixels)
    let filter = image.shouldInterpolate ? state.interpolationQuality.cairo : CAIRO_FILTER_NEAREST
    guard
      let pattern = imagePattern(surface, rect: rect, transform: state.transform, filter: filter, extend: extend)
    else { return }
    defer {
      cairo_pattern_destroy(pattern)
      withExtendedLifetime(image) {}
    }
    guard image.isMask else { return composite(shape, paint: .pattern(pattern), state: state) }
    // A mask is drawn in the fill color. The source consists of that color, masked by the image.
    let coloredRect = shape.bounds.map { $0.intersection(clipPixels) } ?? clipPixels
    guard !coloredRect.isEmpty else { return }
    var maskState = state
    maskState.alpha = 1
    let coloredSurface = CairoSurface(coloredRect, format: CAIRO_FORMAT_ARGB32)
    coloredSurface.draw { target in
      withSource(Paint(state.fillColor), maskState, on: target) { cairo_mask(target, pattern) }
    }
    guard let source = cairo_pattern_create_for_surface(coloredSurface.pointer) else { return }
    composite(shape, paint: .pattern(source), state: state)
    cairo_pattern_destroy(source)
  }

  /// Returns a pattern that stretches the pixels of a surface over a rectangle in user space. The top row is at the largest y. The
  /// result is `nil` if cairo cannot use the transform.
  private func imagePattern(
    _ surface: CairoSurface, rect: CGRect, transform: CGAffineTransform, filter: cairo_filter_t, extend: cairo_extend_t
  ) -> OpaquePointer? {
    let imageToDevice = CGAffineTransform(
      a: rect.width / CGFloat(surface.width), b: 0, c: 0, d: -rect.height / CGFloat(surface.height), tx: rect.minX,
      ty: rect.maxY
    ).concatenating(transform)
    guard imageToDevice.isUsable, let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return nil }
    var matrix = imageToDevice.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, filter)
    return pattern
  }

  /// Sets the source of the cairo context `target` to the pixels of a surface. The pixels are stretched over a
  /// rectangle in user space.
  func setImageSource(
    _ target: OpaquePointer, _ surface: CairoSurface, rect: CGRect, transform: CGAffineTransform,
    filter: cairo_filter_t
  ) {
    guard
      let pattern = imagePattern(
        surface, rect: rect, transform: transform, filter: filter, extend: CAIRO_EXTEND_PAD)
    else { return }
    cairo_set_source(target, pattern)
    cairo_pattern_destroy(pattern)
  }
}
