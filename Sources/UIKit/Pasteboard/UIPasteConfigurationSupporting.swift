import Foundation

/// A responder with a configuration of the data that can be pasted.
///
/// The two methods that are optional on iOS, `paste(itemProviders:)` and `canPaste(_:)`, are methods of `UIResponder`.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of data that the responder accepts, or nil if it has no paste configuration.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}
