import CoreGraphics
import Foundation
import QuartzCore

/// The reference renderer. Every pixel is the mean of many points, each of which is computed from the whole tree. The
/// renderer is slow and simple. It supports backgrounds, images, letters, borders, rounded corners, clips, masks,
/// silhouettes, opacity and transforms, but not shadows.
@MainActor
struct NaiveRenderer {
  typealias Color = SIMD4<Float>
  var samples = 4

  /// Renders all rows, or only the given ones, one after the other.
  func render(_ root: CALayer, width: Int, height: Int, scale: Double, rows: [Int]? = nil) -> [UInt32] {
    var result: [UInt32] = []
    let tree = Node(root)
    for y in rows ?? Array(0..<height) {
      for x in 0..<width {
        var sum = Color()
        for sy in 0..<samples {
          for sx in 0..<samples {
            let px = (Double(x) + (Double(sx) + 0.5) / Double(samples)) / scale
            let py = (Double(y) + (Double(sy) + 0.5) / Double(samples)) / scale
            let color = tree.color(px, py, parent: nil)
            sum += color + Color(0, 0, 0, 1) * (1 - color.w)
          }
        }
        sum /= Float(samples * samples)
        func byte(_ v: Float) -> UInt32 { UInt32(max(0, min(255, (v * 255).rounded()))) }
        result.append(0xFF00_0000 | byte(sum.x) << 16 | byte(sum.y) << 8 | byte(sum.z))
      }
    }
    return result
  }

  /// The values of a layer, which are read once.
  @MainActor
  final class Node {
    let v: LayerValues
    let children: [Node]
    let mask: Node?
    /// The content that the layer drew itself.
    let drawn: CGImage?

    init(_ layer: CALayer) {
      v = layer.renderValues
      drawn = layer.renderBacking.map { CGImage(pixels: $0.pixels) }
      children = layer.renderSublayers.map { Node($0) }
      mask = layer.renderMask.map { Node($0) }
    }

    static func over(_ top: Color, _ bottom: Color) -> Color { top + bottom * (1 - top.w) }

    static func color(_ color: CGColor) -> Color {
      let c = color.rgba
      return Color(Float(c.red * c.alpha), Float(c.green * c.alpha), Float(c.blue * c.alpha), Float(c.alpha))
    }

    /// Returns the rows of the matrix that maps the homogeneous point (x, y, 1) in the layer's coordinates to the
    /// parent's.
    func matrix(_ parent: Node?) -> [[Double]] {
      let t = v.transform
      // Columns x, y and 1 of the 4 × 4 matrix without z, after the anchor point was moved to the origin.
      let ax = Double(v.bounds.minX + v.anchorPoint.x * v.bounds.width)
      let ay = Double(v.bounds.minY + v.anchorPoint.y * v.bounds.height)
      func row(_ x: Double, _ y: Double, _ z: Double) -> [Double] {
        [
          x * Double(t.m11) + y * Double(t.m21) + z * Double(t.m31) + Double(t.m41),
          x * Double(t.m12) + y * Double(t.m22) + z * Double(t.m32) + Double(t.m42),
          x * Double(t.m13) + y * Double(t.m23) + z * Double(t.m33) + Double(t.m43),
          x * Double(t.m14) + y * Double(t.m24) + z * Double(t.m34) + Double(t.m44),
        ]
      }
      func placed(_ x: Double, _ y: Double) -> [Double] {
        var p = row(x - ax, y - ay, 0)
        p[0] += Double(v.position.x) * p[3]
        p[1] += Double(v.position.y) * p[3]
        p[2] += Double(v.zPosition) * p[3]
        if let parent {
          let s = parent.v.sublayerTransform
          let cx = Double(parent.v.bounds.minX + parent.v.anchorPoint.x * parent.v.bounds.width)
          let cy = Double(parent.v.bounds.minY + parent.v.anchorPoint.y * parent.v.bounds.height)
          let q = [p[0] - cx * p[3], p[1] - cy * p[3], p[2], p[3]]
          let rows: [[CGFloat]] = [
            [s.m11, s.m12, s.m13, s.m14], [s.m21, s.m22, s.m23, s.m24], [s.m31, s.m32, s.m33, s.m34],
            [s.m41, s.m42, s.m43, s.m44],
          ]
          var r = [0.0, 0, 0, 0]
          for i in 0..<4 { for j in 0..<4 { r[j] += q[i] * Double(rows[i][j]) } }
          p = [r[0] + cx * r[3], r[1] + cy * r[3], r[2], r[3]]
        }
        return [p[0], p[1], p[3]]
      }
      let origin = placed(0, 0)
      let right = placed(1, 0)
      let down = placed(0, 1)
      return (0..<3).map { [right[$0] - origin[$0], down[$0] - origin[$0], origin[$0]] }
    }

