import Foundation

extension Bundle {
  /// The possible paths of an Info.plist within a bundle, as in Foundation.
  private static let informationFiles = [
    "Info.plist", "Info-linux.plist", "Resources/Info.plist", "Contents/Info.plist", "Support Files/Info.plist",
  ]

  /// The entries of the bundle's Info.plist. The dictionary is empty if there is no such file.
  ///
  /// For a program without an Info.plist, Foundation first lists the folder of the program, and makes a URL of each file:
  /// 24 million instructions at every start for a folder of 1,600 files. This property first checks whether the file
  /// exists.
  package var information: [String: Any] {
    let folder = bundlePath
    guard Self.informationFiles.contains(where: { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }) else {
      return [:]
    }
    return infoDictionary ?? [:]
  }

  /// Returns an entry of the bundle's Info.plist, in the user's language if the bundle translates it.
  ///
  /// - Parameter key: The key of the entry.
  /// - Returns: The entry, or nil if there is none.
  package func informationEntry(_ key: String) -> Any? {
    information.isEmpty ? nil : object(forInfoDictionaryKey: key)
  }
}
