import CoreGraphics
import CoreLocation
import Foundation

/// A place above the ground from which the map is seen.
///
/// The map is drawn as seen from straight above: `pitch` is stored and has no effect.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  /// The position on the ground in the middle of the view.
  open var centerCoordinate: CLLocationCoordinate2D
  /// The distance between the camera and that position, in meters.
  open var centerCoordinateDistance: CLLocationDistance
  /// The angle between the direction of the camera and the vertical, in degrees. The default is 0.
  open var pitch: CGFloat
  /// The direction that is up on the screen, in degrees clockwise from north. The default is 0.
  open var heading: CLLocationDirection

  /// Creates a camera 0 meters above the position 0°, 0°.
  public override convenience init() {
    self.init(lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 0), fromDistance: 0, pitch: 0, heading: 0)
  }

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The position on the ground in the middle of the view.
  ///   - distance: The distance between the camera and the position, in meters.
  ///   - pitch: The angle between the direction of the camera and the vertical, in degrees.
  ///   - heading: The direction that is up on the screen, in degrees clockwise from north.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    (self.centerCoordinate, self.centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
    super.init()
  }

  /// Creates a camera that looks at a position from another one. The pitch and the heading follow from them.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The position on the ground in the middle of the view.
  ///   - eyeCoordinate: The position on the ground below the camera.
  ///   - eyeAltitude: The height of the camera, in meters.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
    let distance = center.distance(to: eye)
    var heading = distance > 0 ? atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi : 0
    if heading < 0 { heading += 360 }
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(distance, eyeAltitude),
      pitch: atan2(distance, eyeAltitude) * 180 / .pi, heading: heading)
  }

  /// Creates a camera that looks at a map item from straight above.
  ///
  /// - Parameters:
  ///   - mapItem: The item.
  ///   - viewSize: The size of the view. It is not used.
  ///   - allowPitch: A Boolean value that determines whether the camera may look at the item from the side. It is not used.
  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    self.init(lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1_000, pitch: 0, heading: 0)
  }

  /// The height of the camera above the ground, in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(pitch * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(pitch * .pi / 180), 0.01) }
  }

  /// Returns a copy.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: A camera with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }

  /// The angle that the view's height has in the camera's eye, in degrees. Programs that compute an altitude for a region on iOS
  /// (half of the region's height divided by the tangent of 15 degrees) find it again here.
  static let fieldOfView = 30.0

  /// The length on the ground that the view's height shows, in meters.
  var visibleHeight: CLLocationDistance {
    2 * centerCoordinateDistance * tan(Self.fieldOfView / 2 * .pi / 180)
  }
}

extension MKMapView {
  /// The distances from which the user and the program may see the map.
  open class CameraZoomRange: NSObject, NSCopying, @unchecked Sendable {
    /// The smallest distance, in meters.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The largest distance, in meters.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range.
    ///
    /// - Parameters:
    ///   - minCenterCoordinateDistance: The smallest distance, in meters. The default is no limit.
    ///   - maxCenterCoordinateDistance: The largest distance, in meters. The default is no limit.
    /// - Returns: nil if the smallest distance is larger than the largest one.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault,
      maxCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      if minCenterCoordinateDistance != MKMapCameraZoomDefault, maxCenterCoordinateDistance != MKMapCameraZoomDefault,
        minCenterCoordinateDistance > maxCenterCoordinateDistance
      {
        return nil
      }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
      super.init()
    }
    /// Returns the range, which cannot be changed.
    ///
    /// - Parameter zone: Not used.
    /// - Returns: The range.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The area in which the middle of the view has to be.
  open class CameraBoundary: NSObject, NSCopying, @unchecked Sendable {
    /// The area on the flat map.
    public let mapRect: MKMapRect
    /// The area on the globe.
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// Creates a boundary.
    ///
    /// - Parameter mapRect: The area on the flat map.
    /// - Returns: nil if the area is null.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull else { return nil }
      self.mapRect = mapRect
      super.init()
    }
    /// Creates a boundary.
    ///
    /// - Parameter coordinateRegion: The area on the globe.
    /// - Returns: nil if its values are not numbers.
    public convenience init?(coordinateRegion: MKCoordinateRegion) {
      let rect = MKMapView.mapRect(for: coordinateRegion)
      guard rect.width.isFinite, rect.height.isFinite else { return nil }
      self.init(mapRect: rect)
    }
    /// Returns the boundary, which cannot be changed.
    ///
    /// - Parameter zone: Not used.
    /// - Returns: The boundary.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

/// The distance that means no limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
