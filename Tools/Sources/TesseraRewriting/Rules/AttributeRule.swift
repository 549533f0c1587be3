import SwiftSyntax

/// Removes the attributes that need the Objective-C runtime: `@objc`, `@IBOutlet`, `@NSCopying` and others.
///
/// Spaces replace the attributes, so the columns stay. Other rules read the attributes in the tree, which is unchanged.
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
          // The type of a method's implementation, which code for exchanging methods calls. None is ever exchanged.
          session.edits[number].blank(attribute.start..<attribute.end, in: file)
        } else if name == "convention", attribute.arguments?.trimmedDescription == "block" {
          // Blocks exist in Objective-C alone; here such a closure is one of Swift.
          session.edits[number].blank(attribute.start..<attribute.end, in: file)
        }
      }
      for modifier in file.nodes.modifiers where modifier.name.text == "dynamic" {
        session.edits[number].blank(modifier.start..<modifier.end, in: file)
      }
    }
  }

  /// Indicates whether an attribute belongs to a type of functions with a selector among the parameters.
  private static func hasSelector(_ attribute: AttributeSyntax) -> Bool {
    guard let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
    else { return false }
    return type.parameters.contains { ModuleIndex.plainName($0.type.trimmedDescription) == "Selector" }
  }
}
