import Foundation

/// The coverage of the pixels in the corners of a rounded rectangle. The mask consists of four square tiles of bytes, in the order of
/// `Element.corners`. A mask for a border contains the coverage of the border instead.
final class CornerMask {
  let size: Int32
  /// The coverage of the pixels, a byte each: four contiguous tiles of `size` × `size` bytes.
  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a mask, and computes the coverage of the four tiles.
  ///
  /// - Parameters:
  ///   - radii: The radius of each corner in pixels.
  ///   - isContinuous: `true` for continuous corner curves.
  ///   - border: The width of the border in pixels, or 0 for the whole shape.
  ///   - limit: The maximum side length of a tile.
  init(radii: SIMD4<Double>, isContinuous: Bool, border: Int32, limit: Int32) {
    let largest = CornerShape(radius: radii.max(), isContinuous: isContinuous, limit: Double(limit))
    let side = max(1, min(limit, Int32(largest.extent.rounded(.up)), 4096))
    size = max(side, min(border, limit))
    let n = Int(size)
    bytes = .allocate(capacity: 4 * n * n)
    bytes.initialize(repeating: 0, count: 4 * n * n)
    var cachedRadii: [(radius: Double, values: [UInt8])] = []
    for corner in 0..<4 {
      let radius = radii[corner]
      let values =
        cachedRadii.first { $0.radius == radius }?.values
        ?? Self.makeTileCoverage(radius: radius, isContinuous: isContinuous, border: border, limit: limit, side: n)
      cachedRadii.append((radius, values))
      let tile = bytes + corner * n * n
      for y in 0..<n {
        let row = corner & 2 == 0 ? y : n - 1 - y
        for x in 0..<n { tile[row * n + (corner & 1 == 0 ? x : n - 1 - x)] = values[y * n + x] }
      }
    }
  }

  /// Returns the coverage of the tile at the top left corner.
  private static func makeTileCoverage(
    radius: Double, isContinuous: Bool, border: Int32, limit: Int32, side n: Int
  ) -> [UInt8] {
    let outerShape = CornerShape(radius: radius, isContinuous: isContinuous, limit: Double(limit))
    var values = [UInt8](repeating: 0, count: n * n)
    let innerShape =
      border > 0
      ? CornerShape(
        radius: max(0, radius - Double(border)), isContinuous: isContinuous, limit: Double(limit - border)) : nil
    let rows = 16
    for y in 0..<n {
      var rowCoverage = [Double](repeating: 0, count: n)
      for step in 0..<rows {
        let rowCenter = Double(y) + (Double(step) + 0.5) / Double(rows)
        let edge = outerShape.edge(rowCenter)
        for x in 0..<n { rowCoverage[x] += min(1, max(0, Double(x + 1) - edge)) }
        guard let innerShape, rowCenter > Double(border) else { continue }
        let innerEdge = innerShape.edge(rowCenter - Double(border)) + Double(border)
        for x in 0..<n { rowCoverage[x] -= min(1, max(0, Double(x + 1) - innerEdge)) }
      }
      for x in 0..<n {
        values[y * n + x] = UInt8(max(0, min(255, (rowCoverage[x] / Double(rows) * 255).rounded())))
      }
    }
    return values
  }

  deinit { bytes.deallocate() }

  func tile(_ corner: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(bytes + corner * Int(size) * Int(size))
  }
}

/// The outline of a rounded corner. The origin is the tip that the corner would have without rounding. The outline is the left edge of
/// the shape at each height.
struct CornerShape {
  /// The length of the curve along each side, in pixels.
  let extent: Double
  private let radius: Double
  /// The points of the outline from the left side to the top, for continuous curves only.
  private var outline: [(x: Double, y: Double)] = []

  init(radius: Double, isContinuous: Bool, limit: Double) {
    self.radius = max(0, radius)
    guard isContinuous, radius > 0 else {
      extent = self.radius
      return
    }
    // The continuous curve leaves the side 1.528665 radii from the tip. If there is not enough space, the curve is
    // moved toward the circle, as in Core Animation.
    let fullLength = 1.528665
    let curveLength = min(fullLength, max(1, limit / radius))
    extent = radius * curveLength
    let continuousFraction = (curveLength - 1) / (fullLength - 1)
    func point(_ along: Double, _ away: Double) -> (x: Double, y: Double) { (away * radius, along * radius) }
    /// Interpolates between a coordinate of the continuous curve and the corresponding coordinate of the circle.
    func interpolated(_ smooth: Double, _ circle: Double) -> Double { circle + (smooth - circle) * continuousFraction }
    // The points are (distance along the side, distance from the side), in radii. The points form the curve from the side to its
    // middle, and the control point of the middle, which is symmetric.
    let start = (interpolated(1.52866483, 1), 0.0)
    let outgoingCurve = [
      (interpolated(1.08849323, 0.86867), 0.0), (interpolated(0.86840689, 0.73866), interpolated(0, 0.02586)),
    ]
    let controlPoint = (interpolated(0.63149399, 0.61732), interpolated(0.07491100, 0.07612))
    let pullCurve = (interpolated(0.37282392, 0.37228), interpolated(0.16906013, 0.17760))
    func mirror(_ p: (Double, Double)) -> (Double, Double) { (p.1, p.0) }
    func curve(_ p0: (Double, Double), _ p1: (Double, Double), _ p2: (Double, Double), _ p3: (Double, Double)) {
      for step in 0..<24 {
        let t = Double(step) / 24
        let s = 1 - t
        let b = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        let alongEdge = b.0 * p0.0 + b.1 * p1.0 + b.2 * p2.0 + b.3 * p3.0
        let away = b.0 * p0.1 + b.1 * p1.1 + b.2 * p2.1 + b.3 * p3.1
        outline.append(point(alongEdge, away))
      }
    }
    curve(start, outgoingCurve[0], outgoingCurve[1], controlPoint)
    curve(controlPoint, pullCurve, mirror(pullCurve), mirror(controlPoint))
    curve(mirror(controlPoint), mirror(outgoingCurve[1]), mirror(outgoingCurve[0]), mirror(start))
    let end = mirror(start)
    outline.append(point(end.0, end.1))
  }

  /// Returns the x-coordinate of the left edge at the distance `y` below the tip.
  func edge(_ y: Double) -> Double {
    if y >= extent { return 0 }
    if outline.isEmpty {
      let verticalDistance = radius - y
      return radius - max(0, radius * radius - verticalDistance * verticalDistance).squareRoot()
    }
    // The y-coordinate decreases along the outline.
    var lowerIndex = 0
    var upperIndex = outline.count - 1
    while upperIndex - lowerIndex > 1 {
      let midpoint = (lowerIndex + upperIndex) / 2
      if outline[midpoint].y >= y { lowerIndex = midpoint } else { upperIndex = midpoint }
    }
    let a = outline[lowerIndex]
    let b = outline[upperIndex]
    let segmentHeight = a.y - b.y
    return segmentHeight > 1e-12 ? a.x + (b.x - a.x) * (a.y - y) / segmentHeight : b.x
  }
}
