import Foundation

/// The part of Core Graphics that draws, implemented by a runtime module. Paths are in device pixels with y down unless
/// stated otherwise.
package protocol DrawingEngine: Sendable {
  /// Creates the backend of a context that draws into `pixels`.
  func makeBackend(for pixels: PixelBuffer) -> any DrawingBackend
}

/// The drawing operations of one context. A backend stores the clip and the stack of layers; every call gets all other
/// state.
package protocol DrawingBackend: AnyObject {
  func saveClip()
  func restoreClip()
  func clip(to path: PathStorage, rule: CGPathFillRule, antialiased: Bool)
  /// Intersects the clip with `mask`, stretched to `rect` in the coordinate system that `transform` maps to device
  /// pixels.
  func clip(to rect: CGRect, mask: CGImage, transform: CGAffineTransform)
  /// Removes every clip since the beginning of the context or of the current transparency layer.
  func resetClip()
  /// The bounding box of the clip in device pixels, or null if the clip is empty.
  var clipBounds: CGRect { get }

  func fill(_ path: PathStorage, rule: CGPathFillRule, state: GraphicsState)
  /// Strokes a path. The width and the dashes of the line are in the coordinate system that `state.transform` maps to
  /// device pixels.
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
  /// Makes the pixels inside a path transparent.
  func clear(_ path: PathStorage, antialiased: Bool)

  /// Begins a transparent layer for the following drawing. Its size is that of the clip, and of `bounds` if they are
  /// given.
  func beginLayer(bounds: CGRect?)
  /// Ends the layer and draws it as one image, with the alpha, blend mode and shadow of `state`.
  func endLayer(state: GraphicsState)

  /// The bounding box of everything that was drawn, in device pixels, or nil if it is not known.
  var ink: PixelRect? { get }
  /// Writes all pending drawing to the pixel buffer.
  func flush()
  /// Tells the backend that other code wrote to the pixel buffer.
  func pixelsChanged()
}
