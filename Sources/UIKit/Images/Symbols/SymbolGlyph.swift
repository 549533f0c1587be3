/// A symbol with a size and a stroke weight. It consists of paths to stroke and to fill.
struct SymbolGlyph: Sendable {
  /// The shape of a symbol. Lengths are in units of the font size.
  ///
  /// The bounding box of the symbol is `width` × `height`, with y pointing down. Strokes have round ends.
  struct Shape: @unchecked Sendable {
    var width: CGFloat
    var height: CGFloat
    var strokes: CGPath?
    var fills: CGPath?
    /// The lines that are cut out of the other parts, or nil if there are none.
    var cuts: CGPath?
    /// The areas that are cut out of the other parts, or nil if there are none.
    var cutFills: CGPath?
    /// The factor by which the stroke width of the symbol is multiplied.
    var strokeWidthFactor: CGFloat = 1
    /// The shapes that are drawn over this one, such as a badge. They have the same size.
    var overlays: [Shape] = []

    /// Indicates whether parts are cut out of the shape.
    var hasCuts: Bool { cuts != nil || cutFills != nil || overlays.contains(where: \.hasCuts) }
  }

  let name: String
  let pointSize: CGFloat
  let weight: Int
  let size: CGSize
  private let shape: Shape

  /// Creates a symbol of a shape.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - shape: The shape.
  ///   - pointSize: The size of the font that the symbol accompanies, in points.
  ///   - weight: The weight of the strokes, from 100 to 900.
  init(name: String, shape: Shape, pointSize: CGFloat, weight: Int) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.shape = shape
    func roundedUp(_ value: CGFloat) -> CGFloat { (value * pointSize * 3).rounded(.up) / 3 }
    size = CGSize(width: roundedUp(shape.width), height: roundedUp(shape.height))
  }

  /// The names of the available symbols, sorted.
  static var names: [String] { SymbolShapes.names }

  private var strokeWidth: CGFloat {
    let widths: [CGFloat] = [0.03, 0.045, 0.065, 0.088, 0.105, 0.12, 0.14, 0.165, 0.19]
    return widths[min(max(weight / 100, 1), 9) - 1]
  }

  func draw(in rect: CGRect, color: CGColor, context: CGContext) {
    context.saveGState()
    let factor = min(rect.width / shape.width, rect.height / shape.height)
    context.translateBy(
      x: rect.midX - shape.width * factor / 2, y: rect.midY - shape.height * factor / 2)
    context.scaleBy(x: factor, y: factor)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setFillColor(color)
    context.setStrokeColor(color)
    // Overlapping parts in a translucent color would be visible, so the symbol is drawn as one layer.
    let needsLayer = color.alpha < 1 || shape.hasCuts
    if needsLayer {
      context.setAlpha(context.state.alpha * color.alpha)
      context.beginTransparencyLayer(
        in: CGRect(x: -0.2, y: -0.2, width: shape.width + 0.4, height: shape.height + 0.4), auxiliaryInfo: nil)
      let opaqueColor = color.copy(alpha: 1) ?? color
      context.setFillColor(opaqueColor)
      context.setStrokeColor(opaqueColor)
    }
    draw(shape, in: context)
    if needsLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ shape: Shape, in context: CGContext) {
    context.setLineWidth(strokeWidth * shape.strokeWidthFactor)
    func fill(_ path: CGPath?) {
      guard let path else { return }
      context.beginPath()
      context.addPath(path)
      context.fillPath()
    }
    func stroke(_ path: CGPath?) {
      guard let path else { return }
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
    fill(shape.fills)
    stroke(shape.strokes)
    if shape.cuts != nil || shape.cutFills != nil {
      context.saveGState()
      context.setBlendMode(.clear)
      stroke(shape.cuts)
      fill(shape.cutFills)
      context.restoreGState()
    }
    for overlay in shape.overlays { draw(overlay, in: context) }
  }

  /// Returns an image of the symbol in black, with `scale` pixels per point.
  func image(scale: CGFloat) -> CGImage {
    let pixels = PixelBuffer(
      width: max(1, Int((size.width * scale).rounded(.up))), height: max(1, Int((size.height * scale).rounded(.up))))
    let context = CGContext(pixels: pixels, scale: scale)
    draw(in: CGRect(origin: .zero, size: size), color: .black, context: context)
    context.flush()
    return CGImage(pixels: pixels)
  }
}
