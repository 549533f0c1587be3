import CoreGraphics
import CoreLocation

/// The part of the flat map that a view shows: which map point is in its middle, how large the map is, and how it is turned.
///
/// All positions of a map view come from this value, so that the map, the overlays, and the annotations cannot disagree.
struct MapProjection: Equatable {
  /// The horizontal place of the middle, in map points, from 0 to the width of the world.
  var centerX: Double
  /// The vertical place of the middle, in map points.
  var centerY: Double
  /// The number of screen points for each map point.
  var scale: Double
  /// The direction that is up on the screen, in degrees clockwise from north.
  var heading: Double
  /// The size of the view, in screen points.
  var size: CGSize

  /// The map point in the middle.
  var center: MKMapPoint {
    get { MKMapPoint(x: centerX, y: centerY) }
    set { (centerX, centerY) = (newValue.x, newValue.y) }
  }

  /// The largest scale, about four points for each meter at the equator.
  static let largestScale = 1.0

  /// The smallest scale, at which the world has the width of the view's larger side, so that no edge of the map is inside of it.
  var smallestScale: Double { max(Double(max(size.width, size.height)), 1) / MKMapSize.world.width }

  /// The whole world in a view.
  static func world(in size: CGSize) -> MapProjection {
    var result = MapProjection(
      centerX: MKMapSize.world.width / 2, centerY: MKMapSize.world.height / 2, scale: 0, heading: 0, size: size)
    result.normalize()
    return result
  }

  /// Brings the values into their ranges: the scale, the middle, so that the upper and lower edges of the world are not inside of the
  /// view, and the heading, from 0 to less than 360 degrees. Values that are not numbers become the world's.
  mutating func normalize() {
    let world = MKMapSize.world
    if !scale.isFinite { scale = smallestScale }
    scale = min(max(scale, smallestScale), max(Self.largestScale, smallestScale))
    if !centerX.isFinite { centerX = world.width / 2 }
    if !centerY.isFinite { centerY = world.height / 2 }
    centerX = Self.wrapped(centerX)
    let half = verticalExtent / 2
    centerY = half * 2 >= world.height ? world.height / 2 : min(max(centerY, half), world.height - half)
    if !heading.isFinite { heading = 0 }
    heading = heading.truncatingRemainder(dividingBy: 360)
    if heading < 0 { heading += 360 }
  }

  /// The height of the smallest upright rectangle of the map that contains the view, in map points.
  private var verticalExtent: Double {
    let angle = heading * .pi / 180
    return (abs(cos(angle)) * size.height + abs(sin(angle)) * size.width) / scale
  }

  /// Returns the place of a horizontal value in the world, which repeats itself at the 180th meridian.
  static func wrapped(_ x: Double) -> Double {
    let width = MKMapSize.world.width
    guard x < 0 || x >= width else { return x }
    let rest = x.truncatingRemainder(dividingBy: width)
    return rest < 0 ? rest + width : rest
  }

  /// Returns the point of the view for a map point, by the shorter way around the world.
  func point(for mapPoint: MKMapPoint) -> CGPoint {
    let width = MKMapSize.world.width
    var x = mapPoint.x - centerX
    if abs(x) > width / 2 { x -= (x / width).rounded() * width }
    return point(offset: x, mapPoint.y - centerY)
  }

  /// Returns the point of the view for a distance from the middle, in map points.
  func point(offset x: Double, _ y: Double) -> CGPoint {
    let angle = heading * .pi / 180
    let (sine, cosine) = heading == 0 ? (0, 1) : (sin(angle), cos(angle))
    return CGPoint(
      x: (x * cosine + y * sine) * scale + size.width / 2, y: (y * cosine - x * sine) * scale + size.height / 2)
  }

  /// Returns the map point at a point of the view. Its horizontal value may be outside of the world.
  func mapPoint(for point: CGPoint) -> MKMapPoint {
    let angle = heading * .pi / 180
    let (sine, cosine) = heading == 0 ? (0, 1) : (sin(angle), cos(angle))
    let x = (point.x - size.width / 2) / scale
    let y = (point.y - size.height / 2) / scale
    return MKMapPoint(x: centerX + x * cosine - y * sine, y: centerY + y * cosine + x * sine)
  }

