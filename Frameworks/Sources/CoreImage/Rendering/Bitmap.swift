/// Pixels of a region: red, green, blue and alpha, multiplied by alpha. The first row is the lowest one.
final class Bitmap: @unchecked Sendable {
  typealias Pixel = SIMD4<Float>

  let region: Region
  let width: Int
  let base: UnsafeMutablePointer<Pixel>

  /// Creates transparent pixels.
  init(_ region: Region) {
    self.region = region
    width = region.width
    let count = max(1, region.width * region.height)
    base = UnsafeMutablePointer<Pixel>.allocate(capacity: count)
    base.initialize(repeating: Pixel(), count: count)
  }

  deinit { base.deallocate() }

  /// Returns the first pixel of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { base + (y - region.minY) * width }

  /// Copies the pixels of another bitmap that are in this region.
  func copy(_ other: Bitmap, dx: Int = 0, dy: Int = 0) {
    let part = region.intersection(other.region.moved(dx, dy))
    guard !part.isEmpty else { return }
    for y in part.minY..<part.maxY {
      (row(y) + part.minX - region.minX).update(
        from: other.row(y - dy) + part.minX - dx - other.region.minX, count: part.width)
    }
  }

  /// Returns a pixel, which is transparent outside the region.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    guard x >= region.minX, x < region.maxX, y >= region.minY, y < region.maxY else { return Pixel() }
    return base[(y - region.minY) * width + x - region.minX]
  }

  /// Returns the color at a point, between the centers of the four nearest pixels.
  @inline(__always)
  func linear(_ x: Float, _ y: Float) -> Pixel {
    let (x, y) = (x - 0.5, y - 0.5)
    guard abs(x) < 2e7, abs(y) < 2e7 else { return Pixel() }
    let (column, row) = (Self.floor(x), Self.floor(y))
    let (dx, dy) = (x - Float(column), y - Float(row))
    if column >= region.minX, row >= region.minY, column + 1 < region.maxX, row + 1 < region.maxY {
      let corner = base + (row - region.minY) * width + column - region.minX
      let lower = corner[0] * (1 - dx) + corner[1] * dx
      let upper = corner[width] * (1 - dx) + corner[width + 1] * dx
      return lower * (1 - dy) + upper * dy
    }
    let lower = pixel(column, row) * (1 - dx) + pixel(column + 1, row) * dx
    let upper = pixel(column, row + 1) * (1 - dx) + pixel(column + 1, row + 1) * dx
    return lower * (1 - dy) + upper * dy
  }

  /// Returns the largest whole number that is not above a value. The processors that all programs must run on have no
  /// instruction for it, so that `rounded(.down)` calls a function for each value.
  @inline(__always)
  private static func floor(_ value: Float) -> Int {
    let number = Int(value)
    return Float(number) > value ? number - 1 : number
  }

  @inline(__always)
  func nearest(_ x: Float, _ y: Float) -> Pixel {
    guard abs(x) < 2e7, abs(y) < 2e7 else { return Pixel() }
    return pixel(Self.floor(x), Self.floor(y))
  }
}
