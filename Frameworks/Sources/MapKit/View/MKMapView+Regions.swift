import CoreGraphics
import CoreLocation
import UIKit

extension MKMapView {
  /// The part of the globe that the view shows, around the middle of the view.
  public var region: MKCoordinateRegion {
    get { Self.region(for: projection.visibleRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a part of the globe. The view shows more of it in one direction if it has another shape.
  ///
  /// - Parameters:
  ///   - region: The part. One with values that are not numbers, or outside of the globe, is reported and has no effect.
  ///   - animated: A Boolean value that determines whether the map moves.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(region.center), region.span.latitudeDelta.isFinite,
      region.span.longitudeDelta.isFinite
    else {
      let (center, span) = (region.center, region.span)
      report(
        "cannot show the region with the center \(center.latitude), \(center.longitude) and the span "
          + "\(span.latitudeDelta), \(span.longitudeDelta). The latitude has to be from -90 to 90 degrees and the longitude "
          + "from -180 to 180")
      return
    }
    show(Self.mapRect(for: region), insets: .zero, animated: animated)
  }

  /// Returns the part of the globe that the view would show for another one.
  ///
  /// - Parameter region: The part.
  /// - Returns: A part around the same center with the shape of the view.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    Self.region(for: mapRectThatFits(Self.mapRect(for: region)))
  }

  /// The position in the middle of the view.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { projection.center.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves the map without zooming.
  ///
  /// - Parameters:
  ///   - coordinate: The position in the middle of the view. An invalid one is reported and has no effect.
  ///   - animated: A Boolean value that determines whether the map moves.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      report("cannot show the coordinate \(coordinate.latitude), \(coordinate.longitude), which is not on the globe")
      return
    }
    let point = MKMapPoint(coordinate)
    if let rect = wanted?.rect {
      wanted?.rect = MKMapRect(
        x: point.x - rect.width / 2, y: point.y - rect.height / 2, width: rect.width, height: rect.height)
    }
    var next = motion?.end ?? projection
    next.center = point
    change(to: next, animated: animated)
  }

  /// The part of the flat map that the view shows.
  public var visibleMapRect: MKMapRect {
    get { projection.visibleRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the flat map.
  ///
  /// - Parameters:
  ///   - mapRect: The part. A null one has no effect.
  ///   - animate: A Boolean value that determines whether the map moves.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }

  /// Shows a part of the flat map within the edges of the view.
  ///
  /// - Parameters:
  ///   - mapRect: The part. A null one has no effect.
  ///   - insets: The distance of the part from the edges of the view, in points.
  ///   - animate: A Boolean value that determines whether the map moves.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    guard mapRect.midX.isFinite, mapRect.midY.isFinite else { return }
    show(mapRect, insets: insets, animated: animate)
  }

  /// Returns the part of the flat map that the view would show for another one.
  ///
  /// - Parameter mapRect: The part.
  /// - Returns: A part around the same middle with the shape of the view.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

  /// Returns the part of the flat map that the view would show for another one within its edges.
  ///
  /// - Parameters:
  ///   - mapRect: The part.
  ///   - insets: The distance of the part from the edges of the view, in points.
  /// - Returns: The part that contains it. A view without a size returns the part.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard !bounds.isEmpty, mapRect.midX.isFinite else { return mapRect }
    var fitting = projection
    fitting.size = bounds.size
    fitting.show(mapRect, insets: insets)
    return fitting.visibleRect
  }

  func show(_ rect: MKMapRect, insets: UIEdgeInsets, animated: Bool) {
    wanted = (rect, insets)
    var next = projection
    next.size = bounds.size
    // Without a size, the rectangle is shown at the first layout.
    if bounds.isEmpty { next.center = MKMapPoint(x: rect.midX, y: rect.midY) } else { next.show(rect, insets: insets) }
    change(to: next, animated: animated)
  }

  /// Returns the smallest rectangle of the flat map that contains a part of the globe.
  nonisolated static func mapRect(for region: MKCoordinateRegion) -> MKMapRect {
    let (center, span) = (region.center, region.span)
    let upper = MKMapPoint(
      CLLocationCoordinate2D(latitude: min(center.latitude + span.latitudeDelta / 2, 90), longitude: center.longitude))
    let lower = MKMapPoint(
      CLLocationCoordinate2D(latitude: max(center.latitude - span.latitudeDelta / 2, -90), longitude: center.longitude))
    let width = span.longitudeDelta / 360 * MKMapSize.world.width
    // The middle of the rectangle is the center's place, although a degree is longer on the map farther from the equator.
    let middle = MKMapPoint(center)
    let half = max(middle.y - upper.y, lower.y - middle.y)
    return MKMapRect(x: middle.x - width / 2, y: middle.y - half, width: width, height: half * 2)
  }

  /// Returns the part of the globe in a rectangle of the flat map, around the position in the rectangle's middle.
  nonisolated static func region(for rect: MKMapRect) -> MKCoordinateRegion {
    var middle = MKMapPoint(x: rect.midX, y: rect.midY)
    middle.x = MapProjection.wrapped(middle.x)
    let upper = MKMapPoint(x: middle.x, y: max(rect.minY, 0)).coordinate.latitude
    let lower = MKMapPoint(x: middle.x, y: min(rect.maxY, MKMapSize.world.height)).coordinate.latitude
    return MKCoordinateRegion(
      center: middle.coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: upper - lower, longitudeDelta: min(rect.width / MKMapSize.world.width * 360, 360)))
  }

  // MARK: Camera

  /// The camera that sees the map. Changing its properties has no effect until it is set.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: Self.distance(of: projection), pitch: pitch,
        heading: projection.heading)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows what a camera sees. The pitch is stored and has no effect, as the map is flat.
  ///
  /// - Parameters:
  ///   - camera: The camera. One above an invalid position is reported and has no effect.
  ///   - animated: A Boolean value that determines whether the map moves.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let center = camera.centerCoordinate
    guard CLLocationCoordinate2DIsValid(center), camera.centerCoordinateDistance.isFinite, camera.heading.isFinite
    else {
      report(
        "cannot show the camera above \(center.latitude), \(center.longitude) at \(camera.centerCoordinateDistance) m "
          + "with the heading \(camera.heading)")
      return
    }
    wanted = nil
    pitch = camera.pitch.isFinite ? camera.pitch : 0
    var next = projection
    next.size = bounds.size
    next.heading = camera.heading
    next.center = MKMapPoint(center)
    let height = camera.visibleHeight * MKMapPointsPerMeterAtLatitude(center.latitude)
    if bounds.isEmpty {
      wanted = (MKMapRect(x: next.centerX, y: next.centerY - height / 2, width: 0, height: height), .zero)
    } else if height > 0 {
      next.scale = Double(bounds.height) / height
    } else {
      next.scale = MapProjection.largestScale
    }
    change(to: next, animated: animated)
  }

  /// Returns the distance of the camera that sees a projection, in meters.
  static func distance(of projection: MapProjection) -> CLLocationDistance {
    let height = Double(projection.size.height) / projection.scale
    let meters = height * MKMetersPerMapPointAtLatitude(projection.center.coordinate.latitude)
    return meters / 2 / tan(MKMapCamera.fieldOfView / 2 * .pi / 180)
  }

  // MARK: Conversions

  /// Returns the point of a view at a position on the globe.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - view: The view, or nil for the window.
  /// - Returns: The point, or a point that is not a number if the coordinate is none.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(for: MKMapPoint(coordinate)), to: view)
  }

  /// Returns the position on the globe at a point of a view.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - view: The view, or nil for the window.
  /// - Returns: The position.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(for: convert(point, from: view))
  }

  /// Returns the rectangle of a view that contains a part of the globe.
  ///
  /// - Parameters:
  ///   - region: The part.
  ///   - view: The view, or nil for the window.
  /// - Returns: The rectangle.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = Self.mapRect(for: region)
    let middle = projection.point(for: MKMapPoint(x: rect.midX, y: rect.midY))
    let (width, height) = (rect.width / 2, rect.height / 2)
    let corners = [(-width, -height), (width, -height), (-width, height), (width, height)].map { x, y in
      let center = MapProjection(
        centerX: 0, centerY: 0, scale: projection.scale, heading: projection.heading, size: .zero)
      let offset = center.point(offset: x, y)
      return CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
    }
    let (minX, minY) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
    return convert(
      CGRect(x: minX, y: minY, width: corners.map(\.x).max()! - minX, height: corners.map(\.y).max()! - minY), to: view)
  }

  /// Returns the part of the globe in a rectangle of a view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - view: The view, or nil for the window.
  /// - Returns: The part.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let rect = convert(rect, from: view)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(projection.mapPoint)
    let (minX, minY) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
    return Self.region(
      for: MKMapRect(
        x: minX, y: minY, width: corners.map(\.x).max()! - minX, height: corners.map(\.y).max()! - minY))
  }

  /// Writes a message about a wrong call to standard error.
  func report(_ message: String) { MapReport.write("MKMapView: \(message)") }
}
