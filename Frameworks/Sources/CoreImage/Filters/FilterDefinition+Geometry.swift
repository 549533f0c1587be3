import Foundation

extension FilterDefinition {
  private static func geometry(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ make: @escaping @Sendable (Recipe, FilterValues) -> Recipe?
  ) -> FilterDefinition {
    FilterDefinition(name, category, [.image] + inputs) { values in values.image().flatMap { make($0, values) } }
  }

  private static let transform = FilterInput.other(kCIInputTransformKey, .transform, CGAffineTransform.identity)

  private static let corners: [FilterInput] = [
    .vector("inputTopLeft", [118, 484]), .vector("inputTopRight", [646, 507]), .vector("inputBottomRight", [548, 140]),
    .vector("inputBottomLeft", [155, 153]),
  ]

  /// Transforms, crops and repetitions.
  static let geometryFilters: [FilterDefinition] = [
    geometry("CIAffineTransform", kCICategoryGeometryAdjustment, [transform]) { $0.transformed(by: $1.transform) },
    geometry("CIAffineClamp", kCICategoryTileEffect, [transform]) { input, values in
      guard !input.extent.isNull, !input.extent.isInfinite else { return input }
      return ClampRecipe(input, input.extent).transformed(by: values.transform)
    },
    geometry("CIAffineTile", kCICategoryTileEffect, [transform]) { input, values in
      TileRecipe(input).transformed(by: values.transform)
    },
    geometry("CIClamp", kCICategoryTileEffect, [.vector(kCIInputExtentKey, [0, 0, 640, 80])]) { input, values in
      let area = Region.intersection(input.extent, values.vector(kCIInputExtentKey).cgRectValue)
      return area.isNull ? EmptyRecipe() : ClampRecipe(CropRecipe(input, area), area)
    },
    geometry("CICrop", kCICategoryGeometryAdjustment, [.vector("inputRectangle", [-8e9, -8e9, 1.6e10, 1.6e10])]) {
      CropRecipe($0, $1.vector("inputRectangle").cgRectValue)
    },
    geometry("CIStraightenFilter", kCICategoryGeometryAdjustment, [.number(kCIInputAngleKey, 0, -3.14159...3.14159)]) {
      straightened($0, $1.number(kCIInputAngleKey))
    },
    geometry(
      "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
      [.number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
    ) { input, values in
      let scale = values.number(kCIInputScaleKey)
      return input.transformed(
        by: CGAffineTransform(scaleX: CGFloat(scale * values.number(kCIInputAspectRatioKey)), y: CGFloat(scale)))
    },
    geometry("CIPerspectiveCorrection", kCICategoryGeometryAdjustment, corners) { input, values in
      let quadrilateral = Quadrilateral(values)
      let size = quadrilateral.size
      guard size.x >= 1, size.y >= 1, size.x < 1e5, size.y < 1e5, let map = quadrilateral.projection else { return nil }
      return WarpRecipe(
        input, extent: CGRect(x: 0, y: 0, width: size.x.rounded(), height: size.y.rounded()),
        map.after(scale: 1 / size, offset: SIMD2()))
    },
    geometry("CIPerspectiveTransform", kCICategoryGeometryAdjustment, corners) { input, values in
      let extent = input.extent
      let quadrilateral = Quadrilateral(values)
      guard !extent.isNull, !extent.isInfinite, let map = quadrilateral.projection else { return nil }
      return WarpRecipe(
        input, extent: quadrilateral.bounds,
        map.inverse.before(
          scale: SIMD2(Double(extent.width), Double(extent.height)),
          offset: SIMD2(Double(extent.minX), Double(extent.minY))))
    },
  ]

  /// Rotates an image, and enlarges it so that its rectangle is filled.
  private static func straightened(_ input: Recipe, _ angle: Double) -> Recipe? {
    let extent = input.extent
    guard !extent.isNull, !extent.isInfinite, angle != 0 else { return input }
    let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
    let (width, height) = (Double(extent.width), Double(extent.height))
    let scale = max((width * cosine + height * sine) / width, (width * sine + height * cosine) / height)
    let center = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle)).concatenating(
      CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    let back = CGAffineTransform(translationX: extent.midX, y: extent.midY)
    return input.transformed(by: center.concatenating(turn).concatenating(back)).map { CropRecipe($0, extent) }
  }
}

/// The corners of a projection.
private struct Quadrilateral {
  /// The corners at the lower left, lower right, upper right and upper left.
  let corners: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  init(_ values: FilterValues) {
    func corner(_ name: String) -> SIMD2<Double> { SIMD2<Double>(values.point(name)) }
    corners = (corner("inputBottomLeft"), corner("inputBottomRight"), corner("inputTopRight"), corner("inputTopLeft"))
  }

  var projection: Projection? { Projection(unitSquareTo: corners) }

  private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { ((a - b) * (a - b)).sum().squareRoot() }

  /// The lengths of the longer sides.
  var size: SIMD2<Double> {
    SIMD2(
      max(distance(corners.0, corners.1), distance(corners.3, corners.2)),
      max(distance(corners.0, corners.3), distance(corners.1, corners.2)))
  }

  var bounds: CGRect {
    let points = [corners.0, corners.1, corners.2, corners.3]
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)
  }
}
