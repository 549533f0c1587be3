import SwiftSyntax

/// Replaces `@UIApplicationMain` by `@main`.
enum ApplicationMainRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for attribute in file.nodes.attributes {
        let name = attribute.attributeName.trimmedDescription
        guard name == "UIApplicationMain" || name == "NSApplicationMain" else { continue }
        session.edits[number].replace(attribute.start..<attribute.end, padding: "@main")
      }
    }
  }
}