    private var cached: [Double]?

    private func inverse(_ parent: Node?) -> [Double]? {
      if let cached { return cached.isEmpty ? nil : cached }
      let m = matrix(parent).flatMap { $0 }
      let det =
        m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6])
      if abs(det) < 1e-12 || !det.isFinite {
        cached = []
        return nil
      }
      let inverse = [
        m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
        m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
        m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
      ].map { $0 / det }
      cached = inverse
      return inverse
    }

    func color(_ px: Double, _ py: Double, parent: Node?) -> Color {
      guard !v.isHidden, v.opacity > 0, let m = inverse(parent) else { return Color() }
      let w = m[6] * px + m[7] * py + m[8]
      // 1 / w is the depth; points behind the camera are invisible.
      guard w > 0 else { return Color() }
      let x = (m[0] * px + m[1] * py + m[2]) / w
      let y = (m[3] * px + m[4] * py + m[5]) / w
      if !v.isDoubleSided, m[0] * m[4] - m[1] * m[3] < 0 { return Color() }
      var result = Color()
      let isInside = inside(x, y, 0)
      if isInside, let background = v.backgroundColor { result = Node.color(background) }
      if let contents = v.contents { result = Node.over(sample(contents, x, y), result) }
      if let drawn { result = Node.over(sample(drawn, x, y), result) }
      for child in children { result = Node.over(child.color(x, y, parent: self), result) }
      if v.masksToBounds, !isInside { result = Color() }
      if isInside, v.borderWidth > 0, !inside(x, y, Double(v.borderWidth)) {
        result = Node.over(Node.color(v.borderColor ?? .black), result)
      }
      if let mask { result *= mask.color(x, y, parent: self).w }
      if let silhouette = v.silhouette { result = Node.color(silhouette) * result.w }
      return result * v.opacity
    }

    /// Indicates whether a point is inside the rounded rectangle of the bounds, inset by `inset`.
    private func inside(_ x: Double, _ y: Double, _ inset: Double) -> Bool {
      let box = v.bounds.insetBy(dx: inset, dy: inset)
      guard !box.isNull, x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return false }
      let whole = Double(min(v.bounds.width, v.bounds.height)) / 2
      let radius = max(0, min(Double(v.cornerRadius), whole) - inset)
      if radius == 0 { return true }
      let left = x < box.minX + radius
      let right = x > box.maxX - radius
      let top = y < box.minY + radius
      let bottom = y > box.maxY - radius
      guard left || right, top || bottom else { return true }
      let corner: CACornerMask =
        top
        ? (left ? .layerMinXMinYCorner : .layerMaxXMinYCorner) : (left ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
      guard v.maskedCorners.contains(corner) else { return true }
      let cx = left ? box.minX + radius : box.maxX - radius
      let cy = top ? box.minY + radius : box.maxY - radius
      return (x - cx) * (x - cx) + (y - cy) * (y - cy) <= radius * radius
    }

    /// Returns a color of an image that is stretched over the bounds, interpolated between its pixels.
    private func sample(_ image: CGImage, _ x: Double, _ y: Double) -> Color {
      let u = (x - v.bounds.minX) / v.bounds.width
      let t = (y - v.bounds.minY) / v.bounds.height
      guard u >= 0, u < 1, t >= 0, t < 1 else { return Color() }
      let px = u * Double(image.width) - 0.5
      let py = t * Double(image.height) - 0.5
      func at(_ i: Int, _ j: Int) -> Color {
        let p = image.pixels[max(0, min(image.width - 1, i)), max(0, min(image.height - 1, j))]
        return Color(Float(p >> 16 & 255), Float(p >> 8 & 255), Float(p & 255), Float(p >> 24)) / 255
      }
      let i = Int(px.rounded(.down))
      let j = Int(py.rounded(.down))
      let fx = Float(px - Double(i))
      let fy = Float(py - Double(j))
      return (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy)
        + (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy
    }
  }
}
