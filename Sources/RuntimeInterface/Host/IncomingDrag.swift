import Foundation

/// A drag that another program performs over a window of the host.
@MainActor
package protocol IncomingDrag: AnyObject, Sendable {
  /// The types of the dragged data, as MIME types or uniform type identifiers, with the preferred one first.
  var types: [String] { get }
  /// The dragged list of URLs (`text/uri-list`), or nil if the drag has none. The list is known from the start, because it determines
  /// the number of items.
  var urls: Data? { get }
  /// Requests the data of a type. `done` is called on the main thread, with nil if the data is unavailable or does not
  /// arrive in time.
  func load(_ type: String, done: @escaping @MainActor (Data?) -> Void)
  /// Reports whether a drop at the current location would be accepted.
  func answer(isAccepted: Bool)
  /// Ends the drag after a drop.
  ///
  /// - Parameters:
  ///   - isAccepted: Indicates whether the drop has an effect.
  ///   - needsData: Indicates whether the destination may request data later. The data then remains available as long as the
  ///     destination keeps requesting it. Otherwise the other program is notified at once.
  func finish(isAccepted: Bool, needsData: Bool)
}
