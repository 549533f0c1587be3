import Foundation
import RuntimeInterface

/// Functions that convert dragged items to the types in which other programs receive them.
@MainActor enum OutgoingItems {
  /// Returns the types of items: the URLs of all items as one list, and the other types of the first item.
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

  /// Loads the URLs of item providers one after another, and passes their list.
  nonisolated private static func loadURLs(
    of providers: ArraySlice<NSItemProvider>, _ urls: [URL], _ completion: @escaping @Sendable (Data?) -> Void
  ) {
    guard let provider = providers.first else { return completion(urls.isEmpty ? nil : URIList.data(of: urls)) }
    provider.loadDataRepresentation(forTypeIdentifier: UniformType.url) { data, _ in
      loadURLs(of: providers.dropFirst(), urls + (data.map(URIList.urls(in:)) ?? []).prefix(1), completion)
    }
  }
}
