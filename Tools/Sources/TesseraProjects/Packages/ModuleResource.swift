/// A resource of a Swift package's target, which `Bundle.module` finds.
package struct ModuleResource: Hashable, Sendable {
  /// The path from which the file or folder is copied.
  package var source: String
  /// The path relative to the target's folder.
  package var path: String
  /// The rule in the words of a manifest: `.process`, `.copy` or `.embedInCode`.
  package var rule: String
}
