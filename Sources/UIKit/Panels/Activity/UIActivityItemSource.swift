import Foundation

/// An object that provides the data to share when the user has selected a service.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the same type as the data. The type determines which services are available.
  ///
  /// - Parameter activityViewController: The controller.
  /// - Returns: A placeholder, such as an empty string for a text.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the data for a service.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected.
  /// - Returns: The data, or nil if there is none for this service.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of a mail. The method is optional.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected.
  /// - Returns: The subject; the default implementation returns an empty string.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty string.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected.
  /// - Returns: The subject of a mail.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
