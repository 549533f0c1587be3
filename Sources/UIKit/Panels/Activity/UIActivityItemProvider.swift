import Foundation

/// An operation that creates the data to share after the user has selected a service.
///
/// Subclasses override `item`, which is called on a background thread.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  private nonisolated let lock = NSLock()
  private nonisolated(unsafe) let placeholder: Any
  private nonisolated(unsafe) var selectedType: UIActivity.ActivityType?
  private nonisolated(unsafe) var result: Any?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: A placeholder of the same type as the data. The type determines which services are
  ///   available.
  public nonisolated init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// The placeholder with which the provider was created.
  nonisolated open var placeholderItem: Any? { placeholder }
  /// The service that the user has selected, or nil if no service has been selected.
  nonisolated open var activityType: UIActivity.ActivityType? { lock.withLock { selectedType } }
  /// The data to share. The property is read on a background thread. The default implementation returns the placeholder.
  nonisolated open var item: Any { placeholder }

  /// Reads `item` and stores its value for the activity view controller.
  open nonisolated override func main() {
    guard !isCancelled else { return }
    let item = item
    lock.withLock { result = item }
  }

  /// The value of `item` that the operation has stored, or nil if the operation has not finished or was cancelled.
  nonisolated var providedItem: Any? { lock.withLock { result } }

  /// Sets the service for which the item is provided.
  nonisolated func select(_ type: UIActivity.ActivityType?) { lock.withLock { selectedType = type } }

  /// Returns the placeholder with which the provider was created.
  ///
  /// - Parameter activityViewController: The controller.
  /// - Returns: The placeholder.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholder
  }

  /// Returns the data that the operation has provided.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service.
  /// - Returns: The data, or nil if the operation was cancelled.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { providedItem }
}
