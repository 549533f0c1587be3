import SwiftSyntax

/// Imports CoreFoundation into files with subclasses of classes of Foundation that have members with its types.
///
/// Without the import the compiler refuses the subclass on Linux: "cannot inherit from class 'NSLock' because it has
/// overridable members that could not be loaded". Found by a subclass of each open class of Foundation with Swift 6.3.1.
enum SuperclassImportRule: Rule {
  private static let classes: Set<String> = [
    "NSLock", "NSRecursiveLock", "NSCondition", "Thread", "Bundle", "RunLoop", "NSKeyedUnarchiver",
    "NSRegularExpression", "NSNumber", "NSCharacterSet",
  ]

  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      let inherits = file.nodes.types.contains { node in
        guard let node = node.as(ClassDeclSyntax.self), let name = ModuleIndex.path(of: node),
          let type = session.index.type(name)
        else { return false }
        return session.index.firstInChain(of: type) { entry in
          session.index.superclassName(of: entry).flatMap { name in
            classes.contains(name.split(separator: ".").last.map(String.init) ?? name) ? true : nil
          }
        } ?? false
      }
      if inherits { session.edits[number].add(import: "CoreFoundation") }
    }
  }
}
