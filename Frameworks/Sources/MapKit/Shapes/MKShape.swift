import CoreLocation
import Foundation

/// The superclass of annotations and overlays that have a title and a shape.
open class MKShape: NSObject, MKAnnotation {
  /// The title. The default is nil.
  open var title: String?
  /// The subtitle. The default is nil.
  open var subtitle: String?

  /// Creates a shape without texts.
  public override init() { super.init() }

  /// The position, which subclasses provide. The position of this class is not valid.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}
