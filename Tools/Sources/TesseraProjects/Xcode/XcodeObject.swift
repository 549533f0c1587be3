/// An object of a project file: a target, a group, a build phase.
struct XcodeObject: Sendable {
  /// The identifier, usually 24 hexadecimal digits.
  let id: String
  /// The class, such as `PBXNativeTarget`.
  let isa: String
  /// The line of the project file on which the object begins.
  let line: Int
  private let entries: [String: OldStyleValue]

  init(id: String, value: OldStyleValue) {
    self.id = id
    entries = value.dictionary ?? [:]
    isa = entries["isa"]?.string ?? ""
    line = value.line
  }

  /// Returns the text of an attribute.
  func string(_ key: String) -> String? { entries[key]?.string }

  /// Returns the texts of an attribute that is a list.
  func strings(_ key: String) -> [String] { entries[key]?.strings ?? [] }

  /// Returns the entries of an attribute that is a dictionary.
  func dictionary(_ key: String) -> [String: OldStyleValue] { entries[key]?.dictionary ?? [:] }

  /// The name that Xcode shows: the attribute `name`, else the last component of the path.
  var displayName: String { string("name") ?? string("path").map(Paths.name) ?? id }
}
