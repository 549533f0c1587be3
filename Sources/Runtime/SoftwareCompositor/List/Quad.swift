import CompositorKernels

/// An image with a projective map, prepared for sampling.
///
/// All numbers are relative to an anchor, which is a whole pixel of the surface, and are rounded to a grid. Moving a
/// quad by whole pixels therefore does not change its numbers and pixels.
struct Quad {
  /// The map from pixels of the source to pixels of the surface, relative to the anchor.
  let matrix: Homography
  let anchorX: Int32
  let anchorY: Int32
  let width: Int32
  let height: Int32
  /// The index of the reduced copy of the source that is sampled. The index depends on the apparent size of the source's pixels.
  let level: Int
  /// The parameters of the sampling kernel, except for the pixels of the source.
  let kernel: ck_quad
  /// The box that contains all pixels that the quad can change. The box is inside the `limits` that were passed to the initializer.
  let bounds: Box

  /// Creates a quad. The result is `nil` if the quad would be invisible. This is the case if the map is singular or not
  /// finite, or if the image is behind the eye or outside `limits`.
  ///
  /// `map` converts positions in the source, which has `width` × `height` pixels, to positions on the surface.
  init?(map: Homography, width: Int32, height: Int32, limits: Box) {
    guard width > 0, height > 0 else { return nil }
    guard var alignedQuad = Quad.alignToGrid(map) else { return nil }
    guard let inverse = alignedQuad.matrix.inverse else { return nil }
    let box = Quad.bounds(of: alignedQuad.matrix, width: Double(width), height: Double(height))
    let boundingBox: Box
    switch box {
    case .none: return nil
    case .everything: boundingBox = limits
    case .box(let x0, let y0, let x1, let y1):
      let ax = Double(alignedQuad.x)
      let ay = Double(alignedQuad.y)
      boundingBox = Box(x0: x0 + ax - 1.5, y0: y0 + ay - 1.5, x1: x1 + ax + 1.5, y1: y1 + ay + 1.5).intersection(limits)
    }
    guard !boundingBox.isEmpty else { return nil }
    // A quad thinner than a thirtieth of a pixel is invisible.
    matrix = alignedQuad.matrix
    anchorX = alignedQuad.x
    anchorY = alignedQuad.y
    self.width = width
    self.height = height
    bounds = boundingBox
    level = Quad.level(of: alignedQuad.matrix, width: Double(width), height: Double(height))
    alignedQuad.matrix = inverse
    kernel = Quad.kernel(
      inverse: inverse, width: width, height: height, anchor: (alignedQuad.x, alignedQuad.y), isAffine: matrix.isAffine)
  }

  /// Returns whether two quads have the same pixels except for a shift by whole pixels.
  func hasSamePixels(as other: Quad) -> Bool {
    matrix == other.matrix && width == other.width && height == other.height
  }

  /// Returns a box of pixels that the quad covers completely with opaque pixels, or an empty box if there are none.
  /// `box` is the opaque part of the source, in pixels of the source.
  func opaqueBox(of box: Box) -> Box {
    // The sampler also reads neighboring pixels. In reduced copies, these are more distant.
    let margin = Int32(2 << level)
    let innerBox = box.inset(margin)
    guard !innerBox.isEmpty, matrix.isAffine || level == 0 else { return .empty }
    let corners = [
      (innerBox.x0, innerBox.y0), (innerBox.x1, innerBox.y0), (innerBox.x1, innerBox.y1), (innerBox.x0, innerBox.y1),
    ].compactMap {
      matrix.apply(Double($0.0), Double($0.1))
    }
    guard corners.count == 4 else { return .empty }
    let cornerXs = corners.map(\.x)
    let cornerYs = corners.map(\.y)
    guard let left = cornerXs.min(), let right = cornerXs.max(), let top = cornerYs.min(), let bottom = cornerYs.max()
    else { return .empty }
    let centerX = cornerXs.reduce(0, +) / 4
    let centerY = cornerYs.reduce(0, +) / 4
    let halfWidth = (right - left) / 2
    let halfHeight = (bottom - top) / 2
    var fraction = 1.0
    for index in 0..<4 {
      let a = corners[index]
      let b = corners[(index + 1) % 4]
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 1 else { return .empty }
      let distance = abs((centerX - a.x) * dy - (centerY - a.y) * dx) / length - 1
      fraction = min(fraction, distance / ((abs(dy) * halfWidth + abs(dx) * halfHeight) / length))
    }
    guard fraction > 0.05 else { return .empty }
    return Box(
      x0: (centerX - halfWidth * fraction).rounded(.up), y0: (centerY - halfHeight * fraction).rounded(.up),
      x1: (centerX + halfWidth * fraction).rounded(.down), y1: (centerY + halfHeight * fraction).rounded(.down)
    ).offset(anchorX, anchorY)
  }

