import Foundation

/// The methods of an object that describes data to share: item providers, a title, and previews.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The item providers of the data to share, one for each item.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns whether an interaction with the data is allowed. The method is optional.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: `true` if the interaction is allowed. The default implementation returns `true`.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns the value of a metadata key for the data as a whole. The method is optional.
  ///
  /// - Parameter key: The key of the property.
  /// - Returns: The value, or nil if there is none. The default implementation returns nil.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns the value of a metadata key for an item. The method is optional. An activity view controller requests the title of a
  /// single item.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - key: The key of the property.
  /// - Returns: The value, or nil if there is none. The default implementation returns nil.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns an item provider for a preview image of an item. The method is optional. An activity view controller shows the first
  /// preview.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - intent: The purpose of the preview.
  ///   - suggestedSize: The size of the preview in points.
  /// - Returns: The item provider, or nil if there is no preview. The default implementation returns nil.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Services that the application provides for the data. The property is optional. The default is nil.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Returns whether an interaction with the data is allowed. The default implementation returns `true`.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: `true`.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  /// Returns the value of a metadata key for the data as a whole. The default implementation returns nil.
  ///
  /// - Parameter key: The key of the property.
  /// - Returns: nil.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Returns the value of a metadata key for an item. The default implementation returns nil.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - key: The key of the property.
  /// - Returns: nil.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Returns an item provider for a preview image of an item. The default implementation returns nil.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - intent: The purpose of the preview.
  ///   - suggestedSize: The size of the preview in points.
  /// - Returns: nil.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// Services that the application provides for the data. The default implementation returns nil.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}
