import SwiftSyntax

/// Redirects `HTTPURLResponse(url:mimeType:expectedContentLength:textEncodingName:)` to a declaration of Tessera. On iOS, the
/// class inherits the initializer from `URLResponse`.
///
/// `URLResponse()` and `HTTPURLResponse()` are redirected, too. Foundation does not implement the initializer on Linux, and the
/// program would end.
enum ResponseRule: Rule {
  private static let labels = ["url", "mimeType", "expectedContentLength", "textEncodingName"]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first else { return }
    let own = ["URLResponse", "HTTPURLResponse"].filter {
      session.index.type($0).map { $0.kind != .external } ?? false
    }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.trailingClosure == nil {
        let callee = call.calledExpression
        guard let type = (callee.as(DeclReferenceExprSyntax.self) ?? initialized(callee))?.baseName.text,
          !own.contains(type), let name = replacement(of: type, call.arguments.map { $0.label?.text ?? "" })
        else { continue }
        session.edits[number].replace(callee.start..<callee.end, with: name)
        session.edits[number].add(import: module)
      }
    }
  }

  /// Returns `T` of `T.init`.
  private static func initialized(_ callee: ExprSyntax) -> DeclReferenceExprSyntax? {
    guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
      return nil
    }
    return member.base?.as(DeclReferenceExprSyntax.self)
  }

  /// Returns the function that replaces an initializer, or nil if Foundation has the initializer.
  private static func replacement(of type: String, _ arguments: [String]) -> String? {
    switch (type, arguments) {
    case ("HTTPURLResponse", labels): "HTTPURLResponse._response"
    case ("HTTPURLResponse", []): "HTTPURLResponse._emptyHTTPResponse"
    case ("URLResponse", []): "URLResponse._emptyResponse"
    default: nil
    }
  }
}
