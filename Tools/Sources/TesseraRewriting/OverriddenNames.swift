extension ModuleRewriter {
  /// Returns the names of the methods and properties that a file overrides, without labels.
  ///
  /// The file is not parsed, so the result can contain names from comments. These do no harm, because a member that can
  /// be overridden otherwise behaves as before.
  ///
  /// - Parameter text: The text of a Swift file.
  /// - Returns: The names after `func` or `var` in declarations with `override`.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public static func overriddenNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    var follows = Follower.none
    for word in text.utf8.split(whereSeparator: { !isPartOfName($0) }) {
      switch follows {
      case .none: if word.elementsEqual("override".utf8) { follows = .modifiers }
      case .modifiers:
        if word.elementsEqual("func".utf8) || word.elementsEqual("var".utf8) {
          follows = .name
        } else if !modifiers.contains(String(Substring(word))) {
          follows = .none
        }
      case .name:
        names.insert(String(Substring(word)))
        follows = .none
      }
    }
    return names
  }

  /// The parts of a declaration that can follow a word.
  private enum Follower { case none, modifiers, name }

  private static let modifiers: Set<String> = [
    "override", "open", "public", "package", "internal", "fileprivate", "private", "set", "class", "final", "dynamic",
    "nonisolated", "weak", "lazy", "unowned", "mutating",
  ]

  /// Returns whether a byte belongs to a name. Other bytes than ASCII do.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