  /// Returns the position on the globe at a point of the view.
  func coordinate(for point: CGPoint) -> CLLocationCoordinate2D {
    var mapPoint = mapPoint(for: point)
    mapPoint.x = Self.wrapped(mapPoint.x)
    return mapPoint.coordinate
  }

  /// The smallest upright rectangle of the map that contains the view. It may reach beyond the 180th meridian.
  var visibleRect: MKMapRect {
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ].map(mapPoint)
    let minX = corners.map(\.x).min()!
    let minY = corners.map(\.y).min()!
    return MKMapRect(x: minX, y: minY, width: corners.map(\.x).max()! - minX, height: corners.map(\.y).max()! - minY)
  }

  /// Changes the middle and the scale so that a rectangle of the map is shown as large as possible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. One without a size is shown at the present scale.
  ///   - insets: The distance of the rectangle from the edges of the view, in screen points.
  mutating func show(_ rect: MKMapRect, insets: UIEdgeInsets = .zero) {
    guard rect.midX.isFinite, rect.midY.isFinite else { return }
    let width = max(size.width - insets.left - insets.right, 1)
    let height = max(size.height - insets.top - insets.bottom, 1)
    let angle = heading * .pi / 180
    let extent = CGSize(
      width: abs(cos(angle)) * rect.width + abs(sin(angle)) * rect.height,
      height: abs(cos(angle)) * rect.height + abs(sin(angle)) * rect.width)
    if extent.width > 0 || extent.height > 0 { scale = min(width / extent.width, height / extent.height) }
    scale = min(max(scale, smallestScale), max(Self.largestScale, smallestScale))
    center = MKMapPoint(x: rect.midX, y: rect.midY)
    // The middle of the rectangle belongs in the middle of the area within the insets.
    let shifted = mapPoint(
      for: CGPoint(
        x: size.width / 2 + (insets.right - insets.left) / 2, y: size.height / 2 + (insets.bottom - insets.top) / 2))
    center = shifted
    normalize()
  }

  /// Changes the scale while the map point at a point of the view stays where it is.
  mutating func zoom(by factor: Double, at point: CGPoint) {
    guard factor.isFinite, factor > 0 else { return }
    let fixed = mapPoint(for: point)
    scale *= factor
    scale = min(max(scale, smallestScale), max(Self.largestScale, smallestScale))
    hold(fixed, at: point)
  }

  /// Turns the map while the map point at a point of the view stays where it is.
  mutating func turn(by degrees: Double, at point: CGPoint) {
    guard degrees.isFinite else { return }
    let fixed = mapPoint(for: point)
    heading += degrees
    hold(fixed, at: point)
  }

  /// Moves the map so that a map point is at a point of the view.
  mutating func hold(_ mapPoint: MKMapPoint, at point: CGPoint) {
    let present = self.mapPoint(for: point)
    centerX += mapPoint.x - present.x
    centerY += mapPoint.y - present.y
    normalize()
  }

  /// Returns the projection between two, at a part of the way from 0 to 1. The scale grows by the same factor in each step.
  static func between(_ start: MapProjection, _ end: MapProjection, at part: Double) -> MapProjection {
    var result = end
    let width = MKMapSize.world.width
    var x = end.centerX - start.centerX
    if abs(x) > width / 2 { x -= (x / width).rounded() * width }
    var turn = end.heading - start.heading
    if abs(turn) > 180 { turn -= (turn / 360).rounded() * 360 }
    result.scale = start.scale * pow(end.scale / start.scale, part)
    // With this part of the way, the screen's middle moves steadily although the scale changes.
    let ratio = start.scale / end.scale
    let way = abs(ratio - 1) < 0.001 ? part : (1 - pow(ratio, part)) / (1 - ratio)
    result.centerX = start.centerX + x * way
    result.centerY = start.centerY + (end.centerY - start.centerY) * way
    result.heading = start.heading + turn * part
    result.normalize()
    return result
  }
}
