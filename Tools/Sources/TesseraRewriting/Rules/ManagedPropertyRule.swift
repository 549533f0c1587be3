import SwiftSyntax

/// Adds accessors to properties with `@NSManaged`, which Core Data implements at run time. The accessors read and write
/// the value by the name of the property.
enum ManagedPropertyRule: Rule {
  static func apply(_ session: RewritingSession) {
    for type in session.index.entries {
      for member in type.members where member.attributes.contains("NSManaged") {
        if let function = member.node.as(FunctionDeclSyntax.self), function.body == nil {
          session.edits[member.file].insert(body(of: function, type.name), at: function.end)
        } else if let variable = member.node.as(VariableDeclSyntax.self), let binding = variable.bindings.last,
          binding.accessorBlock == nil, member.type != nil
        {
          session.edits[member.file].insert(
            " { get { return _managedValue(forKey: \"\(member.name)\") }"
              + " set { _setManagedValue(newValue, forKey: \"\(member.name)\") } }", at: variable.end)
        }
      }
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
