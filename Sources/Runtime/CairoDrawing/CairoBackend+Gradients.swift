import CCairo
import CoreGraphics
import Foundation

extension CairoBackend {
  package func drawLinearGradient(
    _ gradient: CGGradient, from: CGPoint, to: CGPoint, options: CGGradientDrawingOptions, state: GraphicsState
  ) {
    guard from != to, from.isUsable, to.isUsable,
      let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    else { return }
    paint(pattern, gradient, options, state)
  }

  package func drawRadialGradient(
    _ gradient: CGGradient, from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions, state: GraphicsState
  ) {
    guard from != to || radius != endRadius, from.isUsable, to.isUsable, radius < 1e9, endRadius < 1e9,
      let pattern = cairo_pattern_create_radial(from.x, from.y, radius, to.x, to.y, endRadius)
    else { return }
    paint(pattern, gradient, options, state)
  }

  /// Draws a gradient pattern, then destroys it. The geometry of the pattern is in user space.
  private func paint(
    _ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ state: GraphicsState
  ) {
    defer { cairo_pattern_destroy(pattern) }
    guard state.transform.isUsable, let first = gradient.stops.first, let last = gradient.stops.last else { return }
    var matrix = state.transform.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    func add(_ location: CGFloat, _ color: RGBA, alpha: CGFloat = 1) {
      let components = color.clamped
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(components.red), Double(components.green), Double(components.blue),
        Double(components.alpha * alpha))
    }
    // With transparent stops, cairo's extension of the gradient is invisible where the gradient must not continue.
    if !options.contains(.drawsBeforeStartLocation) { add(0, first.color, alpha: 0) }
    if first.location > 0 { add(0, first.color) }
    for stop in gradient.stops { add(stop.location, stop.color) }
    if last.location < 1 { add(1, last.color) }
    if !options.contains(.drawsAfterEndLocation) { add(1, last.color, alpha: 0) }
    composite(Shape(bounds: nil) { cairo_paint($0) }, paint: .pattern(pattern), state: state)
  }

  package func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat, state: GraphicsState) {
    let clipRect = clipPixels
    guard state.transform.isUsable, !clipRect.isEmpty, clipRect.area <= 1 << 26 else { return }
    // cairo has no conic gradients. Therefore, the color of each pixel is found by its direction in a table.
    let tableSize = 2048
    let table = (0...tableSize).map { gradient.color(at: CGFloat($0) / CGFloat(tableSize)).premultipliedARGB }
    let surface = CairoSurface(clipRect, format: CAIRO_FORMAT_ARGB32)
    guard let bytes = surface.bytes else { return }
    let deviceToUser = state.transform.inverted()
    for y in 0..<surface.height {
      let row = UnsafeMutableRawPointer(bytes + y * surface.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<surface.width {
        let point = CGPoint(x: CGFloat(clipRect.x + x) + 0.5, y: CGFloat(clipRect.y + y) + 0.5).applying(deviceToUser)
        let revolutions = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
        row[x] = table[Int((revolutions - revolutions.rounded(.down)) * CGFloat(tableSize))]
      }
    }
    surface.markDirty()
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
    composite(Shape(bounds: nil) { cairo_paint($0) }, paint: .pattern(pattern), state: state)
    cairo_pattern_destroy(pattern)
  }
}
