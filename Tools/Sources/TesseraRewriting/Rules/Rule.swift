import SwiftSyntax

/// A rule that rewrites one kind of construct in all files of a module.
protocol Rule {
  /// Adds the changes of the rule to a session.
  static func apply(_ session: RewritingSession)
}

/// The rewriting of one module: its declarations, and the changes of its files so far.
final class RewritingSession {
  let options: ModuleRewriter.Options
  let index: ModuleIndex
  /// The changes of the files, in the order of the files.
  var edits: [FileEdits]
  /// The members that rules add to classes before the closing brace.
  private var additions: [(type: TypeEntry, text: String)] = []
  /// The implementations in extensions that make members of protocols optional.
  private var defaults:
    [(protocol: ProtocolDeclSyntax, file: Int, header: String, texts: [(member: Member, text: String)])] = []
  /// The overrides that `ExtensionDispatchRule` has rewritten.
  var dispatchedOverrides: Set<SyntaxIdentifier> = []
  /// The members of extensions that override a method which `InheritedConformanceRule` adds to a superclass.
  var impliedOverrides: Set<SyntaxIdentifier> = []
  /// The facts that rules pass on to the modules that import this one.
  var interface: ModuleInterface

  init(options: ModuleRewriter.Options, index: ModuleIndex) {
    self.options = options
    self.index = index
    edits = Array(repeating: FileEdits(), count: index.files.count)
    interface = ModuleInterface(moduleName: options.moduleName)
  }

  /// The name of UIKit's type `Selector` in code that is added. A type of the module with this name has precedence over it.
  private(set) lazy var selectorType: String = {
    let isDeclared = index.entries.contains { $0.kind != .external && $0.simpleName == "Selector" }
    return isDeclared ? "QuartzCore.Selector" : "Selector"
  }()

  /// The names of the types, members, functions, and variables of the module, which have precedence over those of frameworks.
  private(set) lazy var declaredNames: Set<String> = {
    var result = Set(index.entries.filter { $0.kind != .external }.map { $0.simpleName })
    for type in index.entries { result.formUnion(type.members.lazy.filter { !$0.isOverride }.map { $0.name }) }
    for file in files {
      let functions = file.nodes.functions.lazy.filter { $0.parent?.is(CodeBlockItemSyntax.self) == true }
      result.formUnion(functions.map { $0.name.text })
      let variables = file.tree.statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }
      let patterns = variables.flatMap(\.bindings).map { $0.pattern.as(IdentifierPatternSyntax.self) }
      result.formUnion(patterns.compactMap { $0?.identifier.text })
    }
    // Code for several versions of Swift declares the names of the others.
    for file in files { result.formUnion(LeftOutRule.aliases(in: file.tree.statements).map { $0.name.plainText }) }
    return result
  }()

  /// The files of the module.
  var files: [ParsedFile] { index.files }

  /// Returns the methods of the Objective-C protocols to which a class conforms, with the names that the protocols
  /// specify. The name is empty if the protocol specifies none. A method that implements one of them needs no `@objc`.
  func exposedMethods(of type: TypeEntry) -> [String: String] {
    var result: [String: String] = [:]
    for name in index.protocolNames(of: type) {
      let entries = [interface.protocols[name]] + index.interfaces.map { $0.protocols[name] }
      for case let entry? in entries {
        for method in entry.exposedMethods { result[method] = entry.objectiveCNames[method] ?? "" }
      }
      for method in FrameworkMethods.optionalMethods(of: name) { result[method] = "" }
    }
    return result
  }

  /// Removes `override` from a member that overrides nothing on Linux, so that it becomes a new member of its class. In an
  /// extension, a new member cannot be `open`.
  func removeOverride(of member: Member) {
    guard let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return }
    dispatchedOverrides.insert(member.node.id)
    for modifier in modifiers {
      if modifier.name.text == "override" {
        edits[member.file].blank(modifier.start..<modifier.end, in: files[member.file])
      } else if modifier.name.text == "open", member.home != nil {
        edits[member.file].replace(modifier.start..<modifier.end, with: "public")
      }
    }
  }

  /// Adds a member to a class, on the line of the class's closing brace.
  func add(member text: String, to type: TypeEntry) {
    additions.append((type, OldNameRule.currentNames(in: text, declared: declaredNames)))
  }

  /// Adds an extension of a protocol with implementations of its members. Those of members that are left out are not inserted.
  func add(
    defaults texts: [(member: Member, text: String)], to node: ProtocolDeclSyntax, _ file: Int, _ header: String
  ) {
    defaults.append((node, file, header, texts))
  }

  /// Inserts the members that the rules added to classes and protocols.
  func insertMembers() {
    for entry in defaults where !edits[entry.file].isLeftOut(entry.protocol) {
      let texts = entry.texts.filter { !edits[entry.file].isLeftOut($0.member.node) }.map(\.text)
      guard !texts.isEmpty else { continue }
      edits[entry.file].insert(
        "; \(entry.header) { \(texts.joined(separator: "; ")) }", at: entry.protocol.memberBlock.end)
    }
    defaults = []
    var texts: [ObjectIdentifier: (type: TypeEntry, texts: [String])] = [:]
    var order: [ObjectIdentifier] = []
    for (type, text) in additions {
      let key = ObjectIdentifier(type)
      if texts[key] == nil { order.append(key) }
      texts[key, default: (type, [])].texts.append(text)
    }
    for key in order {
      guard let (type, members) = texts[key], let (file, node) = type.declaration else { continue }
      let block = node.memberBlock
      let brace = block.rightBrace.start
      let previous = block.members.last?.end ?? block.leftBrace.end
      let needsSeparator = !block.members.isEmpty && !files[file].hasLineBreak(between: previous, and: brace)
      edits[file].insert((needsSeparator ? "; " : " ") + members.joined(separator: "; ") + " ", at: brace)
    }
    additions = []
  }
}
