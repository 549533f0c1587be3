import CoreGraphics
import CoreLocation
import UIKit

/// Draws a map and its overlays into a context.
@MainActor struct MapPainter {
  let projection: MapProjection
  let mapType: MKMapType
  let isDark: Bool
  let baseTiles: MKTileOverlayRenderer?
  let renderers: [MKOverlayRenderer]
  let insets: UIEdgeInsets

  /// The colors of a map without data.
  private struct Colors {
    let ground: UIColor
    let lines: UIColor
    let text: UIColor
  }

  private var colors: Colors {
    switch mapType {
    case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover:
      Colors(
        ground: UIColor(red: 0.12, green: 0.19, blue: 0.23, alpha: 1), lines: UIColor(white: 1, alpha: 0.14),
        text: UIColor(white: 1, alpha: 0.7))
    case _ where isDark:
      Colors(
        ground: UIColor(red: 0.13, green: 0.14, blue: 0.16, alpha: 1), lines: UIColor(white: 1, alpha: 0.12),
        text: UIColor(white: 1, alpha: 0.55))
    case .mutedStandard:
      Colors(
        ground: UIColor(white: 0.96, alpha: 1), lines: UIColor(white: 0, alpha: 0.08),
        text: UIColor(white: 0, alpha: 0.45))
    default:
      Colors(
        ground: UIColor(red: 0.97, green: 0.96, blue: 0.93, alpha: 1),
        lines: UIColor(red: 0.45, green: 0.4, blue: 0.3, alpha: 0.2), text: UIColor(white: 0, alpha: 0.5))
    }
  }

  /// Draws everything.
  func draw(in context: CGContext) {
    let bounds = CGRect(origin: .zero, size: projection.size)
    let colors = colors
    context.setFillColor(colors.ground.cgColor)
    context.fill(bounds)
    guard projection.scale.isFinite, projection.scale > 0, !bounds.isEmpty else { return }
    let replaces = renderers.contains { $0.overlay.canReplaceMapContent() }
    if let baseTiles, !replaces { draw(baseTiles, in: context) }
    if baseTiles == nil, !replaces { drawLines(colors, in: context) }
    for renderer in renderers { draw(renderer, in: context) }
    if baseTiles == nil, !replaces { drawNotice(colors) }
  }

  // MARK: Overlays

  /// Returns the part of the map whose overlays can be seen. Lines reach beyond the rectangle of their overlay.
  static func overlayArea(of projection: MapProjection) -> MKMapRect {
    let margin = 40 / projection.scale
    let rect = projection.visibleRect
    return MKMapRect(
      x: rect.minX - margin, y: rect.minY - margin, width: rect.width + 2 * margin, height: rect.height + 2 * margin)
  }

