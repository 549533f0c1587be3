import CoreGraphics
import QuartzCore

/// Draws a layer tree once, without changing the tree.
@MainActor
enum OffscreenRenderer {
  /// Draws a layer and its subtree over a bitmap.
  ///
  /// The first pixel of the bitmap shows the point `origin` of the layer's own coordinates. `scale` is in pixels per
  /// point. The layer's position and transform are ignored.
  static func draw(_ layer: CALayer, _ target: PixelBuffer, _ origin: CGPoint, _ scale: CGFloat) {
    guard scale > 0, scale.isFinite, origin.x.isFinite, origin.y.isFinite else { return }
    let cache = SourceCache.shared
    let builder = SceneBuilder(cache: cache)
    let node = LayerNode(owner: ObjectIdentifier(builder))
    builder.frame = 1
    node.update(from: layer, frame: 1, isDetached: true)
    guard !node.hasInvalidGeometry else { return }
    let box = Box(x0: 0, y0: 0, x1: Int32(clamping: target.width), y1: Int32(clamping: target.height))
    builder.limits = box
    let scale = Double(scale)
    let placement = Placement(
      node: node, left: (node.originX - Double(origin.x)) * scale, top: (node.originY - Double(origin.y)) * scale,
      scaleX: scale, scaleY: scale)
    var space = Space(scaleX: scale, scaleY: scale, x: 0, y: 0, clip: box)
    space.visibleBox = box
    builder.emitAxisAligned(node, placement, in: space)
    let list = builder.list
    let canvas = Canvas(pixels: target.pixelPointer, stride: target.bytesPerRow / 4)
    if !list.backdrops.isEmpty {
      // Backdrops show the pixels that are in the bitmap already, and their own neutral color where the bitmap is transparent.
      list.backgroundContent = .canvas(canvas)
      list.surface = box
      var backdrops = BackdropUpdate()
      backdrops.update(list, since: nil, frame: 1, listNumber: 1)
    }
    var region = Region()
    region.add(box)
    let compositor = Compositor()
    compositor.prepare(list, region, cache)
    compositor.paint(list, region, on: canvas, background: nil)
    cache.endFrame()
  }
}
