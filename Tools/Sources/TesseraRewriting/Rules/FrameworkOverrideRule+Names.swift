import SwiftSyntax

extension FrameworkOverrideRule {
  /// Gives the implementation in the extension a separate name, and lets `super` refer to UIKit's code.
  ///
  /// - Parameters:
  ///   - override: The override.
  ///   - target: The member to which `super` refers: the implementation for a superclass, or the replacement.
  ///   - isReplacement: Indicates whether the target is the replacement, which must call UIKit's code.
  func rename(_ override: FrameworkOverride, super target: String, isReplacement: Bool) {
    let member = override.member
    let file = session.files[member.file]
    session.dispatchedOverrides.insert(member.node.id)
    let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    for modifier in modifiers
    where ["override", "open", "public", "private", "fileprivate"].contains(modifier.name.text) {
      session.edits[member.file].blank(modifier.start..<modifier.end, in: file)
    }
    if let function = member.node.as(FunctionDeclSyntax.self) {
      session.edits[member.file].replace(function.name.start..<function.name.end, with: override.name)
    } else if case .observers = override.content {
      renameObservers(of: override, replacement: target, isReplacement: isReplacement)
    } else if let pattern = member.node.as(VariableDeclSyntax.self)?.bindings.first?.pattern {
      session.edits[member.file].replace(pattern.start..<pattern.end, with: override.name)
    }
    for access in file.nodes.memberAccesses
    where member.node.start <= access.start && access.end <= member.node.end
      && access.base?.is(SuperExprSyntax.self) == true && access.declName.baseName.plainText == member.name
    {
      redirect(ExprSyntax(access), of: member, to: target, isReplacement: isReplacement)
    }
  }

  /// Lets an access to a member of `super` refer to another member.
  private func redirect(_ access: ExprSyntax, of member: Member, to target: String, isReplacement: Bool) {
    let range = access.start..<access.end
    var marks = "_callSuper(\"\(member.name)\") { "
    var end = access.end
    if member.kind == .method, let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    {
      guard Self.calls(member, call) else { return }
      end = call.end
      addDefaultArguments(to: call, of: member)
    } else if member.kind == .property, let assignment = Self.assignment(to: access) {
      end = assignment.node.end
      let mark = "_callSuper(\"\(member.name)=\") { "
      marks = assignment.reads ? marks + mark : mark
    }
    guard isReplacement else { return session.edits[member.file].replace(range, with: target) }
    session.edits[member.file].replace(range, with: marks + target)
    session.edits[member.file].insert(
      String(repeating: " }", count: marks.split(separator: "{").count - 1), at: end)
  }

  /// Writes out the last arguments that a call leaves out, which have defaults in UIKit but not in the method that is called instead:
  /// `super.present(page, animated: true)`. The defaults of optional parameters, such as completion handlers, are nil.
  private func addDefaultArguments(to call: FunctionCallExprSyntax, of member: Member) {
    guard call.trailingClosure == nil, let parenthesis = call.rightParen else { return }
    let places = member.labels.indices.dropFirst(call.arguments.count)
    guard places.allSatisfy({ member.parameterTypes[$0].hasSuffix("?") }) else { return }
    for place in places {
      let label = member.labels[place].isEmpty ? "" : "\(member.labels[place]): "
      session.edits[member.file].insert((place > 0 ? ", " : "") + label + "nil", at: parenthesis.start)
    }
  }

  /// Returns whether a call is one of a method, and not of another method with the same name. The last arguments can be closures after
  /// the parentheses, or be left out.
  private static func calls(_ member: Member, _ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.plainText ?? "" }
    guard labels.count < member.labels.count else { return labels == member.labels }
    let isPrefix = labels == Array(member.labels.prefix(labels.count))
    return isPrefix && (call.trailingClosure != nil || labels.contains { !$0.isEmpty })
  }

  /// Returns the assignment whose target is an expression or a part of its value. `reads` indicates that the assignment also reads
  /// the value, such as `super.frame.size.width = 1`.
  private static func assignment(to expression: ExprSyntax) -> (node: SequenceExprSyntax, reads: Bool)? {
    var target = expression
    while let parent = target.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == target.id {
        target = ExprSyntax(access)
      } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
        target = ExprSyntax(chain)
      } else if let forced = parent.as(ForceUnwrapExprSyntax.self) {
        target = ExprSyntax(forced)
      } else if let element = parent.as(SubscriptCallExprSyntax.self), element.calledExpression.id == target.id {
        target = ExprSyntax(element)
      } else {
        break
      }
    }
    guard let node = target.parent?.parent?.as(SequenceExprSyntax.self), let first = node.elements.first,
      first.id == target.id, let operation = node.elements.dropFirst().first
    else { return nil }
    if operation.is(AssignmentExprSyntax.self) { return (node, target.id != expression.id) }
    guard let text = operation.as(BinaryOperatorExprSyntax.self)?.operator.text, text.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    else { return nil }
    return (node, true)
  }

  /// Makes functions of the observers of a property. Assignments to the property in them do not call the observers.
  private func renameObservers(of override: FrameworkOverride, replacement: String, isReplacement: Bool) {
    let member = override.member
    guard let variable = member.node.as(VariableDeclSyntax.self), let block = variable.bindings.first?.accessorBlock,
      case .accessors(let list) = block.accessors
    else { return }
    let file = session.files[member.file]
    session.edits[member.file].blank(variable.bindingSpecifier.start..<block.leftBrace.end, in: file)
    session.edits[member.file].blank(block.rightBrace.start..<block.rightBrace.end, in: file)
    for (place, observer) in list.enumerated() {
      let specifier = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (specifier == "willSet" ? "newValue" : "oldValue")
      session.edits[member.file].replace(
        observer.accessorSpecifier.start..<(observer.parameters?.end ?? observer.accessorSpecifier.end),
        with: (place > 0 ? "; " : "") + "func \(override.name)_\(specifier)(_ \(value): \(member.type ?? "")) ")
      guard let body = observer.body, isReplacement else { continue }
      let assignments = OwnAssignments(to: member.name)
      assignments.walk(body)
      for (target, node) in assignments.found {
        session.edits[member.file].replace(
          target.start..<target.end, with: "_callSuper(\"\(member.name)=\") { \(replacement)")
        session.edits[member.file].insert(" }", at: node.end)
      }
    }
  }
}
