import Foundation
import RuntimeInterface

/// Functions that convert dragged items to data types for other programs.
@MainActor enum OutgoingItems {
  /// Returns representations of items for other programs. They consist of one list of the URLs of all items, and the
  /// other types of the first item.
  static func representations(of items: [UIDragItem]) -> [ClipboardRepresentation] {
    let providers = items.map(\.itemProvider)
    var result: [ClipboardRepresentation] = []
    let urlProviders = providers.filter { $0.hasItemConformingToTypeIdentifier(UniformType.url) }
    if !urlProviders.isEmpty {
      result.append(
        ClipboardRepresentation(type: "text/uri-list") { completion in loadURLs(of: urlProviders[...], [], completion) }
      )
    }
    guard let first = providers.first else { return [] }
    for type in first.registeredTypeIdentifiers where !UniformType.type(type, conformsTo: UniformType.url) {
      let mimeType = UniformType.mimeType(for: type)
      guard !result.contains(where: { $0.type == mimeType }) else { continue }
      result.append(
        ClipboardRepresentation(type: mimeType) { completion in
          first.loadDataRepresentation(forTypeIdentifier: type) { data, _ in completion(data) }
        })
    }
    return result
  }

  /// Loads the URLs of item providers one after another, and passes a list of them to a closure.
  nonisolated private static func loadURLs(
    of providers: ArraySlice<NSItemProvider>, _ urls: [URL], _ completion: @escaping @Sendable (Data?) -> Void
  ) {
    guard let provider = providers.first else { return completion(urls.isEmpty ? nil : URIList.data(of: urls)) }
    provider.loadDataRepresentation(forTypeIdentifier: UniformType.url) { data, _ in
      loadURLs(of: providers.dropFirst(), urls + (data.map(URIList.urls(in:)) ?? []).prefix(1), completion)
    }
  }
}
