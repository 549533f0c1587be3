import CoreGraphics
import Foundation

/// Converts between uniform type identifiers and MIME types, and converts the values of pasteboard items.
@MainActor enum PasteboardTypes {
  static let text = "public.utf8-plain-text"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let url = "public.url"
  static let color = "com.apple.uikit.color"

  /// Groups of equivalent uniform type identifiers, each with the corresponding MIME type.
  private static let names: [(uniform: [String], mime: String)] = [
    ([text, "public.plain-text", "public.text"], "text/plain"), ([png], "image/png"), ([jpeg], "image/jpeg"),
    ([url], "text/uri-list"), (["public.html"], "text/html"), (["com.compuserve.gif"], "image/gif"),
  ]

  static func mime(_ type: String) -> String { names.first { $0.uniform.contains(type) }?.mime ?? type }

  static func uniform(_ type: String) -> String {
    names.first { $0.mime == type || $0.uniform.contains(type) }?.uniform[0] ?? type
  }

  static func value(in item: [String: Any], _ type: String) -> Any? {
    item[type] ?? item.first { uniform($0.key) == uniform(type) }?.value
  }

  static func text(of item: [String: Any]) -> String? {
    switch value(in: item, text) {
    case let text as String: return text
    case let data as Data: return String(decoding: data, as: UTF8.self)
    case let text as NSAttributedString: return text.string
    default: return link(of: item)?.absoluteString
    }
  }

  static func link(of item: [String: Any]) -> URL? {
    switch value(in: item, url) {
    case let url as URL: return url
    case let data as Data: return URL(string: String(decoding: data, as: UTF8.self))
    case let text as String: return URL(string: text)
    default: break
    }
    // Other applications copy URLs as text.
    guard let text = value(in: item, text) as? String, let url = URL(string: text), url.scheme != nil,
      text.contains("://")
    else { return nil }
    return url
  }

  static func image(of item: [String: Any]) -> UIImage? {
    for type in [png, jpeg, "com.compuserve.gif", "public.image"] {
      switch value(in: item, type) {
      case let image as UIImage: return image
      case let data as Data: if let image = UIImage(data: data) { return image }
      default: break
      }
    }
    return nil
  }

  static func data(of value: Any, as type: String) -> Data? {
    switch value {
    case let data as Data: return data
    case let text as String: return Data(text.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let image as UIImage:
      return uniform(type) == jpeg ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    default: return nil
    }
  }
}