  private func draw(_ renderer: MKOverlayRenderer, in context: CGContext) {
    let visible = projection.visibleRect
    let area = Self.overlayArea(of: projection)
    let bounds = renderer.overlay.boundingMapRect
    guard !bounds.isNull, renderer.alpha > 0 else { return }
    let width = MKMapSize.world.width
    // The visible part may contain the 180th meridian, beyond which the world begins again.
    for turn in [-1.0, 0, 1] {
      let shifted = MKMapRect(
        x: visible.minX - turn * width, y: visible.minY, width: visible.width, height: visible.height)
      let near = MKMapRect(x: area.minX - turn * width, y: area.minY, width: area.width, height: area.height)
      // A line along a meridian or a parallel has no area.
      let isThin = bounds.width == 0 || bounds.height == 0
      guard isThin || near.intersects(bounds) && renderer.overlay.intersects(near),
        renderer.canDraw(shifted, zoomScale: CGFloat(projection.scale))
      else { continue }
      context.saveGState()
      context.setAlpha(renderer.alpha)
      context.setBlendMode(renderer.blendMode)
      let isLayer = renderer.alpha < 1 || renderer.blendMode != .normal
      if isLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      context.translateBy(x: projection.size.width / 2, y: projection.size.height / 2)
      context.rotate(by: -projection.heading * .pi / 180)
      context.scaleBy(x: projection.scale, y: projection.scale)
      let origin = renderer.mapPoint(for: .zero)
      context.translateBy(x: origin.x + turn * width - projection.centerX, y: origin.y - projection.centerY)
      UIGraphicsPushContext(context)
      renderer.draw(shifted, zoomScale: CGFloat(projection.scale), in: context)
      UIGraphicsPopContext()
      if isLayer { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }

  // MARK: Meridians and parallels

  private static let steps: [Double] = [
    45, 30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
  ]

  /// The number of degrees between two lines, which are at least 90 points apart at the equator.
  var step: Double {
    let pointsPerDegree = MKMapSize.world.width / 360 * projection.scale
    return Self.steps.last { $0 * pointsPerDegree >= 90 } ?? Self.steps[0]
  }

  private func drawLines(_ colors: Colors, in context: CGContext) {
    let visible = projection.visibleRect
    let step = step
    context.saveGState()
    context.setStrokeColor(colors.lines.cgColor)
    context.setLineWidth(1)
    let font = UIFont.systemFont(ofSize: 10)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: colors.text]
    let degrees = MKMapSize.world.width / 360
    let west = Int(((visible.minX / degrees - 180) / step).rounded(.up))
    let east = Int(((visible.maxX / degrees - 180) / step).rounded(.down))
    guard east - west < 200 else { return context.restoreGState() }
    for index in west..<max(east + 1, west) {
      let x = (Double(index) * step + 180) * degrees
      line(from: MKMapPoint(x: x, y: visible.minY), to: MKMapPoint(x: x, y: visible.maxY), context)
    }
    let north = MKMapPoint(x: 0, y: max(visible.minY, 0)).coordinate.latitude
    let south = MKMapPoint(x: 0, y: min(visible.maxY, MKMapSize.world.height)).coordinate.latitude
    let (low, high) = (Int((south / step).rounded(.up)), Int((north / step).rounded(.down)))
    guard high - low < 400 else { return context.restoreGState() }
    for index in low..<max(high + 1, low) {
      let y = MKMapPoint(CLLocationCoordinate2D(latitude: Double(index) * step, longitude: 0)).y
      line(from: MKMapPoint(x: visible.minX, y: y), to: MKMapPoint(x: visible.maxX, y: y), context)
    }
    context.strokePath()
    context.restoreGState()
    // The numbers are at the edges of an upright map.
    guard projection.heading == 0 else { return }
    for index in west..<max(east + 1, west) {
      let x = offset((Double(index) * step + 180) * degrees)
      let text = Self.text(Double(index) * step, step, "E", "W")
      NSString(string: text).draw(at: CGPoint(x: x + 3, y: insets.top + 3), withAttributes: attributes)
    }
    for index in low..<max(high + 1, low) {
      let y = MKMapPoint(CLLocationCoordinate2D(latitude: Double(index) * step, longitude: 0)).y
      let text = Self.text(Double(index) * step, step, "N", "S")
      let place = projection.point(offset: 0, y - projection.centerY).y
      guard place > insets.top + 20 else { continue }
      NSString(string: text).draw(at: CGPoint(x: insets.left + 4, y: place + 1), withAttributes: attributes)
    }
  }

  /// Returns the horizontal place of a map point that may be outside of the world, in an upright map.
  private func offset(_ x: Double) -> CGFloat { projection.point(offset: x - projection.centerX, 0).x }

  private func line(from start: MKMapPoint, to end: MKMapPoint, _ context: CGContext) {
    context.move(to: projection.point(offset: start.x - projection.centerX, start.y - projection.centerY))
    context.addLine(to: projection.point(offset: end.x - projection.centerX, end.y - projection.centerY))
  }

  /// Returns the text of a degree, such as “48.85° N”, with as many digits as the step between two has.
  static func text(_ degree: Double, _ step: Double, _ positive: String, _ negative: String) -> String {
    var degree = degree.remainder(dividingBy: 360)
    if degree == -180 { degree = 180 }
    let digits = step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
    let number = String(format: "%.\(digits)f", abs(degree))
    let isZero = abs(degree) < step / 2
    if isZero || abs(degree) == 180 && positive == "E" { return "\(number)°" }
    return "\(number)° \(degree < 0 ? negative : positive)"
  }

  private func drawNotice(_ colors: Colors) {
    let text = NSString(string: "No map data")
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10), .foregroundColor: colors.text,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: insets.left + 8, y: projection.size.height - insets.bottom - size.height - 6),
      withAttributes: attributes)
  }
}
