import Foundation

// Operations of Porter and Duff, and blend modes. Source: W3C, "Compositing and Blending Level 1", which has the modes of
// PDF that Core Image names too.

struct SourceOver: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s + b * (1 - s.w) }
}

struct SourceIn: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * b.w }
}

struct SourceOut: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * (1 - b.w) }
}

struct SourceAtop: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * b.w + b * (1 - s.w) }
}

struct Addition: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    var result = s + b
    result.w = min(1, result.w)
    return result
  }
}

struct Product: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * b }
}

struct Maximum: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(s, b) }
}

struct Minimum: PixelBlend {
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(s, b) }
}

struct Dissolve: PixelBlend {
  let part: Float
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * (1 - part) + b * part }
}

/// A function of the colors of two opaque pixels.
protocol BlendMode: Sendable {
  init()
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float>
}

struct ModeBlend<Mode: BlendMode>: PixelBlend {
  private let mode = Mode()
  func blend(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let source = s.w > 0 ? s / s.w : s
    let background = b.w > 0 ? b / b.w : b
    var result = s * (1 - b.w) + b * (1 - s.w) + mode.mix(source, background) * (s.w * b.w)
    result.w = s.w + b.w - s.w * b.w
    return result
  }
}

struct Multiply: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * b }
}

struct Screen: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s + b - s * b }
}

struct HardLight: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let (dark, light) = (2 * s * b, 2 * s - 1 + b - (2 * s - 1) * b)
    return light.replacing(with: dark, where: s .<= 0.5)
  }
}

struct Overlay: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { HardLight().mix(b, s) }
}

struct Darken: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(s, b) }
}

struct Lighten: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(s, b) }
}

struct ColorDodge: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let result = pointwiseMin(SIMD4(repeating: 1), b / pointwiseMax(1 - s, SIMD4(repeating: 1e-6)))
    return result.replacing(with: SIMD4(), where: b .<= 0)
  }
}

struct ColorBurn: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let result = 1 - pointwiseMin(SIMD4(repeating: 1), (1 - b) / pointwiseMax(s, SIMD4(repeating: 1e-6)))
    return result.replacing(with: SIMD4(repeating: 1), where: b .>= 1)
  }
}

struct SoftLight: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let root = b.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 100)).squareRoot()
    let curve = root.replacing(with: ((16 * b - 12) * b + 4) * b, where: b .<= 0.25)
    let light = b + (2 * s - 1) * (curve - b)
    return light.replacing(with: b - (1 - 2 * s) * b * (1 - b), where: s .<= 0.5)
  }
}

struct Difference: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(s, b) - pointwiseMin(s, b) }
}

struct Exclusion: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s + b - 2 * s * b }
}

struct LinearDodge: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(SIMD4(repeating: 1), s + b) }
}

struct LinearBurn: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(SIMD4(), s + b - 1) }
}

struct Subtract: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(SIMD4(), b - s) }
}

struct Divide: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    pointwiseMin(SIMD4(repeating: 1), b / pointwiseMax(s, SIMD4(repeating: 1e-6)))
  }
}

/// Hue, saturation and luminosity, as the specification's section "Non-separable blend modes" defines them.
enum ColorParts {
  static let weights = SIMD4<Float>(0.3, 0.59, 0.11, 0)

  static func luminosity(_ color: SIMD4<Float>) -> Float { (color * weights).sum() }

  static func saturation(_ c: SIMD4<Float>) -> Float { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

  static func settingLuminosity(_ color: SIMD4<Float>, _ value: Float) -> SIMD4<Float> {
    var result = color + (value - luminosity(color))
    let (lowest, highest) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
    if lowest < 0 { result = value + (result - value) * (value / (value - lowest)) }
    if highest > 1 { result = value + (result - value) * ((1 - value) / (highest - value)) }
    return result
  }

  static func settingSaturation(_ color: SIMD4<Float>, _ value: Float) -> SIMD4<Float> {
    let (lowest, range) = (min(color.x, color.y, color.z), saturation(color))
    return range > 0 ? (color - lowest) * (value / range) : SIMD4()
  }
}

struct Hue: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    ColorParts.settingLuminosity(
      ColorParts.settingSaturation(s, ColorParts.saturation(b)), ColorParts.luminosity(b))
  }
}

struct Saturation: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    ColorParts.settingLuminosity(
      ColorParts.settingSaturation(b, ColorParts.saturation(s)), ColorParts.luminosity(b))
  }
}

struct ColorMode: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    ColorParts.settingLuminosity(s, ColorParts.luminosity(b))
  }
}

struct Luminosity: BlendMode {
  func mix(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    ColorParts.settingLuminosity(b, ColorParts.luminosity(s))
  }
}
