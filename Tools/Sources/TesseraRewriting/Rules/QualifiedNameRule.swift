import SwiftSyntax

/// Replaces the name of a module before a name, such as `os` in `os.Logger`, by the name of the module that declares it
/// here.
enum QualifiedNameRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      let imports = Set(file.nodes.imports.compactMap { $0.path.first?.name.plainText })
      // Every framework exports Foundation.
      let hasFramework = imports.contains { ModuleRewriter.isFramework($0) }
      let available = hasFramework ? imports.union(["Foundation"]) : imports
      let imported = available.filter { name in session.index.type(name).map { $0.kind == .external } ?? true }
      // Every framework exports these modules on iOS. Their functions are those of the C library.
      let exported: Set<String> =
        session.options.keepsConditions || !imports.contains(where: { ModuleRewriter.isFramework($0) })
        ? []
        : functionModules.subtracting(imports).subtracting(session.options.projectModules)
          .filter { session.index.type($0) == nil }
      func replace(_ token: TokenSyntax, before name: String) {
        if exported.contains(token.text), name.first?.isLowercase == true {
          session.edits[number].replace(token.start..<token.end, with: "Foundation")
          return
        }
        guard imported.contains(token.text), let module = replacement(of: token.text, before: name, session.options)
        else { return }
        session.edits[number].replace(token.start..<token.end, with: module)
      }
      for access in file.nodes.memberAccesses {
        guard let base = access.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil else { continue }
        replace(base.baseName, before: access.declName.baseName.plainText)
      }
      for type in file.nodes.memberTypes {
        guard let base = type.baseType.as(IdentifierTypeSyntax.self) else { continue }
        replace(base.name, before: type.name.plainText)
      }
    }
  }

  private static let functionModules: Set<String> = ["CoreFoundation", "Darwin"]

  /// Returns the module that declares a name in place of one of Apple's modules, or nil if it is the same one.
  private static func replacement(
    of module: String, before name: String, _ options: ModuleRewriter.Options
  ) -> String? {
    if options.projectModules.contains(module) { return nil }
    if module == "Foundation" {
      if RuntimeImportRule.namesOfNetworking.contains(name) { return "FoundationNetworking" }
      return RuntimeImportRule.namesOfXML.contains(name) ? "FoundationXML" : nil
    }
    // A variable can have this name as well, and has no members that begin with a capital letter.
    if module == "os", name.first?.isUppercase != true, !name.hasPrefix("os_") { return nil }
    let mapped = options.importMap[module]?.first ?? AppleFrameworks.exports[module]
    return mapped == module ? nil : mapped
  }
}
