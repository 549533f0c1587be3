import Foundation
import RuntimeInterface

/// Converts dragged items to the types in which other programs receive them.
@MainActor enum OutgoingItems {
  /// Returns the types of items: the URLs of all items as one list, and the other types of the first item.
  static func representations(of items: [UIDragItem]) -> [ClipboardRepresentation] {
    let providers = items.map(\.itemProvider)
    var result: [ClipboardRepresentation] = []
    let linked = providers.filter { $0.hasItemConformingToTypeIdentifier(UniformType.url) }
    if !linked.isEmpty {
      result.append(ClipboardRepresentation(type: "text/uri-list") { done in loadURLs(of: linked[...], [], done) })
    }
    guard let first = providers.first else { return [] }
    for type in first.registeredTypeIdentifiers where !UniformType.type(type, conformsTo: UniformType.url) {
      let mime = UniformType.mime(type)
      guard !result.contains(where: { $0.type == mime }) else { continue }
      result.append(
        ClipboardRepresentation(type: mime) { done in
          first.loadDataRepresentation(forTypeIdentifier: type) { data, _ in done(data) }
        })
    }
    return result
  }

  /// Loads the URLs of item providers one after another, and passes their list.
  nonisolated private static func loadURLs(
    of providers: ArraySlice<NSItemProvider>, _ urls: [URL], _ done: @escaping @Sendable (Data?) -> Void
  ) {
    guard let provider = providers.first else { return done(urls.isEmpty ? nil : URIList.data(of: urls)) }
    provider.loadDataRepresentation(forTypeIdentifier: UniformType.url) { data, _ in
      loadURLs(of: providers.dropFirst(), urls + (data.map(URIList.urls(in:)) ?? []).prefix(1), done)
    }
  }
}
