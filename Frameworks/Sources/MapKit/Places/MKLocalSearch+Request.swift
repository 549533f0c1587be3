import CoreLocation
import Foundation

extension MKLocalSearch {
  /// The text and the region of a search.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The text. The default is nil.
    open var naturalLanguageQuery: String?
    /// The region in which places are looked for. The default is empty: the whole world.
    open var region = MKCoordinateRegion()
    /// The way in which the region is used. The default is `default`.
    open var regionPriority = RegionPriority.default
    /// The kinds of results. The default is addresses and places.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The filter of places, or nil, which is the default.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request without a text.
    public override init() { super.init() }

    /// Creates a request for a text.
    ///
    /// - Parameter naturalLanguageQuery: The text.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for a text in a region.
    ///
    /// - Parameters:
    ///   - naturalLanguageQuery: The text.
    ///   - region: The region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for a completed text.
    ///
    /// - Parameter completion: The completion, whose title and subtitle are the text.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(
        naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// Returns a request with the same values.
    ///
    /// - Parameter zone: The value is ignored.
    /// - Returns: The request.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.naturalLanguageQuery = naturalLanguageQuery
      copy.region = region
      copy.regionPriority = regionPriority
      copy.resultTypes = resultTypes
      copy.pointOfInterestFilter = pointOfInterestFilter
      return copy
    }
  }

  /// The places that a search has found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The region that contains the places.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
}
