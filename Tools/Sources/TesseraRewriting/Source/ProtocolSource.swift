import SwiftParser
import SwiftSyntax

/// The methods of a protocol of UIKit, including those of the protocols that it refines, as the sources of UIKit declare them.
struct ProtocolSource {
  /// The methods with a default implementation, each with the protocol that declares it.
  private(set) var optional: [(owner: String, method: Member)] = []
  private(set) var required: [Member] = []
  /// The attributes of a method on the main actor, or an empty text.
  private(set) var isolation = ""

  /// Reads a protocol. The result is nil if the sources contain none with the name.
  init?(of name: String, _ options: ModuleRewriter.Options) {
    guard let text = options.protocolDeclaration(name) else { return nil }
    let tree = Parser.parse(source: text)
    let defaults = tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.flatMap {
      Self.methods(in: $0.memberBlock)
    }
    let optional = Set(defaults.map(OptionalProtocolRule.fullName))
    guard
      let node = tree.statements.lazy.compactMap({ $0.item.as(ProtocolDeclSyntax.self) }).first(where: {
        $0.name.text == name
      })
    else { return nil }
    isolation = node.attributes.has("MainActor") ? "@preconcurrency @MainActor " : ""
    for method in Self.methods(in: node.memberBlock) {
      if optional.contains(OptionalProtocolRule.fullName(method)) {
        self.optional.append((name, method))
      } else {
        required.append(method)
      }
    }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      guard let refined = ProtocolSource(of: inherited.type.trimmedDescription, options) else { continue }
      self.optional += refined.optional
      required += refined.required
    }
  }

  /// Returns the text of a class that conforms to the protocol and implements none of the optional methods.
  func conformingClass(named name: String, to protocolName: String) -> String {
    let members = required.map { "\(Self.signature(of: $0)) { fatalError() }" }
    return "private final class \(name): NSObject, \(protocolName) { \(members.joined(separator: "; ")) }"
  }

  // MARK: Texts

  /// Returns the text of a method's declaration without its body. The parameters have the names `a0`, `a1` and so on.
  static func signature(of method: Member) -> String {
    let parameters = method.labels.indices.map { place in
      "\(method.labels[place].isEmpty ? "_" : method.labels[place]) a\(place): \(method.parameterTypes[place])"
    }
    return "func \(base(of: method))(\(parameters.joined(separator: ", ")))" + (method.isAsync ? " async" : "")
      + (method.isThrowing ? " throws" : "") + (method.type.map { " -> \($0)" } ?? "")
  }

  /// Returns the text of a call of a method with the parameters of `signature(of:)`.
  static func call(of method: Member) -> String {
    let arguments = method.labels.indices.map { place in
      (method.labels[place].isEmpty ? "" : "\(method.labels[place]): ")
        + (method.parameterTypes[place].hasPrefix("inout ") ? "&" : "") + "a\(place)"
    }
    return "\(base(of: method))(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the words before a call of a method.
  static func effects(of method: Member) -> String {
    (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
  }

  private static func base(of method: Member) -> String { String(method.reference.prefix { $0 != "(" }) }

  private static func methods(in block: MemberBlockSyntax) -> [Member] {
    block.members.flatMap { Member.members(of: $0.decl, file: 0, home: nil, isConditional: false) }.filter {
      $0.kind == .method
    }
  }

  /// Returns the functions of a file that are in no type.
  static func methods(in tree: SourceFileSyntax) -> [Member] {
    tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap {
      Member.members(of: $0, file: 0, home: nil, isConditional: false)
    }
  }
}
