import Foundation

extension FilterDefinition {
  private static func filter(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ make: @escaping @Sendable (Recipe, FilterValues) -> Recipe?
  ) -> FilterDefinition {
    FilterDefinition(name, category, [.image] + inputs) { values in values.image().flatMap { make($0, values) } }
  }

  private static func radius(_ standard: Double, _ range: ClosedRange<Double>) -> FilterInput {
    .number(kCIInputRadiusKey, standard, range)
  }

  /// The largest radius of a blur in pixels. Larger values have its effect.
  private static let largestRadius = 500.0

  private static func radius(_ values: FilterValues) -> Double {
    min(largestRadius, max(0, values.number(kCIInputRadiusKey)))
  }

  /// The radius of a circle, which costs nothing.
  private static func circleRadius(_ values: FilterValues) -> Double { max(0, values.number(kCIInputRadiusKey)) }

  /// Blurs, sharpening, distortions and effects that need neighbors.
  static let effectFilters: [FilterDefinition] = [
    filter("CIGaussianBlur", kCICategoryBlur, [radius(10, 0...100)]) { input, values in
      let radius = radius(values)
      guard radius > 0 else { return input }
      return BlurRecipe(input, LineKernel(gaussian: radius), growth: Int((3 * radius).rounded(.up)))
    },
    filter("CIBoxBlur", kCICategoryBlur, [radius(10, 1...100)]) { input, values in
      let radius = radius(values)
      guard radius > 0 else { return input }
      return BlurRecipe(input, LineKernel(box: radius), growth: Int(radius.rounded(.up)))
    },
    filter("CIDiscBlur", kCICategoryBlur, [radius(8, 0...100)], disc),
    filter("CIMotionBlur", kCICategoryBlur, [radius(20, 0...100), .number(kCIInputAngleKey, 0, -3.14159...3.14159)]) {
      input, values in
      let radius = min(200, radius(values))
      guard radius > 0 else { return input }
      let direction = SIMD2(cos(values.float(kCIInputAngleKey)), sin(values.float(kCIInputAngleKey)))
      let count = Int(radius.rounded(.up))
      return PointsBlurRecipe(
        input, points: (-count...count).map { direction * (Float($0) * Float(radius) / Float(count)) })
    },
    filter("CIUnsharpMask", kCICategorySharpen, [radius(2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]) {
      DetailRecipe($0, sigma: radius($1), UnsharpMask(intensity: $1.float(kCIInputIntensityKey)))
    },
    filter("CISharpenLuminance", kCICategorySharpen, [radius(1.69, 0...20), .number("inputSharpness", 0.4, 0...2)]) {
      DetailRecipe($0, sigma: radius($1), SharpenLuminance(sharpness: $1.float("inputSharpness")))
    },
    filter("CIBloom", kCICategoryStylize, [radius(10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]) {
      DetailRecipe(
        $0, sigma: radius($1), growth: Int((3 * radius($1)).rounded(.up)),
        Bloom(intensity: $1.float(kCIInputIntensityKey)))
    },
    filter("CIGloom", kCICategoryStylize, [radius(10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]) {
      DetailRecipe($0, sigma: radius($1), Gloom(intensity: $1.float(kCIInputIntensityKey)))
    },
    filter("CIPixellate", kCICategoryStylize, [.center, .number(kCIInputScaleKey, 8, 1...100)]) { input, values in
      let center = values.point()
      let side = min(1000, max(1, abs(values.number(kCIInputScaleKey))))
      return PixellateRecipe(input, center: SIMD2(Double(center.x), Double(center.y)), side: side)
    },
    filter("CICrystallize", kCICategoryStylize, [radius(20, 1...100), .center]) { input, values in
      let side = Float(max(1, radius(values)))
      return WarpRecipe(
        input, extent: input.extent, Crystals(center: values.point(), side: side), isSmooth: false)
    },
    filter(
      "CIVignette", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 0, -1...1), radius(1, 0...2)], vignette),
    filter(
      "CIVignetteEffect", kCICategoryColorEffect,
      [
        .center, radius(150, 0...2000), .number(kCIInputIntensityKey, 1, -1...1), .number("inputFalloff", 0.5, 0...1),
      ]
    ) { input, values in
      let radius = Float(circleRadius(values))
      let width = max(1, radius * 2 * max(0, values.float("inputFalloff")))
      return PlaceRecipe(
        input,
        CircleVignette(
          center: values.point(), radius: radius, width: width, intensity: values.float(kCIInputIntensityKey)))
    },
    filter(
      "CITwirlDistortion", kCICategoryDistortionEffect,
      [.center, radius(300, 0...500), .number(kCIInputAngleKey, 3.14159265, -12.56637...12.56637)]
    ) { input, values in
      let radius = circleRadius(values)
      let map = Twirl(center: values.point(), radius: Float(radius), angle: values.float(kCIInputAngleKey))
      return circle(input, radius, map)
    },
    filter(
      "CIBumpDistortion", kCICategoryDistortionEffect,
      [.center, radius(300, 0...600), .number(kCIInputScaleKey, 0.5, -1...1)]
    ) { input, values in
      let radius = circleRadius(values)
      let map = Bump(center: values.point(), radius: Float(radius), scale: values.float(kCIInputScaleKey))
      return circle(input, radius, map)
    },
    filter(
      "CIPinchDistortion", kCICategoryDistortionEffect,
      [.center, radius(300, 0...1000), .number(kCIInputScaleKey, 0.5, 0...2)]
    ) { input, values in
      let radius = circleRadius(values)
      let scale = min(2, max(-2, values.float(kCIInputScaleKey)))
      return circle(input, radius, Pinch(center: values.point(), radius: Float(radius), scale: scale))
    },
    filter("CIAreaAverage", kCICategoryReduction, [.vector(kCIInputExtentKey, [0, 0, 640, 80])]) { input, values in
      let area = Region.intersection(input.extent, values.vector(kCIInputExtentKey).cgRectValue)
      guard !area.isNull, !area.isInfinite else { return EmptyRecipe() }
      let region = Region(area)
      guard region.width * region.height <= CIContext.largestArea else {
        CIFilter.report("CIAreaAverage reads at most 128 million pixels")
        return EmptyRecipe()
      }
      return AverageRecipe(input, area)
    },
  ]

  private static func circle<Map: CircleMap>(_ input: Recipe, _ radius: Double, _ map: Map) -> Recipe {
    guard radius > 0 else { return input }
    let side = CGFloat(radius)
    let circle = CGRect(
      x: CGFloat(map.center.x) - side, y: CGFloat(map.center.y) - side, width: 2 * side, height: 2 * side)
    // Outside the circle nothing changes.
    let extent = input.extent.isNull ? CGRect.null : Region.union(input.extent, Region.intersection(circle, circle))
    return WarpRecipe(input, extent: extent, map)
  }

  private static func disc(_ input: Recipe, _ values: FilterValues) -> Recipe? {
    let radius = min(100, radius(values))
    return radius > 0 ? DiscBlurRecipe(input, radius: radius) : input
  }

  private static func vignette(_ input: Recipe, _ values: FilterValues) -> Recipe? {
    let extent = input.extent
    guard !extent.isNull, !extent.isInfinite else { return input }
    // The shade begins at the corners, whose distance from the center is 1. A larger radius lets it reach further inwards.
    let radius = Float(min(2, max(0.05, values.number(kCIInputRadiusKey))))
    let half = SIMD2(Float(extent.width), Float(extent.height)) / 2
    let scale = 1 / (half * half).sum().squareRoot()
    return PlaceRecipe(
      input,
      Vignette(
        center: SIMD2(Float(extent.midX), Float(extent.midY)), scale: SIMD2(repeating: scale), exponent: 2 / radius,
        intensity: min(1, max(-1, values.float(kCIInputIntensityKey)))))
  }
}
