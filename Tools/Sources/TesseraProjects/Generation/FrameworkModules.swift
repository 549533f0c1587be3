/// The modules of Tessera that replace Apple's frameworks (the folder `Frameworks`).
package struct FrameworkModules: Sendable {
  /// The names of the available modules, such as `TesseraCombine`.
  package let modules: Set<String>

  /// The names of replaced frameworks whose module in Tessera has another name. Packages that check for one of these
  /// frameworks with `canImport` must not find it.
  private static let renamed = [
    "os": "TesseraOS", "OSLog": "TesseraOS", "CoreData": "TesseraCoreData", "Combine": "TesseraCombine",
    "Darwin": "TesseraDarwin", "CoreServices": "MobileCoreServices", "CryptoKit": "TesseraCryptoKit",
    "CommonCrypto": "TesseraCommonCrypto", "Network": "TesseraNetwork", "Security": "TesseraSecurity",
    "SQLite3": "TesseraSQLite3", "SystemConfiguration": "TesseraSystemConfiguration", "zlib": "TesseraZlib",
  ]

  /// The modules that have a package in a separate folder, because they depend on packages of other authors or on libraries of the
  /// system, with that folder.
  private static let ownPackages = [
    "TesseraCombine": "Combine", "TesseraCommonCrypto": "CryptoKit", "TesseraCoreData": "CoreData",
    "TesseraCryptoKit": "CryptoKit", "TesseraSQLite3": "SystemLibraries", "TesseraZlib": "SystemLibraries",
  ]

  /// The packages that only send data to the servers of their makers, with the module of Tessera that replaces each.
  /// The module has the package's types and sends nothing. These packages need many of Apple's frameworks, and
  /// applications work without them.
  package static let replacedPackages = ["telemetrydeck/swiftsdk": "TelemetryDeck"]

  package init(modules: Set<String>) { self.modules = modules }

  /// Returns the names of the types and functions that the modules declare at the top level of their files.
  ///
  /// - Parameter checkout: The path of a checkout of Tessera.
  package static func names(in checkout: String) -> Set<String> {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var"]
    var names: Set<String> = []
    let folders = ["Frameworks/Sources"] + Set(ownPackages.values).sorted().map { "Frameworks/\($0)/Sources" }
    for file in folders.flatMap({ FileWalker.files(Paths.join(checkout, $0)) }) where file.hasSuffix(".swift") {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") where line.first?.isWhitespace == false {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { continue }
        names.insert(String(words[kind + 1]))
      }
    }
    return names
  }

  /// Returns the folder of a module's package, relative to the checkout.
  package static func packageFolder(of module: String) -> String {
    ownPackages[module].map { "Frameworks/\($0)" } ?? "Frameworks"
  }

  /// Finds the modules in a checkout of Tessera.
  package init(checkout: String) {
    let own = Self.ownPackages.filter {
      Paths.exists(Paths.join(checkout, Self.packageFolder(of: $0.key) + "/Package.swift"))
    }
    modules = Set(Paths.entries(Paths.join(checkout, "Frameworks/Sources"))).union(own.keys)
  }

  /// The modules that replace each of Apple's frameworks, by the name of the framework.
  package var importMap: [String: [String]] {
    var map: [String: [String]] = [:]
    for module in modules where !Self.renamed.values.contains(module) || module == "MobileCoreServices" {
      map[module] = [module]
    }
    for (name, module) in Self.renamed where modules.contains(module) { map[name] = [module] }
    // On iOS, GameKit exports the random numbers of GameplayKit. Nothing else of it is available.
    if modules.contains("GameplayKit") { map["GameKit"] = ["GameplayKit"] }
    // The times and buffers of these frameworks are a part of AVFoundation, which exports them on iOS.
    if modules.contains("AVFoundation") { for name in ["CoreMedia", "CoreVideo"] { map[name] = ["AVFoundation"] } }
    return map
  }
}
