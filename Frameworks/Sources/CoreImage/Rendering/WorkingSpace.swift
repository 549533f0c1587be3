import Foundation

/// The values with which filters compute: light, in which half of the value is half of the light, or the values of sRGB, if a
/// context has no working color space. Source of the curve: IEC 61966-2-1.
struct WorkingSpace: Sendable {
  let isLinear: Bool

  static let linear = WorkingSpace(isLinear: true)
  static let unmanaged = WorkingSpace(isLinear: false)

  static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// The working values of the 256 values of a byte.
  var byteTable: [Float] {
    (0..<256).map { Float(isLinear ? Self.decoded(Double($0) / 255) : Double($0) / 255) }
  }

  /// The bytes of 65,536 working values from 0 to 1.
  var outputTable: [UInt8] { isLinear ? Self.linearOutput : Self.plainOutput }

  private static let linearOutput = (0..<65_536).map { UInt8((encoded(Double($0) / 65_535) * 255).rounded()) }
  private static let plainOutput = (0..<65_536).map { UInt8((Double($0) / 257).rounded()) }

  /// Returns the working value of a value of sRGB.
  func value(_ srgb: Double) -> Float { Float(isLinear ? Self.decoded(srgb) : srgb) }
}

extension SIMD4<Float> {
  /// The values limited to 0...1. Values that are not numbers become 0.
  @inline(__always)
  var limited: SIMD4<Float> {
    replacing(with: 0, where: self .!= self).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }
}

/// Tables between light and the values of sRGB. They are faster than powers, and differ from them by less than 0.0001.
struct Curve: Sendable {
  private static let steps = 4096
  private static let encodedValues = (0...steps + 1).map { number -> Float in
    let root = Double(number) / Double(steps)
    return Float(WorkingSpace.encoded(root * root))
  }
  private static let decodedValues = (0...steps + 1).map {
    Float(WorkingSpace.decoded(Double($0) / Double(steps)))
  }

  private let encoded = Self.encodedValues
  private let decoded = Self.decodedValues

  /// Returns sRGB's values of light, limited to 0...1.
  @inline(__always)
  func encode(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let light = color.limited
    let position = light.squareRoot() * Float(Self.steps)
    return encoded.withUnsafeBufferPointer { Self.look(up: position, in: $0, alpha: color.w) }
  }

  /// Returns the light of sRGB's values, limited to 0...1.
  @inline(__always)
  func decode(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let values = color.limited
    return decoded.withUnsafeBufferPointer { Self.look(up: values * Float(Self.steps), in: $0, alpha: color.w) }
  }

  @inline(__always)
  private static func look(
    up position: SIMD4<Float>, in table: UnsafeBufferPointer<Float>, alpha: Float
  ) -> SIMD4<Float> {
    let lower = position.rounded(.down)
    let rest = position - lower
    let (r, g, b) = (Int(lower.x), Int(lower.y), Int(lower.z))
    let first = SIMD4(table[r], table[g], table[b], 0)
    let second = SIMD4(table[r + 1], table[g + 1], table[b + 1], 0)
    var result = first + (second - first) * rest
    result.w = alpha
    return result
  }
}
