import Foundation

/// A kernel for rows and columns: four boxes whose variances add up to that of a Gaussian curve, weights, or one box.
///
/// Sums that move along a row cost the same for each radius. Boxes with fractions at their ends have any variance. Source:
/// P. Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering" (2011). A sharp
/// edge that is blurred with four boxes differs from one with a Gaussian curve by less than 1 % in each direction. Curves with a
/// small deviation are computed directly.
struct LineKernel: Sendable {
  private var boxes = 0
  private var radius = 0
  private var edge: Float = 0
  private var weights: [Float] = []

  /// The pixels at each side that a pixel depends on.
  var reach: Int { boxes > 0 ? boxes * (radius + 1) : weights.count / 2 }

  init(gaussian sigma: Double) {
    if sigma < 2 {
      let reach = max(0, Int((sigma * 4).rounded(.up)))
      let values = (-reach...reach).map { sigma > 0 ? exp(-Double($0 * $0) / (2 * sigma * sigma)) : 1 }
      let sum = values.reduce(0, +)
      weights = values.map { Float($0 / sum) }
    } else {
      boxes = 4
      let variance = sigma * sigma / 4
      radius = Int(((-1 + (1 + 12 * variance).squareRoot()) / 2).rounded(.down))
      let (r, next) = (Double(radius), Double(radius + 1))
      edge = Float((2 * r + 1) * (variance - r * next / 3) / (2 * (next * next - variance)))
    }
  }

  init(box radius: Double) {
    boxes = 1
    self.radius = Int(radius.rounded(.down))
    edge = Float(radius - radius.rounded(.down))
  }

  /// Applies the kernel to a line of pixels. Both lines have `count` pixels, and the result is in `line`.
  @inline(__always)
  func apply(
    _ line: inout UnsafeMutablePointer<SIMD4<Float>>, _ spare: inout UnsafeMutablePointer<SIMD4<Float>>, count: Int
  ) {
    if boxes == 0 {
      let reach = weights.count / 2
      weights.withUnsafeBufferPointer { weights in
        for x in 0..<count {
          var sum = SIMD4<Float>()
          for k in max(-reach, -x)...min(reach, count - 1 - x) { sum += line[x + k] * weights[k + reach] }
          spare[x] = sum
        }
      }
      swap(&line, &spare)
      return
    }
    let scale = 1 / (Float(2 * radius + 1) + 2 * edge)
    for _ in 0..<boxes {
      var sum = SIMD4<Float>()
      for x in 0..<min(radius, count) { sum += line[x] }
      for x in 0..<count {
        if x + radius < count { sum += line[x + radius] }
        if x - radius - 1 >= 0 { sum -= line[x - radius - 1] }
        var ends = SIMD4<Float>()
        if x + radius + 1 < count { ends += line[x + radius + 1] }
        if x - radius - 1 >= 0 { ends += line[x - radius - 1] }
        spare[x] = (sum + ends * edge) * scale
      }
      swap(&line, &spare)
    }
  }
}

/// A blur whose kernel is the product of two lines.
final class BlurRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let kernel: LineKernel

  init(_ input: Recipe, _ kernel: LineKernel, growth: Int) {
    self.input = input
    self.kernel = kernel
    let isInfinite = input.extent.isInfinite || input.extent.isNull
    let grown = isInfinite ? input.extent : input.extent.insetBy(dx: -CGFloat(growth), dy: -CGFloat(growth))
    super.init(extent: grown, reach: kernel.reach, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let needed = bitmap.region.expanded(kernel.reach, kernel.reach).intersection(Region(input.extent))
    guard !needed.isEmpty else { return }
    bitmap.copy(Self.blurred(input.render(needed, space), bitmap.region, kernel))
  }

  /// Returns the blurred pixels of a region. The source has the pixels in reach of the region, or those of them that are not
  /// transparent.
  static func blurred(_ source: Bitmap, _ region: Region, _ kernel: LineKernel) -> Bitmap {
    let part = source.region
    let reach = kernel.reach
    // Columns are read in groups, because neighbors in a row share the processor's cache lines.
    let group = 8
    let length = max(region.width, region.height) + 2 * reach
    let memory = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: length * (group + 1))
    memory.initialize(repeating: SIMD4(), count: length * (group + 1))
    defer { memory.deallocate() }
    let rows = Bitmap(Region(minX: region.minX, minY: part.minY, maxX: region.maxX, maxY: part.maxY))
    let lineWidth = region.width + 2 * reach
    for y in part.minY..<part.maxY {
      var (line, spare) = (memory, memory + length)
      line.update(repeating: SIMD4(), count: lineWidth)
      (line + part.minX - region.minX + reach).update(from: source.row(y), count: part.width)
      kernel.apply(&line, &spare, count: lineWidth)
      rows.row(y).update(from: line + reach, count: region.width)
    }
    let result = Bitmap(region)
    let lineHeight = region.height + 2 * reach
    for start in stride(from: 0, to: region.width, by: group) {
      let columns = min(group, region.width - start)
      memory.update(repeating: SIMD4(), count: length * columns)
      for y in part.minY..<part.maxY {
        let row = rows.row(y) + start
        let place = memory + (y - region.minY + reach)
        for column in 0..<columns { place[column * length] = row[column] }
      }
      for column in 0..<columns {
        let place = memory + column * length
        var (line, spare) = (place, memory + group * length)
        kernel.apply(&line, &spare, count: lineHeight)
        if line != place { place.update(from: line, count: lineHeight) }
      }
      for y in region.minY..<region.maxY {
        let row = result.row(y) + start
        let place = memory + (y - region.minY + reach)
        for column in 0..<columns { row[column] = place[column * length] }
      }
    }
    return result
  }
}

/// A combination of an image with its blurred version. The image is computed once for both.
protocol DetailOperation: Sendable {
  func apply(_ original: SIMD4<Float>, blurred: SIMD4<Float>) -> SIMD4<Float>
}

final class DetailRecipe: Recipe, @unchecked Sendable {
  private let input: Recipe
  private let kernel: LineKernel
  private let combine: (Bitmap, Bitmap) -> Void

  init<Operation: DetailOperation>(_ input: Recipe, sigma: Double, growth: Int = 0, _ operation: Operation) {
    self.input = input
    kernel = LineKernel(gaussian: sigma)
    combine = { bitmap, blurred in
      for index in 0..<bitmap.region.width * bitmap.region.height {
        bitmap.base[index] = operation.apply(bitmap.base[index], blurred: blurred.base[index])
      }
    }
    let isInfinite = input.extent.isInfinite || input.extent.isNull
    let grown = isInfinite ? input.extent : input.extent.insetBy(dx: -CGFloat(growth), dy: -CGFloat(growth))
    super.init(extent: grown, reach: kernel.reach, inputs: [input])
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let region = bitmap.region
    let needed = region.expanded(kernel.reach, kernel.reach).intersection(Region(input.extent))
    guard !needed.isEmpty else { return }
    let source = input.render(needed, space)
    bitmap.copy(source)
    combine(bitmap, BlurRecipe.blurred(source, region, kernel))
  }
}
