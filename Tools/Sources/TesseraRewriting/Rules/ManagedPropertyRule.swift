import SwiftSyntax

/// Adds accessors to properties with `@NSManaged`, which Core Data implements at run time. The accessors read and write
/// the value by the name of the property.
enum ManagedPropertyRule: Rule {
  static func apply(_ session: RewritingSession) {
    for type in session.index.entries {
      for member in type.members where member.attributes.contains("NSManaged") {
        if let function = member.node.as(FunctionDeclSyntax.self), function.body == nil {
          session.edits[member.file].insert(
            " { fatalError(\"Core Data is not available: \(type.name).\(member.name)\") }", at: function.end)
        } else if let variable = member.node.as(VariableDeclSyntax.self), let binding = variable.bindings.last,
          binding.accessorBlock == nil, let valueType = member.type
        {
          let isOptional = valueType.hasSuffix("?") || valueType.hasSuffix("!")
          let plain = isOptional ? String(valueType.dropLast()) : valueType
          session.edits[member.file].insert(
            " { get { return value(forKey: \"\(member.name)\") \(isOptional ? "as?" : "as!") \(plain) }"
              + " set { setValue(newValue, forKey: \"\(member.name)\") } }", at: variable.end)
        }
      }
    }
  }
}
