import SwiftSyntax

/// Lets subclasses of `UIScrollView` override `delegate`.
///
/// In Tessera, `UIScrollView.delegate` cannot be overridden, because table views and collection views have delegates of
/// other types. The override becomes a new property of the class with the same name. `super.delegate` still refers to
/// the property of the scroll view.
enum ScrollDelegateRule: Rule {
  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where type.kind == .class {
      for member in type.members
      where member.isOverride && member.kind == .property && member.name == "delegate"
        && overridesExtension(type, session)
      {
        session.removeOverride(of: member)
        session.interface.runtimeMethods[type.name, default: []].insert(OptionalProtocolRule.fullName(member))
        keepValueInSuperclass(member, session)
      }
    }
  }

  /// Returns whether `UIScrollView` is the nearest superclass that declares a delegate.
  private static func overridesExtension(_ type: TypeEntry, _ session: RewritingSession) -> Bool {
    let isDeclaredAbove = session.index.firstInChain(of: type) { entry -> Bool? in
      entry !== type && entry.kind == .class && entry.members.contains { $0.name == "delegate" } ? true : nil
    }
    return isDeclaredAbove == nil && !session.index.inheritedRuntimeMethods(of: type).contains("delegate()")
      && session.index.frameworkSuperclass(of: type) == "UIScrollView"
  }

  /// Gives an override with observers accessors that read and set the superclass's property.
  ///
  /// A property with observers would store its own value, and the scroll view's delegate would never be set. The
  /// observers become functions in the setter, so that a `return` ends only the observer.
  private static func keepValueInSuperclass(_ member: Member, _ session: RewritingSession) {
    guard let variable = member.node.as(VariableDeclSyntax.self), let valueType = member.type,
      let block = variable.bindings.first?.accessorBlock, case .accessors(let list) = block.accessors
    else { return }
    let observers = list.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil }
    guard observers.count == list.count else { return }
    for modifier in variable.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
      session.edits[member.file].blank(modifier.start..<modifier.end, in: session.files[member.file])
    }
    session.edits[member.file].insert(" get { return super.delegate } set {", at: block.leftBrace.end)
    for observer in observers {
      let specifier = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (specifier == "willSet" ? "newValue" : "oldValue")
      session.edits[member.file].replace(
        observer.accessorSpecifier.start..<(observer.parameters?.end ?? observer.accessorSpecifier.end),
        with: "func _\(specifier)(_ \(value): \(valueType))")
      if let body = observer.body { assignToSuperclass(in: body, of: member, session) }
    }
    let specifiers = observers.map(\.accessorSpecifier.text)
    var text = specifiers.contains("didSet") ? "; let _old = super.delegate" : ""
    if specifiers.contains("willSet") { text += "; _willSet(newValue)" }
    text += "; super.delegate = newValue"
    if specifiers.contains("didSet") { text += "; _didSet(_old)" }
    session.edits[member.file].insert("\(text) } ", at: block.rightBrace.start)
  }

  /// Lets the assignments to the property in its own observer set the superclass's property, because such an assignment
  /// does not call the observers. Assignments in closures do.
  private static func assignToSuperclass(in body: CodeBlockSyntax, of member: Member, _ session: RewritingSession) {
    let assignments = OwnAssignments(to: "delegate")
    assignments.walk(body)
    for (target, _) in assignments.found {
      session.edits[member.file].replace(target.start..<target.end, with: "super.delegate")
    }
  }
}
