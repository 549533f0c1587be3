import Foundation

/// A description of data to share, whose properties are values and closures.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]

  /// Creates a configuration of objects.
  ///
  /// - Parameter objects: The objects, such as strings, URLs and images.
  public init(objects: [any NSItemProviderWriting]) {
    providers = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Creates a configuration of item providers.
  ///
  /// - Parameter itemProviders: The providers.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  /// An object of the application that the configuration describes. The default is nil.
  open var localObject: Any?
  /// The allowed interactions. The default contains `share` only.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Returns a property of all data. The default is nil.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Returns a property of the item with an index. The default is nil.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Returns a provider of a preview image of the item with an index. The default is nil.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Returns services of the application for the data. The default is nil.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// The providers of the data.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

  /// Returns whether `supportedInteractions` contains an interaction.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: `true` if it is allowed.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  /// Returns the result of `metadataProvider`.
  ///
  /// - Parameter key: The key of the property.
  /// - Returns: The value, or nil.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }

  /// Returns the result of `perItemMetadataProvider`.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - key: The key of the property.
  /// - Returns: The value, or nil.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// Returns the result of `previewProvider`.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - intent: The use of the preview.
  ///   - suggestedSize: The size of the preview in points.
  /// - Returns: The provider, or nil.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  /// The result of `applicationActivitiesProvider`.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
