import Foundation

/// The few uniform types that items are exchanged as, and what each is a kind of.
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

  /// Whether data of `type` is data of `wanted`, too.
  static func type(_ type: String, conformsTo wanted: String) -> Bool {
    type == wanted || parents(type).contains { Self.type($0, conformsTo: wanted) }
  }

  /// The type of a file by the end of its name; nil for ends that are not known.
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
