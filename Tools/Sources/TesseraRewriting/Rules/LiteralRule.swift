import SwiftSyntax

/// Replaces Xcode's literals for images and files by calls of initializers.
///
/// The compiler knows color literals on Linux as well. It chooses their type by the context: `UIColor` or `CGColor`.
enum LiteralRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for macro in file.nodes.macros {
        let name = macro.macroName.text
        switch name {
        case "imageLiteral":
          guard let argument = macro.arguments.first?.expression, let close = macro.rightParen else { continue }
          // A missing image is replaced by an empty one, so that the rest of the screen works.
          session.edits[number].replace(macro.start..<argument.start, with: "(UIImage(named: ")
          session.edits[number].insert(" ?? UIImage())", at: close.end)
        case "fileLiteral":
          guard let argument = macro.arguments.first?.expression, let close = macro.rightParen else { continue }
          session.edits[number].replace(macro.start..<argument.start, with: "Bundle.main.url(forResource: ")
          session.edits[number].replace(close.start..<close.end, with: ", withExtension: nil)!")
        default: continue
        }
      }
    }
  }
}
