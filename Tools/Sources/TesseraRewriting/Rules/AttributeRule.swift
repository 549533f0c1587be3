import SwiftSyntax

/// Removes the attributes that need the Objective-C runtime: `@objc`, `@IBOutlet`, `@NSCopying` and others.
///
/// The attributes are replaced by spaces, so that columns do not change. Other rules still find the attributes in the
/// syntax tree, which is not changed.
enum AttributeRule: Rule {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSManaged", "NSCopying", "IBOutletCollection",
  ]

  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for attribute in file.nodes.attributes {
        let name = attribute.attributeName.trimmedDescription
        if removed.contains(name) {
          session.edits[number].blank(attribute.start..<attribute.end, in: file)
        } else if name == "convention", attribute.arguments?.trimmedDescription == "c", hasSelector(attribute) {
          // This is the type of a method's implementation, for code that exchanges methods. In Tessera, no methods are
          // exchanged.
          session.edits[number].blank(attribute.start..<attribute.end, in: file)
        } else if name == "convention", attribute.arguments?.trimmedDescription == "block" {
          // Blocks exist only in Objective-C. In Tessera, the closure is a Swift closure.
          session.edits[number].blank(attribute.start..<attribute.end, in: file)
        } else if name == "available", isUnavailable(attribute),
          isOfStoredProperty(attribute) || isOfRequirement(attribute)
        {
          // Older compilers allowed stored properties that are unavailable, and protocols with `@objc` may have
          // unavailable members.
          session.edits[number].blank(attribute.start..<attribute.end, in: file)
        }
      }
      for modifier in file.nodes.modifiers where modifier.name.text == "dynamic" {
        session.edits[number].blank(modifier.start..<modifier.end, in: file)
      }
      // In protocols with `@objc`, a property can be `weak`. The keyword has no meaning for the classes that conform.
      for modifier in file.nodes.modifiers where modifier.name.text == "weak" && isOfRequirement(modifier) {
        session.edits[number].blank(modifier.start..<modifier.end, in: file)
      }
    }
  }

  /// Indicates whether an attribute or a modifier belongs to a member of a protocol.
  private static func isOfRequirement(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.parent.flatMap(ModuleIndex.enclosingType)?.is(ProtocolDeclSyntax.self) == true
  }

  /// Indicates whether an attribute says that a declaration is unavailable on all platforms.
  private static func isUnavailable(_ attribute: AttributeSyntax) -> Bool {
    guard case .availability(let arguments) = attribute.arguments else { return false }
    let words = arguments.prefix(2).map { $0.argument.trimmedDescription }
    return words == ["*", "unavailable"]
  }

  private static func isOfStoredProperty(_ attribute: AttributeSyntax) -> Bool {
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      variable.parent?.is(MemberBlockItemSyntax.self) == true
    else { return false }
    return variable.bindings.contains { binding in
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let accessors) = block.accessors else { return false }
      return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  /// Indicates whether an attribute belongs to a function type that has a selector among its parameters.
  private static func hasSelector(_ attribute: AttributeSyntax) -> Bool {
    guard let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
    else { return false }
    return type.parameters.contains { ModuleIndex.plainName($0.type.trimmedDescription) == "Selector" }
  }
}
