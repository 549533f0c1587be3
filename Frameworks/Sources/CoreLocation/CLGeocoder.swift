import Foundation

/// Finds positions of addresses. There is no service for it here: every search fails with the error `network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// A closure that receives the addresses or an error.
  public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  /// Creates an object that finds addresses.
  public override init() { super.init() }

  /// A Boolean value that indicates whether a search is running. It is always `false`, because a search fails at once.
  open var isGeocoding: Bool { false }

  /// Finds the address of a position. It fails.
  ///
  /// - Parameters:
  ///   - location: The position.
  ///   - completionHandler: A closure that receives the error, on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the address of a position in a language. It fails.
  ///
  /// - Parameters:
  ///   - location: The position.
  ///   - locale: The language.
  ///   - completionHandler: A closure that receives the error, on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the position of an address near a region. It fails.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - region: The region.
  ///   - completionHandler: A closure that receives the error, on the main thread.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the position of an address near a region in a language. It fails.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - region: The region.
  ///   - locale: The language.
  ///   - completionHandler: A closure that receives the error, on the main thread.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the position of an address. It fails.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - completionHandler: A closure that receives the error, on the main thread.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Ends the search. It has no effect.
  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}
