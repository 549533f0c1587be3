import CoreLocation
import Foundation

/// The shortest way between two positions on a sphere.
struct GreatCircle {
  /// The radius of the sphere, in meters.
  static let radius = 6_378_137.0
  /// The largest distance between two points of a way, in meters. With it and the radius, the numbers of points are
  /// those of iOS: 113 for a degree of the equator and 10,020 for 90 degrees, measured on macOS 26.1.
  static let step = 1000.0

  private let destination: CLLocationCoordinate2D
  private let start: SIMD3<Double>
  /// The direction at the start, a unit vector at right angles to it.
  private let direction: SIMD3<Double>
  /// The angle of the way, in radians.
  let angle: Double

  /// Creates the way between two positions. If they are opposite, it leads over a pole, or over the zero meridian if
  /// they are the poles.
  init(from origin: CLLocationCoordinate2D, to destination: CLLocationCoordinate2D) {
    self.destination = destination
    start = Self.vector(origin)
    let end = Self.vector(destination)
    let cosine = (start * end).sum()
    var across = end - cosine * start
    var sine = (across * across).sum().squareRoot()
    angle = atan2(sine, cosine)
    if sine < 1e-12, cosine < 0 {
      let pole: SIMD3<Double> = abs(start.z) < 0.9 ? [0, 0, 1] : [1, 0, 0]
      across = pole - (pole * start).sum() * start
      sine = (across * across).sum().squareRoot()
    }
    direction = across / sine
  }

  /// The length of the way on the sphere, in meters.
  var length: Double { angle * Self.radius }

  /// Returns the position at a part of the way, from 0 through 1.
  func position(at part: Double) -> CLLocationCoordinate2D {
    let vector = cos(part * angle) * start + sin(part * angle) * direction
    return CLLocationCoordinate2D(
      latitude: asin(max(-1, min(1, vector.z))) * 180 / .pi, longitude: atan2(vector.y, vector.x) * 180 / .pi)
  }

  /// Returns the points of the way on the map without the first one, each at most half a map beside the one before it.
  func pointsAfterStart(startingAt first: MKMapPoint) -> [MKMapPoint] {
    // A way without a length, or with a position that is not a number, only has its end.
    let count = length.isFinite && length > 0 && direction.x.isFinite ? Int((length / Self.step).rounded(.up)) : 1
    var last = first
    return (1...max(1, count)).map { index in
      var point = MKMapPoint(index == count ? destination : position(at: Double(index) / Double(count)))
      let turns = ((point.x - last.x) / Mercator.worldLength).rounded()
      if turns.isFinite { point.x -= turns * Mercator.worldLength }
      last = point
      return point
    }
  }

  private static func vector(_ position: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (latitude, longitude) = (position.latitude * .pi / 180, position.longitude * .pi / 180)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}
