import Foundation

/// A step of the computation of an image. Recipes are immutable, and are computed region by region when an image is created.
class Recipe: @unchecked Sendable {
  /// The rectangle outside which the image is transparent.
  let extent: CGRect
  /// The number of pixels around a region that are needed to compute it.
  let reach: Int
  /// The rectangle that contains the extents of this recipe and of all that it computes.
  let bounds: CGRect
  /// The number of recipes that are computed for a region.
  let cost: Int
  let depth: Int

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - extent: The extent of the image. Values that are not numbers make it empty.
  ///   - reach: The pixels that this recipe needs around a region.
  ///   - inputs: The recipes that this one computes.
  init(extent: CGRect, reach: Int = 0, inputs: [Recipe] = []) {
    let numbers = [extent.origin.x, extent.origin.y, extent.size.width, extent.size.height]
    let isValid = extent.isNull || numbers.allSatisfy { $0.isFinite }
    self.extent = isValid && !(extent.width <= 0 || extent.height <= 0) ? extent : .null
    bounds = inputs.reduce(self.extent) { Region.union($0, $1.bounds) }
    self.reach = reach + (inputs.map(\.reach).max() ?? 0)
    cost = min(1 << 30, inputs.reduce(1) { $0 + $1.cost })
    depth = 1 + (inputs.map(\.depth).max() ?? 0)
  }

  /// Draws the part of the image in the bitmap, which is transparent and inside the extent.
  func draw(into bitmap: Bitmap, _ space: WorkingSpace) {}

  /// Returns the pixels of a region.
  final func render(_ region: Region, _ space: WorkingSpace) -> Bitmap {
    let visible = region.intersection(Region(extent))
    if visible == region {
      let bitmap = Bitmap(region)
      draw(into: bitmap, space)
      return bitmap
    }
    let bitmap = Bitmap(region.isEmpty ? Region(minX: 0, minY: 0, maxX: 0, maxY: 0) : region)
    guard !visible.isEmpty else { return bitmap }
    let part = Bitmap(visible)
    draw(into: part, space)
    bitmap.copy(part)
    return bitmap
  }
}

/// The recipe of an image without pixels.
final class EmptyRecipe: Recipe, @unchecked Sendable {
  init() { super.init(extent: .null) }
}

/// A part of an image.
final class CropRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe

  init(_ input: Recipe, _ rect: CGRect) {
    self.input = input
    super.init(extent: Region.intersection(input.extent, rect), inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) { input.draw(into: bitmap, space) }
}

/// An image that continues with the colors at its edges.
final class ClampRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let edge: Region

  init(_ input: Recipe, _ rect: CGRect) {
    self.input = input
    edge = Region(rect)
    super.init(extent: edge.isEmpty ? .null : .infinite, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let region = bitmap.region
    // The nearest pixels of the edge. For a region outside, these are a row, a column or a pixel.
    let needed = Region(
      minX: min(max(region.minX, edge.minX), edge.maxX - 1), minY: min(max(region.minY, edge.minY), edge.maxY - 1),
      maxX: max(min(region.maxX, edge.maxX), edge.minX + 1), maxY: max(min(region.maxY, edge.maxY), edge.minY + 1))
    let pixels = input.render(needed, space)
    for y in region.minY..<region.maxY {
      let source = pixels.row(min(max(y, needed.minY), needed.maxY - 1))
      let target = bitmap.row(y)
      for x in region.minX..<region.maxX {
        target[x - region.minX] = source[min(max(x, needed.minX), needed.maxX - 1) - needed.minX]
      }
    }
  }
}

/// An image that is repeated in all directions.
final class TileRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let tile: Region

  init(_ input: Recipe) {
    self.input = input
    tile = Region(input.extent)
    // The whole tile is in memory.
    let isUsable = !tile.isEmpty && !input.extent.isInfinite && tile.width * tile.height <= CIContext.largestArea / 4
    super.init(extent: isUsable ? .infinite : .null, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let pixels = input.render(tile, space)
    let region = bitmap.region
    func offset(_ value: Int, _ length: Int) -> Int { (value % length + length) % length }
    for y in region.minY..<region.maxY {
      let source = pixels.base + offset(y - tile.minY, tile.height) * tile.width
      let target = bitmap.row(y)
      for x in 0..<region.width { target[x] = source[offset(x + region.minX - tile.minX, tile.width)] }
    }
  }
}
