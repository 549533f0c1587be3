import Foundation

/// Reads the parts of YAML that project files use: block and flow collections, scalars in all styles, comments, anchors and
/// merge keys. Tags, documents after the first one and keys that are collections are not supported.
struct YAMLParser {
  private struct Line {
    let number: Int
    let indent: Int
    /// The text without the indentation, and without a comment.
    var text: String
    /// The text with the indentation, for block scalars.
    let raw: String
  }

  /// The maximum depth of collections.
  private static let depthLimit = 100

  private let path: String
  private var lines: [Line]
  private var place = 0
  private var anchors = YAMLAnchors()

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The contents of a YAML file.
  ///   - path: The path that errors name.
  /// - Throws: A `FileError` with the line of the first mistake.
  static func parse(_ text: String, path: String) throws -> YAMLValue {
    var parser = YAMLParser(text, path: path)
    parser.skipEmpty()
    guard let first = parser.current else { return .mapping([]) }
    let value = try parser.block(indent: first.indent, depth: 0)
    parser.skipEmpty()
    if let rest = parser.current { throw parser.failure(rest, "this line is not indented like the lines before it") }
    return value
  }

  private init(_ text: String, path: String) {
    self.path = path
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map { number, line in
      let raw = String(line)
      let indent = raw.prefix { $0 == " " }.count
      return Line(
        number: number + 1, indent: indent, text: Self.withoutComment(String(raw.dropFirst(indent))), raw: raw)
    }
    if let end = lines.dropFirst().firstIndex(where: { $0.raw.hasPrefix("---") || $0.raw.hasPrefix("...") }) {
      // A file may begin with a document marker.
      let isFirst = lines[..<end].allSatisfy { $0.text.isEmpty || $0.text.hasPrefix("%") }
      lines = isFirst ? Array(lines[(end + 1)...]) : Array(lines[..<end])
    }
    if lines.first?.text.hasPrefix("---") == true { lines.removeFirst() }
  }

  private var current: Line? { place < lines.count ? lines[place] : nil }

  private func failure(_ line: Line, _ message: String) -> FileError {
    FileError(path, line: line.number, "\(message): \(line.text.prefix(60))")
  }

  private mutating func skipEmpty() { while current?.text.isEmpty == true { place += 1 } }

