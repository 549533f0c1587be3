import Foundation

extension Bundle {
  /// The name of the application for its user: `CFBundleDisplayName` or `CFBundleName` in the user's language
  /// (`InfoPlist.strings`). It is the name of the process if Info.plist contains neither.
  package var applicationName: String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      guard let name = informationEntry(key) as? String, !name.isEmpty else { continue }
      return LocalizedStrings.strings(of: self).string(key, value: name, table: "InfoPlist")
    }
    return ProcessInfo.processInfo.processName
  }
}
