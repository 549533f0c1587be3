import SwiftSyntax

/// Redirects `HTTPURLResponse(url:mimeType:expectedContentLength:textEncodingName:)` to a declaration of Tessera. On iOS, the
/// class inherits the initializer from `URLResponse`.
enum ResponseRule: Rule {
  private static let labels = ["url", "mimeType", "expectedContentLength", "textEncodingName"]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first,
      session.index.type("HTTPURLResponse").map({ $0.kind == .external }) ?? true
    else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.map({ $0.label?.text ?? "" }) == labels {
        let callee = call.calledExpression
        guard ["HTTPURLResponse", "HTTPURLResponse.init"].contains(callee.trimmedDescription) else { continue }
        session.edits[number].replace(callee.start..<callee.end, with: "HTTPURLResponse._response")
        session.edits[number].add(import: module)
      }
    }
  }
}