  /// Returns a text without the comment at its end and without spaces.
  private static func withoutComment(_ text: String) -> String {
    var quote: Character?
    var previous: Character = " "
    var end = text.endIndex
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if open == "\"", character == "\\", !isEscaped {
          isEscaped = true
          continue
        }
        if character == open, !isEscaped { quote = nil }
        isEscaped = false
      } else if character == "\"" || character == "'", !previous.isLetter && !previous.isNumber {
        quote = character
      } else if character == "#", previous.isWhitespace {
        end = index
        break
      }
      previous = character
    }
    return String(text[..<end]).trimmingCharacters(in: .whitespaces)
  }

  // MARK: Blocks

  private mutating func block(indent: Int, depth: Int) throws -> YAMLValue {
    guard let line = current else { return .scalar("", isQuoted: false) }
    guard depth < Self.depthLimit else { throw failure(line, "the values are nested too deeply") }
    if line.text == "-" || line.text.hasPrefix("- ") { return try sequence(indent: indent, depth: depth) }
    if Self.key(of: line.text) != nil { return try mapping(indent: indent, depth: depth) }
    place += 1
    return try value(line.text, of: line, depth: depth, parent: indent - 1)
  }

  private mutating func sequence(indent: Int, depth: Int) throws -> YAMLValue {
    var result: [YAMLValue] = []
    while let line = current {
      if line.text.isEmpty {
        place += 1
        continue
      }
      guard line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") else { break }
      let rest = line.text.dropFirst().trimmingCharacters(in: .whitespaces)
      if rest.isEmpty || Self.isAnchor(rest) {
        place += 1
        let own = try nested(below: indent, depth: depth) ?? .scalar("", isQuoted: false)
        if !rest.isEmpty { anchors.define(String(rest.dropFirst()), own) }
        result.append(own)
      } else if rest == "-" || rest.hasPrefix("- ") || Self.key(of: rest) != nil {
        // The rest of the line is the first line of a collection that is indented by its column.
        let inner = line.raw.count - line.raw.dropFirst(indent + 1).drop { $0 == " " }.count
        lines[place] = Line(number: line.number, indent: inner, text: rest, raw: line.raw)
        result.append(try block(indent: inner, depth: depth + 1))
      } else {
        place += 1
        result.append(try value(rest, of: line, depth: depth, parent: indent))
      }
    }
    return .sequence(result)
  }

  private mutating func mapping(indent: Int, depth: Int) throws -> YAMLValue {
    var result: [YAMLValue.Entry] = []
    var places: [String: Int] = [:]
    var inherited: [YAMLValue] = []
    while let line = current {
      if line.text.isEmpty {
        place += 1
        continue
      }
      guard line.indent == indent else { break }
      guard let (key, rest) = Self.key(of: line.text) else { throw failure(line, "a key and a colon are missing") }
      place += 1
      let value: YAMLValue
      if rest.isEmpty || Self.isAnchor(rest) {
        let own = try nested(below: indent, depth: depth, isValue: true) ?? .scalar("", isQuoted: false)
        if !rest.isEmpty { anchors.define(String(rest.dropFirst()), own) }
        value = own
      } else {
        value = try self.value(rest, of: line, depth: depth, parent: indent)
      }
      if key == "<<" {
        inherited += value.elements
      } else if let place = places[key] {
        result[place].value = value
      } else {
        places[key] = result.count
        result.append(.init(key: key, value: value))
      }
    }
    return .mapping(result, merging: inherited)
  }

  /// Returns the block that is indented more than a line, or nil if there is none. The sequence that is the value of a key
  /// may be indented like the key.
  private mutating func nested(below indent: Int, depth: Int, isValue: Bool = false) throws -> YAMLValue? {
    skipEmpty()
    guard let next = current else { return nil }
    let isSequence = next.text == "-" || next.text.hasPrefix("- ")
    guard next.indent > indent || isValue && next.indent == indent && isSequence else { return nil }
    return try block(indent: next.indent, depth: depth + 1)
  }

  /// Returns whether a text is only the name of an anchor, whose value begins on the next line.
  private static func isAnchor(_ text: String) -> Bool { text.hasPrefix("&") && !text.contains(" ") }

  /// Splits a line into a key and the text after the colon, or returns nil if it is no entry of a mapping.
  private static func key(of text: String) -> (key: String, rest: String)? {
    guard let first = text.first, !"[{|>&*!%@`".contains(first) || text.hasPrefix("*.") else { return nil }
    var rest = Substring(text)
    var key = ""
    if first == "\"" || first == "'" {
      rest.removeFirst()
      guard let end = rest.firstIndex(of: first) else { return nil }
      key = String(rest[..<end])
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
      guard rest.first == ":" else { return nil }
    } else {
      guard
        let colon = rest.indices.first(where: { index in
          rest[index] == ":" && (rest.index(after: index) == rest.endIndex || rest[rest.index(after: index)] == " ")
        })
      else { return nil }
      key = rest[..<colon].trimmingCharacters(in: .whitespaces)
      rest = rest[colon...]
    }
    return (key, rest.dropFirst().trimmingCharacters(in: .whitespaces))
  }

  // MARK: Values

  /// Returns the value that begins on a line, and skips the lines that belong to it.
  ///
  /// - Parameters:
  ///   - text: The text of the value on the line.
  ///   - line: The line.
  ///   - depth: The number of collections around the value.
  ///   - parent: The indentation of the collection. Lines that continue the value are indented more.
  private mutating func value(_ text: String, of line: Line, depth: Int, parent: Int) throws -> YAMLValue {
    switch text.first {
    case "&":
      guard depth < Self.depthLimit else { throw failure(line, "the values are nested too deeply") }
      let name = text.dropFirst().prefix { $0 != " " }
      let rest = text.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
      let value = try self.value(rest, of: line, depth: depth + 1, parent: parent)
      anchors.define(String(name), value)
      return value
    case "*":
      let name = String(text.dropFirst())
      guard let value = anchors.value(name) else { throw failure(line, anchors.failure(name)) }
      return value
    case "|", ">": return .scalar(blockScalar(text, parent: parent), isQuoted: true)
    default: break
    }
    var all = text
    let isFlow = text.first == "[" || text.first == "{" || text.first == "\"" || text.first == "'"
    // A collection ends with its bracket, and a scalar without quotation marks with the lines that are indented more.
    var balance = YAMLBalance()
    balance.add(text)
    while let next = current, isFlow ? !balance.isClosed : next.indent > parent && !next.text.isEmpty {
      all += " " + next.text
      balance.add(" " + next.text)
      place += 1
    }
    var reader = YAMLFlow(all, anchors: anchors)
    guard let value = reader.value(depth: depth), reader.isAtEnd else {
      throw failure(
        line, reader.anchors.isExceeded ? reader.anchors.failure("") : "this value is not closed or not readable")
    }
    anchors = reader.anchors
    return value
  }

  private mutating func blockScalar(_ header: String, parent: Int) -> String {
    var texts: [String] = []
    var indent: Int?
    while place < lines.count {
      let line = lines[place]
      let isEmpty = line.raw.allSatisfy(\.isWhitespace)
      if !isEmpty {
        if line.indent <= parent { break }
        indent = indent ?? line.indent
        if line.indent < indent ?? 0 { break }
      }
      texts.append(isEmpty ? "" : String(line.raw.dropFirst(indent ?? 0)))
      place += 1
    }
    while texts.last?.isEmpty == true { texts.removeLast() }
    let end = header.contains("-") ? "" : "\n"
    return texts.joined(separator: header.hasPrefix(">") ? " " : "\n") + end
  }
}
