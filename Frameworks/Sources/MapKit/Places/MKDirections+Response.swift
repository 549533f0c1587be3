import CoreLocation
import Foundation

extension MKDirections {
  /// The ways that a search has found. Objects of the class come from a service, so that there are none here.
  open class Response: NSObject, @unchecked Sendable {
    /// The start.
    public let source: MKMapItem
    /// The end.
    public let destination: MKMapItem
    /// The ways.
    public let routes: [MKRoute]

    init(from source: MKMapItem, to destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
      super.init()
    }
  }

  /// The time of travel that a search has found. Objects of the class come from a service, so that there are none here.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The start.
    public let source: MKMapItem
    /// The end.
    public let destination: MKMapItem
    /// The time of travel, in seconds.
    public let expectedTravelTime: TimeInterval
    /// The length of the way, in meters.
    public let distance: CLLocationDistance
    /// The time of the start.
    public let expectedDepartureDate: Date
    /// The time of the arrival.
    public let expectedArrivalDate: Date
    /// The kind of transport.
    public let transportType: MKDirectionsTransportType

    init(
      from source: MKMapItem, to destination: MKMapItem, distance: CLLocationDistance, departure: Date,
      duration: TimeInterval, transportType: MKDirectionsTransportType
    ) {
      self.source = source
      self.destination = destination
      self.distance = distance
      expectedTravelTime = duration
      expectedDepartureDate = departure
      expectedArrivalDate = departure + duration
      self.transportType = transportType
      super.init()
    }
  }
}
