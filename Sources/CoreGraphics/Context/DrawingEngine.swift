import Foundation

/// What draws: the runtime half of Core Graphics. Paths come in device pixels unless said otherwise, y down.
package protocol DrawingEngine: Sendable {
  /// Makes the backend of one context that draws into `pixels`.
  func makeBackend(for pixels: PixelBuffer) -> any DrawingBackend
}

/// One context's drawing. It keeps the clip and the stack of layers; all other state comes with each call.
package protocol DrawingBackend: AnyObject {
  func saveClip()
  func restoreClip()
  func clip(to path: PathStorage, rule: CGPathFillRule, antialiased: Bool)
  /// Lets through what `mask` lets through, stretched over `rect` of the space that `transform` leads from.
  func clip(to rect: CGRect, mask: CGImage, transform: CGAffineTransform)
  /// Undoes every clip since the context (or the layer being drawn) began.
  func resetClip()
  /// Around all that can be drawn, in device pixels; null when nothing can.
  var clipBounds: CGRect { get }

  func fill(_ path: PathStorage, rule: CGPathFillRule, state: GraphicsState)
  /// The line's width and dashes are measured in the space that `state.transform` leads from.
  func stroke(_ path: PathStorage, state: GraphicsState)
  func draw(_ image: CGImage, in rect: CGRect, state: GraphicsState)
  /// Repeats `image`, whose first copy fills `rect`, over the clip.
  func drawTiled(_ image: CGImage, in rect: CGRect, state: GraphicsState)
  func drawLinear(
    _ gradient: CGGradient, from: CGPoint, to: CGPoint, options: CGGradientDrawingOptions, state: GraphicsState)
  func drawRadial(
    _ gradient: CGGradient, from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions, state: GraphicsState)
  func drawConic(_ gradient: CGGradient, center: CGPoint, angle: CGFloat, state: GraphicsState)
  /// Makes pixels transparent.
  func clear(_ path: PathStorage, antialiased: Bool)

  /// What is drawn from here on goes into a transparent layer of its own, of the size of the clip and `path` if given.
  func beginLayer(bounds: CGRect?)
  /// Puts the layer back as one image, with the alpha, blend mode and shadow of `state`.
  func endLayer(state: GraphicsState)

  /// Around all that was drawn, in device pixels; nil when that is not known.
  var ink: PixelRect? { get }
  /// Makes everything drawn visible in the pixel buffer.
  func flush()
  /// Tells that somebody else wrote into the pixel buffer.
  func pixelsChanged()
}
