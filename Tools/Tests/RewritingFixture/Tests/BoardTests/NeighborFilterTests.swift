import CoreImage
import UIKit
import XCTest

/// Filters that read the neighbors of a pixel, compared with references that read each of them.
final class NeighborFilterTests: FilterTestCase {
  private func light(_ rows: [[UInt32]]) -> [[ReferencePixel]] { rows.map { $0.map { ReferencePixel($0) } } }

  /// Returns the average of weighted neighbors. Pixels outside the picture are transparent.
  private func average(
    _ rows: [[ReferencePixel]], _ neighbors: [(x: Int, y: Int, weight: Double)], margin: Int
  ) -> [[UInt32]] {
    let total = neighbors.reduce(0) { $0 + $1.weight }
    let (width, height) = (rows[0].count, rows.count)
    return (-margin..<height + margin).map { y in
      (-margin..<width + margin).map { x in
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        for neighbor in neighbors {
          // The y axis of Core Image points up.
          let (column, row) = (x + neighbor.x, y - neighbor.y)
          guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
          let pixel = rows[row][column]
          let weight = neighbor.weight / total * pixel.alpha
          red += pixel.red * weight
          green += pixel.green * weight
          blue += pixel.blue * weight
          alpha += weight
        }
        guard alpha > 0 else { return 0 }
        return ReferencePixel(red / alpha, green / alpha, blue / alpha, alpha).word
      }
    }
  }

  func testDiscBlur() {
    // The picture is wider than the part whose sums begin at the same pixel.
    let rows = noise(270, 9)
    for radius in [0.5, 3, 8.6, 13] {
      let reach = Int(radius)
      var neighbors: [(x: Int, y: Int, weight: Double)] = []
      for y in -reach...reach {
        for x in -reach...reach where Double(x * x + y * y) <= radius * radius { neighbors.append((x, y, 1)) }
      }
      let result = image(rows).applyingFilter("CIDiscBlur", parameters: [kCIInputRadiusKey: radius])
      assertEqual(
        pixels(result), average(light(rows), neighbors, margin: reach), steps: 2, "radius \(radius)")
    }
  }

  /// The points of the line have a distance of one pixel, and colors between pixels are interpolated.
  func testMotionBlur() {
    let rows = noise(21, 17)
    for (radius, angle) in [(4, 0), (4, Double.pi / 2), (5, 0.6), (3, -2.1)] {
      var neighbors: [(x: Int, y: Int, weight: Double)] = []
      for step in -radius...radius {
        let (x, y) = (Double(step) * cos(angle), Double(step) * sin(angle))
        let (column, row) = (x.rounded(.down), y.rounded(.down))
        for (dx, dy) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
          let weight = (1 - abs(x - column - dx)) * (1 - abs(y - row - dy))
          neighbors.append((Int(column + dx), Int(row + dy), weight))
        }
      }
      let result = image(rows).applyingFilter(
        "CIMotionBlur", parameters: [kCIInputRadiusKey: radius, kCIInputAngleKey: angle])
      let margin = radius
      let expected = average(light(rows), neighbors, margin: margin)
      let rect = CGRect(x: -margin, y: -margin, width: 21 + 2 * margin, height: 17 + 2 * margin)
      XCTAssertTrue(rect.insetBy(dx: -1, dy: -1).contains(result.extent))
      let inside = CGRect(x: 0, y: 0, width: 21, height: 17)
      assertEqual(
        pixels(result, inside), expected[margin..<margin + 17].map { Array($0[margin..<margin + 21]) }, steps: 2,
        "radius \(radius), angle \(angle)")
    }
  }

  /// A transform of a picture that is larger than a tile. A pixel does not depend on the part that is asked for.
  func testTilesHaveNoSeams() {
    let rows = noise(330, 290)
    let center = CIVector(x: 150, y: 140)
    let images = [
      image(rows).transformed(by: CGAffineTransform(rotationAngle: 0.7)),
      image(rows).transformed(by: CGAffineTransform(a: 0.1, b: 0, c: 2, d: 1.2, tx: 3, ty: 5)),
      image(rows).applyingFilter(
        "CITwirlDistortion", parameters: [kCIInputCenterKey: center, kCIInputRadiusKey: 140, kCIInputAngleKey: 9]),
      image(rows).applyingGaussianBlur(sigma: 3).applyingFilter(
        "CIPinchDistortion", parameters: [kCIInputCenterKey: center, kCIInputRadiusKey: 130, kCIInputScaleKey: 1.5]),
      image(rows).applyingFilter("CIBumpDistortion", parameters: [kCIInputCenterKey: center, kCIInputRadiusKey: 120]),
    ]
    for (number, image) in images.enumerated() {
      let extent = image.extent.integral
      let all = pixels(image, extent)
      XCTAssertEqual(all.count, Int(extent.height))
      for (x, y, width, height) in [(100, 90, 60, 50), (0, 0, 31, 7), (120, 120, 20, 20)] {
        let part = CGRect(x: Int(extent.minX) + x, y: Int(extent.minY) + y, width: width, height: height)
        let top = all.count - y - height
        guard top >= 0, x + width <= all[0].count else { continue }
        assertEqual(
          pixels(image, part), all[top..<top + height].map { Array($0[x..<x + width]) }, "image \(number)")
      }
    }
  }

  /// A circle far outside the picture is large, but a part of the picture needs little of it.
  func testATwirlOfALargeCircleIsThatOfAPart() {
    let rows = noise(60, 40)
    let result = image(rows).clampedToExtent().applyingFilter(
      "CITwirlDistortion",
      parameters: [kCIInputCenterKey: CIVector(x: 30, y: 20), kCIInputRadiusKey: 60_000, kCIInputAngleKey: 0])
    XCTAssertEqual(pixels(result, CGRect(x: 0, y: 0, width: 60, height: 40)), rows)
  }
}
