import SwiftSyntax

/// Finds the declaration with which a program begins.
enum EntryPoint {
  private static let attributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Notes in a result whether a file contains the entry point, and whether it is left out.
  static func find(in file: ParsedFile, _ edits: FileEdits, _ result: inout ModuleRewriter.Result) {
    if file.isMain, edits.leftOutStart == nil { result.hasEntryPoint = true }
    for attribute in file.nodes.attributes where attributes.contains(attribute.attributeName.trimmedDescription) {
      guard edits.isLeftOut(attribute) else {
        result.hasEntryPoint = true
        continue
      }
      result.leftOutEntryPoint = file.diagnostic(attribute, .error, "the entry point is left out")
    }
  }
}
