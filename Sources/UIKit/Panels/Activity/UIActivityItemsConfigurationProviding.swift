import Foundation

/// An object that has data to share, such as a responder.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The description of the data, or nil if there is none.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
