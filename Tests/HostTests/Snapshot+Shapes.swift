import CoreGraphics
import Foundation
import UIKitTesting

/// An area of one color.
struct Patch: Equatable {
  var color: UInt32
  var x: ClosedRange<Int>
  var y: ClosedRange<Int>

  var width: Int { x.count }
  var height: Int { y.count }
  var middle: (x: Int, y: Int) { ((x.lowerBound + x.upperBound) / 2, (y.lowerBound + y.upperBound) / 2) }

  /// The hue, rounded to degrees.
  var hue: Int {
    let (red, green, blue) = (Double(color >> 16 & 255), Double(color >> 8 & 255), Double(color & 255))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most > least else { return 0 }
    let sixth =
      most == red
      ? (green - blue) / (most - least)
      : most == green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
    return Int((sixth * 60).rounded() + 360) % 360
  }
}

/// Measurements in a picture.
extension Snapshot {
  static let white: UInt32 = 0xFFFF_FFFF

  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[x, y] }

  /// Returns the parts of a row that do not have the background color.
  func runs(row y: Int, background: UInt32 = white) -> [Range<Int>] {
    runs(width) { pixels[$0, y] != background }
  }

  /// Returns the parts of a column that do not have the background color.
  func runs(column x: Int, from top: Int = 0, background: UInt32 = white) -> [Range<Int>] {
    runs(height) { $0 >= top && pixels[x, $0] != background }
  }

  private func runs(_ length: Int, _ isInside: (Int) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for place in 0...length {
      if place < length, isInside(place) {
        start = start ?? place
      } else if let begin = start {
        found.append(begin..<place)
        start = nil
      }
    }
    return found
  }

  /// Returns the connected pixels with the color of a position.
  func patch(at x: Int, _ y: Int) -> Patch {
    let color = pixels[x, y]
    var patch = Patch(color: color, x: x...x, y: y...y)
    var seen = [Bool](repeating: false, count: width * height)
    var open = [(x, y)]
    seen[y * width + x] = true
    while let (px, py) = open.popLast() {
      patch.x = min(patch.x.lowerBound, px)...max(patch.x.upperBound, px)
      patch.y = min(patch.y.lowerBound, py)...max(patch.y.upperBound, py)
      for (nx, ny) in [(px - 1, py), (px + 1, py), (px, py - 1), (px, py + 1)]
      where nx >= 0 && ny >= 0 && nx < width && ny < height && !seen[ny * width + nx] && pixels[nx, ny] == color {
        seen[ny * width + nx] = true
        open.append((nx, ny))
      }
    }
    return patch
  }

  /// Returns the cells of a row below `top`, from left to right, on a white background. Only rows whose first cell is
  /// completely visible count.
  func cells(below top: Int, line: Int = 0) -> [Patch] {
    let lines = runs(column: 7, from: top).filter { $0.lowerBound > top && $0.upperBound < height }
    guard line < lines.count, case let first = lines[line], first.count > 20 else { return [] }
    let middle = (first.lowerBound + first.upperBound) / 2
    // The number interrupts the color of a cell, so its width is found from its left edge.
    var cells: [Patch] = []
    var x = 0
    while let start = (x..<width - 3).first(where: { pixels[$0, middle] != Self.white }) {
      let cell = patch(at: start + 3, middle)
      guard cell.width > 20 else { break }
      cells.append(cell)
      x = cell.x.upperBound + 2
    }
    return cells
  }

  /// Returns the rectangle around all pixels below `top` that do not have the background color.
  func extent(below top: Int, background: UInt32 = white) -> CGRect {
    var box = CGRect.null
    for y in top..<height {
      let runs = runs(row: y, background: background)
      guard let first = runs.first, let last = runs.last else { continue }
      box = box.union(CGRect(x: first.lowerBound, y: y, width: last.upperBound - first.lowerBound, height: 1))
    }
    return box
  }
}
