import CoreLocation
import Foundation

/// An annotation at a point.
open class MKPointAnnotation: MKShape {
  private var position = CLLocationCoordinate2D()

  /// Creates an annotation at the equator and the zero meridian.
  public override init() { super.init() }

  /// Creates an annotation.
  ///
  /// - Parameter coordinate: The position.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  /// Creates an annotation with texts.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - title: The title.
  ///   - subtitle: The subtitle.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  /// The position. The default is the equator at the zero meridian.
  open override var coordinate: CLLocationCoordinate2D {
    get { position }
    set {
      position = newValue
      inform { $0.annotationDidMove(self) }
    }
  }
}
