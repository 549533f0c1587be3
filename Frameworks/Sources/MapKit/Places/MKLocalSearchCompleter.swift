import CoreLocation
import Foundation

/// Completes the text of a search while the user enters it. There is no service for it here: after each change of the
/// text, the delegate receives the error `MKError.serverFailure`.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as a number.
    public let rawValue: UInt
    /// Creates kinds from a number.
    ///
    /// - Parameter rawValue: The kinds as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places such as restaurants.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Texts of searches.
    public static let query = ResultType(rawValue: 4)
    /// Mountains, rivers and similar features.
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  /// The older name for kinds of results.
  public enum FilterType: Int, Sendable {
    /// Places and texts of searches.
    case locationsAndQueries = 0
    /// Places.
    case locationsOnly = 1
  }

  private var answer: PendingAnswer?

  /// Creates a completer without a text.
  public override init() { super.init() }

  /// The object that receives the results and errors.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The text that the user has entered. If it changes, the search begins again. An empty text ends it.
  open var queryFragment = "" {
    didSet { if queryFragment != oldValue { search() } }
  }
  /// The region in which places are looked for. The default is empty: the whole world.
  open var region = MKCoordinateRegion()
  /// The way in which the region is used. The default is `default`.
  open var regionPriority = MKLocalSearch.RegionPriority.default
  /// The kinds of results. The default is addresses, places and texts of searches.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The older property for the kinds of results. The default is `locationsAndQueries`.
  open var filterType = FilterType.locationsAndQueries
  /// The filter of places, or nil, which is the default.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// The results, of which there are none here.
  open var results: [MKLocalSearchCompletion] { [] }
  /// A Boolean value that indicates whether a search has not ended yet.
  open var isSearching: Bool { answer?.isPending ?? false }

  /// Ends the search. The delegate does not receive its error.
  open func cancel() {
    answer?.drop()
    answer = nil
  }

  private func search() {
    cancel()
    guard !queryFragment.isEmpty else { return }
    answer = PendingAnswer(.noService(for: "The search for “\(queryFragment)”")) { [weak self] error in
      guard let self else { return }
      delegate?.completer(self, didFailWithError: error)
    }
  }
}
