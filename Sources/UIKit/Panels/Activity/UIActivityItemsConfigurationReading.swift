import Foundation

/// An object that describes data to share: item providers, a title, and previews.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of the data.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns whether an interaction with the data is allowed. The method is optional.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: The default implementation returns `true`.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns a property of all data. The method is optional.
  ///
  /// - Parameter key: The key of the property.
  /// - Returns: The value; the default implementation returns nil.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns a property of an item. The method is optional.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - key: The key of the property.
  /// - Returns: The value; the default implementation returns nil.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns a provider of a preview image of an item. The method is optional.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - intent: The use of the preview.
  ///   - suggestedSize: The size of the preview in points.
  /// - Returns: The provider; the default implementation returns nil.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Services of the application for the data. The property is optional; its default is nil.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Returns `true`.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: Whether the interaction is allowed.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  /// Returns nil.
  ///
  /// - Parameter key: The key of the property.
  /// - Returns: The value.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Returns nil.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - key: The key of the property.
  /// - Returns: The value.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Returns nil.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - intent: The use of the preview.
  ///   - suggestedSize: The size of the preview in points.
  /// - Returns: The provider.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// Services of the application for the data. It is nil.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}
