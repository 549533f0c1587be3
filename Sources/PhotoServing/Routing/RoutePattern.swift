/// A pattern of paths, such as `{controller}/{action}/{id}` or `{resource}.axd/{*pathInfo}`.
///
/// A part between slashes is text, or one name in braces with text before and behind it. A name with a star stands last
/// and takes all that is left. Text is compared whatever its capitals.
struct RoutePattern: Sendable {
  private enum Part: Sendable {
    case text(String)
    case value(name: String, prefix: String, suffix: String)
    case rest(name: String)
  }

  private let parts: [Part]

  /// The pattern's text is the program's own: one that makes no sense stops it.
  init(_ pattern: String) {
    parts = pattern.split(separator: "/").map { part in
      guard let open = part.firstIndex(of: "{"), let close = part.firstIndex(of: "}"), open < close else {
        precondition(!part.contains("{") && !part.contains("}"), "\(pattern): braces without a name")
        return .text(part.lowercased())
      }
      let name = part[part.index(after: open)..<close]
      precondition(!name.isEmpty, "\(pattern): a name is missing")
      if name.hasPrefix("*") { return .rest(name: String(name.dropFirst())) }
      return .value(
        name: String(name), prefix: part[..<open].lowercased(),
        suffix: part[part.index(after: close)...].lowercased())
    }
  }

  /// The values of a path, with those of `defaults` where the path is shorter; nil where it does not fit.
  func values(of path: [String], defaults: [String: String]) -> [String: String]? {
    var values = defaults
    for (index, part) in parts.enumerated() {
      let segment = index < path.count ? path[index] : nil
      switch part {
      case .rest(let name):
        values[name] = path.dropFirst(index).joined(separator: "/")
        return values
      case .text(let text):
        guard segment?.lowercased() == text else { return nil }
      case .value(let name, let prefix, let suffix):
        guard let segment else {
          guard defaults[name] != nil else { return nil }
          continue
        }
        let lowercased = segment.lowercased()
        guard lowercased.hasPrefix(prefix), lowercased.hasSuffix(suffix),
          segment.count > prefix.count + suffix.count
        else { return nil }
        values[name] = String(segment.dropFirst(prefix.count).dropLast(suffix.count))
      }
    }
    return path.count > parts.count ? nil : values
  }
}
