/// Our modules in place of Apple's frameworks (the folder `Frameworks`).
package struct FrameworkModules: Sendable {
  /// The names of our modules.
  package let modules: Set<String>

  /// Other packages ask `canImport` for these: our modules have other names.
  private static let renamed = [
    "os": "TesseraOS", "OSLog": "TesseraOS", "CoreData": "TesseraCoreData", "Combine": "TesseraCombine",
    "CoreServices": "MobileCoreServices",
  ]

  package init(modules: Set<String>) { self.modules = modules }

  /// Finds the modules of a Tessera checkout.
  package init(checkout: String) {
    modules = Set(Paths.entries(Paths.join(checkout, "Frameworks/Sources")))
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
