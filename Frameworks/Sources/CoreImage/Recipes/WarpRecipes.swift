import Foundation

/// A mapping from the points of the result to those of the input.
protocol PointMap: Sendable {
  func source(_ point: SIMD2<Float>) -> SIMD2<Float>
  /// Returns a part of the input that contains what a region of the result needs, before it is limited to the input's extent.
  func needed(_ region: Region) -> Region
}

extension PointMap {
  /// Returns the part of the input that contains the points of a region's pixels and their neighbors.
  func bounds(_ region: Region) -> Region {
    var low = SIMD2<Float>(repeating: 2e7)
    var high = -low
    // The corners of the pixels.
    for y in region.minY...region.maxY {
      for x in region.minX...region.maxX {
        let point = source(SIMD2(Float(x), Float(y)))
        (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
      }
    }
    return Region(
      CGRect(x: Double(low.x), y: Double(low.y), width: Double(high.x - low.x), height: Double(high.y - low.y))
    ).expanded(3, 3)
  }
}

/// Moves the points of an image. Colors between pixels are interpolated.
///
/// The result is computed in tiles. A strip as wide as the image would need almost the whole input if that is rotated, and each
/// strip would compute it again.
final class WarpRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let needed: (Region) -> Region
  private let pointBounds: (Region) -> Region
  private let sample: (Bitmap, Bitmap, Region) -> Void
  /// The pixels of the input that are computed at a time.
  private static let largestArea = 16_000_000
  /// The side of a tile, with which its pixels and those that it needs fit into a processor's cache.
  private static let smallestSide = 128
  private static let largestSide = 1024

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - input: The image.
  ///   - extent: The extent of the result.
  ///   - map: The mapping.
  ///   - isSmooth: `false` to use the colors of the nearest pixels.
  ///   - samples: The number of points per pixel and direction, which is above 1 if the image becomes smaller.
  init<Map: PointMap>(_ input: Recipe, extent: CGRect, _ map: Map, isSmooth: Bool = true, samples: Int = 1) {
    self.input = input
    needed = { map.needed($0) }
    pointBounds = { map.bounds($0) }
    sample = { source, bitmap, part in
      let step = 1 / Float(samples)
      let scale = step * step
      for y in part.minY..<part.maxY {
        let row = bitmap.row(y) - bitmap.region.minX
        for x in part.minX..<part.maxX {
          var sum = SIMD4<Float>()
          for j in 0..<samples {
            for i in 0..<samples {
              let point = map.source(
                SIMD2(Float(x) + (Float(i) + 0.5) * step, Float(y) + (Float(j) + 0.5) * step))
              sum += isSmooth ? source.linear(point.x, point.y) : source.nearest(point.x, point.y)
            }
          }
          row[x] = sum * scale
        }
      }
    }
    super.init(extent: extent, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let region = bitmap.region
    // What the input needs around a tile is computed again for the neighbors of the tile.
    let side = min(Self.largestSide, max(Self.smallestSide, 4 * input.reach))
    for y in stride(from: region.minY, to: region.maxY, by: side) {
      for x in stride(from: region.minX, to: region.maxX, by: side) {
        let tile = Region(minX: x, minY: y, maxX: min(region.maxX, x + side), maxY: min(region.maxY, y + side))
        draw(tile, into: bitmap, space)
      }
    }
  }

  private func draw(_ part: Region, into bitmap: Bitmap, _ space: WorkingSpace) {
    var needed = needed(part).intersection(Region(input.extent))
    // A distortion of an image without edges may need little of a large part.
    if needed.area > Self.largestArea { needed = needed.intersection(pointBounds(part)) }
    guard !needed.isEmpty else { return }
    if part.area > 1, needed.area > Self.largestArea || cost(needed) > 4 * cost(part) {
      let halves = part.halves
      let sum = halves.reduce(0) { $0 + cost(self.needed($1).intersection(Region(input.extent))) }
      // An image that becomes smaller needs the same for a part and for its halves. One that is stretched obliquely needs less.
      if needed.area > Self.largestArea || 4 * sum < 3 * cost(needed) {
        for half in halves { draw(half, into: bitmap, space) }
        return
      }
    }
    guard needed.area <= Self.largestArea else { return }
    sample(input.render(needed, space), bitmap, part)
  }

  /// Returns the number of pixels that the input computes for a region.
  private func cost(_ region: Region) -> Int { region.expanded(input.reach, input.reach).area }
}

/// The inverse of an affine transform.
struct AffineMap: PointMap {
  let x: SIMD2<Float>
  let y: SIMD2<Float>
  let offset: SIMD2<Float>
  let transform: CGAffineTransform

