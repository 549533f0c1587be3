import SwiftParser
import SwiftSyntax
import TesseraRewriting

/// Collects the names that a Swift file declares and those that it uses.
final class NameCollector: SyntaxVisitor {
  /// A use of a name at a line. Members are distinguished from types and functions.
  struct Use: Hashable {
    let name: String
    let line: Int
    let isMember: Bool
  }

  private let converter: SourceLocationConverter
  /// Indicates whether only declarations that other modules can use are collected.
  private let publicOnly: Bool
  private(set) var declared = NameSet()
  private(set) var uses: [Use] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - path: The path.
  ///   - publicOnly: `true` to collect public declarations only, and no uses.
  init(_ text: String, path: String, publicOnly: Bool) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    self.publicOnly = publicOnly
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  // MARK: Declarations

  private func add(type token: TokenSyntax) { declared.types.insert(plain(token)) }
  private func add(member token: TokenSyntax) { declared.members.insert(plain(token)) }

  /// Returns whether a declaration is collected. Members of protocols and public extensions have the access level of
  /// their container, so a declaration without an access level counts. A name too many does no harm.
  private func counts(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard publicOnly else { return true }
    return !modifiers.contains {
      ["private", "fileprivate", "package", "internal"].contains($0.name.text) && $0.detail == nil
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if counts(node.modifiers) { add(type: node.name) }
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if counts(node.modifiers) { add(type: node.name) }
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if counts(node.modifiers) { add(type: node.name) }
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    if counts(node.modifiers) { add(type: node.name) }
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if counts(node.modifiers) { add(type: node.name) }
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if counts(node.modifiers) { add(type: node.name) }
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(type: node.name)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(type: node.name)
    return .visitChildren
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    add(member: node.name)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if counts(node.modifiers) { add(member: node.name) }
    if node.modifiers.contains(where: { $0.name.text == "override" }) { use(node.name, isMember: true) }
    return publicOnly ? .skipChildren : .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(member: node.name)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      if counts(node.modifiers) { add(member: name) }
      if isOverride { use(name, isMember: true) }
    }
    return publicOnly ? .skipChildren : .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if !publicOnly { add(member: node.identifier) }
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if !publicOnly { add(member: node.secondName ?? node.firstName) }
    return .visitChildren
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { add(member: name) }
    return .visitChildren
  }
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // A tuple expression declares the names of the tuple's elements.
    if let label = node.label, node.parent?.parent?.is(TupleExprSyntax.self) ?? false { add(member: label) }
    return .visitChildren
  }

  // MARK: Uses

  private func use(_ token: TokenSyntax, isMember: Bool) {
    guard !publicOnly else { return }
    uses.append(Use(name: plain(token), line: line(token), isMember: isMember))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, isMember: false)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, isMember: false)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if case .identifier = node.baseName.tokenKind { use(node.baseName, isMember: isMember) }
    return .visitChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if publicOnly { return .visitChildren }
    for clause in node.clauses {
      let answer = clause.condition.map { Self.condition.answer($0.trimmedDescription) } ?? true
      if answer != false, let elements = clause.elements { walk(elements) }
      // If a condition is true, the clauses after it are not compiled.
      if answer == true { break }
    }
    return .skipChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    // The names in a condition are not uses.
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  /// The conditions that are known without the settings of the project.
  private static let condition = CompiledCondition(swiftVersion: "6", keepsConditions: false)
}
