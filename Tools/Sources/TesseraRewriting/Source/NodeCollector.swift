import SwiftSyntax

/// Collects the nodes of a file that the rules examine, in the order of the text.
final class NodeCollector: SyntaxVisitor {
  private let keepsConditions: Bool
  private(set) var attributes: [AttributeSyntax] = []
  private(set) var modifiers: [DeclModifierSyntax] = []
  private(set) var macros: [MacroExpansionExprSyntax] = []
  private(set) var imports: [ImportDeclSyntax] = []
  private(set) var conditions: [IfConfigDeclSyntax] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var memberAccesses: [MemberAccessExprSyntax] = []
  private(set) var casts: [SequenceExprSyntax] = []
  private(set) var assignments: [SequenceExprSyntax] = []
  private(set) var memberTypes: [MemberTypeSyntax] = []
  /// The initial values of variables and the default arguments of parameters that have a type.
  private(set) var initialValues: [(type: TypeSyntax, value: ExprSyntax)] = []
  private(set) var catches: [CatchClauseSyntax] = []
  private(set) var types: [any DeclGroupSyntax] = []
  private(set) var functions: [FunctionDeclSyntax] = []
  /// All identifiers. Rules use them to find names of older versions and of other frameworks.
  private(set) var identifiers: [TokenSyntax] = []

  /// Creates a collector.
  ///
  /// - Parameter keepsConditions: `true` if the module supports Linux, so that `os(iOS)` is false.
  init(keepsConditions: Bool) {
    self.keepsConditions = keepsConditions
    super.init(viewMode: .sourceAccurate)
  }

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
    PlatformCondition.excludes(node, keepsConditions: keepsConditions) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    memberAccesses.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    memberTypes.append(node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, let value = node.initializer?.value { initialValues.append((type, value)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue?.value { initialValues.append((node.type, value)) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) { casts.append(node) }
    if node.elements.count == 3, node.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }) {
      assignments.append(node)
    }
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

  /// Returns the values that are assigned to variables and properties with a name.
  func assignedValues(named name: String) -> [ExprSyntax] {
    assignments.compactMap { node in
      guard let first = node.elements.first, let value = node.elements.last else { return nil }
      let target =
        first.as(MemberAccessExprSyntax.self)?.declName.baseName ?? first.as(DeclReferenceExprSyntax.self)?.baseName
      return target?.text == name ? value : nil
    }
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind, token.presence == .present { identifiers.append(token) }
    return .skipChildren
  }
}
