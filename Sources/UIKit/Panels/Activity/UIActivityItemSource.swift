import Foundation

/// The methods of an object that provides the data to share when the user has selected a service.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the same type as the data. The type determines which services are available.
  ///
  /// - Parameter activityViewController: The controller.
  /// - Returns: A placeholder, such as an empty string for text.
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
  /// Returns the subject of an email. The method is optional.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected.
  /// - Returns: The subject. The default implementation returns an empty string.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type of the shared data if it is a value of type `Data`. The method is optional.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected.
  /// - Returns: A uniform type identifier, such as `com.adobe.pdf`. The default implementation returns an empty string.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a preview of the data. The method is optional.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected, or nil if the preview is shown at the top of the list of
  ///     services.
  ///   - size: The size of the preview in points.
  /// - Returns: The preview image, or nil if there is none. The default implementation returns nil.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns the subject of an email. The default implementation returns an empty string.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected.
  /// - Returns: An empty string, which means that there is no subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns the type of the shared data. The default implementation returns an empty string.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service that the user selected.
  /// - Returns: An empty string, which means that the type is unknown.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns a preview of the data. The default implementation returns nil.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller.
  ///   - activityType: The service.
  ///   - size: The size of the preview in points.
  /// - Returns: nil.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
