/// An image with the interpolation of a transform that follows.
final class SamplingRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  let isSmooth: Bool

  init(_ input: Recipe, isSmooth: Bool) {
    self.input = input
    self.isSmooth = isSmooth
    super.init(extent: input.extent, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) { input.draw(into: bitmap, space) }
}
