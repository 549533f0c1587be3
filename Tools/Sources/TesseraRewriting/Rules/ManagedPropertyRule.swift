import SwiftSyntax

/// Adds accessors to properties with `@NSManaged`, which Core Data implements at run time. The accessors read and write
/// the value by the name of the property.
///
/// Layers implement such properties, too: their values are animated.
///
/// Core Data creates the objects with `init(entity:insertInto:)`, which is `required` for that in the module that replaces it.
enum ManagedPropertyRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls { rewriteCreation(call, &session.edits[number]) }
    }
    for type in session.index.entries {
      if type.kind == .class, session.index.frameworkSuperclass(of: type) == "NSManagedObject" {
        requireInitializer(of: type, session)
      }
      for member in type.members where member.attributes.contains("NSManaged") {
        if let function = member.node.as(FunctionDeclSyntax.self), function.body == nil {
          session.edits[member.file].insert(body(of: function, type.name), at: function.end)
        } else if let variable = member.node.as(VariableDeclSyntax.self), let binding = variable.bindings.last,
          binding.accessorBlock == nil, member.type != nil
        {
          if session.index.frameworkSuperclass(of: type)?.hasPrefix("CA") == true,
            let darwin = session.options.importMap["Darwin"]?.first
          {
            session.edits[member.file].add(import: darwin)
          }
          session.edits[member.file].insert(
            " { get { return _managedValue(forKey: \"\(member.name)\") }"
              + " set { _setManagedValue(newValue, forKey: \"\(member.name)\") } }", at: variable.end)
        }
      }
    }
  }

  /// Rewrites `NSManagedObject(entity: entity, insertInto: context)`, which on iOS returns an object of the class that the model
  /// names, to a call of a method that does.
  private static func rewriteCreation(_ call: FunctionCallExprSyntax, _ edits: inout FileEdits) {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "NSManagedObject",
      call.arguments.map({ $0.label?.text }) == ["entity", "insertInto"]
    else { return }
    edits.insert("._object", at: callee.end)
  }

  /// Makes an overridden `init(entity:insertInto:)` required. A class with other initializers gets one, because it does not
  /// inherit it.
  private static func requireInitializer(of type: TypeEntry, _ session: RewritingSession) {
    let initializers = type.members.filter { $0.kind == .initializer }
    if let own = initializers.first(where: { $0.labels == ["entity", "insertInto"] }) {
      guard let node = own.node.as(InitializerDeclSyntax.self) else { return }
      let names = node.modifiers.map(\.name)
      guard !names.contains(where: { $0.text == "required" }),
        let override = names.first(where: { $0.text == "override" })
      else { return }
      session.edits[own.file].replace(override.start..<override.end, with: "required")
    } else if initializers.contains(where: { !$0.modifiers.contains("convenience") }) {
      session.add(
        member: (type.isPublic ? "public " : "")
          + "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
          + "{ super.init(entity: entity, insertInto: context) }", to: type)
    }
  }

  /// Returns the body of a method that Core Data implements: those that change a relationship, whose names the class
  /// understands at run time.
  private static func body(of function: FunctionDeclSyntax, _ type: String) -> String {
    let name = function.name.text
    guard function.signature.returnClause == nil else {
      return " { fatalError(\"\(type).\(name) has a result, which no method of a relationship has\") }"
    }
    let arguments = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    return " { _managedCall(\"\(name)\", [\(arguments.joined(separator: ", "))]) }"
  }
}
