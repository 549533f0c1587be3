import Foundation

/// A drawing to be used again and again in contexts like the one that it was made for.
public final class CGLayer {
  /// In points of that context's default space.
  public let size: CGSize
  /// What the layer is drawn with. Its space is like the default space of the context that the layer was made for (y up
  /// or down as there), its origin the layer's corner of smallest coordinates.
  public let context: CGContext?
  private let isFlipped: Bool

  /// Makes a transparent layer, as fine as `context`. nil for a size without pixels.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let base = context.state.base
    let (scaleX, scaleY) = (abs(base.a), abs(base.d))
    let (width, height) = ((size.width * scaleX).rounded(.up), (size.height * scaleY).rounded(.up))
    guard width >= 1, height >= 1, width <= 32767, height <= 32767 else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    isFlipped = base.d > 0
    self.size = size
    self.context = CGContext(
      pixels: pixels,
      base: CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: isFlipped ? scaleY : -scaleY, tx: 0, ty: isFlipped ? 0 : height),
      bitmap: BitmapDescription(pixels))
  }

  fileprivate func draw(in rect: CGRect, on target: CGContext) {
    guard let context else { return }
    context.flush()
    let image = CGImage(pixels: context.pixels)
    if isFlipped { target.drawUpright(image, in: rect) } else { target.draw(image, in: rect) }
  }
}

extension CGContext {
  /// Draws a layer, stretched over `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: rect, on: self) }

  /// Draws a layer in its own size with its corner at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard let source = layer.context else { return }
    // The whole pixels of the layer, which may reach a little beyond its size.
    let (scaleX, scaleY) = (abs(source.state.base.a), abs(source.state.base.d))
    let size = CGSize(width: CGFloat(source.width) / scaleX, height: CGFloat(source.height) / scaleY)
    layer.draw(in: CGRect(origin: point, size: size), on: self)
  }
}
