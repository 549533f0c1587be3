import Foundation

extension FilterDefinition {
  private static func adjustment(
    _ name: String, _ inputs: [FilterInput], _ make: @escaping @Sendable (Recipe, FilterValues) -> Recipe?
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryColorAdjustment, [.image] + inputs) { values in
      values.image().flatMap { make($0, values) }
    }
  }

  private static func effect(
    _ name: String, _ inputs: [FilterInput], _ make: @escaping @Sendable (Recipe, FilterValues) -> Recipe?
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryColorEffect, [.image] + inputs) { values in
      values.image().flatMap { make($0, values) }
    }
  }

  /// The filters that change each color by itself. The defaults and ranges are those of Apple's "Core Image Filter Reference".
  static let colorFilters: [FilterDefinition] =
    [
      adjustment(
        "CIColorClamp", [.vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
      ) {
        ColorRecipe($0, Clamp(low: $1.vector("inputMinComponents").simd, high: $1.vector("inputMaxComponents").simd))
      },
      adjustment(
        "CIColorControls",
        [
          .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
          .number(kCIInputContrastKey, 1, 0.25...4),
        ]
      ) {
        ColorRecipe(
          $0,
          ColorControls(
            saturation: $1.float(kCIInputSaturationKey), brightness: $1.float(kCIInputBrightnessKey),
            contrast: $1.float(kCIInputContrastKey)))
      },
      adjustment(
        "CIColorMatrix",
        [
          .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
          .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
          .vector("inputBiasVector", [0, 0, 0, 0]),
        ]
      ) {
        ColorRecipe(
          $0,
          ColorMatrix(
            x: $1.vector("inputRVector").simd, y: $1.vector("inputGVector").simd, z: $1.vector("inputBVector").simd,
            w: $1.vector("inputAVector").simd, bias: $1.vector("inputBiasVector").simd))
      },
      adjustment("CIExposureAdjust", [.number(kCIInputEVKey, 0, -10...10)]) {
        ColorRecipe($0, Exposure(factor: pow(2, min(40, max(-40, $1.float(kCIInputEVKey))))))
      },
      adjustment("CIGammaAdjust", [.number("inputPower", 1, 0.25...4)]) {
        ColorRecipe($0, Gamma(power: $1.float("inputPower")))
      },
      adjustment("CIHueAdjust", [.number(kCIInputAngleKey, 0, -3.14159...3.14159)]) {
        ColorRecipe($0, ColorMatrix.hue($1.float(kCIInputAngleKey)))
      },
      adjustment("CIVibrance", [.number("inputAmount", 0, -1...1)]) {
        ColorRecipe($0, Vibrance(amount: $1.float("inputAmount")))
      },
      adjustment("CIWhitePointAdjust", [.color(kCIInputColorKey, 1, 1, 1)]) { input, values in
        let color = values.color(kCIInputColorKey).pixel(.linear)
        return ColorRecipe(
          input,
          ColorMatrix(x: SIMD4(color.x, 0, 0, 0), y: SIMD4(0, color.y, 0, 0), z: SIMD4(0, 0, color.z, 0)))
      },
      adjustment(
        "CITemperatureAndTint", [.vector("inputNeutral", [6500, 0]), .vector("inputTargetNeutral", [6500, 0])]
      ) { input, values in
        let (source, target) = (values.vector("inputNeutral"), values.vector("inputTargetNeutral"))
        return ColorRecipe(
          input,
          WhiteBalance.matrix(
            from: (Double(source.x), Double(source.y)), to: (Double(target.x), Double(target.y))))
      },
      adjustment(
        "CIToneCurve", (0..<5).map { .vector("inputPoint\($0)", [CGFloat($0) / 4, CGFloat($0) / 4]) }
      ) { input, values in
        let points = (0..<5).map { number in
          let vector = values.vector("inputPoint\(number)").simd
          return SIMD2(Double(vector.x), Double(vector.y))
        }
        let table = ValueTable.curve(points)
        return ColorRecipe(input, ValueTable(red: table, green: table, blue: table))
      },
      adjustment("CILinearToSRGBToneCurve", []) { input, _ in ColorRecipe(input, ToneCurve(isEncoding: true)) },
      adjustment("CISRGBToneCurveToLinear", []) { input, _ in ColorRecipe(input, ToneCurve(isEncoding: false)) },
      effect("CIColorInvert", []) { input, _ in ColorRecipe(input, Invert()) },
      effect(
        "CIColorMonochrome",
        [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
      ) {
        ColorRecipe(
          $0,
          LuminanceColor(
            dark: SIMD4(), light: $1.color(kCIInputColorKey).pixel(.linear), amount: $1.float(kCIInputIntensityKey)))
      },
      effect("CIFalseColor", [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]) {
        ColorRecipe(
          $0,
          LuminanceColor(
            dark: $1.color("inputColor0").pixel(.linear), light: $1.color("inputColor1").pixel(.linear), amount: 1))
      },
      effect("CIColorPosterize", [.number("inputLevels", 6, 2...30)]) {
        ColorRecipe($0, Posterize(steps: max(1, $1.float("inputLevels").rounded() - 1)))
      },
      effect("CIColorCube", [.number("inputCubeDimension", 2, 2...128), .other("inputCubeData", .data)]) {
        input, values in
        let side = Int(values.number("inputCubeDimension"))
        let count = side * side * side
        guard (2...128).contains(side), let data = values.data("inputCubeData"), data.count >= count * 16 else {
          CIFilter.report("CIColorCube needs a dimension from 2 to 128, and data with 16 bytes for each color")
          return nil
        }
        let numbers = data.withUnsafeBytes { bytes in
          (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: SIMD4<Float>.self) }
        }
        return ColorRecipe(input, ColorCube(side: side, values: numbers))
      },
      effect("CISepiaTone", [.number(kCIInputIntensityKey, 1, 0...1)]) {
        ColorRecipe($0, PerceptualMatrix(matrix: .sepia.mixed($1.float(kCIInputIntensityKey))))
      },
      effect("CIMaximumComponent", []) { input, _ in ColorRecipe(input, ComponentGray(isMaximum: true)) },
      effect("CIMinimumComponent", []) { input, _ in ColorRecipe(input, ComponentGray(isMaximum: false)) },
      effect("CIMaskToAlpha", []) { input, _ in ColorRecipe(input, MaskToAlpha()) },
    ] + photoEffects

  /// The photo effects: curves of the values of red, green and blue at 0, 1/4, 1/2, 3/4 and 1, and a saturation. Apple does not
  /// publish its tables; these have the character that its documentation describes.
  private static let photoEffects: [FilterDefinition] = [
    // "Applies an effect that imitates vintage photography film with exaggerated color."
    photoEffect("Chrome", 1.25, [0, 0.22, 0.54, 0.82, 1], [0, 0.23, 0.54, 0.81, 1], [0.02, 0.26, 0.52, 0.76, 0.97]),
    // "… with diminished color."
    photoEffect(
      "Fade", 0.65, [0.1, 0.32, 0.55, 0.76, 0.94], [0.1, 0.31, 0.54, 0.75, 0.93], [0.13, 0.32, 0.53, 0.73, 0.9]),
    // "… with distorted colors."
    photoEffect(
      "Instant", 0.85, [0.08, 0.3, 0.58, 0.82, 1], [0.07, 0.28, 0.54, 0.78, 0.96], [0.13, 0.31, 0.5, 0.69, 0.86]),
    // "… black-and-white photography film with low contrast."
    photoEffect("Mono", 0, [0.02, 0.26, 0.5, 0.74, 0.98]),
    // "… black-and-white photography film with exaggerated contrast."
    photoEffect("Noir", 0, [0, 0.14, 0.48, 0.85, 1]),
    // "… with emphasized cool colors."
    photoEffect(
      "Process", 0.95, [0, 0.2, 0.47, 0.75, 0.97], [0.01, 0.25, 0.53, 0.79, 1], [0.08, 0.31, 0.57, 0.8, 1]),
    // "… black-and-white photography film without significantly altering contrast."
    photoEffect("Tonal", 0, [0, 0.25, 0.5, 0.75, 1]),
    // "… with emphasized warm colors."
    photoEffect(
      "Transfer", 0.9, [0.06, 0.31, 0.59, 0.83, 1], [0.04, 0.26, 0.53, 0.78, 0.97], [0.06, 0.25, 0.48, 0.7, 0.88]),
  ]

  private static func photoEffect(
    _ name: String, _ saturation: Float, _ red: [Double], _ green: [Double]? = nil, _ blue: [Double]? = nil
  ) -> FilterDefinition {
    effect("CIPhotoEffect" + name, []) { input, _ in
      func table(_ values: [Double]) -> [Float] {
        ValueTable.curve(values.enumerated().map { SIMD2(Double($0.offset) / 4, $0.element) })
      }
      return ColorRecipe(
        input,
        ValueTable(saturation: saturation, red: table(red), green: table(green ?? red), blue: table(blue ?? red)))
    }
  }
}

