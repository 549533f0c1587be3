import Foundation

/// A change of a color. The compiler makes a loop of its own for each operation.
protocol PixelOperation: Sendable {
  /// A Boolean value that indicates whether the operation works with the values of sRGB instead of light.
  static var isPerceptual: Bool { get }
  /// Returns the new color. Neither color is multiplied by alpha.
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float>
}

extension PixelOperation { static var isPerceptual: Bool { false } }

/// Changes the color of each pixel.
///
/// The loop is in a closure that the generic initializer creates, as in the other recipes with operations: the compiler makes a
/// loop for each type of operation there. A method of a generic class would call the operation for each pixel through a table.
final class ColorRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let change: (UnsafeMutablePointer<SIMD4<Float>>, Int, WorkingSpace) -> Void

  init<Operation: PixelOperation>(_ input: Recipe, _ operation: Operation) {
    self.input = input
    change = { pixels, count, space in
      let converts = Operation.isPerceptual && space.isLinear
      let curve = Curve()
      for index in 0..<count {
        var color = pixels[index]
        let alpha = color.w
        if alpha > 0, alpha < 1 {
          color /= alpha
          color.w = alpha
        }
        if converts { color = curve.encode(color) }
        color = operation.apply(color)
        if converts { color = curve.decode(color) }
        let newAlpha = color.w
        color *= newAlpha
        color.w = newAlpha
        pixels[index] = color
      }
    }
    super.init(extent: input.extent, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    input.draw(into: bitmap, space)
    change(bitmap.base, bitmap.region.width * bitmap.region.height, space)
  }
}

/// A color that depends on the place.
protocol PlaceColor: Sendable {
  /// Returns the color of a point, multiplied by alpha.
  func color(_ x: Float, _ y: Float) -> SIMD4<Float>
}

/// An image that is computed from nothing. The colors are in the working space.
final class GeneratorRecipe: Recipe, @unchecked Sendable {
  private let fill: (Bitmap, WorkingSpace) -> Void

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - make: Returns the generator for a working space.
  init<Generator: PlaceColor>(extent: CGRect = .infinite, _ make: (WorkingSpace) -> Generator) {
    let (linear, plain) = (make(.linear), make(.unmanaged))
    fill = { bitmap, space in
      let generator = space.isLinear ? linear : plain
      let region = bitmap.region
      for y in region.minY..<region.maxY {
        let row = bitmap.row(y)
        for x in 0..<region.width { row[x] = generator.color(Float(x + region.minX) + 0.5, Float(y) + 0.5) }
      }
    }
    super.init(extent: extent)
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) { fill(bitmap, space) }
}

/// A factor for the light at a place.
protocol PlaceOperation: Sendable {
  func apply(_ color: SIMD4<Float>, _ x: Float, _ y: Float) -> SIMD4<Float>
}

/// Changes the color of each pixel by its place. Colors are multiplied by alpha.
final class PlaceRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let change: (Bitmap) -> Void

  init<Operation: PlaceOperation>(_ input: Recipe, _ operation: Operation) {
    self.input = input
    change = { bitmap in
      let region = bitmap.region
      for y in region.minY..<region.maxY {
        let row = bitmap.row(y)
        for x in 0..<region.width {
          row[x] = operation.apply(row[x], Float(x + region.minX) + 0.5, Float(y) + 0.5)
        }
      }
    }
    super.init(extent: input.extent, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    input.draw(into: bitmap, space)
    change(bitmap)
  }
}

/// A combination of the pixels of two images. Colors are multiplied by alpha.
protocol PixelBlend: Sendable {
  func blend(_ source: SIMD4<Float>, _ background: SIMD4<Float>) -> SIMD4<Float>
}

final class BlendRecipe: Recipe, @unchecked Sendable {
  private let source: Recipe
  private let background: Recipe
  private let combine: (Bitmap, Bitmap, Bitmap) -> Void

  init<Blend: PixelBlend>(_ source: Recipe, _ background: Recipe, _ blend: Blend) {
    self.source = source
    self.background = background
    combine = { above, below, result in
      let count = result.region.width * result.region.height
      let (target, first, second) = (result.base, above.base, below.base)
      for index in 0..<count { target[index] = blend.blend(first[index], second[index]) }
    }
    super.init(extent: Region.union(source.extent, background.extent), inputs: [source, background])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    combine(source.render(bitmap.region, space), background.render(bitmap.region, space), bitmap)
  }
}

/// A mixture of two images by a third one.
final class MaskRecipe: Recipe, @unchecked Sendable {
  private let source: Recipe
  private let background: Recipe
  private let mask: Recipe
  private let usesAlpha: Bool

  init(_ source: Recipe, _ background: Recipe, mask: Recipe, usesAlpha: Bool) {
    (self.source, self.background, self.mask, self.usesAlpha) = (source, background, mask, usesAlpha)
    super.init(
      extent: Region.union(source.extent, background.extent), inputs: [source, background, mask])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let above = source.render(bitmap.region, space)
    let below = background.render(bitmap.region, space)
    let weights = mask.render(bitmap.region, space)
    for index in 0..<bitmap.region.width * bitmap.region.height {
      let pixel = weights.base[index]
      let weight = min(1, max(0, usesAlpha ? pixel.w : (pixel * ColorMath.luminance).sum()))
      bitmap.base[index] = above.base[index] * weight + below.base[index] * (1 - weight)
    }
  }
}

enum ColorMath {
  /// The parts of the colors in the luminance. Source: ITU-R BT.709.
  static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)
}
