import Foundation

extension Bundle {
  /// The name of the application for its user: `CFBundleDisplayName` or `CFBundleName` in the user's language
  /// (`InfoPlist.strings`). If Info.plist contains neither, the name of the process is used.
  package var applicationName: String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      guard let name = informationEntry(key) as? String, !name.isEmpty else { continue }
      return LocalizedStrings.strings(of: self).string(key, value: name, table: "InfoPlist")
    }
    return ProcessInfo.processInfo.processName
  }
}
