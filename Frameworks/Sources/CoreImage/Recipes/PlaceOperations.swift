import Foundation

struct ConstantColor: PlaceColor {
  let pixel: SIMD4<Float>
  func color(_ x: Float, _ y: Float) -> SIMD4<Float> { pixel }
}

struct LinearGradient: PlaceColor {
  let start: SIMD2<Float>
  let direction: SIMD2<Float>
  let first: SIMD4<Float>
  let second: SIMD4<Float>

  init(from start: SIMD2<Float>, to end: SIMD2<Float>, _ first: SIMD4<Float>, _ second: SIMD4<Float>) {
    self.start = start
    let length = ((end - start) * (end - start)).sum()
    direction = length > 0 ? (end - start) / length : SIMD2()
    (self.first, self.second) = (first, second)
  }

  func color(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let part = min(1, max(0, ((SIMD2(x, y) - start) * direction).sum()))
    return first + (second - first) * part
  }
}

struct RadialGradient: PlaceColor {
  let center: SIMD2<Float>
  let inner: Float
  let outer: Float
  let first: SIMD4<Float>
  let second: SIMD4<Float>

  func color(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let offset = SIMD2(x, y) - center
    let distance = (offset * offset).sum().squareRoot()
    let part = outer == inner ? (distance < inner ? 0 : 1) : min(1, max(0, (distance - inner) / (outer - inner)))
    return first + (second - first) * part
  }
}

struct Checkerboard: PlaceColor {
  let center: SIMD2<Float>
  let side: Float
  let isStriped: Bool
  let first: SIMD4<Float>
  let second: SIMD4<Float>

  func color(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let square = ((SIMD2(x, y) - center) / side).rounded(.down)
    let sum = isStriped ? square.x : square.x + square.y
    return (sum / 2).rounded(.down) * 2 == sum ? first : second
  }
}

/// Black and white squares, such as those of a bar code. The first row is the lowest one.
struct Modules: PlaceColor {
  let width: Int
  let rows: [[Bool]]

  func color(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let (column, row) = (Int(x), Int(y))
    guard rows.indices.contains(row), rows[row].indices.contains(column), rows[row][column] else {
      return SIMD4(repeating: 1)
    }
    return SIMD4(0, 0, 0, 1)
  }
}

/// A shade that begins in the corners and reaches inwards. Apple does not publish its formula.
struct Vignette: PlaceOperation {
  let center: SIMD2<Float>
  let scale: SIMD2<Float>
  let exponent: Float
  let intensity: Float

  func apply(_ color: SIMD4<Float>, _ x: Float, _ y: Float) -> SIMD4<Float> {
    let offset = (SIMD2(x, y) - center) * scale
    let distance = min(1, (offset * offset).sum().squareRoot())
    let step = distance * distance * (3 - 2 * distance)
    let factor = max(0, 1 - intensity * pow(step, exponent))
    return color * SIMD4(factor, factor, factor, 1)
  }
}

/// A shade around a circle.
struct CircleVignette: PlaceOperation {
  let center: SIMD2<Float>
  let radius: Float
  let width: Float
  let intensity: Float

  func apply(_ color: SIMD4<Float>, _ x: Float, _ y: Float) -> SIMD4<Float> {
    let offset = SIMD2(x, y) - center
    let part = min(1, max(0, ((offset * offset).sum().squareRoot() - radius) / width))
    let factor = max(0, 1 - intensity * part * part * (3 - 2 * part))
    return color * SIMD4(factor, factor, factor, 1)
  }
}

struct UnsharpMask: DetailOperation {
  let intensity: Float
  func apply(_ original: SIMD4<Float>, blurred: SIMD4<Float>) -> SIMD4<Float> {
    var result = original + (original - blurred) * intensity
    result.w = original.w
    return pointwiseMax(result, SIMD4())
  }
}

struct SharpenLuminance: DetailOperation {
  let sharpness: Float
  func apply(_ original: SIMD4<Float>, blurred: SIMD4<Float>) -> SIMD4<Float> {
    let change = ((original - blurred) * ColorMath.luminance).sum() * sharpness
    var result = original + change
    result.w = original.w
    return pointwiseMax(result, SIMD4())
  }
}

struct Bloom: DetailOperation {
  let intensity: Float
  func apply(_ original: SIMD4<Float>, blurred: SIMD4<Float>) -> SIMD4<Float> {
    let glow = blurred * intensity
    return original + glow - original * pointwiseMin(glow, SIMD4(repeating: 1))
  }
}

struct Gloom: DetailOperation {
  let intensity: Float
  func apply(_ original: SIMD4<Float>, blurred: SIMD4<Float>) -> SIMD4<Float> {
    var result = original + (pointwiseMin(original, blurred) - original) * intensity
    result.w = original.w
    return result
  }
}

