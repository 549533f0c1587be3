import Foundation

/// The ellipsoid of the World Geodetic System 1984.
enum Ellipsoid {
  /// The radius at the equator, in meters.
  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  /// The radius at the poles, in meters.
  private static let polarRadius = (1 - flattening) * equatorialRadius

  /// Returns the length of the shortest line between two positions, in meters.
  ///
  /// It is the inverse formula of T. Vincenty, Direct and Inverse Solutions of Geodesics on the Ellipsoid, Survey Review 23 (1975).
  /// It does not converge for positions that are almost opposite. For these, the globe is a sphere of the mean radius.
  static func distance(from first: CLLocationCoordinate2D, to second: CLLocationCoordinate2D) -> CLLocationDistance {
    // The shortest line can cross the meridian of 180 degrees.
    let difference = (second.longitude - first.longitude).remainder(dividingBy: 360) * .pi / 180
    guard difference.isFinite, first.latitude.isFinite, second.latitude.isFinite else { return .nan }
    let (sin1, cos1) = reducedLatitude(first)
    let (sin2, cos2) = reducedLatitude(second)
    var lambda = difference
    for _ in 0..<100 {
      let across = cos2 * sin(lambda)
      let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
      let sinArc = (across * across + along * along).squareRoot()
      if sinArc == 0, cos(lambda) > 0 { return 0 }
      let cosArc = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      let arc = atan2(sinArc, cosArc)
      let sinAzimuth = sinArc == 0 ? 0 : cos1 * cos2 * sin(lambda) / sinArc
      let squaredCosine = 1 - sinAzimuth * sinAzimuth
      // On the equator, the azimuth is a right angle, and there is no middle latitude.
      let cosMiddle = squaredCosine == 0 ? 0 : cosArc - 2 * sin1 * sin2 / squaredCosine
      let weight = flattening / 16 * squaredCosine * (4 + flattening * (4 - 3 * squaredCosine))
      let curve = cosMiddle + weight * cosArc * (2 * cosMiddle * cosMiddle - 1)
      let next = difference + (1 - weight) * flattening * sinAzimuth * (arc + weight * sinArc * curve)
      if abs(next - lambda) < 1e-12 {
        return length(of: arc, sinArc, cosArc, squaredCosine, cosMiddle)
      }
      lambda = next
      // The line cannot go around the globe.
      if abs(lambda) > .pi { break }
    }
    return sphericalDistance(from: first, to: second)
  }

  private static func reducedLatitude(_ position: CLLocationCoordinate2D) -> (sine: Double, cosine: Double) {
    let angle = atan((1 - flattening) * tan(position.latitude * .pi / 180))
    return (sin(angle), cos(angle))
  }

  private static func length(
    of arc: Double, _ sinArc: Double, _ cosArc: Double, _ squaredCosine: Double, _ cosMiddle: Double
  ) -> Double {
    let (equatorial, polar) = (equatorialRadius * equatorialRadius, polarRadius * polarRadius)
    let square = squaredCosine * (equatorial - polar) / polar
    let scale = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
    let weight = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let squaredMiddle = cosMiddle * cosMiddle
    let third = weight / 6 * cosMiddle * (4 * sinArc * sinArc - 3) * (4 * squaredMiddle - 3)
    let second = weight / 4 * (cosArc * (2 * squaredMiddle - 1) - third)
    return polarRadius * scale * (arc - weight * sinArc * (cosMiddle + second))
  }

  private static func sphericalDistance(
    from first: CLLocationCoordinate2D, to second: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let latitude = (second.latitude - first.latitude) * .pi / 360
    let longitude = (second.longitude - first.longitude) * .pi / 360
    let cosines = cos(first.latitude * .pi / 180) * cos(second.latitude * .pi / 180)
    let haversine = sin(latitude) * sin(latitude) + cosines * sin(longitude) * sin(longitude)
    let meanRadius = (2 * equatorialRadius + polarRadius) / 3
    return 2 * meanRadius * asin(min(1, haversine.squareRoot()))
  }
}
