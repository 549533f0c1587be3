import CoreGraphics
import Foundation

/// The values of the properties that `CAGradientLayer` adds to `CALayer`. The structure also draws the gradient.
struct GradientValues {
  var colors: [CGColor] = []
  var locations: [Double]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  func value(_ key: LayerKey) -> LayerValue? {
    switch key {
    case .colors: colors.isEmpty ? nil : .colors(colors)
    case .locations: locations.map { .numbers($0) }
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    case .type: .other(type)
    default: nil
    }
  }

  mutating func set(_ value: LayerValue?, for key: LayerKey) {
    switch key {
    case .colors: colors = value?.colors ?? []
    case .locations: locations = value?.numbers
    case .startPoint: startPoint = value?.point ?? startPoint
    case .endPoint: endPoint = value?.point ?? endPoint
    case .type: if case .other(let anyValue) = value, let kind = anyValue as? CAGradientLayerType { type = kind }
    default: break
    }
  }

  /// Draws the gradient into `pixels` for a layer of `size` points. The corners of `masked` are rounded with `radius`
  /// points.
  func draw(into pixels: PixelBuffer, size: CGSize, corners radius: CGFloat, masked: CACornerMask) {
    guard !colors.isEmpty else { return }
    let table = colorTable()
    let last = Double(table.count - 1)
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let start = (x: Double(startPoint.x), y: Double(startPoint.y))
    let direction = (x: Double(endPoint.x) - start.x, y: Double(endPoint.y) - start.y)
    // Lines of equal color are perpendicular to the axis in points, not in fractions of the size.
    let (w, h) = (Double(size.width), Double(size.height))
    let axis = (x: direction.x * w, y: direction.y * h)
    let squaredLength = axis.x * axis.x + axis.y * axis.y
    let startAngle = atan2(axis.y, axis.x)
    for row in 0..<pixels.height {
      let outputRow = (pixels.base + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let y = ((Double(row) + 0.5) / height - start.y) * h
      for column in 0..<pixels.width {
        let x = ((Double(column) + 0.5) / width - start.x) * w
        var t: Double
        switch type {
        case .radial:
          let (rx, ry) = (axis.x == 0 ? 1e-9 : axis.x, axis.y == 0 ? 1e-9 : axis.y)
          t = (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot()
        case .conic:
          t = (atan2(y, x) - startAngle) / (2 * .pi)
          t -= t.rounded(.down)
        default:
          t = squaredLength > 0 ? (x * axis.x + y * axis.y) / squaredLength : (x * axis.x + y * axis.y >= 0 ? 1 : 0)
        }
        // The position is not a number if one of the points is not finite. No comparison is true for it.
        outputRow[column] = table[Int(((t > 0 ? min(t, 1) : 0) * last).rounded())]
      }
    }
    if radius > 0 { Self.round(pixels, radius: Double(radius) * width / max(w, 1e-9), masked) }
  }

  /// Returns the premultiplied colors at 1025 positions from start to end.
  private func colorTable() -> [UInt32] {
    let count = colors.count
    let locations =
      locations.flatMap { $0.count == count && $0.allSatisfy(\.isFinite) ? $0 : nil }
      ?? (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    let stops = colors.map(\.rgba)
    // Colors are mixed before they are multiplied by alpha, as in Core Animation: a gradient to transparent black gets
    // darker.
    return (0...1024).map { step in
      let t = Double(step) / 1024
      guard let next = locations.firstIndex(where: { $0 > t }) else { return stops[count - 1].premultipliedARGB }
      guard next > 0 else { return stops[0].premultipliedARGB }
      let p = CGFloat((t - locations[next - 1]) / (locations[next] - locations[next - 1]))
      let (a, b) = (stops[next - 1], stops[next])
      return RGBA(
        red: a.red + (b.red - a.red) * p, green: a.green + (b.green - a.green) * p,
        blue: a.blue + (b.blue - a.blue) * p,
        alpha: a.alpha + (b.alpha - a.alpha) * p
      ).premultipliedARGB
    }
  }

  /// Clears the pixels outside rounded corners of `radius` pixels.
  private static func round(_ pixels: PixelBuffer, radius: Double, _ corners: CACornerMask) {
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let radius = min(radius, min(width, height) / 2)
    let cornerExtent = Int(radius.rounded(.up))
    for row in 0..<pixels.height where row < cornerExtent || row >= pixels.height - cornerExtent {
      let outputRow = (pixels.base + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let y = Double(row) + 0.5
      let dy = y < radius ? radius - y : max(0, y - (height - radius))
      for column in 0..<pixels.width where column < cornerExtent || column >= pixels.width - cornerExtent {
        let x = Double(column) + 0.5
        let dx = x < radius ? radius - x : max(0, x - (width - radius))
        guard dx > 0, dy > 0 else { continue }
        let isLeft = x < width / 2
        let corner: CACornerMask =
          y < height / 2
          ? (isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner)
          : (isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
        guard corners.contains(corner) else { continue }
        let coverage = min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
        let factor = UInt32((coverage * 256).rounded())
        let pixel = outputRow[column]
        let even = ((pixel & 0xFF00FF) &* factor) >> 8 & 0xFF00FF
        let odd = ((pixel >> 8 & 0xFF00FF) &* factor) & 0xFF00_FF00
        outputRow[column] = even | odd
      }
    }
  }
}
