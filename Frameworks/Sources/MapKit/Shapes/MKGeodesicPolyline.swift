import CoreLocation
import Foundation

/// A line that follows the shortest ways on the globe between several points. It appears curved on the map.
///
/// Its points are those of the ways, which are at most a kilometer apart. A line over the meridian of 180 degrees
/// continues beyond the edge of the map.
open class MKGeodesicPolyline: MKPolyline {
  /// Creates a line without points.
  public override init() { super.init() }

  override func connect(_ points: some Collection<MKMapPoint>) { connect(coordinates: points.map(\.coordinate)) }

  // The ways lead between the positions themselves, because the points of those near the poles are at 85 degrees.
  override func connect(coordinates: some Collection<CLLocationCoordinate2D>) {
    var line: [MKMapPoint] = []
    var start: CLLocationCoordinate2D?
    for position in coordinates {
      if let start, let last = line.last {
        line += GreatCircle(from: start, to: position).pointsAfterStart(startingAt: last)
      } else {
        line.append(MKMapPoint(position))
      }
      start = position
    }
    setPoints(line)
  }
}
