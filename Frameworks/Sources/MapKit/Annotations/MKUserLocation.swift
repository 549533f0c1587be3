import CoreLocation
import UIKit

/// The annotation of the user's position, which is not known here.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// A Boolean value that indicates whether the position is being looked for. It is always `false`.
  open var isUpdating: Bool { false }
  /// The position, or nil if it is not known.
  open var location: CLLocation? { nil }
  /// The direction, or nil if it is not known.
  open var heading: CLHeading? { nil }
  /// The title. The default is “My Location”.
  open var title: String? = "My Location"
  /// The subtitle.
  open var subtitle: String?
  /// The position, or an invalid one if it is not known.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  override init() { super.init() }
}
