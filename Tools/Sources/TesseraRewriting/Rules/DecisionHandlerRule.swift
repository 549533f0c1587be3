import SwiftSyntax

/// Gives the methods of web views' delegates that decide about pages the form that Tessera's protocol requires.
///
/// The header of WebKit marks their handlers as those of the main actor since Xcode 16, and accepts methods with and without it, and
/// also asynchronous ones, because they are methods of Objective-C. In Tessera, a method with another type would be another method,
/// which is not called.
enum DecisionHandlerRule: Rule {
  static func apply(_ session: RewritingSession) {
    guard session.options.importMap["WebKit"]?.isEmpty == false else { return }
    for (number, file) in session.files.enumerated() {
      for function in file.nodes.functions where function.name.text == "webView" {
        let parameters = function.signature.parameterClause.parameters
        guard parameters.dropFirst().first?.firstName.text == "decidePolicyFor" else { continue }
        if let handler = parameters.last?.type.as(AttributedTypeSyntax.self),
          handler.baseType.is(FunctionTypeSyntax.self)
        {
          for attribute in handler.attributes {
            guard let attribute = attribute.as(AttributeSyntax.self),
              ["MainActor", "Sendable"].contains(attribute.attributeName.trimmedDescription)
            else { continue }
            session.edits[number].replace(attribute.start..<attribute.end, with: "")
          }
        } else if function.signature.effectSpecifiers?.asyncSpecifier != nil, parameters.count == 2,
          let result = function.signature.returnClause?.type.trimmedDescription,
          let subject = parameters.last?.type.trimmedDescription
        {
          session.edits[number].insert(
            "; func webView(_ webView: WKWebView, decidePolicyFor subject: \(subject), decisionHandler: @escaping (\(result)) -> Void)"
              + " { Task { @MainActor in decisionHandler(await self.webView(webView, decidePolicyFor: subject)) } }",
            at: function.end)
        }
      }
    }
  }
}
