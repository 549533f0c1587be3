import CoreLocation
import Foundation

// Foundation on Linux boxes arrays of numbers but no structures.
extension NSValue {
  /// Creates a value object that contains a position on the globe.
  ///
  /// - Parameter coordinate: The position.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(degrees: [coordinate.latitude, coordinate.longitude])
  }

  /// Creates a value object that contains the extent of a region.
  ///
  /// - Parameter span: The extent.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(degrees: [span.latitudeDelta, span.longitudeDelta])
  }

  /// The position in the value object. Both values are 0 if the object contains another type.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    let values = degrees
    return CLLocationCoordinate2D(latitude: values[0], longitude: values[1])
  }

  /// The extent in the value object. Both values are 0 if the object contains another type.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    let values = degrees
    return MKCoordinateSpan(latitudeDelta: values[0], longitudeDelta: values[1])
  }

  private convenience init(degrees: [Double]) { self.init(bytes: degrees, objCType: "[2d]") }

  private var degrees: [Double] {
    var values = [0.0, 0.0]
    guard String(cString: objCType) == "[2d]" else { return values }
    getValue(&values)
    return values
  }
}
