/// The names that some sources or modules declare.
package struct NameSet: Hashable, Sendable {
  /// The names of types, including nested ones.
  package var types: Set<String> = []
  /// The names of functions, properties, cases and other members, without their labels.
  package var members: Set<String> = []

  package init() {}

  /// Adds the names of another set.
  package mutating func formUnion(_ other: NameSet) {
    types.formUnion(other.types)
    members.formUnion(other.members)
  }

  /// The names as text with one name per line. A line begins with a letter for the kind of name.
  package var text: String {
    (types.sorted().map { "t" + $0 } + members.sorted().map { "m" + $0 }).joined(separator: "\n")
  }

  /// Creates a set from text in the form of the property `text`.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      if line.first == "t" { types.insert(String(line.dropFirst())) } else { members.insert(String(line.dropFirst())) }
    }
  }
}
