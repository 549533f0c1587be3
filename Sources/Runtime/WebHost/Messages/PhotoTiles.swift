import CoreGraphics
import RuntimeInterface

/// The tiles of a damaged rectangle, divided into those with photographs and the others.
///
/// A tile is photographic if most of its pixels differ from both the pixel to the left and the pixel above. This is the case for
/// photographs, which have noise. Flat colors, lines, gradients along an axis and text are not photographic, and are therefore sent
/// without any loss.
struct PhotoTiles {
  /// The side of a tile in pixels. JPEG with colors at half the resolution encodes blocks of this size.
  static let side = 16

  /// The rectangles of photographic tiles.
  private(set) var photos: [PixelRect] = []
  /// The remaining rectangles.
  private(set) var others: [PixelRect] = []

  /// Divides a rectangle into tiles, and combines adjacent tiles of the same kind.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, inside the pixels.
  ///   - pixels: The pixels of the window.
  init(_ rect: PixelRect, of pixels: PixelTarget) {
    let side = PhotoTiles.side
    let columns = (rect.width + side - 1) / side
    // The runs of the previous row of tiles. A run is extended downwards if the next row has a run of the same kind at
    // the same place.
    var open: [Run] = []
    var y = rect.y
    while y < rect.maxY {
      let height = min(side, rect.maxY - y)
      var runs: [Run] = []
      for column in 0..<columns {
        let x = rect.x + column * side
        let tile = PixelRect(x: x, y: y, width: min(side, rect.maxX - x), height: height)
        let isPhoto = PhotoTiles.isPhoto(tile, pixels)
        if let last = runs.last, last.isPhoto == isPhoto {
          runs[runs.count - 1].width += tile.width
        } else {
          runs.append(Run(x: x, width: tile.width, y: y, isPhoto: isPhoto))
        }
      }
      // Both lists are in ascending order.
      var next = 0
      for index in runs.indices {
        while next < open.count, open[next].x < runs[index].x {
          close(open[next], at: y)
          next += 1
        }
        guard next < open.count, open[next].x == runs[index].x else { continue }
        if open[next].width == runs[index].width, open[next].isPhoto == runs[index].isPhoto {
          runs[index].y = open[next].y
        } else {
          close(open[next], at: y)
        }
        next += 1
      }
      for run in open[next...] { close(run, at: y) }
      open = runs
      y += height
    }
    for run in open { close(run, at: rect.maxY) }
  }

  /// Adjacent tiles of one kind. A run begins in one row of tiles, and can extend over the same columns of several
  /// rows.
  private struct Run {
    let x: Int
    var width: Int
    var y: Int
    let isPhoto: Bool
  }

  /// Adds the rectangle of a run that ends above a row of pixels.
  private mutating func close(_ run: Run, at end: Int) {
    let rect = PixelRect(x: run.x, y: run.y, width: run.width, height: end - run.y)
    if run.isPhoto { photos.append(rect) } else { others.append(rect) }
  }

  /// Returns whether at least three quarters of the pixels differ from their neighbors. The first row and column of a
  /// tile have no neighbors in it and are not counted.
  private static func isPhoto(_ tile: PixelRect, _ pixels: PixelTarget) -> Bool {
    let total = (tile.width - 1) * (tile.height - 1)
    guard total > 0 else { return false }
    var count = 0
    for y in tile.y + 1..<tile.maxY {
      let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let above = row - pixels.bytesPerRow / 4
      for x in tile.x + 1..<tile.maxX where row[x] != row[x - 1] && row[x] != above[x] { count += 1 }
    }
    return count * 4 >= total * 3
  }
}
