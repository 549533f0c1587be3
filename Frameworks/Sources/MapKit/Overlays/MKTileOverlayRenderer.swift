import CoreGraphics
import Foundation
import UIKit

/// Draws the pictures of a tile overlay, which are loaded when they are needed.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  private struct Tile: Hashable {
    var x: Int
    var y: Int
    var z: Int
  }
  private enum Content {
    case loading
    case image(CGImage)
    case failed
  }
  private var tiles: [Tile: Content] = [:]
  /// The tiles in the order of their last use, so that the oldest are forgotten first.
  private var order: [Tile] = []
  private static var largestCount: Int { 400 }

  /// Creates a renderer.
  ///
  /// - Parameter overlay: The overlay.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Forgets the pictures and loads them again.
  open func reloadData() {
    tiles = [:]
    order = []
    setNeedsDisplay()
  }

  /// Lets the pictures that could not be loaded be loaded again when they are drawn. The map calls it after it has moved.
  func retryFailedTiles() {
    let failed = tiles.filter { if case .failed = $0.value { true } else { false } }
    guard !failed.isEmpty else { return }
    for tile in failed.keys { tiles[tile] = nil }
    order.removeAll { failed[$0] != nil }
    setNeedsDisplay()
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let overlay = overlay as? MKTileOverlay else { return }
    let side = max(Double(overlay.tileSize.width), 1)
    // The level at which a picture has about its own size on the screen.
    let level = (log2(MKMapSize.world.width * Double(zoomScale) / side)).rounded()
    let z = min(max(Int(level), overlay.minimumZ), overlay.maximumZ, 30)
    guard z >= 0, level.isFinite else { return }
    let count = 1 << z
    let width = MKMapSize.world.width / Double(count)
    let columns = Int((mapRect.minX / width).rounded(.down))...Int((mapRect.maxX / width).rounded(.down))
    let rows = max(Int((mapRect.minY / width).rounded(.down)), 0)...min(max(Int(mapRect.maxY / width), 0), count - 1)
    guard rows.lowerBound <= rows.upperBound, columns.count * rows.count <= Self.largestCount else { return }
    for y in rows {
      for x in columns {
        let tile = Tile(x: ((x % count) + count) % count, y: y, z: z)
        let place = MKMapRect(x: Double(x) * width, y: Double(y) * width, width: width, height: width)
        draw(tile, in: rect(for: place), overlay, context)
      }
    }
  }

  private func draw(_ tile: Tile, in rect: CGRect, _ overlay: MKTileOverlay, _ context: CGContext) {
    switch tiles[tile] {
    case .image(let image):
      // Pictures are drawn upright in a coordinate system whose vertical values grow downward.
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(origin: .zero, size: rect.size))
      context.restoreGState()
    case .loading, .failed: break
    case nil: load(tile, overlay)
    }
  }

  private func load(_ tile: Tile, _ overlay: MKTileOverlay) {
    tiles[tile] = .loading
    order.append(tile)
    if order.count > Self.largestCount {
      for old in order.prefix(order.count - Self.largestCount) { tiles[old] = nil }
      order.removeFirst(order.count - Self.largestCount)
    }
    // The overlay turns the row over for its address (`MKTileOverlay.url(forTilePath:)`).
    let path = MKTileOverlayPath(x: tile.x, y: tile.y, z: tile.z, contentScaleFactor: contentScaleFactor)
    overlay.loadTile(at: path) { [weak self] data, _ in
      let image = data.flatMap { UIImage(data: $0) }?.cgImage
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.tiles[tile] != nil else { return }
          self.tiles[tile] = image.map(Content.image) ?? .failed
          self.setNeedsDisplay()
        }
      }
    }
  }
}
