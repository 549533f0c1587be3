import SwiftSyntax

/// Maps the imports of Apple's frameworks to modules that Tessera provides.
///
/// `Options.importMap` contains the modules that replace a framework. The import of a framework without a replacement
/// becomes an import of `UIKit` or `Foundation`, which the framework itself exports. If the file uses the framework, a
/// message is added.
enum ImportRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      var imported: Set<String> = []
      for node in file.nodes.imports {
        guard let first = node.path.first else { continue }
        let module = first.name.plainText
        imported.insert(module)
        rewrite(node, module, number, session)
      }
      for module in session.options.implicitImports where !imported.contains(module) {
        for replacement in replacements(of: module, session.options) where !imported.contains(replacement) {
          session.edits[number].add(import: replacement)
        }
      }
    }
  }

  private static func rewrite(_ node: ImportDeclSyntax, _ module: String, _ number: Int, _ session: RewritingSession) {
    let file = session.files[number]
    guard let last = node.path.last, let first = node.path.first else { return }
    if leaveOut(node, module, number, session) { return }
    let isFramework = AppleFrameworks.exports[module] != nil && !session.options.projectModules.contains(module)
    if let replacement = session.options.importMap[module], !session.options.projectModules.contains(module) {
      let modules = replacement.isEmpty ? [AppleFrameworks.exports[module] ?? "Foundation"] : replacement
      replace(node, by: modules, &session.edits[number])
      if replacement.isEmpty { reportUse(of: module, node, file, &session.edits[number]) }
    } else if isFramework {
      replace(node, by: [AppleFrameworks.exports[module] ?? "Foundation"], &session.edits[number])
      reportUse(of: module, node, file, &session.edits[number])
    } else if AppleFrameworks.present.contains(module), node.path.count > 1 || node.importKindSpecifier != nil {
      // On iOS, parts of frameworks can be imported as modules: `UIKit.UIGestureRecognizerSubclass`.
      if let kind = node.importKindSpecifier { session.edits[number].blank(kind.start..<kind.end, in: file) }
      if node.path.count > 1 { session.edits[number].blank(first.name.end..<last.end, in: file) }
    }
  }

  /// Leaves out the code after the import of a framework without which the file has no use. The line with the import
  /// becomes the condition.
  private static func leaveOut(
    _ node: ImportDeclSyntax, _ module: String, _ number: Int, _ session: RewritingSession
  ) -> Bool {
    let file = session.files[number]
    guard let names = AppleFrameworks.indispensable[module], session.options.importMap[module] == nil,
      !session.options.projectModules.contains(module), node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      let name = file.nodes.identifiers.lazy.map({ $0.plainText }).first(where: { names.contains($0) }),
      session.index.type(name) == nil || session.index.type(name)?.kind == .external,
      session.edits[number].leftOutStart == nil
    else { return false }
    if leaveOutExtensions(of: node, module, names, number, session) { return false }
    session.edits[number].replace(node.start..<node.end, with: "#if canImport(\(module))")
    session.edits[number].leftOutStart = node.end
    session.edits[number].diagnostics.append(
      file.diagnostic(
        node, .warning,
        "\(module) is not available; the code after this import is left out, because it uses \(name). Put a"
          + " replacement for the file into the folder Tessera next to the project"))
    return true
  }

  /// Leaves out the extensions that use a framework, if nothing else in the file uses it. The types that they extend
  /// are not affected. Returns `false` if other code uses the framework.
  private static func leaveOutExtensions(
    of node: ImportDeclSyntax, _ module: String, _ names: Set<String>, _ number: Int, _ session: RewritingSession
  ) -> Bool {
    let file = session.files[number]
    guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let extensions = list.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
    var found: [ExtensionDeclSyntax] = []
    for use in file.nodes.identifiers where names.contains(use.plainText) {
      guard let place = extensions.first(where: { $0.start <= use.start && use.end <= $0.end }),
        !place.description.contains("*/")
      else { return false }
      if found.last?.id != place.id { found.append(place) }
    }
    for place in found {
      session.edits[number].insert("/* ", at: place.start)
      session.edits[number].insert(" */", at: place.end)
      session.edits[number].diagnostics.append(
        file.diagnostic(
          place, .warning,
          "\(module) is not available; this extension of \(place.extendedType.trimmedDescription) is left out"))
    }
    return true
  }

  /// Returns the modules that replace a module according to the import map.
  private static func replacements(of module: String, _ options: ModuleRewriter.Options) -> [String] {
    if let mapped = options.importMap[module] { return mapped }
    if options.projectModules.contains(module) { return [module] }
    return AppleFrameworks.exports[module].map { [$0] } ?? [module]
  }

  /// Replaces the text after `import`, so that `@testable` and other attributes are unchanged.
  private static func replace(_ node: ImportDeclSyntax, by modules: [String], _ edits: inout FileEdits) {
    guard let last = node.path.last else { return }
    let text = modules.joined(separator: "; import ")
    edits.replace((node.importKindSpecifier?.start ?? node.path.start)..<last.end, padding: text)
  }

  /// Reports a framework without a replacement if the file uses one of its types.
  private static func reportUse(
    of module: String, _ node: ImportDeclSyntax, _ file: ParsedFile, _ edits: inout FileEdits
  ) {
    guard let prefixes = AppleFrameworks.prefixes[module] else { return }
    let name = file.nodes.identifiers.lazy.map { $0.plainText }.first { name in
      prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first.map { $0.isUppercase } ?? true }
    }
    guard let name else { return }
    edits.diagnostics.append(
      file.diagnostic(
        node, .warning,
        "\(module) is not available; \(name) and the other names of the module are not found. Put a"
          + " replacement for the file into the folder Tessera next to the project, or leave the file out"))
  }
}
