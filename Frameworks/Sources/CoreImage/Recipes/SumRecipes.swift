import Foundation

// Blurs whose kernel is not the product of two lines.

/// The average of points around each pixel, such as those on a line.
///
/// The points of all pixels have the same distances from the pixel, and so the same parts of the pixels around them. These
/// parts are added up once: neighboring points share pixels, and a sum of products needs no interpolation.
final class PointsBlurRecipe: Recipe, @unchecked Sendable {
  /// The part of a neighbor in each pixel.
  private struct Tap {
    let x: Int
    let y: Int
    let weight: Float
  }

  private let input: Recipe
  private let taps: [Tap]
  private let margin: Int

  init(_ input: Recipe, points: [SIMD2<Float>]) {
    self.input = input
    var weights: [SIMD2<Int>: Double] = [:]
    for point in points {
      let corner = point.rounded(.down)
      let rest = SIMD2<Double>(point - corner)
      let place = SIMD2(Int(corner.x), Int(corner.y))
      weights[place, default: 0] += (1 - rest.x) * (1 - rest.y)
      weights[place &+ SIMD2(1, 0), default: 0] += rest.x * (1 - rest.y)
      weights[place &+ SIMD2(0, 1), default: 0] += (1 - rest.x) * rest.y
      weights[place &+ SIMD2(1, 1), default: 0] += rest.x * rest.y
    }
    // Rows follow each other in memory.
    taps = weights.filter { $0.value > 0 }.sorted { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }.map {
      Tap(x: $0.key.x, y: $0.key.y, weight: Float($0.value / Double(points.count)))
    }
    margin = taps.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    let isInfinite = input.extent.isInfinite || input.extent.isNull
    let growth = CGFloat(points.reduce(0) { max($0, max(abs($1.x), abs($1.y)).rounded(.up)) })
    super.init(
      extent: isInfinite ? input.extent : input.extent.insetBy(dx: -growth, dy: -growth), reach: margin, inputs: [input]
    )
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let region = bitmap.region
    let source = input.render(region.expanded(margin, margin), space)
    let places = taps.map { (offset: $0.y * source.width + $0.x, weight: $0.weight) }
    // Four pixels at a time, so that the sums are in registers.
    places.withUnsafeBufferPointer { places in
      for y in region.minY..<region.maxY {
        let (row, center) = (bitmap.row(y), source.row(y) + margin)
        var x = 0
        while x + 4 <= region.width {
          let place = center + x
          var sums = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
          for (offset, weight) in places {
            let pixels = place + offset
            sums.0 += pixels[0] * weight
            sums.1 += pixels[1] * weight
            sums.2 += pixels[2] * weight
            sums.3 += pixels[3] * weight
          }
          (row[x], row[x + 1], row[x + 2], row[x + 3]) = sums
          x += 4
        }
        while x < region.width {
          var sum = SIMD4<Float>()
          for (offset, weight) in places { sum += center[x + offset] * weight }
          row[x] = sum
          x += 1
        }
      }
    }
  }
}

/// The average of the pixels whose centers are in a disc around each pixel.
///
/// The disc is a stack of rows. The sum of a row of any length is the difference between two sums that begin at the same pixel,
/// so that the cost grows with the radius instead of with its square.
final class DiscBlurRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let radius: Int
  /// The pixels to the left and to the right of the center in each row of the disc, from the lowest row.
  private let lengths: [Int]
  private let count: Int
  /// The columns for which sums begin at the same pixel. Sums of more pixels are less exact.
  private static let columns = 256

  init(_ input: Recipe, radius: Double) {
    self.input = input
    let reach = Int(radius)
    self.radius = reach
    lengths = (-reach...reach).map { Int((radius * radius - Double($0 * $0)).squareRoot()) }
    count = lengths.reduce(0) { $0 + 2 * $1 + 1 }
    let isInfinite = input.extent.isInfinite || input.extent.isNull
    let growth = CGFloat(reach)
    super.init(
      extent: isInfinite ? input.extent : input.extent.insetBy(dx: -growth, dy: -growth), reach: reach, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let region = bitmap.region
    let source = input.render(region.expanded(radius, radius), space)
    let length = min(Self.columns, region.width) + 2 * radius + 1
    let sums = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: length * source.region.height)
    sums.initialize(repeating: SIMD4(), count: length * source.region.height)
    defer { sums.deallocate() }
    let scale = 1 / Float(count)
    // The places of the last pixel of each row of the disc, and of the one before the first pixel, from the lower left corner
    // of the disc's square.
    let ends = lengths.enumerated().map { row, half in
      (last: row * length + radius + half + 1, first: row * length + radius - half)
    }
    for start in stride(from: 0, to: region.width, by: Self.columns) {
      let columns = min(Self.columns, region.width - start)
      for row in 0..<source.region.height {
        let (pixels, line) = (source.base + row * source.width + start, sums + row * length)
        var sum = SIMD4<Float>()
        for x in 0..<columns + 2 * radius {
          sum += pixels[x]
          line[x + 1] = sum
        }
      }
      ends.withUnsafeBufferPointer { ends in
        for y in 0..<region.height {
          let (row, square) = (bitmap.base + y * bitmap.width + start, sums + y * length)
          for x in 0..<columns {
            let place = square + x
            var sum = SIMD4<Float>()
            for (last, first) in ends { sum += place[last] - place[first] }
            row[x] = sum * scale
          }
        }
      }
    }
  }
}
