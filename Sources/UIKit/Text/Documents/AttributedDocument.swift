import Foundation

/// A document that was read into an attributed string.
struct AttributedDocument {
  let text: NSAttributedString
  let attributes: [NSAttributedString.DocumentAttributeKey: Any]

  /// The attributes as the dictionary that UIKit returns. Its keys are strings.
  var dictionary: NSDictionary {
    NSDictionary(
      dictionary: Dictionary(
        uniqueKeysWithValues: attributes.map { (NSString(string: $0.key.rawValue), $0.value) }))
  }

  /// Converts the options of methods from before iOS 9.
  static func options(_ options: [AnyHashable: Any]) -> [NSAttributedString
    .DocumentReadingOptionKey: Any]
  {
    var result: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    for (key, value) in options {
      if let key = key.base as? NSAttributedString.DocumentReadingOptionKey {
        result[key] = value
      } else if let name = key.base as? String {
        result[.init(name)] = value
      }
    }
    return result
  }

  init(contentsOf url: URL, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    var options = options
    let types: [String: NSAttributedString.DocumentType] = [
      "rtf": .rtf, "rtfd": .rtfd, "html": .html, "htm": .html, "txt": .plain, "text": .plain,
    ]
    if options[.documentType] == nil {
      options[.documentType] = types[url.pathExtension.lowercased()]
    }
    if Self.type(options[.documentType]) == .rtfd {
      let data = try Data(contentsOf: url.appendingPathComponent(Self.textName))
      let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
      try self.init(rtf: data, defaults, type: .rtfd, folder: url)
    } else {
      try self.init(Data(contentsOf: url), options)
    }
  }

  private init(text: NSAttributedString, attributes: [NSAttributedString.DocumentAttributeKey: Any]) {
    self.text = text
    self.attributes = attributes
  }

  /// The name of the text in a folder of the format `rtfd`.
  static let textName = "TXT.rtf"

  private init(
    rtf data: Data, _ defaults: [NSAttributedString.Key: Any],
    type: NSAttributedString.DocumentType, folder: URL?
  ) throws {
    guard data.starts(with: Data("{\\rtf".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
    var reader = RTFReader(data, defaultAttributes: defaults, folder: folder)
    text = reader.read()
    attributes = reader.documentAttributes.merging([.documentType: type]) { $1 }
  }

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let type = Self.type(options[.documentType]) ?? Self.recognizedType(of: data)
    switch type {
    case .rtf: try self.init(rtf: data, defaults, type: .rtf, folder: nil)
    case .html:
      let (markup, encoding) = try Self.string(data, options[.characterEncoding])
      self.init(
        text: MarkupText.attributedString(markup, defaultAttributes: defaults),
        attributes: [.documentType: type, .characterEncoding: encoding.rawValue])
    case .plain:
      let (string, encoding) = try Self.string(data, options[.characterEncoding])
      self.init(
        text: NSAttributedString(string: string, attributes: defaults),
        attributes: [.documentType: type, .characterEncoding: encoding.rawValue])
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    if let type = value as? NSAttributedString.DocumentType { return type }
    return (value as? String).map { NSAttributedString.DocumentType($0) }
  }

  private static func recognizedType(of data: Data) -> NSAttributedString.DocumentType {
    if data.starts(with: Data("{\\rtf".utf8)) { return .rtf }
    let start = String(decoding: data.prefix(256), as: UTF8.self).drop(while: \.isWhitespace)
      .lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// Decodes text with the encoding of an option, or otherwise as UTF-8, as UTF-16 if it has a mark, or as Windows Latin 1.
  private static func string(_ data: Data, _ encoding: Any?) throws -> (String, String.Encoding) {
    let number =
      encoding as? UInt ?? (encoding as? Int).map { UInt(clamping: $0) }
      ?? (encoding as? NSNumber)?.uintValue
    if let given = number.map({ String.Encoding(rawValue: $0) }) ?? encoding as? String.Encoding {
      guard let string = String(data: data, encoding: given) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      return (string, given)
    }
    let hasMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    for candidate in hasMark ? [String.Encoding.utf16] : [.utf8, .windowsCP1252, .isoLatin1] {
      if let string = String(data: data, encoding: candidate) { return (string, candidate) }
    }
    throw CocoaError(.fileReadUnknownStringEncoding)
  }

  // MARK: Writing

  static func data(
    _ text: NSAttributedString, _ attributes: [NSAttributedString.DocumentAttributeKey: Any]
  ) throws -> Data {
    switch type(attributes[.documentType]) {
    case .rtf:
      var writer = RTFWriter(text)
      return Data(writer.document(attributes).utf8)
    case .html: return Data(MarkupWriter(text).document().utf8)
    case .plain:
      let number = attributes[.characterEncoding]
      let rawValue =
        number as? UInt ?? (number as? NSNumber)?.uintValue ?? String.Encoding.utf8.rawValue
      guard let data = text.string.data(using: String.Encoding(rawValue: rawValue)) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.fileWriteUnknown)
    }
  }
}
