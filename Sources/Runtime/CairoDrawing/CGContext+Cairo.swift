import CCairo
import CoreGraphics
import Foundation

extension CGContext {
  /// Indicates whether `fillMask` can draw in the context. This requires a graphics state without a shadow, blend mode,
  /// clip or transparency layer.
  package var canFillMaskDirectly: Bool {
    guard let backend = backend as? CairoBackend, backend.isPlain else { return false }
    return state.shadow == nil && state.blendMode == .normal
  }

  /// Indicates whether the context draws into a document, in which text remains text.
  package var keepsText: Bool { (backend as? CairoBackend)?.isVector ?? false }

  /// Draws a plain color through a coverage mask, directly into the pixels. For a line of text, using cairo would cost
  /// more time than drawing the glyphs.
  ///
  /// `rect` is in device pixels and inside the context. Call this method only if `canFillMaskDirectly` is `true`.
  package func fillMask(_ rect: PixelRect, _ coverage: UnsafePointer<UInt8>, stride: Int, color: CGColor) {
    guard let backend = backend as? CairoBackend else { return }
    var components = color.rgba
    components.alpha = components.clamped.alpha * state.alpha
    let pixel = components.premultipliedARGB
    drawInBackend { backend.fillMask(rect, coverage, stride: stride, color: pixel) }
  }

  /// Calls a closure that draws on a cairo context. The matrix of the context is the current transform, and its source
  /// is the fill color.
  ///
  /// The alpha, blend mode, shadow and soft clip of the graphics state are applied to the drawing. The closure may be called twice.
  /// `bounds` is a rectangle in user space that contains the drawing. This rectangle limits the area in which a shadow is computed.
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
      drawInBackend { backend.composite(shape, paint: Paint(state.fillColor), state: state) }
    }
  }

  /// The cairo context of this graphics context. Its matrix is the current transform, and its source is the fill color.
  /// The value is nil if the context does not draw with cairo, or if cairo cannot use the transform.
  ///
  /// Use this context for measuring and plain drawing. Save and restore its state around drawing. Shadows and soft clips are not
  /// applied. To apply them, use `withCairo`.
  package var cairo: OpaquePointer? {
    guard let backend = backend as? CairoBackend, state.transform.isUsable else { return nil }
    var matrix = state.transform.cairo
    cairo_set_matrix(backend.cairo, &matrix)
    let color = state.fillColor.rgba.clamped
    cairo_set_source_rgba(
      backend.cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
    return backend.cairo
  }
}
