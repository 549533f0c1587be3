import Foundation
import PropertyListReading

/// The strings of a table, such as `Localizable`, in one language.
struct StringTable: Sendable {
  /// A string, or a format that depends on numbers.
  enum Entry: Sendable {
    case text(String)
    case plural(PluralFormat)
  }

  /// The entries of the table, by key.
  var entries: [String: Entry] = [:]

  /// Adds the contents of a `.strings` file in Xcode's format (`"key" = "value";`) or in the form of a property list.
  ///
  /// - Parameter path: The path of the file. If it is damaged, this is reported, and the readable entries are added.
  mutating func addStrings(_ path: String) {
    guard let data = Self.readData(path) else { return }
    if data.starts(with: "bplist".utf8) || data.starts(with: "<?xml".utf8) {
      for (key, value) in Self.propertyList(data, path) {
        if let text = value as? String { entries[key] = .text(text) }
      }
      return
    }
    var parser = StringsParser(Self.decodedText(data))
    for (key, value) in parser.parse() { entries[key] = .text(value) }
    for error in parser.errors { ResourceReport.report("\(path):\(error)") }
  }

  /// Adds the contents of a `.stringsdict` file.
  ///
  /// - Parameters:
  ///   - path: The path of the file. If it is damaged, this is reported.
  ///   - language: The language of the file.
  mutating func addDictionary(_ path: String, language: String) {
    guard let data = Self.readData(path) else { return }
    for (key, value) in Self.propertyList(data, path) {
      guard let value = value as? [String: Any] else { continue }
      if let format = value["NSStringLocalizedFormatKey"] as? String {
        var variables: [String: PluralFormat.Variable] = [:]
        for (name, rule) in value {
          guard let rule = rule as? [String: Any] else { continue }
          variables[name] = .init(
            texts: rule.filter { !$0.key.hasPrefix("NSString") }.compactMapValues { $0 as? String }, argument: nil,
            conversion: rule["NSStringFormatValueTypeKey"] as? String ?? "d")
        }
        entries[key] = .plural(PluralFormat(format: format, variables: variables, language: language))
      } else if let rules = (value["NSStringDeviceSpecificRuleType"] ?? value["NSStringVariableWidthRuleType"])
        as? [String: Any]
      {
        let names = ["iphone", "other"] + rules.keys.sorted { ($0.count, $0) > ($1.count, $1) }
        if let text = names.lazy.compactMap({ rules[$0] as? String }).first { entries[key] = .text(text) }
      } else {
        ResourceReport.report("\(path): “\(key)” has no NSStringLocalizedFormatKey. The entry is ignored")
      }
    }
  }

  private static func readData(_ path: String) -> Data? {
    do {
      return try RegularFile(FilePath(path)).contents(limit: 64 << 20)
    } catch {
      ResourceReport.report("\(path): the strings cannot be read: \(error)")
      return nil
    }
  }

  private static func decodedText(_ data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    // UTF-16 without a byte order mark is recognized by the zero bytes of ASCII characters.
    if data.count >= 2, data.first == 0 || data[data.startIndex + 1] == 0 {
      return String(data: data, encoding: data.first == 0 ? .utf16BigEndian : .utf16LittleEndian) ?? ""
    }
    return String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
  }

  private static func propertyList(_ data: Data, _ path: String) -> [String: Any] {
    do {
      if let propertyList = try PropertyListReader.contents(of: data) as? [String: Any] {
        return propertyList
      }
      ResourceReport.report("\(path): the property list is not a dictionary. The file is ignored")
    } catch {
      ResourceReport.report("\(path): the property list cannot be read and is ignored: \(ResourceReport.reason(error))")
    }
    return [:]
  }
}
