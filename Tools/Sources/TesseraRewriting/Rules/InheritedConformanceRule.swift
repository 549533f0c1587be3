import SwiftSyntax

/// Rewrites a class that implements an optional method of a protocol to which only its superclass conforms.
///
/// Without the Objective-C runtime, a conformance contains the methods of the class that declares it, and not those
/// that only a subclass has. A method is added to the conforming class, and the subclass overrides it. If the method has
/// a result, the added method calls the default implementation of an object that does not implement the protocol. This
/// is possible for protocols without required members; other methods with results are reported.
struct InheritedConformanceRule: Rule {
  private let session: RewritingSession
  /// The files and protocols for which a class without implementations was added.
  private var defaults: Set<String> = []
  private var index: ModuleIndex { session.index }

  private init(session: RewritingSession) { self.session = session }

  static func apply(_ session: RewritingSession) {
    var rule = InheritedConformanceRule(session: session)
    var stubs: Set<String> = []
    for type in session.index.entries where type.kind == .class {
      for member in type.members where member.kind == .method && !member.isOverride && !member.isStatic {
        rule.check(member, of: type, &stubs)
      }
    }
  }

  private mutating func check(_ member: Member, of type: TypeEntry, _ stubs: inout Set<String>) {
    let name = OptionalProtocolRule.fullName(member)
    guard let owner = conformingSuperclass(of: type, for: name), owner.type !== type,
      !isImplemented(name, from: type, to: owner.type)
    else { return }
    let file = session.files[member.file]
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    let hasResult = member.type != nil && member.type != "Void" && member.type != "()"
    let isPossible = !hasResult || Self.hasOnlyOptionalMembers(owner.protocol) && !member.isAsync && !member.isThrowing
    guard owner.isOptional, isPossible, !member.isConditional,
      member.home?.genericWhereClause == nil,
      let level = owner.type.classNode?.modifiers.accessLevel ?? Optional("internal")
    else {
      session.edits[member.file].diagnostics.append(
        file.diagnostic(
          member.node, .warning,
          "\(type.name).\(name) is not called, because \(owner.type.name) conforms to \(owner.protocol) and does not"
            + " implement it; declare the method in \(owner.type.name) and override it"))
      return
    }
    if stubs.insert(owner.type.name + "." + name).inserted {
      let access = level == "open" || level == "public" ? "\(level) " : ""
      let body = hasResult ? " \(defaultCall(function, owner.protocol, in: owner.type)) " : ""
      let result = hasResult ? " -> \(member.type ?? "")" : ""
      session.add(
        member: "\(access)func \(function.name.text)\(function.forwardingParameters)\(result) {\(body)}", to: owner.type
      )
    }
    if member.home != nil {
      // `ExtensionOverrideRule` moves it into the class.
      session.impliedOverrides.insert(member.node.id)
      return
    }
    session.edits[member.file].insert("override ", at: function.modifiers.first?.start ?? function.funcKeyword.start)
  }

  /// Returns a call of a method's default implementation. Adds the class of the object to the file of a class.
  private mutating func defaultCall(_ function: FunctionDeclSyntax, _ name: String, in type: TypeEntry) -> String {
    let empty = "_Unimplemented_\(name)"
    if let file = type.declaration?.file, defaults.insert("\(file) \(name)").inserted {
      session.edits[file].add(declaration: "private final class \(empty): NSObject, \(name) {}")
    }
    return "return \(empty)().\(function.name.text)\(function.forwardedArguments)"
  }

  /// Returns whether all members of a protocol of UIKit are optional. This is so for delegates, with few exceptions.
  private static func hasOnlyOptionalMembers(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("Delegate") && !withRequiredMembers.contains(name)
  }

  private static let withRequiredMembers: Set<String> = [
    "UICalendarSelectionMultiDateDelegate", "UICalendarSelectionSingleDateDelegate",
    "UICalendarSelectionWeekOfYearDelegate", "UICollectionViewDragDelegate", "UICollectionViewDropDelegate",
    "UIContextMenuInteractionDelegate", "UIDragInteractionDelegate", "UINavigationItemRenameDelegate",
    "UITableViewDragDelegate", "UITableViewDropDelegate", "UITextInputDelegate", "UIViewControllerPreviewingDelegate",
  ]

  /// Returns the nearest superclass that conforms to a protocol with an optional method, or nil if there is none.
  private func conformingSuperclass(
    of type: TypeEntry, for method: String
  ) -> (type: TypeEntry, protocol: String, isOptional: Bool)? {
    index.firstInChain(of: type) { entry in
      guard entry.kind == .class else { return nil }
      for spelled in entry.inherited {
        let name = ModuleIndex.plainName(spelled)
        if FrameworkMethods.isOptional(method, of: name) { return (entry, name, true) }
        // For the module's own protocols, an empty method would count as an implementation of the optional method.
        if session.interface.protocols[name]?.optionalMethods.contains(method) == true { return (entry, name, false) }
      }
      return nil
    }
  }

  /// Indicates whether the conforming class, or a class between it and the subclass, has the method.
  private func isImplemented(_ method: String, from type: TypeEntry, to owner: TypeEntry) -> Bool {
    var isOwner = false
    return index.firstInChain(of: type) { entry -> Bool? in
      if isOwner { return false }
      isOwner = entry === owner
      if entry === type { return nil }
      return entry.members.contains { OptionalProtocolRule.fullName($0) == method && $0.kind == .method } ? true : nil
    } ?? false
  }
}
