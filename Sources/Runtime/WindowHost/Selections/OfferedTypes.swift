/// The types of the content that another program offers, and the names under which it sends them.
struct OfferedTypes {
  /// The types without duplicates, in the other program's order.
  private(set) var types: [String] = []
  private var names: [String: String] = [:]

  /// Creates a value from the names of X11 targets or of a Wayland offer. Names without content and outdated formats are ignored.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of names. Callers limit it, because another program determines it.
  init(_ offeredNames: [String]) {
    for name in offeredNames {
      guard let type = SelectionNames.type(ofTarget: name), names[type] == nil else { continue }
      types.append(type)
      names[type] = SelectionNames.targets(forType: type).first { offeredNames.contains($0) } ?? name
    }
  }

  /// Returns the name to request a type by, or nil if the type is not offered.
  func name(of type: String) -> String? { names[type] }
}
