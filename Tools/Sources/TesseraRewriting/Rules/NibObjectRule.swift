import SwiftSyntax

/// Lets classes that are no responders override `awakeFromNib()` and `prepareForInterfaceBuilder()`, which every `NSObject` has on
/// iOS. The first override becomes a new method. A nib finds `awakeFromNib()` by its name (`MemberLookupRule`).
enum NibObjectRule: Rule {
  private static let methods: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where type.kind == .class {
      for member in type.members where member.isOverride && isRewritten(member, of: type, in: session.index) {
        let name = OptionalProtocolRule.fullName(member)
        if session.index.inheritedRuntimeMethods(of: type).contains(name) { continue }
        let isDeclaredAbove = session.index.firstInChain(of: type) { entry -> Bool? in
          entry !== type && entry.members.contains { OptionalProtocolRule.fullName($0) == name } ? true : nil
        }
        if isDeclaredAbove == true { continue }
        session.removeOverride(of: member)
        session.interface.runtimeMethods[type.name, default: []].insert(name)
        // The superclass does nothing in the method.
        for call in session.files[member.file].nodes.calls {
          guard member.node.start <= call.start, call.end <= member.node.end,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == member.name
          else { continue }
          session.edits[member.file].replace(call.start..<call.end, with: "()")
        }
      }
    }
  }

  /// Returns whether a nib calls a method of a class that is no responder.
  static func isCalled(_ member: Member, of type: TypeEntry, in index: ModuleIndex) -> Bool {
    member.name == "awakeFromNib" && isRewritten(member, of: type, in: index)
  }

  private static func isRewritten(_ member: Member, of type: TypeEntry, in index: ModuleIndex) -> Bool {
    guard methods.contains(OptionalProtocolRule.fullName(member)), member.kind == .method, !member.isStatic,
      let framework = index.frameworkSuperclass(of: type)
    else { return false }
    if ExternalTypes.isResponder(framework) { return false }
    guard member.name == "awakeFromNib" else { return true }
    // The items of bars have the method.
    return !sequence(first: framework, next: ExternalTypes.superclass).prefix(8).contains {
      $0 == "UIBarItem" || $0 == "UINavigationItem"
    }
  }
}
