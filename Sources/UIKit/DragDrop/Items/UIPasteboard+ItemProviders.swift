import Foundation
import RuntimeInterface

extension UIPasteboard {
  /// The item providers for the items of the pasteboard, with all types of their data. The data of another application
  /// is transferred when a provider loads it.
  public var itemProviders: [NSItemProvider] {
    let items = storedItems ?? items { UniformType.type($0, conformsTo: PasteboardTypes.url) }
    var providers = items.map(Self.provider(for:))
    if storedItems == nil {
      if providers.isEmpty { providers = [NSItemProvider()] }
      registerForeignTypes(in: providers[0])
    }
    return providers.filter { !$0.registeredTypeIdentifiers.isEmpty }
  }

  private static func provider(for item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    // URLs are more specific than their text, and images come last, as for a drop.
    let preferredTypes = [PasteboardTypes.url, UniformType.fileURL, PasteboardTypes.text]
    let types = preferredTypes.filter { item[$0] != nil } + item.keys.filter { !preferredTypes.contains($0) }.sorted()
    for type in types {
      switch item[type] {
      case let url as URL:
        // The type of a file's URL distinguishes it from other URLs.
        for urlType in url.isFileURL ? [UniformType.fileURL, UniformType.url] : [UniformType.url] {
          provider.register(urlType) { $0(Data(url.absoluteString.utf8)) }
        }
      case let image as UIImage: provider.registerObject(image)
      case let providedValue as ProvidedValue: provider.register(type, providedValue.representation.load)
      case let value?:
        if let data = PasteboardTypes.data(of: value, as: type) { provider.register(type) { $0(data) } }
      case nil: break
      }
    }
    return provider
  }

  /// Registers the types of another application's item, except its URL.
  private func registerForeignTypes(in provider: NSItemProvider) {
    let count = changeCount
    for type in types where !UniformType.type(type, conformsTo: PasteboardTypes.url) {
      provider.register(type) { [weak self] completion in
        DispatchQueue.main.async {
          // If the pasteboard has changed since the registration, the data of the item is no longer available.
          let data = MainActor.assumeIsolated {
            self?.changeCount == count ? self?.data(forPasteboardType: type) : nil
          }
          completion(data)
        }
      }
    }
  }

  /// Replaces all items of the pasteboard with the items of item providers. Their data is loaded when this or another
  /// application reads it.
  ///
  /// - Parameters:
  ///   - itemProviders: The item providers. Loading should not need the main thread, because the main thread waits up
  ///     to two seconds for data that this application reads.
  ///   - localOnly: A Boolean value that determines whether the items are unavailable to other applications.
  ///   - expirationDate: The date at which the items are removed, or nil to keep them.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    let items = itemProviders.map { provider in
      provider.registeredTypeIdentifiers.reduce(into: [String: Any]()) { item, type in
        item[type] = ProvidedValue(type: type) { completion in
          provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in completion(data) }
        }
      }
    }
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    options[.expirationDate] = expirationDate
    setItems(items, options: options)
  }

  /// Replaces all items with objects.
  ///
  /// - Parameter objects: The objects, such as strings, URLs and images.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces all items with objects, with options.
  ///
  /// - Parameters:
  ///   - objects: The objects, such as strings, URLs and images.
  ///   - localOnly: A Boolean value that determines whether the items are unavailable to other applications.
  ///   - expirationDate: The date at which the items are removed, or nil to keep them.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }
}
