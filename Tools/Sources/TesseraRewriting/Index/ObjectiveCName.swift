/// The names that declarations of Swift have in Objective-C.
///
/// The rules are those of the compiler (`AbstractFunctionDecl::getObjCSelector` in `lib/AST/Decl.cpp`, the prepositions
/// in `lib/Basic/PartsOfSpeech.def`).
enum ObjectiveCName {
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// Returns the selector of a method.
  ///
  /// - Parameters:
  ///   - baseName: The name before the parentheses.
  ///   - labels: The labels of the arguments, with an empty text for an argument without a label.
  ///   - isThrowing: `true` for a method that throws. In Objective-C, its last argument is an error.
  ///   - isAsync: `true` for an asynchronous method. In Objective-C, its last argument is a completion handler.
  static func selector(baseName: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
    guard let first = labels.first else {
      if isAsync { return baseName + "WithCompletionHandler:" }
      return isThrowing ? baseName + "AndReturnError:" : baseName
    }
    var name = baseName
    if !first.isEmpty {
      if !prepositions.contains(firstWord(first).lowercased())
        && !prepositions.contains(lastWord(baseName).lowercased())
      {
        name += "With"
      }
      name += sentenceCase(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += label + ":" }
    if isAsync { return name + "completionHandler:" }
    return isThrowing ? name + "error:" : name
  }

  /// Returns the selector of a property's setter.
  static func setter(_ property: String) -> String { "set" + sentenceCase(property) + ":" }

  /// Returns a name with an upper-case first letter.
  static func sentenceCase(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The first word of a name in camel case: the letters before the next upper-case letter, or an acronym.
  private static func firstWord(_ name: String) -> Substring {
    let characters = Array(name)
    var end = 0
    while end < characters.count, characters[end].isUppercase { end += 1 }
    if end > 1 { return name.prefix(end == characters.count ? end : end - 1) }
    while end < characters.count, !characters[end].isUppercase { end += 1 }
    return name.prefix(end)
  }

  /// The last word of a name in camel case.
  private static func lastWord(_ name: String) -> Substring {
    guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name[...] }
    return name[start...]
  }
}
