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

/// The view of the user's position: a blue dot.
open class MKUserLocationView: MKAnnotationView {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier by which the view is used again, or nil if it is not.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 22, height: 22)
    isOpaque = false
  }
  /// Creates a view from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    tintColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
  }
}
