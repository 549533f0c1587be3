import CoreGraphics
import Foundation

/// Reads the text, URL, image or color of a pasteboard item from the values of its types.
@MainActor enum PasteboardTypes {
  static let text = UniformType.text
  static let png = UniformType.png
  static let url = UniformType.url
  static let color = UniformType.color

  /// The image types that are read, in the order of preference.
  static let images = [
    png, UniformType.jpeg, "com.compuserve.gif", "org.webmproject.webp", "public.tiff", "com.microsoft.bmp",
    UniformType.image,
  ]

  /// Returns the value of a type in an item, or nil if the item has none. The data of a lazily provided value is
  /// loaded.
  static func value(in item: [String: Any], _ type: String) -> Any? {
    let value =
      item[type] ?? item.first { UniformType.identifier(for: $0.key) == UniformType.identifier(for: type) }?.value
    return (value as? ProvidedValue)?.value() ?? (value is ProvidedValue ? nil : value)
  }

  /// Returns `true` if an item has a value of a type. The value is not loaded.
  static func hasValue(in item: [String: Any], _ type: String) -> Bool {
    item[type] != nil || item.contains { UniformType.identifier(for: $0.key) == UniformType.identifier(for: type) }
  }

  static func text(of item: [String: Any]) -> String? {
    switch value(in: item, text) {
    case let text as String: return text
    case let data as Data: return String(decoding: data, as: UTF8.self)
    case let text as NSAttributedString: return text.string
    default: return url(of: item)?.absoluteString
    }
  }

  static func url(of item: [String: Any]) -> URL? {
    for type in [url, UniformType.fileURL] {
      switch value(in: item, type) {
      case let url as URL: return url
      case let data as Data: if let url = URIList.urls(in: data).first { return url }
      case let text as String: if let url = URL(string: text) { return url }
      default: break
      }
    }
    // Some applications copy URLs as text.
    guard let text = value(in: item, text) as? String, let url = URL(string: text), url.scheme != nil,
      text.contains("://")
    else { return nil }
    return url
  }

  static func color(of item: [String: Any]) -> UIColor? {
    switch value(in: item, color) {
    case let color as UIColor: color
    case let data as Data: ArchiveReader.object(UIColor.self, from: data)
    default: nil
    }
  }

  static func image(of item: [String: Any]) -> UIImage? {
    for type in images {
      switch value(in: item, type) {
      case let image as UIImage: return image
      case let data as Data: if let image = UIImage(data: data) { return image }
      default: break
      }
    }
    return nil
  }

  /// Returns `true` if an item has an image. The image is not loaded or decoded.
  static func hasImage(in item: [String: Any]) -> Bool { images.contains { hasValue(in: item, $0) } }

  static func data(of value: Any, as type: String) -> Data? {
    switch value {
    case let data as Data: return data
    case let text as String: return Data(text.utf8)
    case let text as NSAttributedString: return Data(text.string.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let image as UIImage:
      return UniformType.identifier(for: type) == UniformType.jpeg
        ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    case let provided as ProvidedValue: return provided.data()
    default: return nil
    }
  }
}
