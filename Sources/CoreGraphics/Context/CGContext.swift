import Foundation

/// Something to draw into: a state that says how, and the pixels where it goes. Use one context on one thread at a time.
///
/// The default space of a bitmap context has its origin at the bottom left, y up, a unit a pixel; contexts that UIKit
/// makes have points from the top left, y down.
public final class CGContext {
  /// Where it goes.
  package let pixels: PixelBuffer
  package let backend: any DrawingBackend
  @exclusivity(unchecked) package var state: GraphicsState
  /// States that were saved; those with `isLayer` began a transparency layer.
  @exclusivity(unchecked) private var saved: [(state: GraphicsState, isLayer: Bool)] = []
  /// The current path, in device pixels.
  @exclusivity(unchecked) package var currentPath = PathStorage()
  /// Memory of another layout than ours that shows what is drawn; nil when `pixels` is all there is.
  let foreign: ForeignBitmap?
  let bitmap: BitmapDescription
  /// The space that glyphs are drawn in: not saved with the state.
  @exclusivity(unchecked) public var textMatrix = CGAffineTransform.identity

  /// From device pixels, top left, to device space as Core Graphics has it, bottom left. It is its own inverse.
  private let flip: CGAffineTransform

  init(pixels: PixelBuffer, base: CGAffineTransform, bitmap: BitmapDescription, foreign: ForeignBitmap? = nil) {
    self.pixels = pixels
    self.bitmap = bitmap
    self.foreign = foreign
    backend = Drawing.requiredEngine.makeBackend(for: pixels)
    state = GraphicsState(base: base)
    flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pixels.height))
  }

  /// A context whose user space is points, from the top left, y down: `origin` lies at the first pixel, and a point is
  /// `scale` pixels. Draws into `pixels` in place.
  package convenience init(pixels: PixelBuffer, scale: CGFloat, origin: CGPoint = .zero) {
    self.init(
      pixels: pixels,
      base: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale),
      bitmap: BitmapDescription(pixels))
  }

  /// Runs `body` on the backend; pixels of another layout are brought in before and out after.
  func draw(_ body: (any DrawingBackend) -> Void) {
    guard let foreign else { return body(backend) }
    foreign.read(into: pixels)
    backend.pixelsChanged()
    body(backend)
    backend.flush()
    foreign.write(pixels)
  }

  /// Runs `body`, which draws into `pixels` by way of the backend.
  package func drawing(_ body: () -> Void) { draw { _ in body() } }

  // MARK: The stack of states

  /// Puts the state, with the clip, on a stack. The current path is no part of it.
  public func saveGState() {
    saved.append((state, false))
    backend.saveClip()
  }

  /// Goes back to the state that was saved last. Does nothing when none was (in the current layer).
  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    saved.removeLast()
    state = last.state
    backend.restoreClip()
  }

  /// What is drawn until `endTransparencyLayer()` is put together first, and then drawn as one with the alpha, blend
  /// mode and shadow of now. `auxiliaryInfo` changes nothing.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(bounds: nil) }

  /// `beginTransparencyLayer(auxiliaryInfo:)` for what is drawn within `rect` (user space), which is cheaper.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(bounds: rect.applying(state.transform))
  }

  private func beginLayer(bounds: CGRect?) {
    saved.append((state, true))
    backend.saveClip()
    backend.beginLayer(bounds: bounds)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Ends the layer begun last, and goes back to the state from before it; states saved since are dropped.
  public func endTransparencyLayer() {
    guard let index = saved.lastIndex(where: \.isLayer) else { return }
    for _ in (index + 1)..<saved.count { backend.restoreClip() }
    state = saved[index].state
    saved.removeSubrange(index...)
    draw { $0.endLayer(state: state) }
    backend.restoreClip()
  }

  // MARK: The current transform

  /// From user space to device space (pixels, y up), as it stands now.
  public var ctm: CGAffineTransform { state.transform.concatenating(flip) }

  /// `ctm`: user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales user space. The current path stays where it is.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

  /// Moves the origin of user space.
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }

  /// Turns user space by radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Puts `transform` before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// A point of user space in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A point of device space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size of user space in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// A size of device space in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The box of a rectangle of user space in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// The box of a rectangle of device space in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Sees to it that all that was drawn is in memory. Nothing is put off here, except by the engine.
  public func flush() { backend.flush() }

  /// The same as `flush()`.
  public func synchronize() { backend.flush() }
}
