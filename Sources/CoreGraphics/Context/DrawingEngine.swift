import Foundation

/// The part of Core Graphics that draws. A runtime module implements the protocol. Unless stated otherwise, paths are in device pixels
/// with y pointing down.
package protocol DrawingEngine: Sendable {
  /// Creates the backend of a context that draws into `pixels`.
  func makeBackend(for pixels: PixelBuffer) -> any DrawingBackend
  /// Creates an empty PDF document.
  func makeDocument() -> any DocumentDrawing
}

/// The drawing operations of one context. A backend stores the clip and the stack of transparency layers. All other
/// state is passed to every call.
package protocol DrawingBackend: AnyObject {
  func saveClip()
  func restoreClip()
  func clip(to path: PathStorage, rule: CGPathFillRule, antialiased: Bool)
  /// Intersects the clip with `mask`, which is stretched to `rect`. `transform` maps the coordinate system of `rect` to
  /// device pixels.
  func clip(to rect: CGRect, mask: CGImage, transform: CGAffineTransform)
  /// Removes all clips that were set after the creation of the context or after the beginning of the current
  /// transparency layer.
  func resetClip()
  /// The bounding box of the clip in device pixels, or null if the clip is empty.
  var clipBounds: CGRect { get }

  func fill(_ path: PathStorage, rule: CGPathFillRule, state: GraphicsState)
  /// Strokes a path. `state.transform` maps the coordinate system of the line width and the dashes to device pixels.
  func stroke(_ path: PathStorage, state: GraphicsState)
  func draw(_ image: CGImage, in rect: CGRect, state: GraphicsState)
  /// Fills the clip with copies of `image`. One of the copies fills `rect`.
  func drawTiled(_ image: CGImage, in rect: CGRect, state: GraphicsState)
  func drawLinearGradient(
    _ gradient: CGGradient, from: CGPoint, to: CGPoint, options: CGGradientDrawingOptions, state: GraphicsState)
  func drawRadialGradient(
    _ gradient: CGGradient, from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions, state: GraphicsState)
  func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat, state: GraphicsState)
  /// Makes the pixels inside a path transparent.
  func clear(_ path: PathStorage, antialiased: Bool)

  /// Begins a transparency layer for the following drawing. The layer covers the clip, or the intersection of the clip
  /// with `bounds` if it is not nil.
  func beginLayer(bounds: CGRect?)
  /// Ends the transparency layer and draws it as one image, with the alpha, blend mode and shadow of `state`.
  func endLayer(state: GraphicsState)

  /// The bounding box of all previous drawing in device pixels, or nil if it is not known.
  var inkBounds: PixelRect? { get }
  /// Writes all pending drawing to the pixel buffer.
  func flush()
  /// Notifies the backend that other code has written to the pixel buffer.
  func pixelsDidChange()
}
