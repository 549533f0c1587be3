/// Our modules in place of Apple's frameworks (the folder `Frameworks`).
package struct FrameworkModules: Sendable {
  /// The names of our modules.
  package let modules: Set<String>

  /// Other packages ask `canImport` for these: our modules have other names.
  private static let renamed = [
    "os": "TesseraOS", "OSLog": "TesseraOS", "CoreData": "TesseraCoreData", "Combine": "TesseraCombine",
    "Darwin": "TesseraDarwin", "CoreServices": "MobileCoreServices",
  ]

  /// The modules that are packages of their own, because they depend on packages of others, with their folders.
  private static let ownPackages = ["TesseraCombine": "Combine"]

  /// Packages that only send data to the servers of their makers, with our module that has their types and sends
  /// nothing. They need much of Apple's systems, and an application works without them.
  package static let replacedPackages = ["telemetrydeck/swiftsdk": "TelemetryDeck"]

  package init(modules: Set<String>) { self.modules = modules }

  /// The folder of a module's package relative to the checkout.
  package static func packageFolder(of module: String) -> String {
    ownPackages[module].map { "Frameworks/\($0)" } ?? "Frameworks"
  }

  /// Finds the modules of a Tessera checkout.
  package init(checkout: String) {
    let own = Self.ownPackages.filter {
      Paths.exists(Paths.join(checkout, Self.packageFolder(of: $0.key) + "/Package.swift"))
    }
    modules = Set(Paths.entries(Paths.join(checkout, "Frameworks/Sources"))).union(own.keys)
  }

  /// The modules by the name of Apple's framework.
  package var importMap: [String: [String]] {
    var map: [String: [String]] = [:]
    for module in modules where !Self.renamed.values.contains(module) || module == "MobileCoreServices" {
      map[module] = [module]
    }
    for (name, module) in Self.renamed where modules.contains(module) { map[name] = [module] }
    return map
  }
}
