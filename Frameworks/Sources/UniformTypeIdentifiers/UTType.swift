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

  /// Creates a type by its identifier. Returns nil for an empty text; identifiers that are unknown are types, too.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the type for a file name extension. Returns nil for an empty text.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let found = Self.types(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype).first
    self = found ?? UTType(known: "dyn." + filenameExtension.lowercased())
  }

  /// Creates the type of a MIME type. Returns nil for an empty text.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard !mimeType.isEmpty else { return nil }
    let found = Self.types(tag: mimeType, tagClass: .mimeType, conformingTo: supertype).first
    self = found ?? UTType(known: "dyn." + mimeType.lowercased())
  }

  /// Creates a type that the application declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  /// Creates a type that the application uses and another one declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

  /// Returns the types with a tag that conform to another type.
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
  public var description: String { identifier }
  /// A Boolean value that indicates whether the system declares the type.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// A Boolean value that indicates whether the type was created for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Returns whether the type is another type or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type || (isDynamic && type == .data) { return true }
    return (Self.known[identifier]?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
  }
}

/// The kinds of tags of a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A file name extension.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let rtf = UTType(known: "public.rtf")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let zip = UTType(known: "public.zip-archive")
  public static let archive = UTType(known: "public.archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let vCard = UTType(known: "public.vcard")
}
