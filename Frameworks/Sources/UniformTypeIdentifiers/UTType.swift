import Foundation

/// A type of data, such as JPEG pictures.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  private static let known: [String: (suffixes: [String], mime: String?, parents: [String])] = [
    "public.item": ([], nil, []), "public.content": ([], nil, []),
    "public.data": ([], "application/octet-stream", ["public.item"]),
    "public.folder": ([], nil, ["public.item"]), "public.image": ([], nil, ["public.data", "public.content"]),
    "public.png": (["png"], "image/png", ["public.image"]),
    "public.jpeg": (["jpeg", "jpg"], "image/jpeg", ["public.image"]),
    "com.compuserve.gif": (["gif"], "image/gif", ["public.image"]),
    "public.tiff": (["tiff", "tif"], "image/tiff", ["public.image"]),
    "public.heic": (["heic"], "image/heic", ["public.image"]),
    "org.webmproject.webp": (["webp"], "image/webp", ["public.image"]),
    "public.svg-image": (["svg"], "image/svg+xml", ["public.image"]),
    "com.adobe.pdf": (["pdf"], "application/pdf", ["public.data", "public.content"]),
    "public.text": ([], nil, ["public.data", "public.content"]),
    "public.plain-text": (["txt", "text"], "text/plain", ["public.text"]),
    "public.utf8-plain-text": ([], nil, ["public.plain-text"]),
    "public.html": (["html", "htm"], "text/html", ["public.text"]),
    "public.rtf": (["rtf"], "text/rtf", ["public.text"]), "public.xml": (["xml"], "application/xml", ["public.text"]),
    "public.json": (["json"], "application/json", ["public.text"]),
    "public.comma-separated-values-text": (["csv"], "text/csv", ["public.text"]),
    "public.source-code": ([], nil, ["public.plain-text"]),
    "public.swift-source": (["swift"], nil, ["public.source-code"]),
    "com.apple.property-list": (["plist"], nil, ["public.data"]),
    "public.zip-archive": (["zip"], "application/zip", ["public.data"]),
    "public.archive": ([], nil, ["public.data"]), "public.url": ([], nil, ["public.data"]),
    "public.file-url": ([], nil, ["public.url"]),
    "public.audiovisual-content": ([], nil, ["public.data", "public.content"]),
    "public.movie": ([], nil, ["public.audiovisual-content"]),
    "public.video": ([], nil, ["public.movie"]), "public.mpeg-4": (["mp4"], "video/mp4", ["public.movie"]),
    "com.apple.quicktime-movie": (["mov"], "video/quicktime", ["public.movie"]),
    "public.audio": ([], nil, ["public.audiovisual-content"]),
    "public.mp3": (["mp3"], "audio/mpeg", ["public.audio"]),
    "com.microsoft.waveform-audio": (["wav"], "audio/vnd.wave", ["public.audio"]),
    "public.mpeg-4-audio": (["m4a"], "audio/mp4", ["public.audio"]),
    "public.vcard": (["vcf"], "text/vcard", ["public.text"]),
  ]

  /// Creates a type by its identifier. Identifiers that are unknown are types, too. The result is nil for an empty text.
  ///
  /// - Parameter identifier: The identifier, such as `public.jpeg`.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the type for a file name extension. The result is nil for an empty text.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot, in upper or lower case. An unknown one gets a dynamic type.
  ///   - supertype: The type to which the result must conform.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let found = Self.types(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype).first
    self = found ?? UTType(known: "dyn." + filenameExtension.lowercased())
  }

  /// Creates the type of a MIME type. The result is nil for an empty text.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `image/png`. An unknown one gets a dynamic type.
  ///   - supertype: The type to which the result must conform.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard !mimeType.isEmpty else { return nil }
    let found = Self.types(tag: mimeType, tagClass: .mimeType, conformingTo: supertype).first
    self = found ?? UTType(known: "dyn." + mimeType.lowercased())
  }

  /// Creates a type that the application declares. Its declaration in the information property list is not read.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parent: The type to which it conforms. It is ignored: the new type conforms only to itself.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  /// Creates a type that the application uses and another one declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parent: The type to which it conforms. It is ignored: a type that is not one of the known ones conforms only to
  ///     itself.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

  /// Returns the types with a tag that conform to another type.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as a file name extension, in upper or lower case.
  ///   - tagClass: The kind of the tag.
  ///   - supertype: The type to which the results must conform, or nil.
  /// - Returns: The known types in the order of their identifiers. The list is empty for an unknown tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let matching = known.filter { _, entry in
      tagClass == .filenameExtension ? entry.suffixes.contains(tag) : entry.mime == tag
    }
    return matching.keys.sorted().map { UTType(known: $0) }.filter { supertype.map($0.conforms(to:)) ?? true }
  }

  /// The preferred file name extension, or nil.
  public var preferredFilenameExtension: String? {
    Self.known[identifier]?.suffixes.first ?? (identifier.hasPrefix("dyn.") ? String(identifier.dropFirst(4)) : nil)
  }
  /// The MIME type, or nil.
  public var preferredMIMEType: String? { Self.known[identifier]?.mime }
  /// A description for people: the identifier.
  public var localizedDescription: String? { identifier }
  /// The identifier of the type.
  public var description: String { identifier }
  /// A Boolean value that indicates whether the system declares the type.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// A Boolean value that indicates whether the type was created for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Returns whether the type is another type or a kind of it.
  ///
  /// - Parameter type: The other type.
  /// - Returns: `true` if the types are equal or one of the type's parents conforms to the other type. A dynamic type conforms
  ///   to `data`.
  public func conforms(to type: UTType) -> Bool {
    if self == type || (isDynamic && type == .data) { return true }
    return (Self.known[identifier]?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
  }
}

