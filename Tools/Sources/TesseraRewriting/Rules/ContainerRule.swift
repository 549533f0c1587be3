import SwiftSyntax

/// Redirects requests for the folders of an application, such as its documents, to declarations that use a separate
/// container for each application.
///
/// On iOS, each application has such a container. Foundation on Linux returns the folders of the user instead. Two
/// applications that save `data.json` would therefore overwrite each other's file, and there would be no library
/// folder.
enum ContainerRule: Rule {
  private static let functions: Set<String> = ["NSHomeDirectory", "NSSearchPathForDirectoriesInDomains"]
  private static let folders: Set<String> = [
    "documentsDirectory", "libraryDirectory", "applicationSupportDirectory", "cachesDirectory", "homeDirectory",
  ]
  private static let methods = [
    "urls": ["for", "in"], "url": ["for", "in", "appropriateFor", "create"],
  ]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first else { return }
    let declared = Set(
      session.index.entries.lazy.flatMap { $0.members }.filter { $0.kind == .method }
        .map { OptionalProtocolRule.fullName($0) })
    let declaresFolder = session.index.declaresValue(named: folders)
    for (number, file) in session.files.enumerated() {
      var isChanged = false
      func replace(_ token: TokenSyntax) {
        session.edits[number].insert("_", at: token.start)
        isChanged = true
      }
      for call in file.nodes.calls {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
          if functions.contains(callee.baseName.text) { replace(callee.baseName) }
        } else if let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
          let labels = methods[callee.declName.baseName.text],
          call.arguments.map({ $0.label?.plainText ?? "" }) == labels,
          callee.base?.trimmedDescription == "FileManager.default"
            || !declared.contains("\(callee.declName.baseName.text)(\(labels.map { "\($0):" }.joined()))")
        {
          replace(callee.declName.baseName)
        }
      }
      for access in file.nodes.memberAccesses
      where folders.contains(access.declName.baseName.text) {
        // Without a base, the name can also be one of `FileManager.SearchPathDirectory`, which has no such methods.
        let isUsed = access.parent?.is(MemberAccessExprSyntax.self) == true
        let isUnique = access.declName.baseName.text == "documentsDirectory"
        guard access.base.map({ $0.trimmedDescription == "URL" }) ?? (!declaresFolder && (isUsed || isUnique)) else {
          continue
        }
        replace(access.declName.baseName)
      }
      for (type, value) in file.nodes.initialValues where ["URL", "URL?"].contains(type.trimmedDescription) {
        guard let access = value.as(MemberAccessExprSyntax.self), access.base == nil,
          folders.contains(access.declName.baseName.text), access.declName.baseName.text != "documentsDirectory"
        else { continue }
        replace(access.declName.baseName)
      }
      if isChanged { session.edits[number].add(import: module) }
    }
  }
}
