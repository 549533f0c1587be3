import CoreLocation
import Foundation

extension MKDirections {
  /// The values for ways with a feature, such as tolls.
  public enum RoutePreference: Int, Sendable {
    /// All ways.
    case any = 0
    /// Ways without the feature, if there are any.
    case avoid = 1
  }

  /// The start and the end of a way.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The start. The default is nil.
    open var source: MKMapItem?
    /// The end. The default is nil.
    open var destination: MKMapItem?
    /// The kinds of transport. The default is any.
    open var transportType = MKDirectionsTransportType.any
    /// A Boolean value that determines whether the search looks for several ways. The default is `false`.
    open var requestsAlternateRoutes = false
    /// The time of the start. The default is nil.
    open var departureDate: Date?
    /// The time of the arrival. The default is nil.
    open var arrivalDate: Date?
    /// The value that determines whether ways avoid tolls. The default is `any`.
    open var tollPreference = RoutePreference.any
    /// The value that determines whether ways avoid motorways. The default is `any`.
    open var highwayPreference = RoutePreference.any

    /// Creates a request without places.
    public override init() { super.init() }

    /// Creates a request from an address that another application opens. Such addresses have a form that only iOS
    /// knows, so that the request has no places.
    ///
    /// - Parameter url: The address.
    public convenience init(contentsOf url: URL) { self.init() }

    /// Returns whether an address contains a request for a way.
    ///
    /// - Parameter url: The address.
    /// - Returns: `false`, because such addresses only come from the Maps application of iOS.
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }

    /// Returns a request with the same values.
    ///
    /// - Parameter zone: The value is ignored.
    /// - Returns: The request.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.source = source
      copy.destination = destination
      copy.transportType = transportType
      copy.requestsAlternateRoutes = requestsAlternateRoutes
      copy.departureDate = departureDate
      copy.arrivalDate = arrivalDate
      copy.tollPreference = tollPreference
      copy.highwayPreference = highwayPreference
      return copy
    }
  }
}
