import RuntimeInterface

/// Converts between MIME types and the names under which programs exchange data: X11 selection targets and the types of Wayland offers.
enum SelectionNames {
  /// The targets whose content is text, with the preferred one first. All except `STRING` are in UTF-8.
  static let text = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING", "TEXT"]

  /// Returns the targets for a type, with the preferred one first.
  static func targets(forType type: String) -> [String] {
    type == ClipboardRepresentation.text ? text : [type, type + ";charset=utf-8"]
  }

  /// Returns the names under which data of the application is offered on Wayland. `STRING` is not among them, because its content is not
  /// in UTF-8.
  static func names(ofOwnType type: String) -> [String] {
    type == ClipboardRepresentation.text ? ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT"] : [type]
  }

  /// Returns the type of a target, or nil if the target has no content or is in an outdated format.
  ///
  /// MIME types contain a slash and uniform type identifiers a dot. The names of ICCCM's other targets (`TARGETS`,
  /// `SAVE_TARGETS`, `COMPOUND_TEXT`, …) contain neither.
  static func type(ofTarget name: String) -> String? {
    if text.contains(name) { return ClipboardRepresentation.text }
    guard name.contains("/") || name.contains(".") else { return nil }
    let parts = name.split(separator: ";", maxSplits: 1)
    guard parts.count == 2 else { return name }
    let isUTF8 = parts[1].lowercased().filter { $0 != " " && $0 != "\"" } == "charset=utf-8"
    return isUTF8 && parts[0] != "text/plain" ? String(parts[0]) : nil
  }
}
