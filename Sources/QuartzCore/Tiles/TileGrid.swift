import CoreGraphics
import Foundation

/// The grid of a tiled layer at one level of detail.
struct TileGrid: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat
  /// The size of a tile in points.
  let tileSize: CGSize
  /// The bounds of the layer. Tiles begin at their origin.
  let bounds: CGRect

  /// Creates the grid for a layer that is drawn with `zoom` screen points per point.
  ///
  /// The levels are `contentsScale` × 2^*k*, for each *k* from `bias` - `levels` + 1 to `bias`. The grid has the first level that is not
  /// enlarged at the zoom, or the last.
  ///
  /// - Parameter tileSize: The size of a tile in pixels. Each side counts as at least 16, and at most 2048.
  init(bounds: CGRect, zoom: CGFloat, contentsScale: CGFloat, levels: Int, bias: Int, tileSize: CGSize) {
    let highest = min(max(bias, -20), 20)
    let lowest = max(highest - max(0, min(levels, 40) - 1), -20)
    let needed = zoom > 0 && zoom.isFinite ? log2(zoom) : 0
    // A tolerance, because a zoom of 1 can be computed as 1.0000001.
    let level = min(max(Int(min(max((needed - 0.001).rounded(.up), -32), 32)), lowest), highest)
    let scale = (contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1) * pow(2, CGFloat(level))
    func side(_ pixels: CGFloat) -> CGFloat {
      (pixels.isFinite ? min(max(pixels.rounded(.up), 16), 2048) : 256) / scale
    }
    self.scale = scale
    self.tileSize = CGSize(width: side(tileSize.width), height: side(tileSize.height))
    self.bounds = bounds
  }

  /// The position of a tile.
  struct Index: Hashable {
    let column: Int
    let row: Int
  }

  /// Returns the rectangle of a tile, in the layer's coordinates. The tiles at the right and bottom end at the bounds.
  func rect(of index: Index) -> CGRect {
    let full = CGRect(
      x: bounds.minX + CGFloat(index.column) * tileSize.width, y: bounds.minY + CGFloat(index.row) * tileSize.height,
      width: tileSize.width, height: tileSize.height)
    return full.overlap(bounds)
  }

  /// Returns the tiles in a rectangle, row by row.
  ///
  /// - Complexity: O(*n*) in the number of these tiles.
  func tiles(in rect: CGRect) -> [Index] {
    let rect = rect.overlap(bounds)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
    func range(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat) -> ClosedRange<Int> {
      let first = Int((low / side).rounded(.down))
      return first...max(first, Int((high / side).rounded(.up)) - 1)
    }
    let columns = range(rect.minX - bounds.minX, rect.maxX - bounds.minX, tileSize.width)
    let rows = range(rect.minY - bounds.minY, rect.maxY - bounds.minY, tileSize.height)
    // A layer that is far smaller on the screen than its grid at the lowest level would need a tile for each pixel.
    guard columns.count <= 4096, rows.count <= 4096, columns.count * rows.count <= 16_384 else { return [] }
    return rows.flatMap { row in columns.map { Index(column: $0, row: row) } }
  }
}
