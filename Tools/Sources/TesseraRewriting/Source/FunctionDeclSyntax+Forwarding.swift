import SwiftSyntax

extension FunctionDeclSyntax {
  /// The text of the parameters. A parameter without a name gets one.
  var forwardingParameters: String {
    let parameters = signature.parameterClause.parameters.enumerated().map { number, parameter in
      let name = Self.localName(of: parameter, number)
      let first = parameter.firstName.text
      let value = parameter.defaultValue.map { " \($0.lineText)" } ?? ""
      let labels = first == name ? name : "\(first) \(name)"
      return "\(labels): \(parameter.type.lineText)\(parameter.ellipsis == nil ? "" : "...")\(value)"
    }
    return "(" + parameters.joined(separator: ", ") + ")"
  }

  /// The arguments of a call that passes the parameters on, whose names are those of `forwardingParameters`.
  var forwardedArguments: String {
    let arguments = signature.parameterClause.parameters.enumerated().map { number, parameter in
      let name = Self.localName(of: parameter, number)
      let value = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(name)" : name
      return parameter.firstName.tokenKind == .wildcard ? value : "\(parameter.firstName.text): \(value)"
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  private static func localName(of parameter: FunctionParameterSyntax, _ number: Int) -> String {
    let local = parameter.secondName ?? parameter.firstName
    return local.tokenKind == .wildcard ? "a\(number)" : local.text
  }
}
