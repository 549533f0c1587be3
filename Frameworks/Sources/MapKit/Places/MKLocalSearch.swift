import CoreLocation
import Foundation

/// A search for places. There is no service for it here: every search fails with the error `MKError.serverFailure`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A closure that receives the places or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

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
    /// Mountains, rivers and similar features.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The ways in which a search uses its region.
  public enum RegionPriority: Int, Sendable {
    /// Places in the region come first.
    case `default` = 0
    /// All places have to be in the region.
    case required = 1
  }

  private let subject: String
  private let lock = NSLock()
  private var answer: PendingAnswer?

  /// Creates a search.
  ///
  /// - Parameter request: The text and the region of the search.
  public init(request: Request) {
    subject = "The search for “\(request.naturalLanguageQuery ?? "")”"
    super.init()
  }

  /// Creates a search for the places of a region.
  ///
  /// - Parameter request: The region and the kinds of places.
  public init(request: MKLocalPointsOfInterestRequest) {
    subject = "The search for places"
    super.init()
  }

  /// A Boolean value that indicates whether the search has not ended yet.
  open var isSearching: Bool { lock.withLock { answer }?.isPending ?? false }

  /// Starts the search. It fails.
  ///
  /// - Parameter completionHandler: A closure that receives the error, on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    let pending = PendingAnswer(.noService(for: subject)) { completionHandler(nil, $0) }
    lock.withLock { answer = pending }
  }

  /// Searches. It fails.
  ///
  /// - Returns: The places, which are never returned here.
  /// - Throws: An `MKError` with the code `serverFailure`.
  open func start() async throws -> Response { throw MKError.noService(for: subject) }

  /// Ends the search. It has no effect, because the search has failed already. The error is still delivered.
  open func cancel() {}
}
