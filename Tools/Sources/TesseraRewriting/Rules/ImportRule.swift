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
    // Linux has this module, and code for Linux uses its run loops.
    if module == "CoreFoundation", session.options.keepsConditions { return }
    if leaveOutFile(node, module, number, session) || leaveOut(node, module, number, session) { return }
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

  /// Leaves out the code after the import of a module of another author that is not available.
  private static func leaveOutFile(
    _ node: ImportDeclSyntax, _ module: String, _ number: Int, _ session: RewritingSession
  ) -> Bool {
    guard session.options.missingModules.contains(module), node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true, session.edits[number].leftOutStart == nil
    else { return false }
    // The build folder may contain the module of another project, so the condition is not `canImport`.
    session.edits[number].replace(node.start..<node.end, with: "#if false")
    session.edits[number].leftOutStart = node.end
    session.edits[number].diagnostics.append(
      session.files[number].diagnostic(
        node, .warning, "\(module) is not available; the code after this import is left out"))
    return true
  }

  /// Returns whether an import is at the top level of its file, or in an `#if` whose condition may be true.
  ///
  /// - Parameters:
  ///   - node: The import.
  ///   - module: The module.
  ///   - isReplaced: `true` if `canImport(module)` is true, because a module replaces a part of it.
  private static func isCompiled(_ node: ImportDeclSyntax, _ module: String, isReplaced: Bool) -> Bool {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
    var current = node.parent?.parent?.parent
    while let clause = current?.as(IfConfigClauseSyntax.self) {
      guard !PlatformCondition.excludes(clause, keepsConditions: true) else { return false }
      if let condition = clause.condition {
        guard isReplaced || !condition.trimmedDescription.contains("canImport(\(module))") else { return false }
      } else {
        // The code after `#else` is compiled if all conditions before it are those of other platforms.
        guard let chain = clause.parent?.as(IfConfigClauseListSyntax.self),
          chain.prefix(while: { $0.id != clause.id }).allSatisfy({
            PlatformCondition.excludes($0, keepsConditions: true)
          })
        else { return false }
      }
      current = clause.parent?.parent?.parent?.parent?.parent
    }
    return current?.is(SourceFileSyntax.self) == true
  }

  /// Returns the identifiers of a file that are names of a framework by their prefixes. Tests are compiled with them, so that
  /// they fail.
  private static func names(
    of module: String, in file: ParsedFile, _ session: RewritingSession
  ) -> Set<String> {
    guard let prefixes = AppleFrameworks.prefixes[module], !session.options.isTestModule else { return [] }
    return Set(
      file.nodes.identifiers.lazy.map(\.plainText).filter { name in
        prefixes.contains { prefix in
          // A name such as `INFINITY` or `MSEC_PER_SEC` belongs to C, and only begins with the prefix of a framework.
          // `vImage_Buffer` belongs to Accelerate.
          name.hasPrefix(prefix)
            && name.dropFirst(prefix.count).first.map { $0.isUppercase || $0 == "_" && prefix.count > 2 } ?? true
            && (prefix.count > 2 || name.contains(where: \.isLowercase))
        }
          && !AppleFrameworks.available.contains(where: name.hasPrefix)
          && !session.options.frameworkNames.contains(name) && !OldNames.contains(name)
          && !ModuleRewriter.isFramework(name)
          && !session.index.interfaces.contains { $0.superclasses[name] != nil || $0.protocols[name] != nil }
      })
  }

  /// Returns the names of a framework that nothing but the framework can declare in a file, although another module could
  /// have a type with such a name: the file imports no other module than Apple's, and its own module does not have it.
  private static func namesOnly(
    of module: String, in file: ParsedFile, _ session: RewritingSession
  ) -> Set<String> {
    guard let names = AppleFrameworks.accompanying[module],
      file.nodes.imports.allSatisfy({ ModuleRewriter.isFramework($0.path.first?.name.plainText ?? "") })
    else { return [] }
    return names
  }

  /// Leaves out the code that uses a framework that is not available.
  ///
  /// If nothing else remains of the file, or the uses cannot be separated, the line with the import becomes the
  /// condition for the code after it. Returns `false` if the import remains, because other code remains.
  private static func leaveOut(
    _ node: ImportDeclSyntax, _ module: String, _ number: Int, _ session: RewritingSession
  ) -> Bool {
    let file = session.files[number]
    // The module that replaces a framework can have a part of its types.
    let isReplaced = session.options.importMap[module]?.isEmpty == false
    // The types of Combine and CryptoKit are declared in OpenCombine and swift-crypto, which are not a part of Tessera.
    if isReplaced, session.options.frameworkNames.isEmpty || ["Combine", "CryptoKit"].contains(module) { return false }
    let indispensable = AppleFrameworks.indispensable[module].map { $0.union(namesOnly(of: module, in: file, session)) }
    let names = indispensable ?? self.names(of: module, in: file, session)
    guard !session.options.keepsConditions || indispensable != nil,
      !session.options.projectModules.contains(module), isCompiled(node, module, isReplaced: isReplaced),
      session.edits[number].leftOutStart == nil,
      let name = uses(of: names, module, file, session).first?.plainText
    else { return false }
    let all = uses(of: names.union(AppleFrameworks.accompanying[module] ?? []), module, file, session)
    // The type that is missing, or the framework.
    let missing = all.map { isReplaced ? $0.plainText : module }
    let places = zip(all, missing).map { token, missing in
      FrameworkUse.enclosing(
        token, keepsBodies: !session.options.isTestModule, keepsClasses: indispensable == nil,
        reason: "\(missing) is not available")
    }
    let separable = places.compactMap { $0 }
    if separable.count == all.count, isReplaced || remains(of: file, without: separable) {
      leaveOut(separable, of: missing, number, session)
      return false
    }
    if isReplaced { return false }
    // The code after an import in an `#if` is not the rest of the file.
    guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else { return false }
    session.edits[number].replace(node.start..<node.end, with: "#if canImport(\(module))")
    session.edits[number].leftOutStart = node.end
    session.edits[number].diagnostics.append(
      file.diagnostic(
        node, .warning,
        "\(module) is not available; the code after this import is left out, because it uses \(name). Put a"
          + " replacement for the file into the folder Tessera next to the project"))
    return true
  }

  /// Returns the identifiers of a file that are names of a framework.
  private static func uses(
    of names: Set<String>, _ module: String, _ file: ParsedFile, _ session: RewritingSession
  ) -> [TokenSyntax] {
    let foreign = names.filter { session.index.type($0).map { $0.kind == .external } ?? true }
    let found = file.nodes.identifiers.filter {
      // The name of a part of a framework, as in `import CoreImage.CIKernel`, is no use of it.
      foreign.contains($0.plainText) && $0.parent?.is(ImportPathComponentSyntax.self) != true && !$0.isInPreview
        && !$0.isShadowed(from: module, session.index)
    }
    guard !found.isEmpty else { return [] }
    // Libraries for several platforms declare names such as `typealias Color = UIColor`.
    let aliases = session.files.flatMap { LeftOutRule.aliases(in: $0.tree.statements) }
    let own = aliases.filter { !$0.initializer.value.trimmedDescription.hasPrefix(module + ".") }.map(\.name.plainText)
    let declared = Set(own)
    return found.filter {
      !declared.contains($0.plainText) || $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }
  }

  /// Returns whether a file has declarations besides those that are left out.
  private static func remains(of file: ParsedFile, without uses: [FrameworkUse]) -> Bool {
    file.tree.statements.contains { statement in
      guard !statement.item.is(ImportDeclSyntax.self) else { return false }
      let range = statement.item.start..<statement.item.end
      return !uses.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
    }
  }

  private static func leaveOut(
    _ uses: [FrameworkUse], of missing: [String], _ number: Int, _ session: RewritingSession
  ) {
    var seen: Set<Range<Int>> = []
    for (use, module) in zip(uses, missing) where seen.insert(use.range).inserted {
      // A function whose signature uses the framework is left out with its body.
      if uses.contains(where: { $0.range != use.range && $0.range.contains(use.range) }) { continue }
      var replacement = ""
      switch use {
      case .body(_, _, let text), .statement(_, let text): replacement = text
      case .declaration, .conformance: break
      }
      // Other rules add conformances after the last one.
      if case .conformance = use {
        session.edits[number].blank(use.range, in: session.files[number])
      } else {
        session.edits[number].leaveOut(use.range, replacement: replacement)
      }
      let what: String
      switch use {
      case .statement: what = "this statement"
      case .conformance: what = "the conformance to its protocol"
      case .body: what = "the body of this declaration"
      case .declaration(let node):
        let extended = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        what = extended.map { "this extension of \($0)" } ?? "this declaration"
      }
      session.edits[number].diagnostics.append(
        session.files[number].diagnostic(use.node, .warning, "\(module) is not available; \(what) is left out"))
    }
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
