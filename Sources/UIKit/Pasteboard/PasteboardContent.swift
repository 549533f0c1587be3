import Foundation
import PropertyListReading
import RuntimeInterface

/// Converts pasteboard items to the content of the system clipboard and back.
///
/// Other programs support only a single item with several types. They receive the text and the URLs of all items, and
/// the other types of the first item. Programs that use Tessera exchange all items in a private type.
@MainActor enum PasteboardContent {
  /// The type that contains all items, as a property list with an array of dictionaries of data by type.
  static let allItemsType = "application/x-tessera-items"

  // MARK: Writing

  /// Returns the representations of items for the system clipboard, one for each type.
  static func representations(of items: [[String: Any]]) -> [ClipboardRepresentation] {
    var result: [ClipboardRepresentation] = []
    let urls = items.compactMap { item in
      PasteboardTypes.hasValue(in: item, PasteboardTypes.url)
        || PasteboardTypes.hasValue(in: item, UniformType.fileURL) ? PasteboardTypes.url(of: item) : nil
    }
    if !urls.isEmpty { result.append(ClipboardRepresentation(type: "text/uri-list", data: URIList.data(of: urls))) }
    for (type, value) in (items.first ?? [:]).sorted(by: { $0.key < $1.key }) {
      let mimeType = UniformType.mimeType(for: type)
      guard mimeType != "text/uri-list", mimeType != ClipboardRepresentation.text || value is ProvidedValue,
        !result.contains(where: { $0.type == mimeType }), let representation = representation(of: value, type)
      else { continue }
      result.append(representation)
    }
    if !result.contains(where: { $0.type == ClipboardRepresentation.text }) {
      let texts = items.compactMap(PasteboardTypes.text(of:))
      if !texts.isEmpty {
        result.append(
          ClipboardRepresentation(type: ClipboardRepresentation.text, text: texts.joined(separator: "\n")))
      }
    }
    if items.count > 1 {
      let itemsData = items.map { item in
        item.compactMap { type, value in representation(of: value, type).map { (type, $0) } }
      }
      result.append(
        ClipboardRepresentation(type: allItemsType) { done in
          done(
            Self.propertyList(
              itemsData.map { item in item.compactMap { type, one in one.loadSynchronously().map { (type, $0) } } }))
        })
    }
    return result
  }

  private static func representation(of value: Any, _ type: String) -> ClipboardRepresentation? {
    let mimeType = UniformType.mimeType(for: type)
    switch value {
    case let provided as ProvidedValue: return provided.representation
    case let image as UIImage:
      // The image is encoded only when another program requests it.
      let isJPEG = UniformType.identifier(for: type) == UniformType.jpeg
      return ClipboardRepresentation(type: isJPEG ? mimeType : "image/png") { done in
        done(isJPEG ? image.jpegData(compressionQuality: 0.9) : image.pngData())
      }
    default: return PasteboardTypes.data(of: value, as: type).map { ClipboardRepresentation(type: mimeType, data: $0) }
    }
  }

  nonisolated private static func propertyList(_ items: [[(String, Data)]]) -> Data? {
    let dictionaries = items.map { Dictionary($0, uniquingKeysWith: { first, _ in first }) }
    return try? PropertyListSerialization.data(fromPropertyList: dictionaries, format: .binary, options: 0)
  }

  // MARK: Reading

  /// Returns the uniform types of the first item of the clipboard's content.
  static func types(of clipboard: any HostClipboard) -> [String] {
    var result: [String] = []
    for type in clipboard.types where type != allItemsType {
      let uniformType = UniformType.identifier(for: type)
      if !result.contains(uniformType) { result.append(uniformType) }
    }
    return result
  }

  /// Returns the items of the clipboard's content, with all values of the types that a closure accepts.
  ///
  /// - Parameter isIncluded: A closure that returns whether a uniform type is needed. The data of other types is not
  ///   transferred.
  static func items(of clipboard: any HostClipboard, _ isIncluded: (String) -> Bool) -> [[String: Any]] {
    let types = clipboard.types
    if types.contains(allItemsType), let data = clipboard.data(forType: allItemsType), let items = items(in: data) {
      return items
    }
    var firstItem: [String: Any] = [:]
    var otherItems: [[String: Any]] = []
    for type in types where type != allItemsType && isIncluded(UniformType.identifier(for: type)) {
      guard let data = clipboard.data(forType: type) else { continue }
      if type == "text/uri-list" {
        let urls = URIList.urls(in: data)
        if let url = urls.first { firstItem[url.isFileURL ? UniformType.fileURL : PasteboardTypes.url] = url }
        otherItems = urls.dropFirst().map { [$0.isFileURL ? UniformType.fileURL : PasteboardTypes.url: $0] }
      } else if let value = value(of: data, UniformType.identifier(for: type)),
        firstItem[UniformType.identifier(for: type)] == nil
      {
        firstItem[UniformType.identifier(for: type)] = value
      }
    }
    return firstItem.isEmpty ? [] : [firstItem] + otherItems
  }

  /// Returns the items of a property list, or nil if the data is invalid.
  static func items(in data: Data) -> [[String: Any]]? {
    guard let dictionaries = BinaryPropertyList.contents(of: data) as? [[String: Data]], !dictionaries.isEmpty else {
      return nil
    }
    return dictionaries.map { item in
      item.reduce(into: [:]) { result, entry in result[entry.key] = value(of: entry.value, entry.key) }
    }
  }

  /// Returns the value that an item has for the data of a type: a string for text, a URL for URLs, and the data
  /// otherwise. Returns nil if the text is empty.
  static func value(of data: Data, _ type: String) -> Any? {
    switch UniformType.identifier(for: type) {
    case PasteboardTypes.text, "public.text":
      // Some programs end text with a zero byte.
      let text = String(decoding: data.last == 0 ? data.dropLast() : data, as: UTF8.self)
      return text.isEmpty ? nil : text
    case PasteboardTypes.url, UniformType.fileURL:
      return URIList.urls(in: data).first
    default: return data
    }
  }
}
