import Foundation

/// A drawing destination, and the state that determines how shapes, images and text are drawn. Use a context on one
/// thread at a time only.
///
/// In a bitmap context, the origin of the default coordinate system is at the bottom left, y points up, and the unit is
/// a pixel. In a context that UIKit creates, the origin is at the top left, y points down, and the unit is a point.
public final class CGContext {
  /// The pixels that the context draws to.
  package let pixels: PixelBuffer
  package let backend: any DrawingBackend
  @exclusivity(unchecked) package var state: GraphicsState
  /// The stack of saved states. `isLayer` indicates whether a state was saved at the beginning of a transparency layer.
  @exclusivity(unchecked) private var savedStates: [(state: GraphicsState, isLayer: Bool)] = []
  /// The current path, in device pixels.
  @exclusivity(unchecked) package var currentPath = PathStorage()
  /// The memory of the app's bitmap if its pixel layout differs from that of `pixels`. Pixels that are drawn to `pixels` are
  /// converted and written to this memory. The value is nil if the context draws only to `pixels`.
  let clientBitmap: ClientBitmap?
  let bitmap: BitmapDescription
  /// The transform from the coordinate system of glyphs to user space. `saveGState()` does not save it.
  @exclusivity(unchecked) public var textMatrix = CGAffineTransform.identity

  /// The transform between device pixels, with their origin at the top left, and the device space of Core Graphics, with its origin at
  /// the bottom left. The transform is its own inverse.
  private var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight) }
  /// The height of the bitmap or of the page, in device pixels.
  @exclusivity(unchecked) var deviceHeight: CGFloat

  init(pixels: PixelBuffer, base: CGAffineTransform, bitmap: BitmapDescription, clientBitmap: ClientBitmap? = nil) {
    self.pixels = pixels
    self.bitmap = bitmap
    self.clientBitmap = clientBitmap
    backend = Drawing.requiredEngine.makeBackend(for: pixels)
    state = GraphicsState(base: base)
    deviceHeight = CGFloat(pixels.height)
  }

  /// Creates a context with a backend that does not draw into pixels, such as a PDF page. `pixels` only specifies the color space.
  init(pixels: PixelBuffer, backend: any DrawingBackend) {
    self.pixels = pixels
    self.backend = backend
    bitmap = BitmapDescription(pixels)
    clientBitmap = nil
    state = GraphicsState(base: .identity)
    deviceHeight = CGFloat(pixels.height)
  }

  /// Creates a context that draws directly into `pixels`. In user space, y points down and the unit is a point.
  ///
  /// `origin` is the position of the first pixel in user space, and `scale` is the number of pixels per point.
  package convenience init(pixels: PixelBuffer, scale: CGFloat, origin: CGPoint = .zero) {
    self.init(
      pixels: pixels,
      base: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale),
      bitmap: BitmapDescription(pixels))
  }

  /// Calls `body` with the drawing backend. If the app's bitmap has a different pixel layout than `pixels`, the bitmap is read
  /// before the call and written after it.
  func withDrawingBackend(_ body: (any DrawingBackend) -> Void) {
    guard let clientBitmap else { return body(backend) }
    clientBitmap.read(into: pixels)
    backend.pixelsDidChange()
    body(backend)
    backend.flush()
    clientBitmap.write(pixels)
  }

  /// Calls `body`, which uses the backend to draw into `pixels`. If the app's bitmap has a different pixel layout than
  /// `pixels`, the bitmap is updated afterwards.
  package func drawInBackend(_ body: () -> Void) { withDrawingBackend { _ in body() } }

  // MARK: Saving and restoring the state

  /// Saves the graphics state, including the clip, on a stack. The current path is not saved.
  public func saveGState() {
    savedStates.append((state, false))
    backend.saveClip()
  }

  /// Restores the graphics state that was saved last. The state is unchanged if none was saved in the current
  /// transparency layer.
  public func restoreGState() {
    guard let last = savedStates.last, !last.isLayer else { return }
    savedStates.removeLast()
    state = last.state
    backend.restoreClip()
  }

  /// Restores all saved graphics states and ends all transparency layers.
  func restoreAllStates() {
    while let last = savedStates.last { if last.isLayer { endTransparencyLayer() } else { restoreGState() } }
  }

  /// Begins a transparency layer. All drawing until `endTransparencyLayer()` is composited as one image, with the
  /// current alpha, blend mode and shadow.
  ///
  /// - Parameter auxiliaryInfo: Not used.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(bounds: nil) }

  /// Begins a transparency layer that is limited to a rectangle. This is faster than a layer without a limit.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - auxiliaryInfo: Not used.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(bounds: rect.applying(state.transform))
  }

  private func beginLayer(bounds: CGRect?) {
    savedStates.append((state, true))
    backend.saveClip()
    backend.beginLayer(bounds: bounds)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Ends the transparency layer that was begun last, draws it, and restores the graphics state from before its
  /// beginning. States that were saved in the layer are discarded.
  public func endTransparencyLayer() {
    guard let index = savedStates.lastIndex(where: \.isLayer) else { return }
    for _ in (index + 1)..<savedStates.count { backend.restoreClip() }
    state = savedStates[index].state
    savedStates.removeSubrange(index...)
    withDrawingBackend { $0.endLayer(state: state) }
    backend.restoreClip()
  }

  // MARK: The current transform

  /// The current transform from user space to device space (pixels, with y pointing up).
  public var ctm: CGAffineTransform { state.transform.concatenating(flip) }

  /// The current transform from user space to device space, which is equal to `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales user space. The current path does not change.
  ///
  /// - Parameters:
  ///   - x: The factor along the x-axis.
  ///   - y: The factor along the y-axis.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

  /// Moves the origin of user space. The current path does not change.
  ///
  /// - Parameters:
  ///   - x: The distance along the x-axis, in user space.
  ///   - y: The distance along the y-axis, in user space.
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }

  /// Rotates user space. The current path does not change.
  ///
  /// - Parameter angle: The angle in radians, from the x-axis towards the y-axis.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies a transform to user space. The current path does not change.
  ///
  /// - Parameter transform: The transform from the new user space to the current one. The new transform is applied before the current
  ///   one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Converts a point from user space to device space.
  ///
  /// - Parameter point: A point in user space.
  /// - Returns: The point in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point from device space to user space.
  ///
  /// - Parameter point: A point in device space.
  /// - Returns: The point in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size from user space to device space.
  ///
  /// - Parameter size: A size in user space.
  /// - Returns: The size in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a size from device space to user space.
  ///
  /// - Parameter size: A size in device space.
  /// - Returns: The size in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts a rectangle from user space to device space.
  ///
  /// - Parameter rect: A rectangle in user space.
  /// - Returns: Its bounding box in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a rectangle from device space to user space.
  ///
  /// - Parameter rect: A rectangle in device space.
  /// - Returns: Its bounding box in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Writes all pending drawing to the bitmap's memory.
  public func flush() { backend.flush() }

  /// Writes all pending drawing to the bitmap's memory. The method is equivalent to `flush()`.
  public func synchronize() { backend.flush() }
}
