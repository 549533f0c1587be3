import CCairo
import CoreGraphics
import Foundation

extension CGContext {
  /// Indicates whether `cover` can draw: the state has no shadow, blend mode, clip or layer.
  package var coversDirectly: Bool {
    guard let backend = backend as? CairoBackend, backend.isPlain else { return false }
    return state.shadow == nil && state.blendMode == .normal
  }

  /// Draws a plain color through a mask of coverage, directly into the pixels: for a line of text, the way through
  /// cairo costs more than its glyphs.
  ///
  /// `rect` is in device pixels and inside the context. Only allowed if `coversDirectly`.
  package func cover(_ rect: PixelRect, _ coverage: UnsafePointer<UInt8>, stride: Int, color: CGColor) {
    guard let backend = backend as? CairoBackend else { return }
    var parts = color.rgba
    parts.alpha = parts.clamped.alpha * state.alpha
    let pixel = parts.premultipliedARGB
    drawing { backend.cover(rect, coverage, stride: stride, color: pixel) }
  }

  /// Runs a closure that draws on a cairo context, with the current transform as its matrix and the fill color as its
  /// source.
  ///
  /// The alpha, blend mode, shadow and soft clip of the state are applied around it, so the closure may run twice.
  /// `bounds` is a rectangle in user space that contains the drawing; with a shadow it saves work.
  package func withCairo(bounds: CGRect? = nil, _ body: (OpaquePointer) -> Void) {
    guard let backend = backend as? CairoBackend, state.transform.isUsable else { return }
    let state = state
    withoutActuallyEscaping(body) { body in
      let shape = Shape(bounds: bounds?.applying(state.transform).pixelBounds) { target in
        var matrix = state.transform.cairo
        cairo_save(target)
        cairo_set_matrix(target, &matrix)
        body(target)
        cairo_restore(target)
      }
      drawing { backend.composite(shape, paint: Paint(state.fill), state: state) }
    }
  }

  /// The cairo context of this context, with the current transform as its matrix and the fill color as its source, for
  /// measuring and plain drawing. Save and restore it around drawing. It does not draw shadows and soft clips;
  /// `withCairo` does.
  package var cairo: OpaquePointer? {
    guard let backend = backend as? CairoBackend, state.transform.isUsable else { return nil }
    var matrix = state.transform.cairo
    cairo_set_matrix(backend.cairo, &matrix)
    let color = state.fill.rgba.clamped
    cairo_set_source_rgba(
      backend.cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
    return backend.cairo
  }
}
