import CoreLocation
import Foundation

/// A search for ways. There is no service for it here: every search fails with the error `MKError.serverFailure`.
open class MKDirections: NSObject, @unchecked Sendable {
  /// A closure that receives the ways or an error.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// A closure that receives the time of travel or an error.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private let error: MKError
  private let lock = NSLock()
  private var answer: PendingAnswer?

  /// Creates a search.
  ///
  /// - Parameter request: The start and the end of the way. Without one of them, the error is
  ///   `MKError.directionsNotFound`.
  public init(request: Request) {
    if request.source != nil, request.destination != nil {
      error = .noService(for: "The search for the way")
    } else {
      let missing = request.source == nil ? "source" : "destination"
      error = MKError(.directionsNotFound, "The request for the way has no \(missing). Set the property “\(missing)”.")
    }
    super.init()
  }

  /// A Boolean value that indicates whether the search has not ended yet.
  open var isCalculating: Bool { lock.withLock { answer }?.isPending ?? false }

  /// Searches for ways. It fails.
  ///
  /// - Parameter completionHandler: A closure that receives the error, on the main queue.
  open func calculate(completionHandler: @escaping DirectionsHandler) { fail { completionHandler(nil, $0) } }

  /// Searches for ways. It fails.
  ///
  /// - Returns: The ways, which are never returned here.
  /// - Throws: An `MKError`.
  open func calculate() async throws -> Response { throw error }

  /// Searches for the time of travel. It fails.
  ///
  /// - Parameter completionHandler: A closure that receives the error, on the main queue.
  open func calculateETA(completionHandler: @escaping ETAHandler) { fail { completionHandler(nil, $0) } }

  /// Searches for the time of travel. It fails.
  ///
  /// - Returns: The time, which is never returned here.
  /// - Throws: An `MKError`.
  open func calculateETA() async throws -> ETAResponse { throw error }

  /// Ends the search. It has no effect, because the search has failed already. The error is still delivered.
  open func cancel() {}

  private func fail(_ handler: @escaping (MKError) -> Void) {
    let pending = PendingAnswer(error, handler)
    lock.withLock { answer = pending }
  }
}
