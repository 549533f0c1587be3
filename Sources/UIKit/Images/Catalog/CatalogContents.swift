import Foundation

/// An object of a `Contents.json` file, or a part of one. Values of a wrong type are treated as missing.
struct CatalogContents {
  /// The largest size of a `Contents.json` file in bytes. The largest files that Xcode writes are some kilobytes long.
  private static let maximumSize = 4 << 20

  private let values: [String: Any]

  private init(_ values: [String: Any]) { self.values = values }

  /// Reads the `Contents.json` file of a folder.
  ///
  /// - Parameter folder: The path of the folder of a set or a group.
  /// - Returns: The contents, or nil if the file does not exist or is damaged. A damaged file is reported.
  static func read(folder: String) -> CatalogContents? {
    let path = folder + "/Contents.json"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      let data = try RegularFile(FilePath(path)).contents(limit: maximumSize)
      guard let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        ResourceReport.report("\(path): the file contains no JSON object and is ignored")
        return nil
      }
      return CatalogContents(values)
    } catch {
      ResourceReport.report("\(path): the file cannot be read as JSON and is ignored: \(ResourceReport.reason(error))")
      return nil
    }
  }

  /// Returns the string for a key, or nil if there is none.
  func text(_ key: String) -> String? { values[key] as? String }

  /// Returns the number for a key, or nil if there is none. A number can also be stored as a string.
  func number(_ key: String) -> CGFloat? {
    let number: Double? =
      switch values[key] {
      case let value as NSNumber: value.doubleValue
      case let value as String: Double(value)
      default: nil
      }
    return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Returns the Boolean value for a key, or `false` if there is none.
  func isOn(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }

  /// Returns the object for a key, or nil if there is none.
  func object(_ key: String) -> CatalogContents? { (values[key] as? [String: Any]).map(CatalogContents.init) }

  /// Returns the objects of the array for a key. The result is empty if there is no array.
  func objects(_ key: String) -> [CatalogContents] {
    ((values[key] as? [Any]) ?? []).compactMap { ($0 as? [String: Any]).map(CatalogContents.init) }
  }

  /// Returns the strings of an array for a key. A single string results in an array of one element, and a missing value in an empty
  /// array.
  func texts(_ key: String) -> [String] {
    (values[key] as? [Any])?.compactMap { $0 as? String } ?? text(key).map { [$0] } ?? []
  }
}
