import SwiftSyntax

/// Lets UIKit call `init()` of a view, a controller or a gesture recognizer whose class is known only at run time.
///
/// On iOS, `T()` sends a message, which finds the `init()` that a class declares. Here, `init()` of UIKit's classes is a
/// convenience initializer, which Swift does not allow to override. So a class that declares or inherits an `init()` of the module
/// overrides the class method `_makeWithInit()`, which calls it.
struct EmptyInitializerRule: Rule {
  /// The code that can call an initializer.
  private enum Visibility { case file(Int), module, everywhere }

  private let session: RewritingSession
  private var index: ModuleIndex { session.index }

  static func apply(_ session: RewritingSession) {
    let rule = EmptyInitializerRule(session: session)
    for type in session.index.entries {
      guard type.kind == .class, type.classNode != nil, let (file, node) = type.declaration,
        !session.edits[file].isLeftOut(node), rule.isMadeByMessage(type), let visibility = rule.initializer(of: type)
      else { continue }
      if case .everywhere = visibility, type.isPublic { session.interface.initializedClasses.insert(type.name) }
      let name = type.simpleName
      session.add(
        member: type.overridableAccess + "override class func _makeWithInit() -> AnyObject? "
          + "{ self == \(name).self ? \(name)() : super._makeWithInit() }", to: type)
    }
  }

  /// Returns whether the superclass of a class has the method `_makeWithInit()`.
  private func isMadeByMessage(_ type: TypeEntry) -> Bool {
    guard let name = index.frameworkSuperclass(of: type) else { return false }
    return ExternalTypes.isResponder(name) || ExternalTypes.isGestureRecognizer(name)
  }

  /// Returns the code that can call the `init()` which a class declares or inherits from a class of the project. The value is nil
  /// if the class has none.
  private func initializer(of type: TypeEntry) -> Visibility? {
    guard let file = type.declaration?.file else { return nil }
    var current = type
    for _ in 0..<64 {
      let initializers = current.members.filter { $0.kind == .initializer }
      if let own = initializers.first(where: isEmpty) {
        if own.isPrivate { return own.file == file ? .file(file) : nil }
        return ["public", "open"].contains(own.access ?? own.home?.modifiers.accessLevel) ? .everywhere : .module
      }
      // A class inherits initializers if it declares only convenience initializers.
      guard initializers.allSatisfy({ $0.modifiers.contains("convenience") }),
        let name = index.superclassName(of: current)
      else { return nil }
      guard let superclass = index.type(name, from: current.name), superclass.kind == .class else {
        let short = name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
        let isKnown = index.interfaces.contains { !$0.initializedClasses.isDisjoint(with: [name, short]) }
        return isKnown ? .everywhere : nil
      }
      current = superclass
    }
    return nil
  }

  /// Returns whether an initializer is the `init()` that a message calls.
  private func isEmpty(_ member: Member) -> Bool {
    member.labels.isEmpty && !member.isAsync && !member.isThrowing && !member.isConditional && !member.isUnavailable
      && !session.edits[member.file].isLeftOut(member.node)
  }
}
