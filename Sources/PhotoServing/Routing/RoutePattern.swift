/// A pattern of paths, such as `{controller}/{action}/{id}` or `{resource}.axd/{*pathInfo}`.
///
/// A segment consists of text, or of a name in braces with optional text before and after it. A name with a star must
/// be the last segment, and matches all remaining segments. Text is not case-sensitive.
struct RoutePattern: Sendable {
  private enum Part: Sendable {
    case text(String)
    case value(name: String, prefix: String, suffix: String)
    case remainder(name: String)
  }

  private let parts: [Part]

  /// Parses a pattern. Traps if the pattern is invalid, because patterns are constants in the source code.
  init(_ pattern: String) {
    parts = pattern.split(separator: "/").map { part in
      guard let openBrace = part.firstIndex(of: "{"), let closeBrace = part.firstIndex(of: "}"), openBrace < closeBrace
      else {
        precondition(!part.contains("{") && !part.contains("}"), "the route pattern \(pattern) has unbalanced braces")
        return .text(part.lowercased())
      }
      let name = part[part.index(after: openBrace)..<closeBrace]
      precondition(!name.isEmpty, "the route pattern \(pattern) has braces without a name")
      if name.hasPrefix("*") { return .remainder(name: String(name.dropFirst())) }
      return .value(
        name: String(name), prefix: part[..<openBrace].lowercased(),
        suffix: part[part.index(after: closeBrace)...].lowercased())
    }
  }

  /// Returns the values in a path for the names of the pattern, or `nil` if the path does not match. If the path is
  /// shorter than the pattern, `defaults` provides the missing values.
  func parameters(forPath path: [String], defaults: [String: String]) -> [String: String]? {
    var values = defaults
    for (index, part) in parts.enumerated() {
      let segment = index < path.count ? path[index] : nil
      switch part {
      case .remainder(let name):
        values[name] = path.dropFirst(index).joined(separator: "/")
        return values
      case .text(let text):
        guard segment?.lowercased() == text else { return nil }
      case .value(let name, let prefix, let suffix):
        guard let segment else {
          guard defaults[name] != nil else { return nil }
          continue
        }
        let lowercasedSegment = segment.lowercased()
        guard lowercasedSegment.hasPrefix(prefix), lowercasedSegment.hasSuffix(suffix),
          segment.count > prefix.count + suffix.count
        else { return nil }
        values[name] = String(segment.dropFirst(prefix.count).dropLast(suffix.count))
      }
    }
    return path.count > parts.count ? nil : values
  }
}
