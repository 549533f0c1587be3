import Foundation

/// An object whose properties describe data to share. Some of the properties are closures that return values on demand.
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

  /// An object of the application that the data represents. The default is nil.
  open var localObject: Any?
  /// The interactions with the data that the user can perform. By default the array contains only `share`.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// A closure that returns the value of a metadata key for the data as a whole, or nil if there is none. The default is
  /// nil.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// A closure that returns the value of a metadata key for the item at an index, or nil if there is none. An
  /// activity view controller requests the title of the item if there is only one. The default is nil.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// A closure that returns an item provider for a preview image of the item at an index, or nil if there is none. The
  /// last argument is the size in points. An activity view controller shows the first preview. The default is nil.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// A closure that returns services that the application provides for the data. The default is nil.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// The item providers of the data, in the order in which they were passed to the initializer.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

  /// Returns whether `supportedInteractions` contains an interaction.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: `true` if the interaction is allowed.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  /// Returns the value of a metadata key for the data as a whole, which `metadataProvider` determines.
  ///
  /// - Parameter key: The key of the property.
  /// - Returns: The value, or nil if there is none.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }

  /// Returns the value of a metadata key for an item, which `perItemMetadataProvider` determines.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - key: The key of the property.
  /// - Returns: The value, or nil if there is none.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// Returns an item provider for a preview image of an item, which `previewProvider` determines.
  ///
  /// - Parameters:
  ///   - index: The index of the item provider.
  ///   - intent: The use of the preview.
  ///   - suggestedSize: The size of the preview in points.
  /// - Returns: The item provider, or nil if there is no preview.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  /// The services that `applicationActivitiesProvider` returns, or nil if there are none.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
