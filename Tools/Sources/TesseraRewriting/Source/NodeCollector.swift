import SwiftSyntax

/// Collects the nodes of a file that the rules examine, in the order of the text.
final class NodeCollector: SyntaxVisitor {
  private(set) var attributes: [AttributeSyntax] = []
  private(set) var modifiers: [DeclModifierSyntax] = []
  private(set) var macros: [MacroExpansionExprSyntax] = []
  private(set) var imports: [ImportDeclSyntax] = []
  private(set) var conditions: [IfConfigDeclSyntax] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var memberAccesses: [MemberAccessExprSyntax] = []
  private(set) var casts: [SequenceExprSyntax] = []
  private(set) var catches: [CatchClauseSyntax] = []
  private(set) var types: [any DeclGroupSyntax] = []
  private(set) var functions: [FunctionDeclSyntax] = []
  /// All identifiers. Rules use them to find names of older versions and of other frameworks.
  private(set) var identifiers: [TokenSyntax] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    attributes.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    modifiers.append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    macros.append(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node)
    return .visitChildren
  }

  /// Code of other platforms is not compiled, and its declarations would be taken for second ones of the same name.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition.map { PlatformCondition.isFalse($0) } ?? false ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    memberAccesses.append(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) { casts.append(node) }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    catches.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }

  private func visit(type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind, token.presence == .present { identifiers.append(token) }
    return .skipChildren
  }
}
