import SwiftSyntax

/// Converts constants of Core Foundation that are arguments for objects: `delete(kSecClassKey)` becomes
/// `delete(kSecClassKey as AnyObject)` if the parameter is an `AnyObject`.
///
/// On iOS, a `CFString` is an object. On Linux, it is a string of Swift, which has no implicit conversion.
enum AnyObjectArgumentRule: Rule {
  private static let types: Set<String> = [
    "AnyObject", "AnyObject?", "AnyObject!", "CFTypeRef", "CFTypeRef?", "CFTypeRef!",
  ]

  /// The methods of collections and dictionaries, whose elements can have the type of the constants.
  private static let collectionMethods: Set<String> = [
    "add", "append", "contains", "count", "distance", "drop", "elementsEqual", "filter", "first", "firstIndex",
    "firstRange", "formIndex", "formUnion", "index", "indices", "insert", "isEqual", "joined", "last", "lastIndex",
    "map", "object", "prefix", "remove", "removeAll", "removeObject", "removeValue", "replace", "replaceSubrange",
    "set", "setObject", "setValue", "sorted", "split", "starts", "subtracting", "suffix", "swapAt", "trimPrefix",
    "union", "update", "updateValue", "value",
  ]

  static func apply(_ session: RewritingSession) {
    var methods: [String: [(owner: TypeEntry, member: Member)]] = [:]
    var candidates: Set<String> = []
    for entry in session.index.entries {
      for member in entry.members where member.kind == .method {
        methods[member.name, default: []].append((entry, member))
        if !types.isDisjoint(with: member.parameterTypes) { candidates.insert(member.name) }
      }
    }
    guard !candidates.isEmpty else { return }
    let resolver = TypeResolver(index: session.index)
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls {
        guard let name = name(of: call), candidates.contains(name) else { continue }
        let places = call.arguments.enumerated().filter { isConstant($0.element.expression, session) }
        guard !places.isEmpty else { continue }
        let labels = call.arguments.map { $0.label?.text ?? "" }
        let same = (methods[name] ?? []).filter { $0.member.labels == labels }
        guard !same.isEmpty, isReceiver(call, of: same.map(\.owner), name, resolver) else { continue }
        for (place, argument) in places where same.allSatisfy({ types.contains($0.member.parameterTypes[place]) }) {
          session.edits[number].insert(" as AnyObject", at: argument.expression.end)
        }
      }
    }
  }

  /// Returns whether a call calls a method of one of the types. An object whose type is not known can be a collection.
  private static func isReceiver(
    _ call: FunctionCallExprSyntax, of owners: [TypeEntry], _ name: String, _ resolver: TypeResolver
  ) -> Bool {
    let type: TypeEntry?
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      type = access.base.flatMap(resolver.entry)
      if type == nil { return !collectionMethods.contains(name) }
    } else {
      guard !TypeResolver.isLocal(name, at: call.calledExpression) else { return false }
      let path = ModuleIndex.enclosingType(of: call).flatMap { ModuleIndex.path(of: $0) }
      type = path.flatMap { resolver.index.type($0) }
    }
    guard let type else { return false }
    let inherited = resolver.index.protocolNames(of: type)
    if owners.contains(where: { inherited.contains($0.name) }) { return true }
    return resolver.index.firstInChain(of: type) { entry in owners.contains { $0 === entry } ? true : nil } ?? false
  }

  private static func name(of call: FunctionCallExprSyntax) -> String? {
    let called = call.calledExpression
    let reference = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
    return reference?.baseName.plainText
  }

  /// Returns whether an expression is a constant such as `kSecClassKey`, which the module does not declare.
  private static func isConstant(_ expression: ExprSyntax, _ session: RewritingSession) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText, name.hasPrefix("k"),
      name.dropFirst().first?.isUppercase == true
    else { return false }
    return ["kSec", "kCF", "kCG", "kUT", "kCT"].contains(where: name.hasPrefix) && !session.declaredNames.contains(name)
  }
}