/// Polygons with the color of a random point in each.
struct Crystals: PointMap {
  let center: SIMD2<Float>
  let side: Float

  func source(_ point: SIMD2<Float>) -> SIMD2<Float> {
    let cell = ((point - center) / side).rounded(.down)
    var nearest = point
    var shortest = Float.infinity
    for dy in -1...1 {
      for dx in -1...1 {
        let other = cell + SIMD2(Float(dx), Float(dy))
        let seed = (other + Self.random(Int(other.x), Int(other.y))) * side + center
        let distance = ((seed - point) * (seed - point)).sum()
        if distance < shortest { (shortest, nearest) = (distance, seed) }
      }
    }
    return nearest
  }

  /// Returns two numbers from 0 to 1 that are always the same for a cell.
  private static func random(_ x: Int, _ y: Int) -> SIMD2<Float> {
    var state = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663)) &+ 0x9E37_79B9_7F4A_7C15
    state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
    state ^= state >> 31
    return SIMD2(Float(state & 0xFFFF) / 65_536, Float(state >> 16 & 0xFFFF) / 65_536)
  }

  func needed(_ region: Region) -> Region {
    let margin = Int(side * 2) + 2
    return region.expanded(margin, margin)
  }
}

/// A projection between two planes, by the nine numbers of its matrix.
struct Projection: PointMap {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates the projection of the unit square to the corners of a quadrilateral. Source: P. Heckbert, "Fundamentals of Texture
  /// Mapping and Image Warping" (1989), section 2.2.3.
  init?(unitSquareTo p: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) {
    let sum = p.0 - p.1 + p.2 - p.3
    let (d1, d2) = (p.1 - p.2, p.3 - p.2)
    let determinant = d1.x * d2.y - d2.x * d1.y
    guard abs(determinant) > 1e-9 else { return nil }
    let g = (sum.x * d2.y - d2.x * sum.y) / determinant
    let h = (d1.x * sum.y - sum.x * d1.y) / determinant
    rows = (
      SIMD3(p.1.x - p.0.x + g * p.1.x, p.3.x - p.0.x + h * p.3.x, p.0.x),
      SIMD3(p.1.y - p.0.y + g * p.1.y, p.3.y - p.0.y + h * p.3.y, p.0.y), SIMD3(g, h, 1)
    )
  }

  private init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.rows = rows }

  /// The inverse projection, up to a factor.
  var inverse: Projection {
    let (a, b, c) = rows
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let (x, y, z) = (cross(b, c), cross(c, a), cross(a, b))
    return Projection(rows: (SIMD3(x.x, y.x, z.x), SIMD3(x.y, y.y, z.y), SIMD3(x.z, y.z, z.z)))
  }

  /// Returns this projection after a scaling and a translation of the points.
  func after(scale: SIMD2<Double>, offset: SIMD2<Double>) -> Projection {
    func changed(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(row.x * scale.x, row.y * scale.y, row.x * offset.x + row.y * offset.y + row.z)
    }
    return Projection(rows: (changed(rows.0), changed(rows.1), changed(rows.2)))
  }

  /// Returns a scaling and a translation after this projection.
  func before(scale: SIMD2<Double>, offset: SIMD2<Double>) -> Projection {
    Projection(rows: (rows.0 * scale.x + rows.2 * offset.x, rows.1 * scale.y + rows.2 * offset.y, rows.2))
  }

  private func point(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let point = SIMD3(x, y, 1)
    return SIMD3((rows.0 * point).sum(), (rows.1 * point).sum(), (rows.2 * point).sum())
  }

  func source(_ point: SIMD2<Float>) -> SIMD2<Float> {
    let result = self.point(Double(point.x), Double(point.y))
    // A point behind the viewer has no counterpart.
    guard abs(result.z) > 1e-12 else { return SIMD2(repeating: -1e9) }
    return SIMD2(Float(result.x / result.z), Float(result.y / result.z))
  }

  func needed(_ region: Region) -> Region {
    let all = Region(minX: -10_000_000, minY: -10_000_000, maxX: 10_000_000, maxY: 10_000_000)
    let corners = [
      (region.minX, region.minY), (region.maxX, region.minY), (region.minX, region.maxY), (region.maxX, region.maxY),
    ]
    let points = corners.map { point(Double($0.0), Double($0.1)) }
    guard points.allSatisfy({ $0.z > 1e-9 }) || points.allSatisfy({ $0.z < -1e-9 }) else { return all }
    let (xs, ys) = (points.map { $0.x / $0.z }, points.map { $0.y / $0.z })
    let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
    return Region(CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)).expanded(
      2, 2)
  }
}
