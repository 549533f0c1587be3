import Foundation

/// The uniform types in which Tessera exchanges items, and their conformances.
enum UniformType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"

  private static func parents(_ type: String) -> [String] {
    switch type {
    case text: ["public.plain-text"]
    case "public.plain-text", "public.html": ["public.text"]
    case "public.text", "public.image": ["public.data", "public.content"]
    case png, jpeg, "com.compuserve.gif", "org.webmproject.webp": ["public.image"]
    case fileURL: [url]
    case url: ["public.data"]
    case "public.data", "public.content": ["public.item"]
    default: []
    }
  }

  /// Returns whether a type conforms to another.
  static func type(_ type: String, conformsTo wanted: String) -> Bool {
    type == wanted || parents(type).contains { Self.type($0, conformsTo: wanted) }
  }

  /// Returns the type of a file for its filename extension, or `nil` if the extension is unknown.
  static func ofFile(named name: String) -> String? {
    switch (name as NSString).pathExtension.lowercased() {
    case "png": png
    case "jpg", "jpeg": jpeg
    case "gif": "com.compuserve.gif"
    case "webp": "org.webmproject.webp"
    case "txt", "text": text
    case "html", "htm": "public.html"
    default: nil
    }
  }
}
