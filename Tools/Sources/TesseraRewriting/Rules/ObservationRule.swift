import SwiftSyntax

/// Lets properties with `@objc dynamic` notify their observers, and passes the names of key paths to observations.
struct ObservationRule: Rule {
  let session: RewritingSession
  var index: ModuleIndex { session.index }

  static func apply(_ session: RewritingSession) {
    let rule = ObservationRule(session: session)
    // A method of the module that takes a key path has no argument for its name.
    let declaresObserve = session.index.entries.contains { type in
      type.members.contains { $0.name == "observe" && $0.parameterTypes.first?.contains("KeyPath") == true }
    }
    for (number, file) in session.files.enumerated() where !declaresObserve {
      for call in file.nodes.calls { rule.name(call, number) }
    }
    for type in session.index.entries where type.kind == .class {
      for member in type.members { rule.rewrite(member, of: type) }
      rule.rewriteDependentKeys(of: type)
    }
  }

  /// Adds the name of the key path as a string to a call such as `observe(\.name, options: .new) { … }`, because key
  /// paths have no names at run time.
  private func name(_ call: FunctionCallExprSyntax, _ number: Int) {
    let callee =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let arguments = Array(call.arguments)
    guard let first = arguments.first, let path = first.expression.as(KeyPathExprSyntax.self) else { return }
    // The method in Combine has no closure: `publisher(for: \.name)`.
    let isPublisher = callee == "publisher" && first.label?.text == "for"
    let isObservation =
      callee == "observe" && first.label == nil
      && (call.trailingClosure != nil || arguments.dropFirst().first?.label != nil)
    guard isPublisher || isObservation || isNotification(callee, first, call) else { return }
    let names = path.components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainText
    }
    session.edits[number].insert(", _key: \"\(names.joined(separator: "."))\"", at: first.expression.end)
    session.edits[number].needsUIKit = true
  }

  /// Returns whether a call notifies observers by key path. Operations have such methods themselves.
  private func isNotification(
    _ callee: String?, _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax
  ) -> Bool {
    guard callee == "willChangeValue" || callee == "didChangeValue", argument.label?.text == "for",
      argument.expression.as(KeyPathExprSyntax.self)?.root == nil
    else { return false }
    guard let path = ModuleIndex.enclosingType(of: call).flatMap({ ModuleIndex.path(of: $0) }),
      let type = index.type(path)
    else { return true }
    return !isOperation(type)
  }

  func isOperation(_ type: TypeEntry) -> Bool {
    ["Operation", "BlockOperation"].contains(index.frameworkSuperclass(of: type))
  }

  private func rewrite(_ member: Member, of type: TypeEntry) {
    if member.isOverride, member.name == "observeValue", member.labels == ["forKeyPath", "of", "change", "context"] {
      conform(member, type)
    }
    guard member.kind == .property, member.modifiers.contains("dynamic"), !member.isStatic, !member.isConditional,
      member.isExposed || type.exposesMembers, let variable = member.node.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      variable.bindingSpecifier.tokenKind == .keyword(.var), !member.modifiers.contains("lazy")
    else { return }
    observe(binding, member, of: type)
  }

  private func observe(_ binding: PatternBindingSyntax, _ member: Member, of type: TypeEntry) {
    let dependents = dependents(of: member, in: type)
    func notification(_ old: String) -> String {
      "_didChange(\"\(member.objectiveCName)\", from: \(old), to: self.\(member.name))" + dependents
    }
    session.edits[member.file].needsUIKit = true
    guard let block = binding.accessorBlock else {
      if member.home == nil, !member.attributes.contains("NSManaged") {
        session.edits[member.file].insert(" { didSet { \(notification("oldValue")) } }", at: binding.end)
      }
      return
    }
    guard case .accessors(let list) = block.accessors else { return }
    if let observer = list.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = observer.body {
      let old = observer.parameters?.name.text ?? "oldValue"
      session.edits[member.file].insert(" \(notification(old)); ", at: body.leftBrace.end)
    } else if let setter = list.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body {
      session.edits[member.file].insert(
        " let _old = self.\(member.name); defer { \(notification("_old")) }; ", at: body.leftBrace.end)
    } else if list.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      session.edits[member.file].insert(" didSet { \(notification("oldValue")) } ", at: block.rightBrace.start)
    }
  }

  /// Rewrites an override of `observeValue(forKeyPath:of:change:context:)`. In Tessera, this method is a requirement of
  /// a protocol and not a method of `NSObject`.
  private func conform(_ member: Member, _ type: TypeEntry) {
    guard let node = type.classNode, let file = type.declaration?.file else { return }
    let name = OptionalProtocolRule.fullName(member)
    var isOverride = index.inheritedRuntimeMethods(of: type).contains(name)
    _ = index.firstInChain(of: type) { entry -> Void? in
      if entry !== type, entry.members.contains(where: { $0.name == member.name && $0.labels == member.labels }) {
        isOverride = true
      }
      return nil
    }
    if isOverride { return }
    session.removeOverride(of: member)
    session.interface.runtimeMethods[type.name, default: []].insert(name)
    if let last = node.inheritanceClause?.inheritedTypes.last {
      session.edits[file].insert(", _KeyValueObserving", at: last.end)
    } else {
      session.edits[file].insert(": _KeyValueObserving", at: node.genericParameterClause?.end ?? node.name.end)
    }
    session.edits[file].needsUIKit = true
  }
}