/// The change of the white point. Sources: the loci of daylight, CIE 15:2004, section 3.1; the matrices of sRGB (IEC 61966-2-1)
/// and Bradford's (ICC.1:2010, annex E).
enum WhiteBalance {
  private typealias Matrix = [SIMD3<Double>]

  private static let bradford: Matrix = [
    SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296),
  ]
  private static let xyz: Matrix = [
    SIMD3(0.4124, 0.3576, 0.1805), SIMD3(0.2126, 0.7152, 0.0722), SIMD3(0.0193, 0.1192, 0.9505),
  ]

  private static func apply(_ matrix: Matrix, _ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix[0] * vector).sum(), (matrix[1] * vector).sum(), (matrix[2] * vector).sum())
  }

  private static func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    a.map { row in b[0] * row.x + b[1] * row.y + b[2] * row.z }
  }

  private static func inverse(_ m: Matrix) -> Matrix {
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let (x, y, z) = (cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1]))
    let determinant = (m[0] * x).sum()
    return [SIMD3(x.x, y.x, z.x), SIMD3(x.y, y.y, z.y), SIMD3(x.z, y.z, z.z)].map { $0 / determinant }
  }

  /// Returns the white point of a temperature in kelvins, from 4,000 to 25,000, moved by a tint.
  private static func white(_ temperature: Double, _ tint: Double) -> SIMD3<Double> {
    let t = min(25_000, max(4000, temperature.isFinite ? temperature : 6500))
    let x =
      t <= 7000
      ? 0.244063 + 99.11 / t + 2.9678e6 / (t * t) - 4.607e9 / (t * t * t)
      : 0.23704 + 247.48 / t + 1.9018e6 / (t * t) - 2.0064e9 / (t * t * t)
    // A tint of 150, the end of its range, is a twentieth of the diagram.
    let y = -3 * x * x + 2.87 * x - 0.275 + (tint.isFinite ? min(150, max(-150, tint)) : 0) / 3000
    return SIMD3(x / y, 1, (1 - x - y) / y)
  }

  /// Returns the matrix for linear values of sRGB that turns one white point into another.
  static func matrix(from source: (Double, Double), to target: (Double, Double)) -> ColorMatrix {
    let cones = (
      apply(bradford, white(source.0, source.1)), apply(bradford, white(target.0, target.1))
    )
    let scale = cones.1 / cones.0
    let diagonal: Matrix = [SIMD3(scale.x, 0, 0), SIMD3(0, scale.y, 0), SIMD3(0, 0, scale.z)]
    let all = product(inverse(xyz), product(inverse(bradford), product(diagonal, product(bradford, xyz))))
    func row(_ index: Int) -> SIMD4<Float> { SIMD4(SIMD3<Float>(all[index]), 0) }
    return ColorMatrix(x: row(0), y: row(1), z: row(2))
  }
}
