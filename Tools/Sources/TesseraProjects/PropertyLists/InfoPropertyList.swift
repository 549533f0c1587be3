import Foundation
import PropertyListReading

/// Reads and writes property lists in XML or binary form.
package enum InfoPropertyList {
  /// Reads the dictionary of a property list file, such as `Info.plist`.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The entries.
  /// - Throws: A `FileError` if the file cannot be read, or contains no dictionary.
  package static func read(_ path: String) throws -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path, "the property list does not exist or cannot be read")
    }
    return try parse(data, path: path)
  }

  /// Reads the dictionary of a property list.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - path: The path that errors name.
  /// - Returns: The entries.
  /// - Throws: A `FileError` if the data contains no dictionary.
  package static func parse(_ data: Data, path: String) throws -> [String: Any] {
    let first = data.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "/") {
      return try OldStyleParser.parse(data, path: path).dictionary?.mapValues(plain) ?? [:]
    }
    let value: Any
    do {
      value = try PropertyListReader.contents(of: data)
    } catch {
      let text = "\((error as NSError).userInfo)"
      throw FileError(path, line: line(in: text), "this is not a property list: \(reason(in: text))")
    }
    guard let entries = value as? [String: Any] else {
      throw FileError(path, line: 1, "the property list is not a dictionary")
    }
    return entries
  }

  /// Returns the dictionary of a property list, or nil if the data contains none.
  ///
  /// - Parameter data: The list in binary form or as XML.
  /// - Returns: The entries.
  package static func entries(of data: Data) -> [String: Any]? {
    try? PropertyListReader.contents(of: data) as? [String: Any]
  }

  private static func plain(_ value: OldStyleValue) -> Any {
    switch value {
    case .string(let text, _): text
    case .array(let elements, _): elements.map(plain)
    case .dictionary(let entries, _): entries.mapValues(plain)
    }
  }

  /// Returns the line of an error from Foundation's message, because the error itself does not contain it.
  private static func line(in text: String) -> Int {
    guard let range = text.range(of: "line ") else { return 1 }
    return Int(text[range.upperBound...].prefix { $0.isNumber }) ?? 1
  }

  private static func reason(in text: String) -> String {
    guard let range = text.range(of: "NSDebugDescription") else { return "it is damaged" }
    return String(text[range.upperBound...].drop { !$0.isLetter }.prefix { $0 != "]" && $0 != "\n" }.prefix(160))
  }
}
