import SwiftSyntax

/// Lists the members that extensions add to classes of UIKit and to layers, such as `@IBInspectable var cornerRadius` of
/// `UIView`, and actions of `UIViewController`.
///
/// A class of another module cannot list them itself. UIKit finds the generated type by its name.
enum ExtensionMemberRule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraMembers.swift"

  /// Returns the file that the module needs, or nil if its extensions add no such members.
  static func addition(_ session: RewritingSession) -> String? {
    var setters: [String: [String]] = [:]
    var getters: [String: [String]] = [:]
    var selectors: [String: [String]] = [:]
    for type in session.index.entries where type.kind == .external && isListed(type.name) {
      for member in type.members
      where member.isExposed && !member.isPrivate && !member.isStatic && !member.isConditional
        && !member.isOverride && !member.isUnavailable && member.home?.genericWhereClause == nil
        && member.home?.parent?.is(CodeBlockItemSyntax.self) == true
      {
        let (name, property) = (member.objectiveCName, member.name)
        if member.kind == .method {
          let overloads = session.index.members(named: member.name, of: type)
          guard
            let selector = SelectorExpressions.selectorWithUnusedSender(
              for: member, named: name, of: type.name, in: session)
              ?? SelectorExpressions.selector(
                for: member, of: type.name, isOverloaded: overloads.count > 1, in: session)
          else { continue }
          selectors[name, default: []].append("if object is \(type.name) { return \(selector) }")
        }
        guard member.kind == .property else { continue }
        getters[name, default: []].append(
          "if let object = object as? \(type.name) { return _MemberValue(object.\(property)) }")
        guard member.isSettable else { continue }
        setters[name, default: []].append(
          "if let object = object as? \(type.name) { return object._assign(value, like: object.\(property)) "
            + "{ object.\(property) = $0 } }")
      }
    }
    if getters.isEmpty && selectors.isEmpty { return nil }
    return """
      // The members that extensions of this module add to classes of UIKit, by their names.
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

        @MainActor static func _selector(named name: String, of object: AnyObject) -> Selector? {
          switch name {
      \(cases(selectors))
          default: break
          }
          return nil
        }
      }

      """
  }

  /// Returns whether the members of a class are found by name.
  private static func isListed(_ name: String) -> Bool {
    var current: String? = name
    while let next = current, next != "CALayer" { current = ExternalTypes.superclass(of: next) }
    return current != nil || ExternalTypes.isLookupClass(name)
  }

  private static func cases(_ bodies: [String: [String]]) -> String {
    bodies.sorted { $0.key < $1.key }.map { "    case \"\($0.key)\":\n      \($0.value.joined(separator: "\n      "))" }
      .joined(separator: "\n")
  }
}
