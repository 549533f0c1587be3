import Foundation

/// An offscreen drawing that can be drawn repeatedly in contexts of the same kind as the context that it was created for.
public final class CGLayer {
  /// The size of the layer, in the default coordinate system of the context that it was created for.
  public let size: CGSize
  /// The context in which the content of the layer is drawn. The y-axis has the same direction as in the context that
  /// the layer was created for. The origin is the corner with the smallest coordinates.
  public let context: CGContext?
  private let isFlipped: Bool

  /// Creates a transparent layer. The result is nil if the layer would contain no pixels, or if its width or height is
  /// above 32,767 pixels.
  ///
  /// - Parameters:
  ///   - context: A context that determines the resolution of the layer.
  ///   - size: The size, in the default coordinate system of the context.
  ///   - auxiliaryInfo: Not used.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let baseTransform = context.state.base
    let (scaleX, scaleY) = (abs(baseTransform.a), abs(baseTransform.d))
    let (width, height) = ((size.width * scaleX).rounded(.up), (size.height * scaleY).rounded(.up))
    guard width >= 1, height >= 1, width <= 32767, height <= 32767 else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    isFlipped = baseTransform.d > 0
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
  /// Draws a layer, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - rect: The rectangle, in user space.
  public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: rect, on: self) }

  /// Draws a layer at its own size.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - point: The corner with the smallest coordinates, in user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard let source = layer.context else { return }
    // The rectangle of all pixels of the layer. The rectangle may be slightly larger than the layer's size.
    let (scaleX, scaleY) = (abs(source.state.base.a), abs(source.state.base.d))
    let size = CGSize(width: CGFloat(source.width) / scaleX, height: CGFloat(source.height) / scaleY)
    layer.draw(in: CGRect(origin: point, size: size), on: self)
  }
}
