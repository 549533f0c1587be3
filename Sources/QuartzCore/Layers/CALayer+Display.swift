import CoreGraphics
import Foundation
import RuntimeInterface

extension CALayer {
  /// Draws this layer and its descendants where they are marked for drawing. Clears the flag `uncommitted` of all of
  /// them.
  final func displayMarkedLayers() {
    RenderLoop.displayVisitCount += 1
    if flags.contains(.uncommitted) {
      flags.remove(.uncommitted)
      didBecomeVisible()
    }
    if flags.contains(.needsDisplay) { displayNow() }
    guard flags.contains(.descendantNeedsDisplay) else { return }
    flags.remove(.descendantNeedsDisplay)
    let pendingFlags: LayerFlags = [.needsDisplay, .descendantNeedsDisplay, .uncommitted]
    for child in children where !child.flags.isDisjoint(with: pendingFlags) { child.displayMarkedLayers() }
    if let maskLayer, !maskLayer.flags.isDisjoint(with: pendingFlags) { maskLayer.displayMarkedLayers() }
  }

  final func displayNow() {
    flags.remove(.needsDisplay)
    display()
    if let extras { extras.dirtyRect = .null }
  }

  /// Updates the content of the layer: a class that draws itself draws, a delegate receives `display(_:)`, and any
  /// other layer draws a bitmap. `display()` calls this method unless it is overridden.
  final func displayByDrawing() {
    if displayOwnContent() { return }
    if let delegate { delegate.display(self) } else { drawBacking(delegateDraws: false) }
  }

  /// Draws the layer into a new bitmap with `draw(in:)`. If neither the layer's class nor the delegate draws, removes
  /// the bitmap instead.
  ///
  /// The default implementation of a delegate's `display(_:)` calls this method.
  ///
  /// - Parameter delegateDraws: Indicates whether the delegate implements `draw(_:in:)`.
  package final func drawBacking(delegateDraws: Bool) {
    let bounds = modelValues.bounds
    let scale = modelValues.contentsScale
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width >= 1, height >= 1, scale > 0, width * height < 268_435_456 else {
      setBacking(nil)
      return
    }
    delegate?.layerWillDraw(self)
    guard delegateDraws || LayerOverrides.drawing.isOverridden(in: type(of: self)) else {
      setBacking(nil)
      return
    }
    // Plain text is stored as `GlyphCoverage` and needs no pixels. Pixels are allocated for any other drawing.
    let pixels =
      isOpaque
      ? PixelBuffer(width: Int(width), height: Int(height), hasAlpha: false)
      : PixelBuffer(deferredWidth: Int(width), height: Int(height))
    let context = CGContext(pixels: pixels, scale: scale, origin: bounds.origin)
    if let dirtyRect = extras?.dirtyRect, !dirtyRect.isNull, !dirtyRect.overlap(bounds).isNull,
      let backing = renderBacking, backing.fillsBounds, backing.pixels.width == pixels.width,
      backing.pixels.height == pixels.height, backing.scale == scale
    {
      // Only a part of the layer is drawn. The remaining part retains its pixels.
      memcpy(pixels.base, backing.pixels.base, pixels.bytesPerRow * pixels.height)
      context.clip(to: dirtyRect)
      context.clear(dirtyRect)
      extras?.drawnRect = dirtyRect.overlap(bounds)
    }
    draw(in: context)
    extras?.drawnRect = nil
    context.flush()
    pixels.makeOpaqueIfNeeded()
    // The glyphs of a label cover about a third of it. The compositor blends only the rows and columns that contain
    // ink.
    if pixels.hasAlpha { pixels.inkBounds = context.backend.inkBounds }
    setBacking(LayerBacking(pixels: pixels, frame: bounds, scale: scale, fillsBounds: true))
  }

  /// The part of the layer that is being drawn: a tile, the rectangle passed to `setNeedsDisplay(_:)`, or the bounds.
  package final var drawnRect: CGRect { extras?.drawnRect ?? modelValues.bounds }

  /// Replaces the bitmap that contains the layer's own drawing.
  final func setBacking(_ backing: LayerBacking?) {
    if backing == nil, renderBacking == nil { return }
    renderBacking = backing
    markChanged(.contents)
  }

  final func drawByDelegate(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  final func setContents(_ new: Any?) {
    // Images are set for every cell that is configured. The cast to `CGImage` is first because the other casts are
    // slower.
    let givenImage = new as? CGImage
    let image = givenImage ?? LayerValue(any: new)?.image
    if let image, image === modelValues.contents, extras?.contentsObject == nil { return }
    if new == nil, modelValues.contents == nil, extras?.contentsObject == nil {
      setBacking(nil)
      return
    }
    let action = willChange(.contents)
    modelValues.contents = image
    if givenImage != nil || new == nil { extras?.contentsObject = nil } else { makeExtras().contentsObject = new }
    // New contents replace the bitmap that the layer drew.
    renderBacking = nil
    didChange(.contents, action)
  }

  /// Draws the layer and its sublayers into a bitmap, and draws the bitmap in `context`. `render(in:)` calls this
  /// method unless it is overridden.
  final func renderOffscreen(in context: CGContext) {
    guard let drawOffscreen = Rendering.drawOffscreen else { return }
    let bounds = modelValues.bounds
    let matrix = context.ctm
    let scale = max((matrix.a * matrix.d - matrix.b * matrix.c).magnitude.squareRoot(), 0.01)
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height < 268_435_456 else { return }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    drawOffscreen(self, pixels, bounds.origin, scale)
    context.saveGState()
    // Images are drawn with y pointing up, but y points down in the context, as in the layer.
    let rect = CGRect(x: bounds.minX, y: bounds.minY, width: width / scale, height: height / scale)
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(CGImage(pixels: pixels), in: rect)
    context.restoreGState()
  }
}

extension CALayer {
  /// Draws a presentation copy of the layer and displays the result. The method is used for the animated properties of subclasses that
  /// require drawing (`needsDisplay(forKey:)`).
  final func displayCustomPresentation() {
    guard let copy = presentation(), copy !== self else { return }
    copy.renderBacking = nil
    copy.display()
    if let copiedBacking = copy.renderBacking { setBacking(copiedBacking) }
  }
}