/// The kinds of tags of a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of tags.
  ///
  /// - Parameter rawValue: The name of the kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A file name extension.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// All items, such as files and folders.
  public static let item = UTType(known: "public.item")
  /// All documents, such as pictures and texts.
  public static let content = UTType(known: "public.content")
  /// All data.
  public static let data = UTType(known: "public.data")
  /// Folders that the user sees.
  public static let folder = UTType(known: "public.folder")
  /// All images.
  public static let image = UTType(known: "public.image")
  /// PNG images.
  public static let png = UTType(known: "public.png")
  /// JPEG images.
  public static let jpeg = UTType(known: "public.jpeg")
  /// GIF images.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// TIFF images.
  public static let tiff = UTType(known: "public.tiff")
  /// HEIC images.
  public static let heic = UTType(known: "public.heic")
  /// WebP images.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// SVG images.
  public static let svg = UTType(known: "public.svg-image")
  /// PDF documents.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// All texts, with or without markup.
  public static let text = UTType(known: "public.text")
  /// Texts without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Texts without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// HTML texts.
  public static let html = UTType(known: "public.html")
  /// Texts in the Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// XML texts.
  public static let xml = UTType(known: "public.xml")
  /// JSON texts.
  public static let json = UTType(known: "public.json")
  /// Tables as texts with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source code of all languages.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Property lists.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// ZIP archives.
  public static let zip = UTType(known: "public.zip-archive")
  /// All archives. The known type `zip` does not conform to it here.
  public static let archive = UTType(known: "public.archive")
  /// All URLs.
  public static let url = UTType(known: "public.url")
  /// URLs of files.
  public static let fileURL = UTType(known: "public.file-url")
  /// Pictures in motion, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures in motion without sound.
  public static let video = UTType(known: "public.video")
  /// MPEG-4 movies.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// QuickTime movies.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// All sounds.
  public static let audio = UTType(known: "public.audio")
  /// MP3 sounds.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAVE sounds.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MPEG-4 sounds.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Business cards.
  public static let vCard = UTType(known: "public.vcard")
}
