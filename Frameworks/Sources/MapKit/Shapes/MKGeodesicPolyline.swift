import CoreLocation
import Foundation

/// A line that follows the shortest ways on the globe between several points. It appears curved on the map.
///
/// Its points are those of the ways, which are at most a kilometer apart. A line over the meridian of 180 degrees
/// continues beyond the edge of the map.
open class MKGeodesicPolyline: MKPolyline {
  /// Creates a line without points.
  public override init() { super.init() }

  override func connect(_ points: some Collection<MKMapPoint>) {
    var line: [MKMapPoint] = []
    var last: MKMapPoint?
    for point in points {
      if let start = last {
        line += GreatCircle(from: start.coordinate, to: point.coordinate).pointsAfterStart(
          startingAt: line.last ?? start)
      } else {
        line.append(point)
      }
      last = point
    }
    setPoints(line)
  }
}
