import CoreLocation
import Foundation

/// An annotation that represents several annotations that are close to each other on the screen.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The title. The default is nil.
  open var title: String?
  /// The subtitle. The default is nil.
  open var subtitle: String?

  /// Creates an annotation.
  ///
  /// - Parameter memberAnnotations: The annotations that it represents.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }.filter { $0.x.isFinite && $0.y.isFinite }
    let count = Double(points.count)
    coordinate =
      points.isEmpty
      ? kCLLocationCoordinate2DInvalid
      : MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count).coordinate
    super.init()
  }

  /// The mean of the positions on the map. It is not valid without any.
  public let coordinate: CLLocationCoordinate2D
}