  private static func alignToGrid(_ map: Homography) -> (matrix: Homography, x: Int32, y: Int32)? {
    let weight = abs(map.i)
    var m = map
    if weight > 1e-9 {
      m = Homography(
        m.a / weight, m.b / weight, m.c / weight, m.d / weight, m.e / weight, m.f / weight, m.g / weight,
        m.h / weight, m.i / weight)
    }
    guard (abs(m.a) + abs(m.b) + abs(m.d) + abs(m.e) + abs(m.g) + abs(m.h)) < 1e9 else { return nil }
    guard abs(m.c) < 1e8, abs(m.f) < 1e8 else { return nil }
    let x = m.c.rounded(.down)
    let y = m.f.rounded(.down)
    // If the origin is behind the eye, any other point can be the anchor, because the relative numbers remain
    // consistent.
    m = m.translated(-x, -y)
    func grid(_ value: Double, _ stepsPerUnit: Double) -> Double { (value * stepsPerUnit).rounded() / stepsPerUnit }
    let stepsPerUnit = 1_099_511_627_776.0
    m = Homography(
      grid(m.a, 4_294_967_296), grid(m.b, 4_294_967_296), grid(m.c, 256), grid(m.d, 4_294_967_296),
      grid(m.e, 4_294_967_296), grid(m.f, 256), grid(m.g, stepsPerUnit), grid(m.h, stepsPerUnit),
      grid(m.i, stepsPerUnit))
    return (m, Int32(x), Int32(y))
  }

  private enum Bounds {
    case none
    case everything
    case box(Double, Double, Double, Double)
  }

  private static func bounds(of m: Homography, width: Double, height: Double) -> Bounds {
    var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    var behindCount = 0
    for (x, y) in [(0.0, 0.0), (width, 0.0), (0.0, height), (width, height)] {
      guard let point = m.apply(x, y) else {
        behindCount += 1
        continue
      }
      x0 = min(x0, point.x)
      y0 = min(y0, point.y)
      x1 = max(x1, point.x)
      y1 = max(y1, point.y)
    }
    if behindCount == 4 { return .none }
    if behindCount > 0 { return .everything }
    guard x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else { return .none }
    return .box(x0, y0, x1, y1)
  }

  private static func level(of m: Homography, width: Double, height: Double) -> Int {
    // The determinant of the Jacobian at the center is the number of target pixels for a source pixel.
    let w = m.g * width / 2 + m.h * height / 2 + m.i
    guard w > 1e-9 else { return 0 }
    let area = abs(m.determinant) / (w * w * w)
    guard area > 0, area < 0.4 else { return 0 }
    var level = 0
    var remainingArea = area
    while remainingArea < 0.4, level < 12 {
      remainingArea *= 4
      level += 1
    }
    return level
  }

  private static func kernel(
    inverse m: Homography, width: Int32, height: Int32, anchor: (Int32, Int32), isAffine: Bool
  ) -> ck_quad {
    var quad = ck_quad()
    quad.inverse = (m.a, m.b, m.c, m.d, m.e, m.f, m.g, m.h, m.i)
    quad.anchor_x = anchor.0
    quad.anchor_y = anchor.1
    quad.alpha = 255
    // An edge of the source is a line in the target. Its equation is a row of the inverse.
    func edge(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
      let length = (a * a + b * b).squareRoot()
      return length > 1e-30 ? (a / length, b / length, c / length) : (0, 0, c >= 0 ? 1 : -1)
    }
    let w = Double(width)
    let h = Double(height)
    quad.edges.0 = edge(m.d, m.e, m.f)
    quad.edges.1 = edge(w * m.g - m.a, w * m.h - m.b, w * m.i - m.c)
    quad.edges.2 = edge(h * m.g - m.d, h * m.h - m.e, h * m.i - m.f)
    quad.edges.3 = edge(m.a, m.b, m.c)
    quad.edge_count = 4
    if !isAffine {
      // This edge is the horizon. Nothing is visible behind it.
      quad.edges.4 = edge(m.g, m.h, m.i)
      quad.edge_count = 5
    }
    return quad
  }
}
