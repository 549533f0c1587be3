import Foundation

// Operations on colors. Where Apple's "Core Image Filter Reference" states a formula, it is that one.

/// "color.rgb = color.rgb * pow(2.0, ev)"
struct Exposure: PixelOperation {
  let factor: Float
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    color * SIMD4(factor, factor, factor, 1)
  }
}

/// "pow(s.rgb, vec3(power))"
struct Gamma: PixelOperation {
  let power: Float
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(pow(max(0, color.x), power), pow(max(0, color.y), power), pow(max(0, color.z), power), color.w)
  }
}

/// A sum of the components with factors, and a bias. "s.r = dot(s, redVector) …"
struct ColorMatrix: PixelOperation {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
  var z: SIMD4<Float>
  var w = SIMD4<Float>(0, 0, 0, 1)
  var bias = SIMD4<Float>()

  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var result = SIMD4((color * x).sum(), (color * y).sum(), (color * z).sum(), (color * w).sum()) + bias
    result.w = min(1, max(0, result.w))
    return result
  }

  /// Returns the matrix that mixes another one with the unchanged color.
  func mixed(_ amount: Float) -> ColorMatrix {
    ColorMatrix(
      x: SIMD4(1, 0, 0, 0) * (1 - amount) + x * amount, y: SIMD4(0, 1, 0, 0) * (1 - amount) + y * amount,
      z: SIMD4(0, 0, 1, 0) * (1 - amount) + z * amount)
  }

  /// Source: W3C, "Filter Effects Module Level 1", section "sepia".
  static let sepia = ColorMatrix(
    x: SIMD4(0.393, 0.769, 0.189, 0), y: SIMD4(0.349, 0.686, 0.168, 0), z: SIMD4(0.272, 0.534, 0.131, 0))

  /// A rotation around the line of grays that keeps their brightness.
  static func hue(_ angle: Float) -> ColorMatrix {
    let (cosine, sine) = (cos(angle), sin(angle))
    let third = (1 - cosine) / 3
    let root = sine * Float(1.0 / 3.0).squareRoot()
    return ColorMatrix(
      x: SIMD4(cosine + third, third - root, third + root, 0), y: SIMD4(third + root, cosine + third, third - root, 0),
      z: SIMD4(third - root, third + root, cosine + third, 0))
  }
}

/// A matrix for the values of sRGB.
struct PerceptualMatrix: PixelOperation {
  static var isPerceptual: Bool { true }
  let matrix: ColorMatrix
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> { matrix.apply(color) }
}

/// Saturation, brightness and contrast. "(color.rgb - vec3(0.5)) * contrast + vec3(0.5)"
struct ColorControls: PixelOperation {
  let saturation: Float
  let brightness: Float
  let contrast: Float

  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let gray = SIMD4<Float>(repeating: (color * ColorMath.luminance).sum())
    var result = gray + (color - gray) * saturation + brightness
    result = (result - 0.5) * contrast + 0.5
    result.w = color.w
    return result
  }
}

/// The color of a luminance: between two colors, or a color multiplied by it.
struct LuminanceColor: PixelOperation {
  let dark: SIMD4<Float>
  let light: SIMD4<Float>
  let amount: Float

  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let luminance = (color * ColorMath.luminance).sum()
    var result = color + (dark + (light - dark) * luminance - color) * amount
    result.w = color.w
    return result
  }
}

struct Invert: PixelOperation {
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> { SIMD4(1 - color.x, 1 - color.y, 1 - color.z, color.w) }
}

struct Clamp: PixelOperation {
  let low: SIMD4<Float>
  let high: SIMD4<Float>
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(low, pointwiseMin(high, color)) }
}

/// Equal steps between 0 and 1 in the values of sRGB.
struct Posterize: PixelOperation {
  static var isPerceptual: Bool { true }
  let steps: Float
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var result = (color * steps).rounded(.toNearestOrAwayFromZero) / steps
    result.w = color.w
    return result
  }
}

/// More saturation for colors that have little of it. Apple does not publish its formula.
struct Vibrance: PixelOperation {
  let amount: Float
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let highest = max(color.x, color.y, color.z)
    let saturation = highest > 0 ? (highest - min(color.x, color.y, color.z)) / highest : 0
    let gray = SIMD4<Float>(repeating: (color * ColorMath.luminance).sum())
    var result = gray + (color - gray) * (1 + amount * (1 - saturation))
    result.w = color.w
    return result
  }
}

struct ComponentGray: PixelOperation {
  let isMaximum: Bool
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let value = isMaximum ? max(color.x, color.y, color.z) : min(color.x, color.y, color.z)
    return SIMD4(value, value, value, color.w)
  }
}

