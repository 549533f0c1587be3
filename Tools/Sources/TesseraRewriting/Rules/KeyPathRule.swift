import SwiftSyntax

/// Replaces `#keyPath(Type.property)` by the string that it stands for.
enum KeyPathRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for macro in file.nodes.macros where macro.macroName.text == "keyPath" {
        guard let expression = macro.arguments.first?.expression else { continue }
        var components = expression.trimmedDescription.split(whereSeparator: { ".?!\n ".contains($0) }).map(String.init)
        // Components that begin with an uppercase letter are types, except for the last one, which is always a
        // property.
        while components.count > 1, components[0] == "self" || components[0].first?.isUppercase == true {
          components.removeFirst()
        }
        let names = components.map { name in
          session.index.entries.lazy.flatMap { $0.members }.first { $0.name == name && $0.explicitName != nil }?
            .explicitName ?? name
        }
        session.edits[number].replace(macro.start..<macro.end, with: "\"\(names.joined(separator: "."))\"")
      }
    }
  }
}
