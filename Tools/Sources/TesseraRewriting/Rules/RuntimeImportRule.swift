/// Imports `UIKit` where a file uses what Foundation has on iOS and `UIKit` has here: selectors and associated objects.
enum RuntimeImportRule: Rule {
  private static let names: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "objc_AssociationPolicy", "autoreleasepool", "CFAbsoluteTimeGetCurrent",
    "NSKeyValueObservation", "NSKeyValueChangeKey", "perform", "responds", "objc_sync_enter", "objc_sync_exit",
  ]

  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      let imported = Set(file.nodes.imports.compactMap { $0.path.first?.name.plainText })
      if imported.contains("UIKit") { continue }
      let usesSelectors = file.nodes.macros.contains { $0.macroName.text == "selector" }
      if usesSelectors || session.edits[number].needsUIKit
        || file.nodes.identifiers.contains(where: { names.contains($0.text) })
      {
        session.edits[number].add(import: "UIKit")
      }
    }
  }
}
