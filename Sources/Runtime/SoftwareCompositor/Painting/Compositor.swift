import CoreGraphics
import Foundation

/// Paints regions of a display list on one or more threads.
final class Compositor: @unchecked Sendable {
  private var painters: [Painter] = []
  private var bands: [Box] = []
  /// The estimated painting time above which a region is painted on several threads, in milliseconds.
  var parallelThreshold = 4.0

  init() {
    for _ in 0..<PaintPool.shared.maximumThreadCount { painters.append(Painter()) }
  }

  /// Creates missing pixels of the sources that a region requires. This method must be called on the main thread.
  func prepare(_ list: DisplayList, _ damage: Region, _ cache: SourceCache) {
    for box in damage.boxes { painters[0].prepare(list, in: box, cache) }
  }

  /// Paints a region of a display list. `background` is the color behind all elements. If it is `nil`, the elements are
  /// drawn over the existing pixels.
  func paint(_ list: DisplayList, _ damage: Region, on canvas: Canvas, background: UInt32?) {
    bands.removeAll(keepingCapacity: true)
    // A band is small enough for the processor's caches, and intersects few elements.
    for box in damage.boxes {
      let bandCount = max(1, (box.height + 159) / 160)
      for part in 0..<bandCount {
        bands.append(
          Box(
            x0: box.x0, y0: box.y0 + box.height * part / bandCount, x1: box.x1,
            y1: box.y0 + box.height * (part + 1) / bandCount))
      }
    }
    guard bands.count > 1, estimatedMilliseconds(list, damage) > parallelThreshold else {
      for band in bands { painters[0].paint(list, in: band, on: canvas, background: background) }
      return
    }
    PaintPool.shared.run(bands.count) { [self] band, worker in
      painters[worker].paint(list, in: bands[band], on: canvas, background: background)
    }
  }

  /// Returns the estimated time to paint a region on one thread, in milliseconds.
  private func estimatedMilliseconds(_ list: DisplayList, _ damage: Region) -> Double {
    if damage.area < 100_000, parallelThreshold > 0.5 { return 0 }
    var nanoseconds = 1.0
    for element in list.elements {
      let weight = element.weight
      if weight == 0 { continue }
      for box in damage.boxes { nanoseconds += weight * Double(element.visibleBox.intersection(box).area) }
    }
    return nanoseconds / 1e6
  }
}