struct MaskToAlpha: PixelOperation {
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(1, 1, 1, min(1, max(0, (color * ColorMath.luminance).sum() * color.w)))
  }
}

struct AlphaOne: PixelOperation {
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> { SIMD4(color.x, color.y, color.z, 1) }
}

struct MultiplyByAlpha: PixelOperation {
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }
}

struct DivideByAlpha: PixelOperation {
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    color.w > 0 ? SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, color.w) : color
  }
}

struct ToneCurve: PixelOperation {
  let isEncoding: Bool
  private let curve = Curve()
  init(isEncoding: Bool) { self.isEncoding = isEncoding }
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> { isEncoding ? curve.encode(color) : curve.decode(color) }
}

/// A curve for each component of sRGB's values, after a change of the saturation.
struct ValueTable: PixelOperation {
  static var isPerceptual: Bool { true }
  var saturation: Float = 1
  var red: [Float]
  var green: [Float]
  var blue: [Float]

  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let gray = SIMD4<Float>(repeating: (color * ColorMath.luminance).sum())
    let values =
      (gray + (color - gray) * saturation).limited * 255
    return SIMD4(Self.look(values.x, red), Self.look(values.y, green), Self.look(values.z, blue), color.w)
  }

  @inline(__always)
  private static func look(_ value: Float, _ table: [Float]) -> Float {
    table.withUnsafeBufferPointer { table in
      let index = Int(value)
      return table[index] + (table[index + 1] - table[index]) * (value - Float(index))
    }
  }

  /// Returns the 257 values of a smooth curve through points with ascending x: cubic pieces with a continuous second derivative.
  static func curve(_ points: [SIMD2<Double>]) -> [Float] {
    let count = points.count
    guard count > 2, zip(points, points.dropFirst()).allSatisfy({ $0.x < $1.x }) else {
      return (0...256).map { Float(min(255, $0)) / 255 }
    }
    // The second derivatives of the natural spline, by elimination of a tridiagonal system.
    var second = [Double](repeating: 0, count: count)
    var temporary = second
    for i in 1..<count - 1 {
      let ratio = (points[i].x - points[i - 1].x) / (points[i + 1].x - points[i - 1].x)
      let pivot = ratio * second[i - 1] + 2
      second[i] = (ratio - 1) / pivot
      let slopes =
        (points[i + 1].y - points[i].y) / (points[i + 1].x - points[i].x) - (points[i].y - points[i - 1].y)
        / (points[i].x - points[i - 1].x)
      temporary[i] = (6 * slopes / (points[i + 1].x - points[i - 1].x) - ratio * temporary[i - 1]) / pivot
    }
    second[count - 1] = 0
    for i in stride(from: count - 2, through: 0, by: -1) { second[i] = second[i] * second[i + 1] + temporary[i] }
    return (0...256).map { number in
      let x = Double(min(255, number)) / 255
      guard let next = points.firstIndex(where: { $0.x >= x }) else { return Float(points[count - 1].y) }
      guard next > 0 else { return Float(points[0].y) }
      let (low, high) = (points[next - 1], points[next])
      let width = high.x - low.x
      let (a, b) = ((high.x - x) / width, (x - low.x) / width)
      let bend = (a * a * a - a) * second[next - 1] + (b * b * b - b) * second[next]
      return Float(min(1, max(0, a * low.y + b * high.y + bend * width * width / 6)))
    }
  }
}

/// A table of colors for a grid of colors.
struct ColorCube: PixelOperation {
  static var isPerceptual: Bool { true }
  let side: Int
  /// Colors that are multiplied by alpha, in the order in which red changes first.
  let values: [SIMD4<Float>]

  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let place = color.limited * Float(side - 1)
    let lower = pointwiseMin(place.rounded(.down), SIMD4(repeating: Float(side - 2)))
    let rest = place - lower
    let start = Int(lower.x) + side * (Int(lower.y) + side * Int(lower.z))
    return values.withUnsafeBufferPointer { values in
      func pair(_ index: Int) -> SIMD4<Float> { values[index] * (1 - rest.x) + values[index + 1] * rest.x }
      let near = pair(start) * (1 - rest.y) + pair(start + side) * rest.y
      let area = side * side
      let far = pair(start + area) * (1 - rest.y) + pair(start + area + side) * rest.y
      var result = near * (1 - rest.z) + far * rest.z
      let alpha = result.w
      if alpha > 0 { result /= alpha }
      result.w = alpha * color.w
      return result
    }
  }
}
