import CompositorKernels
import Foundation

/// The blur of an image at reduced size: the size of its cells, and the boxes of its passes.
///
/// The reduction and the linear enlargement also blur the image, so the boxes add only the remaining variance. Each of the
/// three equal passes is a box with fractional ends (Gwosdek et al., "Theoretical foundations of Gaussian convolution by
/// extended box filtering"), which has exactly the required variance.
struct CellBlur {
  /// The standard deviation in pixels.
  let sigma: Double
  /// The binary logarithm of the side of a cell in pixels.
  let shift: Int32
  /// The number of columns of cells.
  let width: Int32
  /// The number of rows of cells.
  let height: Int32
  private let radius: Int32
  private let coreWeight: Float
  private let edgeWeight: Float
  private let columns: [Float]
  private let rows: [Float]

  /// Creates a blur for an image of `width` × `height` pixels.
  init(sigma: Double, width: Int32, height: Int32) {
    self.sigma = sigma
    var shift: Int32 = 0
    // With this size of cells, the standard deviation is 4 to 8 cells, which looks smooth at a low cost.
    while shift < 5, sigma / Double(2 << shift) >= 4 { shift += 1 }
    self.shift = shift
    let side = Double(1 << shift)
    self.width = (width + (1 << shift) - 1) >> shift
    self.height = (height + (1 << shift) - 1) >> shift
    let resampling = shift == 0 ? 0 : (side * side - 1) / 12 + (side * side) / 6
    let variance = max(0, sigma * sigma - resampling) / (side * side) / 3
    let r = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let alpha = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    let sum = 2 * r + 1 + 2 * alpha
    radius = Int32(r)
    coreWeight = Float(1 / sum)
    edgeWeight = Float(alpha / sum)
    columns = Self.factors(Int(self.width), radius: Int(r), core: 1 / sum, edge: alpha / sum)
    rows = Self.factors(Int(self.height), radius: Int(r), core: 1 / sum, edge: alpha / sum)
  }

  var side: Int32 { 1 << shift }
  var cellCount: Int { Int(width) * Int(height) }
  private var isBlurred: Bool { radius > 0 || edgeWeight > 0 }
  /// The number of cells by which the blur extends beyond a cell.
  private var reach: Int32 { isBlurred ? 3 * (radius + 1) : 0 }

  /// Returns, for each of `count` cells of a line, the factor that compensates for the part of the kernel outside the line.
  private static func factors(_ count: Int, radius: Int, core: Double, edge: Double) -> [Float] {
    guard count > 0 else { return [] }
    let margin = 3 * (radius + 1)
    var line = [Double](repeating: 0, count: count + 2 * margin)
    for index in 0..<count { line[margin + index] = 1 }
    for _ in 0..<3 {
      var runningSums = [0.0]
      for value in line { runningSums.append(runningSums[runningSums.count - 1] + value) }
      func value(_ index: Int) -> Double { line.indices.contains(index) ? line[index] : 0 }
      line = line.indices.map { index in
        let boxSum = runningSums[min(line.count, index + radius + 1)] - runningSums[max(0, index - radius)]
        return core * boxSum + edge * (value(index - radius - 1) + value(index + radius + 1))
      }
    }
    return line[margin..<(margin + count)].map { Float(1 / max($0, 1e-3)) }
  }

  /// Returns the cells that a box of pixels touches.
  func cells(of box: Box) -> Box {
    Box(
      x0: box.x0 >> shift, y0: box.y0 >> shift, x1: min(width, (box.x1 + side - 1) >> shift),
      y1: min(height, (box.y1 + side - 1) >> shift))
  }

  /// Returns the cells that change if a box of pixels changes.
  func affectedCells(by box: Box) -> Box {
    cells(of: box).inset(-reach).intersection(Box(x0: Int32(0), y0: 0, x1: width, y1: height))
  }

  /// Returns the pixels that depend on a box of cells. The last ones may be outside the image.
  func pixels(of cells: Box) -> Box {
    // An enlarged pixel depends on the cells at both sides.
    let margin: Int32 = shift == 0 ? 0 : 1
    return Box(
      x0: max(0, cells.x0 - margin) << shift, y0: max(0, cells.y0 - margin) << shift,
      x1: (cells.x1 + margin) << shift, y1: (cells.y1 + margin) << shift)
  }

  /// Writes the blurred cells of `part` to `target`. If `isBlurred` is false, the cells are copied.
  func apply(from source: inout ck_cells, to target: inout ck_cells, in part: Box) {
    if part.isEmpty { return }
    guard isBlurred else {
      let count = Int(part.width) * 4
      for y in part.y0..<part.y1 {
        let offset = (Int(y) * Int(width) + Int(part.x0)) * 4
        (target.cells + offset).update(from: source.cells + offset, count: count)
      }
      return
    }
    columns.withUnsafeBufferPointer { columns in
      rows.withUnsafeBufferPointer { rows in
        var boxes = ck_boxes(
          radius: radius, core: coreWeight, edge: edgeWeight, columns: columns.baseAddress, rows: rows.baseAddress)
        _ = ck_blur_cells(&target, &source, &boxes, part.x0, part.y0, part.x1, part.y1)
      }
    }
  }
}
