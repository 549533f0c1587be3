import Foundation

/// The uniform types in which Tessera exchanges items, with their MIME types, file name extensions and conformances.
///
/// A type that is not in the table is exchanged under its own name: a program's own type, such as `com.example.shape`,
/// or a MIME type without a uniform type.
enum UniformType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"

  /// A color, as the archive of a `UIColor`.
  static let color = "com.apple.uikit.color"
  static let jpeg = "public.jpeg"
  static let html = "public.html"
  static let richText = "public.rtf"
  static let image = "public.image"
  static let movie = "public.movie"

  /// A row of the table: a uniform type with its aliases and MIME types.
  private struct Entry {
    /// The identifiers. The first one is preferred, and the others are treated as the same type.
    let names: [String]
    /// The MIME types. The first one is preferred.
    var mimeTypes: [String] = []
    var extensions: [String] = []
    var parents: [String] = []
  }

  private static let table: [Entry] = [
    Entry(
      names: [text, "public.plain-text"], mimeTypes: ["text/plain"], extensions: ["txt", "text"],
      parents: ["public.text"]),
    Entry(names: ["public.text"], mimeTypes: ["text/plain"], parents: ["public.data", "public.content"]),
    Entry(names: [html], mimeTypes: ["text/html"], extensions: ["html", "htm"], parents: ["public.text"]),
    Entry(
      names: [richText], mimeTypes: ["text/rtf", "application/rtf"], extensions: ["rtf"], parents: ["public.text"]),
    Entry(
      names: ["public.comma-separated-values-text"], mimeTypes: ["text/csv"], extensions: ["csv"],
      parents: ["public.text"]),
    Entry(names: ["public.json"], mimeTypes: ["application/json"], extensions: ["json"], parents: ["public.text"]),
    Entry(
      names: ["public.xml"], mimeTypes: ["application/xml", "text/xml"], extensions: ["xml"], parents: ["public.text"]),
    Entry(names: [url], mimeTypes: ["text/uri-list"], parents: ["public.data"]),
    Entry(names: [fileURL], mimeTypes: ["text/uri-list"], parents: [url]),
    Entry(names: [image], parents: ["public.data", "public.content"]),
    Entry(names: [png], mimeTypes: ["image/png"], extensions: ["png"], parents: [image]),
    Entry(names: [jpeg], mimeTypes: ["image/jpeg", "image/jpg"], extensions: ["jpg", "jpeg"], parents: [image]),
    Entry(names: ["com.compuserve.gif"], mimeTypes: ["image/gif"], extensions: ["gif"], parents: [image]),
    Entry(names: ["org.webmproject.webp"], mimeTypes: ["image/webp"], extensions: ["webp"], parents: [image]),
    Entry(names: ["public.tiff"], mimeTypes: ["image/tiff"], extensions: ["tif", "tiff"], parents: [image]),
    Entry(
      names: ["com.microsoft.bmp"], mimeTypes: ["image/bmp", "image/x-bmp"], extensions: ["bmp"], parents: [image]),
    Entry(names: ["public.heic"], mimeTypes: ["image/heic"], extensions: ["heic"], parents: [image]),
    Entry(names: ["public.svg-image"], mimeTypes: ["image/svg+xml"], extensions: ["svg"], parents: [image]),
    Entry(
      names: ["com.adobe.pdf"], mimeTypes: ["application/pdf"], extensions: ["pdf"],
      parents: ["public.data", "public.content"]),
    Entry(
      names: ["public.zip-archive"], mimeTypes: ["application/zip"], extensions: ["zip"], parents: ["public.data"]),
    Entry(
      names: ["public.mpeg-4"], mimeTypes: ["video/mp4"], extensions: ["mp4"], parents: [movie]),
    Entry(
      names: ["com.apple.m4v-video"], mimeTypes: ["video/x-m4v"], extensions: ["m4v"], parents: [movie]),
    Entry(
      names: ["com.apple.quicktime-movie"], mimeTypes: ["video/quicktime"], extensions: ["mov"], parents: [movie]),
    Entry(names: [movie, "public.audiovisual-content"], parents: ["public.data", "public.content"]),
    Entry(
      names: ["public.mp3"], mimeTypes: ["audio/mpeg"], extensions: ["mp3"], parents: ["public.data", "public.content"]),
    Entry(names: ["public.data", "public.content"], parents: ["public.item"]),
  ]

  /// Returns the MIME type of a uniform type, or the type itself if it has none.
  static func mimeType(for type: String) -> String {
    table.first { $0.names.contains(type) }?.mimeTypes.first ?? type
  }

  /// Returns the uniform type of a MIME type, or the preferred identifier of a uniform type. Returns the type itself if
  /// it is unknown.
  static func identifier(for type: String) -> String {
    table.first { $0.mimeTypes.contains(type) || $0.names.contains(type) }?.names[0] ?? type
  }

  /// Returns `true` if a type conforms to a parent type.
  static func type(_ type: String, conformsTo parentType: String) -> Bool {
    if type == parentType { return true }
    return table.contains { entry in
      // The preferred identifier conforms to its aliases, which are more general: for example, UTF-8 text conforms to
      // plain text.
      guard let index = entry.names.firstIndex(of: type) else { return false }
      return (index == 0 && entry.names.contains(parentType))
        || entry.parents.contains { Self.type($0, conformsTo: parentType) }
    }
  }

  /// Returns the preferred filename extension of a type, or `nil` if it is unknown.
  static func fileExtension(_ type: String) -> String? {
    table.first { $0.names.contains(type) }?.extensions.first
  }

  /// Returns the type of a file for its filename extension, or `nil` if the extension is unknown.
  static func identifier(ofFileNamed name: String) -> String? {
    let suffix = (name as NSString).pathExtension.lowercased()
    guard !suffix.isEmpty else { return nil }
    return table.first { $0.extensions.contains(suffix) }?.names[0]
  }
}
