import CoreGraphics
import Foundation

/// The grid of a tiled layer at one level of detail.
struct TileGrid: Equatable {
  /// The most pixels of all visible tiles: 256 MB.
  static let maximumPixels: CGFloat = 67_108_864

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
  /// - Parameters:
  ///   - tileSize: The size of a tile in pixels. Each side counts as at least 16, and at most 2048.
  ///   - visibleSize: The size of the visible part. If its tiles would have more than `maximumPixels` pixels, because the lowest level is
  ///     much larger than its picture on the screen, the scale is halved until they fit. If there would be more than 4,096 tiles, they
  ///     are larger.
  init(
    bounds: CGRect, zoom: CGFloat, contentsScale: CGFloat, levels: Int, bias: Int, tileSize: CGSize, visibleSize: CGSize
  ) {
    let highest = min(max(bias, -20), 20)
    let lowest = max(highest - max(0, min(levels, 40) - 1), -20)
    let needed = zoom > 0 && zoom.isFinite ? log2(zoom) : 0
    // A tolerance, because a zoom of 1 can be computed as 1.0000001.
    let level = min(max(Int(min(max((needed - 0.001).rounded(.up), -32), 32)), lowest), highest)
    var scale = (contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1) * pow(2, CGFloat(level))
    var pixels = visibleSize.width * scale * visibleSize.height * scale
    if pixels > Self.maximumPixels, pixels.isFinite {
      let halvings = (log2(pixels / Self.maximumPixels) / 2).rounded(.up)
      scale *= pow(2, -halvings)
      pixels *= pow(4, -halvings)
    }
    let least = max(16, (pixels / 4096).squareRoot())
    func side(_ pixels: CGFloat) -> CGFloat {
      max(pixels.isFinite ? min(max(pixels.rounded(.up), 16), 2048) : 256, least.isFinite ? least.rounded(.up) : 16)
        / scale
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
    func range(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat) -> ClosedRange<Int>? {
      let first = (low / side).rounded(.down)
      let last = max(first, (high / side).rounded(.up) - 1)
      // Numbers of tiles above 2^50 cannot be exact.
      guard first >= 0, last < 0x1p50, last - first < 8192 else { return nil }
      return Int(first)...Int(last)
    }
    guard let columns = range(rect.minX - bounds.minX, rect.maxX - bounds.minX, tileSize.width),
      let rows = range(rect.minY - bounds.minY, rect.maxY - bounds.minY, tileSize.height)
    else { return [] }
    return rows.flatMap { row in columns.map { Index(column: $0, row: row) } }
  }
}