  init(inverse transform: CGAffineTransform) {
    self.transform = transform
    x = SIMD2(Float(transform.a), Float(transform.b))
    y = SIMD2(Float(transform.c), Float(transform.d))
    offset = SIMD2(Float(transform.tx), Float(transform.ty))
  }

  @inline(__always)
  func source(_ point: SIMD2<Float>) -> SIMD2<Float> { x * point.x + y * point.y + offset }

  func needed(_ region: Region) -> Region { Region(region.rect.applying(transform)).expanded(2, 2) }
}

/// Moves an image by whole pixels.
final class OffsetRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let x: Int
  private let y: Int

  init(_ input: Recipe, _ x: Int, _ y: Int) {
    (self.input, self.x, self.y) = (input, x, y)
    let isFixed = input.extent.isInfinite || input.extent.isNull
    super.init(
      extent: isFixed ? input.extent : input.extent.offsetBy(dx: CGFloat(x), dy: CGFloat(y)), inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    bitmap.copy(input.render(bitmap.region.moved(-x, -y), space), dx: x, dy: y)
  }
}

extension Recipe {
  /// Returns the recipe for a transformed image, or nil if the transform has no inverse or values that are not numbers.
  func transformed(by transform: CGAffineTransform, isSmooth: Bool = true) -> Recipe? {
    let t = transform
    let values = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    let determinant = t.a * t.d - t.b * t.c
    guard values.allSatisfy({ $0.isFinite && abs($0) < 1e9 }), abs(determinant) > 1e-12 else { return nil }
    if extent.isNull { return self }
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1, t.tx == t.tx.rounded(), t.ty == t.ty.rounded(), abs(t.tx) < 1e6,
      abs(t.ty) < 1e6
    {
      return OffsetRecipe(self, Int(t.tx), Int(t.ty))
    }
    let inverse = transform.inverted()
    // The longest step in the input for one pixel of the result.
    let step = max(
      (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(),
      (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot())
    return WarpRecipe(
      self, extent: extent.isInfinite ? .infinite : extent.applying(transform), AffineMap(inverse: inverse),
      isSmooth: isSmooth, samples: isSmooth ? Int(min(16, max(1, (step - 0.01).rounded(.up)))) : 1)
  }
}

/// A distortion inside a circle.
protocol CircleMap: PointMap {
  var center: SIMD2<Float> { get }
  var radius: Float { get }
  /// Returns the point of the input for an offset from the center, whose length is below the radius.
  func offset(_ offset: SIMD2<Float>, _ length: Float) -> SIMD2<Float>
}

extension CircleMap {
  @inline(__always)
  func source(_ point: SIMD2<Float>) -> SIMD2<Float> {
    let offset = point - center
    let length = (offset * offset).sum().squareRoot()
    return length < radius ? center + self.offset(offset, length) : point
  }

  func needed(_ region: Region) -> Region {
    let side = Double(radius)
    let circle = Region(
      CGRect(x: Double(center.x) - side, y: Double(center.y) - side, width: 2 * side, height: 2 * side))
    let part = region.intersection(circle)
    guard !part.isEmpty else { return region }
    let all = Region(region.rect.union(circle.rect)).expanded(2, 2)
    // Points in the circle come from the circle. If the region is a small part of it, the points are computed, because it needs
    // much less.
    guard part.area < circle.area / 4 else { return all }
    return Region(region.rect.union(bounds(part).rect)).intersection(all)
  }
}

/// A rotation that decreases from the center of a circle to its edge.
struct Twirl: CircleMap {
  let center: SIMD2<Float>
  let radius: Float
  let angle: Float

  @inline(__always)
  func offset(_ offset: SIMD2<Float>, _ length: Float) -> SIMD2<Float> {
    let part = 1 - length / radius
    let turn = angle * part * part
    let (sine, cosine) = (sin(turn), cos(turn))
    return SIMD2(offset.x * cosine + offset.y * sine, offset.y * cosine - offset.x * sine)
  }
}

/// An enlargement or, with a negative scale, a reduction that decreases from the center of a circle to its edge.
struct Bump: CircleMap {
  let center: SIMD2<Float>
  let radius: Float
  let scale: Float

  @inline(__always)
  func offset(_ offset: SIMD2<Float>, _ length: Float) -> SIMD2<Float> {
    let part = 1 - length * length / (radius * radius)
    let factor = scale >= 0 ? 1 / (1 + scale * part * part) : 1 - scale * part * part
    // A reduction shows no points outside the circle.
    let longest = radius / max(length, 1e-6)
    return offset * min(factor, longest)
  }
}

/// A pull of the points of a circle to its center.
struct Pinch: CircleMap {
  let center: SIMD2<Float>
  let radius: Float
  let scale: Float

  @inline(__always)
  func offset(_ offset: SIMD2<Float>, _ length: Float) -> SIMD2<Float> {
    let part = length / radius
    return offset * pow(max(part, 1e-6), -scale * 0.5)
  }
}

/// Squares with the average of their pixels.
final class PixellateRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let center: SIMD2<Double>
  private let side: Double

  init(_ input: Recipe, center: SIMD2<Double>, side: Double) {
    (self.input, self.center, self.side) = (input, center, max(1, side))
    let isFixed = input.extent.isInfinite || input.extent.isNull
    let extent = isFixed ? input.extent : input.extent.insetBy(dx: -side, dy: -side)
    // The extent consists of whole squares.
    var squares = input.extent
    if !isFixed {
      let (left, right) = (Self.edge(extent.minX + side, center.x, side), Self.edge(extent.maxX - side, center.x, side))
      let (low, high) = (Self.edge(extent.minY + side, center.y, side), Self.edge(extent.maxY - side, center.y, side))
      squares = CGRect(
        x: left.rounded(.down), y: low.rounded(.down),
        width: (extent.maxX - side == right ? right : right + side).rounded(.up) - left.rounded(.down),
        height: (extent.maxY - side == high ? high : high + side).rounded(.up) - low.rounded(.down))
    }
    super.init(extent: squares, reach: Int(side) + 1, inputs: [input])
  }

  /// Returns the lower edge of the square with a coordinate. A square is centered at the center.
  private static func edge(_ value: Double, _ center: Double, _ side: Double) -> Double {
    ((value - center) / side + 0.5).rounded(.down) * side + center - side / 2
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let region = bitmap.region
    func index(_ value: Int, _ center: Double) -> Int {
      Int(((Double(value) + 0.5 - center) / side + 0.5).rounded(.down))
    }
    func start(_ index: Int, _ center: Double) -> Int {
      Int(((Double(index) - 0.5) * side + center - 0.5).rounded(.up))
    }
    let columns = index(region.minX, center.x)...index(region.maxX - 1, center.x)
    let rows = index(region.minY, center.y)...index(region.maxY - 1, center.y)
    for row in rows {
      let (bottom, top) = (start(row, center.y), start(row + 1, center.y))
      // A row of squares is computed at a time, which limits the memory for large squares.
      let strip = Region(
        minX: start(columns.lowerBound, center.x), minY: bottom, maxX: start(columns.upperBound + 1, center.x),
        maxY: top
      ).intersection(Region(input.extent))
      guard !strip.isEmpty else { continue }
      let pixels = input.render(strip, space)
      for column in columns {
        let (left, right) = (start(column, center.x), start(column + 1, center.x))
        var sum = SIMD4<Float>()
        for y in strip.minY..<strip.maxY {
          let line = pixels.row(y) - strip.minX
          for x in max(left, strip.minX)..<max(left, strip.minX, min(right, strip.maxX)) { sum += line[x] }
        }
        let color = sum / Float(max(1, (top - bottom) * (right - left)))
        let part = Region(minX: left, minY: bottom, maxX: right, maxY: top).intersection(region)
        guard !part.isEmpty else { continue }
        for y in part.minY..<part.maxY {
          (bitmap.row(y) + part.minX - region.minX).update(repeating: color, count: part.width)
        }
      }
    }
  }
}

/// One pixel with the average of an area. The average is computed once for each working space.
final class AverageRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let area: Region
  private let lock = NSLock()
  private var averages: [Bool: SIMD4<Float>] = [:]

  init(_ input: Recipe, _ area: CGRect) {
    self.input = input
    self.area = Region(Region.intersection(input.extent, area))
    super.init(extent: CGRect(x: 0, y: 0, width: 1, height: 1), inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    lock.lock()
    defer { lock.unlock() }
    if let average = averages[space.isLinear] { return bitmap.base[0] = average }
    var total = SIMD4<Double>()
    for y in stride(from: area.minY, to: area.maxY, by: 64) {
      for x in stride(from: area.minX, to: area.maxX, by: 4096) {
        let part = Region(minX: x, minY: y, maxX: min(area.maxX, x + 4096), maxY: min(area.maxY, y + 64))
        let pixels = input.render(part, space)
        for row in part.minY..<part.maxY {
          var sum = SIMD4<Float>()
          for column in 0..<part.width { sum += pixels.row(row)[column] }
          total += SIMD4<Double>(sum)
        }
      }
    }
    let average = SIMD4<Float>(total / Double(max(1, area.width * area.height)))
    averages[space.isLinear] = average
    bitmap.base[0] = average
  }
}
