/// An object of a project file, such as a target, a group or a build phase.
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

  /// Returns the value of an attribute if it is a string, otherwise nil.
  func string(_ key: String) -> String? { entries[key]?.string }

  /// Returns the value of an attribute if it is a list of strings. A single string is returned as a list of one, and the
  /// result is empty for other values.
  func strings(_ key: String) -> [String] { entries[key]?.strings ?? [] }

  /// Returns the value of an attribute if it is a dictionary. The result is empty for other values.
  func dictionary(_ key: String) -> [String: OldStyleValue] { entries[key]?.dictionary ?? [:] }

  /// The name that Xcode shows: the attribute `name`, or the last component of the path if there is no name.
  var displayName: String { string("name") ?? string("path").map(Paths.name) ?? id }
}
