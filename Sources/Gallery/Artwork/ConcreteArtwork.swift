import UIKit

/// An image of a dark concrete wall that can be repeated without visible seams. It is computed once, from noise at
/// several scales.
@MainActor
enum ConcreteArtwork {
  private static let side = 512
  private static let pixelsPerPoint: CGFloat = 2

  static let image: UIImage = {
    var random = SeededRandom(seed: 7)
    let clouds = [(8, 5.0), (16, 3.0), (64, 1.6)].map { cells, strength in
      CloudLayer(cells: cells, side: side, strength: CGFloat(strength), random: &random)
    }
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        var value = clouds.reduce(CGFloat(62)) { $0 + $1.value(x, y) }
        let speck = random.next(in: -1...1)
        value += 11 * speck * speck * speck
        let level = UInt8(max(0, min(255, value.rounded())))
        let offset = (y * side + x) * 4
        bytes[offset] = level
        bytes[offset + 1] = level &+ 1
        // A small amount of blue makes the gray less dull.
        bytes[offset + 2] = level &+ 3
      }
    }
    guard let provider = CGDataProvider(data: Data(bytes) as CFData),
      let tile = CGImage(
        width: side, height: side, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: side * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    else { return UIImage() }
    return UIImage(cgImage: tile, scale: pixelsPerPoint, orientation: .up)
  }()
}

/// Random values on a grid that repeats at its edges, with smooth interpolation.
private struct CloudLayer {
  private let cells: Int
  private let step: CGFloat
  private let strength: CGFloat
  private let heights: [CGFloat]

  init(cells: Int, side: Int, strength: CGFloat, random: inout SeededRandom) {
    self.cells = cells
    self.strength = strength
    step = CGFloat(cells) / CGFloat(side)
    heights = (0..<cells * cells).map { _ in random.next(in: -1...1) }
  }

  func value(_ x: Int, _ y: Int) -> CGFloat {
    let (column, across) = cell(x)
    let (row, down) = cell(y)
    let right = (column + 1) % cells
    let nextRow = (row + 1) % cells
    func height(_ column: Int, _ row: Int) -> CGFloat { heights[row * cells + column] }
    let top = height(column, row) + (height(right, row) - height(column, row)) * across
    let bottom = height(column, nextRow) + (height(right, nextRow) - height(column, nextRow)) * across
    return strength * (top + (bottom - top) * down)
  }

  /// Returns the grid cell that contains a position, and the smoothed fraction within the cell.
  private func cell(_ position: Int) -> (Int, CGFloat) {
    let gridPosition = CGFloat(position) * step
    let cell = Int(gridPosition)
    let fraction = gridPosition - CGFloat(cell)
    return (cell % cells, fraction * fraction * (3 - 2 * fraction))
  }
}
