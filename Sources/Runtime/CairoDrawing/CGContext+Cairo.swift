import CCairo
import CoreGraphics
import Foundation

extension CGContext {
  /// Whether `cover` can draw: nothing but a colour is asked for, over what is there.
  package var coversDirectly: Bool {
    guard let backend = backend as? CairoBackend, backend.isPlain else { return false }
    return state.shadow == nil && state.blendMode == .normal
  }

  /// Draws in a plain colour what a mask of coverage lets through, without the way through cairo, which costs a line of
  /// text more than its glyphs do. `rect` is device pixels inside of the context's; only where `coversDirectly`.
  package func cover(_ rect: PixelRect, _ coverage: UnsafePointer<UInt8>, stride: Int, color: CGColor) {
    guard let backend = backend as? CairoBackend else { return }
    var parts = color.rgba
    parts.alpha = parts.clamped.alpha * state.alpha
    let pixel = parts.premultipliedARGB
    drawing { backend.cover(rect, coverage, stride: stride, color: pixel) }
  }

  /// Runs `body` on a cairo context for whatever it likes to draw, with the current transform as its matrix and the fill
  /// colour as its source. The state's alpha, blend mode, shadow and soft clip are applied around it, so `body` may run
  /// twice. `bounds` (user space) is around what it draws; with a shadow it saves work.
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

  /// This context's cairo context with the current transform as its matrix and the fill colour as its source: for
  /// measuring and plain drawing. Shadows and soft clips are `withCairo`'s. Save and restore it around drawing.
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
