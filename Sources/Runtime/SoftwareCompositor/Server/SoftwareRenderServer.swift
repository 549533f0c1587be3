import CoreGraphics
import Foundation
import QuartzCore
import RuntimeInterface

/// A render server that draws one window's layer tree on the CPU.
///
/// In each frame, the server updates the nodes of changed layers, builds a list of the visible elements, and compares
/// it with the previous list. The surface then moves the scrolled pixels, and the server composites the remaining
/// changes.
@MainActor
final class SoftwareRenderServer: RenderServer {
  private let cache = SourceCache.shared
  private let builder = SceneBuilder(cache: SourceCache.shared)
  private let compositor = Compositor()
  private var shownList = DisplayList()
  private var nextList = DisplayList()
  private var comparison = ListComparison()
  private var backdrops = BackdropUpdate()
  private var damage = Region()
  /// The number of the last drawn frame.
  private var frame: UInt64 = 0
  /// Indicates whether `update` has read changes that no frame has drawn.
  private var hasUndrawnChanges = false

  private var root: LayerNode?
  private weak var surface: (any HostSurface)?
  private var generation = 0
  private var scale = 0.0
  private var size = Box.empty
  private var isValid = false
  private var lastReport = RenderReport()

  /// Indicates whether subtrees may be flattened automatically. If not, the pixels of a frame are independent of
  /// earlier frames.
  var flattensAutomatically = true

  /// The estimated painting time above which a frame is painted on several threads, in milliseconds.
  var parallelThreshold: Double {
    get { compositor.parallelThreshold }
    set { compositor.parallelThreshold = newValue }
  }

  func invalidate() { isValid = false }

  func update(_ root: CALayer) {
    let node = LayerNode.node(of: root, owner: ObjectIdentifier(self))
    // The changes belong to the frame that will draw them.
    if node.update(from: root, frame: frame + 1) { hasUndrawnChanges = true }
  }

  @discardableResult
  func render(_ root: CALayer, scale: CGFloat, to surface: any HostSurface) -> RenderReport {
    var report = RenderReport()
    let node = LayerNode.node(of: root, owner: ObjectIdentifier(self))
    let box = Box(
      x0: 0, y0: 0, x1: Int32(clamping: surface.pixelWidth), y1: Int32(clamping: surface.pixelHeight))
    let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    let isFullRedraw =
      !isValid || node !== self.root || surface !== self.surface || generation != surface.generation || size != box
      || self.scale != scale
    let lostRects = surface.consumeLostRects()
    if !isFullRedraw, root.renderChanges.isEmpty, !hasUndrawnChanges, lostRects.isEmpty { return report }
    guard !box.isEmpty else { return report }
    frame += 1
    let isChanged = node.update(from: root, frame: frame) || hasUndrawnChanges
    hasUndrawnChanges = false
    if !isFullRedraw, !isChanged, lostRects.isEmpty { return report }
    self.root = node
    self.surface = surface
    generation = surface.generation
    size = box
    self.scale = scale

    build(node, box)
    if !nextList.backdrops.isEmpty {
      backdrops.update(nextList, since: isFullRedraw ? nil : shownList, frame: frame, listNumber: builder.listNumber)
    }
    damage.removeAll()
    if isFullRedraw {
      builder.zones.removeAll(keepingCapacity: true)
      damage.add(box)
    } else {
      compare(surface, box)
      repair(lostRects, box)
    }
    report.elementCount = nextList.elements.count
    swap(&shownList, &nextList)
    isValid = true
    if damage.isEmpty, builder.zones.isEmpty {
      cache.endFrame()
      lastReport = report
      return report
    }
    present(to: surface, &report)
    lastReport = report
    return report
  }

  private func build(_ node: LayerNode, _ box: Box) {
    nextList.removeAll()
    nextList.surface = box
    builder.list = nextList
    builder.zones.removeAll(keepingCapacity: true)
    builder.frame = frame
    builder.listNumber += 1
    builder.limits = box
    builder.subtrees.removeAll(keepingCapacity: true)
    builder.recordsSubtrees = flattensAutomatically
    builder.flattenedBytes = 0
    var space = Space(scaleX: scale, scaleY: scale, x: 0, y: 0, clip: box)
    space.recordsScrolls = true
    space.visibleBox = box
    builder.emit(node, of: nil, in: space)
  }

  private func compare(_ surface: any HostSurface, _ box: Box) {
    if !surface.canCopy { builder.zones.removeAll(keepingCapacity: true) }
    comparison.compare(shownList, nextList, zones: builder.zones, limits: box, damage: &damage)
    guard !builder.zones.isEmpty else { return }
    // Moving pixels saves time only if most of them need not be redrawn afterwards.
    var movedPixelCount = 0
    var drawnPixelCount = 0
    for zone in builder.zones {
      movedPixelCount += zone.target.area
      for box in damage.boxes { drawnPixelCount += box.intersection(zone.target).area }
    }
    if drawnPixelCount * 2 > movedPixelCount {
      builder.zones.removeAll(keepingCapacity: true)
      damage.removeAll()
      comparison.compare(shownList, nextList, zones: [], limits: box, damage: &damage)
    }
  }

  /// Adds the pixels that the display has lost to the damage. The lost pixels are redrawn at their previous positions, and at the
  /// positions to which the copies of this frame move them.
  private func repair(_ lost: [PixelRect], _ box: Box) {
    for rect in lost {
      let lostBox = Box(
        x0: Int32(clamping: rect.x), y0: Int32(clamping: rect.y), x1: Int32(clamping: rect.maxX),
        y1: Int32(clamping: rect.maxY)
      ).intersection(box)
      guard !lostBox.isEmpty else { continue }
      damage.add(lostBox)
      for zone in builder.zones {
        let movedPart = lostBox.offset(zone.dx, zone.dy).intersection(zone.target)
        if !movedPart.isEmpty { damage.add(movedPart) }
      }
    }
  }

  private func present(to surface: any HostSurface, _ report: inout RenderReport) {
    for zone in builder.zones {
      let source = zone.target.offset(-zone.dx, -zone.dy)
      surface.copy(source.pixelRect, dx: Int(zone.dx), dy: Int(zone.dy))
      report.copiedPixelCount += zone.target.area
    }
    if !damage.isEmpty {
      compositor.prepare(shownList, damage, cache)
      let target = surface.beginDrawing()
      let canvas = Canvas(
        pixels: target.base.assumingMemoryBound(to: UInt32.self), stride: target.bytesPerRow / 4)
      compositor.paint(shownList, damage, on: canvas, background: 0xFF00_0000)
    }
    report.damage.reserveCapacity(damage.boxes.count)
    for box in damage.boxes {
      report.damage.append(box.pixelRect)
      report.compositedPixelCount += box.area
    }
    report.blurredPixelCount = backdrops.consumeBlurredPixelCount(of: shownList)
    surface.present(report.damage)
    report.didPresent = true
    if !builder.subtrees.isEmpty { builder.flattenRepeatedlyPainted(shownList, damage) }
    cache.endFrame()
  }

  var dump: String {
    "frame \(frame): \(lastReport.elementCount) elements, \(lastReport.damage.count) rects, \(lastReport.compositedPixelCount) px composited, "
      + "\(lastReport.copiedPixelCount) px copied; \(cache.dump)"
  }
}
