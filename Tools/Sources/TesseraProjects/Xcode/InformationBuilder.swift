import Foundation

/// Creates the Info.plist of a bundle from the project's Info.plist and from build settings.
struct InformationBuilder {
  let settings: BuildSettings
  let target: ProjectTarget

  private static let prefix = "INFOPLIST_KEY_"
  /// The settings whose value is a list that is separated by spaces.
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIAppFonts",
  ]

  /// Returns the property list in XML.
  ///
  /// - Parameter entries: The contents of the project's own Info.plist.
  /// - Returns: The data, or nil if the entries contain a value that a property list cannot contain.
  func data(from entries: [String: Any]) -> Data? {
    var result = entries.mapValues(expanded)
    if settings.isOn("GENERATE_INFOPLIST_FILE") { addGenerated(to: &result) }
    let defaults: [String: String] = [
      "CFBundleExecutable": target.moduleName,
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? target.name,
      "CFBundleName": settings["PRODUCT_NAME"] ?? target.name, "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
      "CFBundlePackageType": target.kind == .application ? "APPL" : "FMWK",
    ]
    for (key, value) in defaults where (result[key] as? String ?? "").isEmpty { result[key] = value }
    if result["UIDeviceFamily"] == nil, let families = settings["TARGETED_DEVICE_FAMILY"] {
      result["UIDeviceFamily"] = families.split { !$0.isNumber }.compactMap { Int($0) }
    }
    // The linked program always has the name of the module.
    result["CFBundleExecutable"] = target.moduleName
    return try? PropertyListSerialization.data(fromPropertyList: result, format: .xml, options: 0)
  }

  private func expanded(_ value: Any) -> Any {
    switch value {
    case let text as String: settings.expand(text)
    case let list as [Any]: list.map(expanded)
    case let entries as [String: Any]: entries.mapValues(expanded)
    default: value
    }
  }

  private func addGenerated(to result: inout [String: Any]) {
    for name in settings.names where name.hasPrefix(Self.prefix) {
      guard let text = settings[name], !text.isEmpty else { continue }
      let key = String(name.dropFirst(Self.prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if settings.isOn(name), result["UIApplicationSceneManifest"] == nil {
          result["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true] as [String: Any]
        }
      case "UILaunchScreen_Generation":
        if settings.isOn(name), result["UILaunchScreen"] == nil { result["UILaunchScreen"] = [String: Any]() }
      case "UISupportedInterfaceOrientations_iPhone":
        result["UISupportedInterfaceOrientations"] = BuildSettings.words(text)
      case "UISupportedInterfaceOrientations_iPad":
        result["UISupportedInterfaceOrientations~ipad"] = BuildSettings.words(text)
      case _ where Self.lists.contains(key): result[key] = BuildSettings.words(text)
      case _ where text == "YES" || text == "NO": result[key] = text == "YES"
      default: result[key] = text
      }
    }
  }
}
