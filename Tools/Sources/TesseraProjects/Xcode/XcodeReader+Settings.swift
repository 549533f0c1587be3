import Foundation

extension XcodeReader {
  /// Returns the settings of a target. They consist of Xcode's defaults, the settings of the project, and those of the
  /// target. A configuration file precedes the settings of its owner.
  mutating func settings(of object: XcodeObject, name: String) -> BuildSettings {
    var settings = BuildSettings()
    settings.add(
      [
        "PROJECT_NAME": file.name, "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configuration,
        "SRCROOT": file.folder, "SOURCE_ROOT": file.folder, "PROJECT_DIR": file.folder, "PROJECT_FILE_PATH": file.path,
        "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
        "PRODUCT_NAME": "$(TARGET_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "DEVELOPMENT_LANGUAGE": file.root.string("developmentRegion") ?? "en", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1", "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ], configuration: configuration)
    for owner in [file.root, object] {
      guard let chosen = buildConfiguration(of: owner) else { continue }
      if let base = file.object("baseConfigurationReference", of: chosen), let path = file.paths[base.id] {
        settings.add(ConfigurationFile.read(path, folder: file.folder, notes: &notes), configuration: configuration)
      } else if let anchor = chosen.string("baseConfigurationReferenceAnchor"), let folder = file.paths[anchor] {
        let path = Paths.join(folder, chosen.string("baseConfigurationReferenceRelativePath") ?? "")
        settings.add(ConfigurationFile.read(path, folder: file.folder, notes: &notes), configuration: configuration)
      }
      let layer = chosen.dictionary("buildSettings").mapValues {
        $0.string ?? $0.strings.map(Self.quoted).joined(separator: " ")
      }
      settings.add(layer, configuration: configuration)
    }
    return settings
  }

  private static func quoted(_ word: String) -> String { word.contains(" ") ? "\"\(word)\"" : word }

  private func buildConfiguration(of owner: XcodeObject) -> XcodeObject? {
    guard let list = file.object("buildConfigurationList", of: owner) else { return nil }
    let all = file.list("buildConfigurations", of: list)
    let kind = configuration.lowercased().contains("release") ? "release" : "debug"
    return all.first { $0.string("name") == configuration }
      ?? all.first { $0.string("name")?.lowercased().contains(kind) ?? false }
      ?? all.first { $0.string("name") == list.string("defaultConfigurationName") } ?? all.first
  }

  /// Adds the settings that affect the compiler to a target.
  mutating func addSettings(_ settings: BuildSettings, to target: inout ProjectTarget) {
    target.swiftVersion = settings["SWIFT_VERSION"] ?? "5"
    var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var flags = settings.list("OTHER_SWIFT_FLAGS")[...]
    var features: [String] = []
    while let flag = flags.popFirst() {
      if flag == "-enable-upcoming-feature" || flag == "-enable-experimental-feature", let name = flags.popFirst() {
        let word = flag == "-enable-upcoming-feature" ? "enableUpcomingFeature" : "enableExperimentalFeature"
        features.append(".\(word)(\(ManifestText.literal(name)))")
      }
      if flag == "-D" { conditions += flags.popFirst().map { [$0] } ?? [] }
      if flag.hasPrefix("-D"), flag.count > 2 { conditions.append(String(flag.dropFirst(2))) }
    }
    let identifiers = conditions.filter { $0.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } && !$0.isEmpty }
    // SwiftPM defines DEBUG itself, also for a configuration such as Release that does not.
    target.definesDebug = identifiers.contains("DEBUG")
    target.conditions = Self.unique(identifiers).filter { $0 != "DEBUG" }
    if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") {
      features.append(".enableUpcomingFeature(\"BareSlashRegexLiterals\")")
    }
    let beginning = "SWIFT_UPCOMING_FEATURE_"
    for name in settings.names where name.hasPrefix(beginning) && settings.isOn(name) {
      // `EXISTENTIAL_ANY` is the feature `ExistentialAny`.
      let feature = name.dropFirst(beginning.count).split(separator: "_").map(\.capitalized).joined()
      guard feature != "MemberImportVisibility" else { continue }
      features.append(".enableUpcomingFeature(\(ManifestText.literal(feature)))")
    }
    target.manifestSettings += Self.unique(features)
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      target.manifestSettings.append(".defaultIsolation(MainActor.self)")
    }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      for feature in ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"] {
        target.manifestSettings.append(".enableUpcomingFeature(\"\(feature)\")")
      }
    }
    // The default values are those of Xcode's specification of the asset catalog compiler.
    let assets = "ASSETCATALOG_COMPILER_GENERATE_"
    if settings[assets + "ASSET_SYMBOLS"] != nil, !settings.isOn(assets + "ASSET_SYMBOLS") {
      target.assetConstants = .none
    } else if settings.isOn(assets + "SWIFT_ASSET_SYMBOL_EXTENSIONS") {
      target.assetConstants = .extensions
    }
    if settings.isOn("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY") {
      // Files see `UIKit` through their own imports, or through those that the rewriting adds.
      notes.append(Note(file.path, "target \(target.name): the feature MemberImportVisibility is not enabled"))
    }
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      let path = Paths.existing(Paths.join(file.folder, header))
      target.bridgingHeader = path
      target.implicitImports = BridgingHeader.imports(path, searching: headers, notes: &notes)
    } else if target.kind == .framework, let header = umbrellaHeader(of: target) {
      // The Swift files of a framework implicitly import its Objective-C part, and thereby the imports of the umbrella
      // header.
      var ignored: [Note] = []
      target.bridgingHeader = header
      target.implicitImports = BridgingHeader.imports(header, searching: headers, notes: &ignored).filter {
        $0 != target.moduleName
      }
    }
    if !target.foreignSources.isEmpty {
      let names = target.foreignSources.map(Paths.name)
      notes.append(
        Note(
          file.path,
          "target \(target.name): \(names.count) files in languages other than Swift are left out: "
            + names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")))
    }
  }

  /// Returns the path of a framework's umbrella header, or nil if it has none. The header has the name of the module.
  private func umbrellaHeader(of target: ProjectTarget) -> String? {
    let name = target.moduleName + ".h"
    let known = file.paths.values.lazy.filter { Paths.name($0) == name }.map(Paths.existing)
    let beside = Set(target.sources.map(Paths.folder)).sorted().lazy.map { Paths.join($0, name) }
    return known.first { Paths.exists($0) } ?? beside.first { Paths.exists($0) }
  }

  /// Returns the Info.plist that Xcode would create for the bundle, in XML.
  mutating func information(of target: ProjectTarget, settings: BuildSettings) -> Data? {
    var entries: [String: Any] = [:]
    let own = properties[target.name] ?? [:]
    let path = settings["INFOPLIST_FILE"].flatMap { name in
      name.isEmpty ? nil : Paths.existing(Paths.join(file.folder, name))
    }
    // A file that is generated with entries need not exist.
    if let path, own.isEmpty || Paths.exists(path) {
      do {
        entries = try InfoPropertyList.read(path)
      } catch let error as FileError {
        notes.append(
          Note(error.path, line: error.line, "target \(target.name): \(error.message); its values are left out"))
      } catch {}
    }
    entries.merge(own) { $1 }
    // Xcode's default is the iPhone; it does not write the setting into projects for iPhones only.
    if target.kind == .application, entries["UIDeviceFamily"] == nil, settings["TARGETED_DEVICE_FAMILY"] == nil {
      entries["UIDeviceFamily"] = [1]
    }
    return InformationBuilder(settings: settings, target: target).data(from: entries)
  }
}
