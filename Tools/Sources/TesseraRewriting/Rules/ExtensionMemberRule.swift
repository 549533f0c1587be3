import SwiftSyntax

/// Lists the properties that extensions add to classes of UIKit, such as `@IBInspectable var cornerRadius` of `UIView`.
///
/// A class of another module cannot list them itself. UIKit finds the generated type by its name.
enum ExtensionMemberRule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraMembers.swift"

  /// Returns the file that the module needs, or nil if its extensions add no such properties.
  static func addition(_ session: RewritingSession) -> String? {
    var setters: [String: [String]] = [:]
    var getters: [String: [String]] = [:]
    for type in session.index.entries where type.kind == .external && ExternalTypes.isLookupClass(type.name) {
      for member in type.members
      where member.kind == .property && member.isExposed && !member.isPrivate && !member.isStatic
        && !member.isConditional
        && !member.isOverride && member.home?.genericWhereClause == nil
        && member.home?.parent?.is(CodeBlockItemSyntax.self) == true
      {
        let (name, property) = (member.objectiveCName, member.name)
        getters[name, default: []].append(
          "if let object = object as? \(type.name) { return _MemberValue(object.\(property)) }")
        guard member.isSettable else { continue }
        setters[name, default: []].append(
          "if let object = object as? \(type.name) { return object._assign(value, like: object.\(property)) "
            + "{ object.\(property) = $0 } }")
      }
    }
    if getters.isEmpty { return nil }
    return """
      // The properties that extensions of this module add to classes of UIKit, by their names.
      // It is a class, because only classes can be found by name at run time.
      import UIKit

      final class _TesseraMembers: _ModuleMembers {
        @MainActor static func _setMember(_ name: String, of object: AnyObject, to value: Any?) -> _MemberAssignment {
          switch name {
      \(cases(setters))
          default: break
          }
          return .missing
        }

        @MainActor static func _member(_ name: String, of object: AnyObject) -> _MemberValue? {
          switch name {
      \(cases(getters))
          default: break
          }
          return nil
        }
      }

      """
  }

  private static func cases(_ bodies: [String: [String]]) -> String {
    bodies.sorted { $0.key < $1.key }.map { "    case \"\($0.key)\":\n      \($0.value.joined(separator: "\n      "))" }
      .joined(separator: "\n")
  }
}
