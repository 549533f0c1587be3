import Foundation

/// A parser for the XML of nib and storyboard files.
///
/// The parser is written in Swift, because `FoundationXML` loads libxml2 and ICU into each process at launch (1.3 MB of memory,
/// measured with Swift 6.3 on Debian 12), and because the line of each element is needed for messages. The parser reads what
/// Xcode writes: elements, attributes, text, CDATA, comments and the entities of XML. The parser rejects document type
/// declarations, so that a file can neither expand entities nor refer to other files. After an error, the elements before the
/// error are returned.
struct NibReader {
  /// The largest size of a file, in bytes.
  static let maximumSize = 64 << 20
  /// The largest depth of elements. Files that Xcode writes have a depth of about 40.
  static let maximumDepth = 200
  /// The largest number of elements in a file. Reading a larger file ends with an error.
  static let maximumCount = 1_000_000

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var count = 0

  private init(_ data: Data) { bytes = [UInt8](data) }

  /// Reads a document.
  ///
  /// - Parameter data: The contents of the file, in UTF-8.
  /// - Returns: The root, or nil if there is none, and the first error. The elements before the error are in the root.
  static func read(_ data: Data) -> (root: NibElement?, error: NibReadingError?) {
    guard data.count <= maximumSize else {
      return (nil, NibReadingError(line: 1, problem: "the file has \(data.count) bytes, more than \(maximumSize)"))
    }
    var reader = NibReader(data)
    var root: NibElement?
    do {
      try reader.readDocument(&root)
      return (root, nil)
    } catch {
      return (root, error)
    }
  }

  // MARK: Structure

  private mutating func readDocument(_ root: inout NibElement?) throws(NibReadingError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var open: [NibElement] = []
    while position < bytes.count {
      guard bytes[position] == .lessThan else {
        let text = try readText()
        if let element = open.last {
          element.text += text
        } else if !text.allSatisfy(\.isWhitespace) {
          throw error("there is text outside the root element")
        }
        continue
      }
      if skip("<!--") {
        try skipPast("-->", of: "comment")
      } else if skip("<![CDATA[") {
        let start = position
        try skipPast("]]>", of: "CDATA section")
        open.last?.text += String(decoding: bytes[start..<(position - 3)], as: UTF8.self)
      } else if skip("<!") {
        throw error("document types are not allowed in nib files")
      } else if skip("<?") {
        try skipPast("?>", of: "processing instruction")
      } else if skip("</") {
        let name = try readName()
        skipSpace()
        try expect(.greaterThan, "“>” after </\(name)")
        guard let element = open.popLast() else { throw error("</\(name)> does not close an open element") }
        guard element.name == name else {
          throw error("</\(name)> closes <\(element.name)> of line \(element.line)")
        }
      } else {
        position += 1
        let (element, isClosed) = try readStartTag()
        if let parent = open.last {
          parent.append(element)
        } else if root == nil {
          root = element
        } else {
          throw error("<\(element.name)> is a second root element")
        }
        guard !isClosed else { continue }
        guard open.count < Self.maximumDepth else {
          throw error("<\(element.name)> is nested in more than \(Self.maximumDepth) elements")
        }
        open.append(element)
      }
    }
    if let element = open.last { throw error("<\(element.name)> of line \(element.line) is not closed") }
    if root == nil { throw error("the file contains no XML element") }
  }

  private mutating func readStartTag() throws(NibReadingError) -> (element: NibElement, isClosed: Bool) {
    count += 1
    guard count <= Self.maximumCount else { throw error("the file contains more than \(Self.maximumCount) elements") }
    let start = line
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else { throw error("the tag <\(name)> of line \(start) is not closed with “>”") }
      switch bytes[position] {
      case .greaterThan:
        position += 1
        return (NibElement(name: name, attributes: attributes, line: start), false)
      case .slash:
        position += 1
        try expect(.greaterThan, "“>” after “/” in <\(name)>")
        return (NibElement(name: name, attributes: attributes, line: start), true)
      default:
        let attribute = try readName()
        skipSpace()
        try expect(.equals, "“=” after the attribute \(attribute) of <\(name)>")
        skipSpace()
        let value = try readValue(of: attribute)
        guard attributes.updateValue(value, forKey: attribute) == nil else {
          throw error("<\(name)> has the attribute \(attribute) twice")
        }
      }
    }
  }

  private mutating func readValue(of attribute: String) throws(NibReadingError) -> String {
    guard position < bytes.count, bytes[position] == .quote || bytes[position] == .apostrophe else {
      throw error("the value of the attribute \(attribute) must be quoted")
    }
    let quotationMark = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quotationMark {
      if bytes[position] == .lessThan { throw error("the value of \(attribute) contains “<”") }
      if bytes[position] == .newline { line += 1 }
      position += 1
    }
    guard position < bytes.count else { throw error("the value of \(attribute) is not closed") }
    let value = try decode(start..<position, isAttribute: true)
    position += 1
    return value
  }

  private mutating func readText() throws(NibReadingError) -> String {
    let start = position
    while position < bytes.count, bytes[position] != .lessThan {
      if bytes[position] == .newline { line += 1 }
      position += 1
    }
    return try decode(start..<position, isAttribute: false)
  }

  private mutating func readName() throws(NibReadingError) -> String {
    let start = position
    while position < bytes.count, bytes[position].isPartOfName { position += 1 }
    guard position > start else { throw missingNameError() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Characters

  /// Returns characters with their entities replaced. In attributes, line breaks are replaced by spaces, as XML requires.
  private func decode(_ range: Range<Int>, isAttribute: Bool) throws(NibReadingError) -> String {
    let slice = bytes[range]
    guard slice.contains(where: { $0 == .ampersand || $0 == .newline || $0 == .carriageReturn }) else {
      return String(decoding: slice, as: UTF8.self)
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == .carriageReturn {
        index += 1
        if index < range.upperBound, bytes[index] == .newline { continue }
        result.append(isAttribute ? .space : .newline)
        continue
      }
      guard byte == .ampersand else {
        result.append(isAttribute && byte == .newline ? .space : byte)
        index += 1
        continue
      }
      guard let end = bytes[index..<min(range.upperBound, index + 12)].firstIndex(of: .semicolon) else {
        throw error("an entity has no “;”")
      }
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      guard let character = Self.character(of: name) else { throw error("the entity &\(name); is unknown") }
      result.append(contentsOf: String(character).utf8)
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(of entity: String) -> Unicode.Scalar? {
    switch entity {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let digits = entity.dropFirst()
      let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init)
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace {
      if bytes[position] == .newline { line += 1 }
      position += 1
    }
  }

  private mutating func skip(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { prefix in
      guard bytes[position...].starts(with: prefix) else { return false }
      position += prefix.count
      return true
    }
  }

  private mutating func skipPast(_ end: String, of construct: String) throws(NibReadingError) {
    let end = Array(end.utf8)
    let start = line
    while position < bytes.count {
      if bytes[position] == end[0], bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      if bytes[position] == .newline { line += 1 }
      position += 1
    }
    throw NibReadingError(line: start, problem: "a \(construct) is not closed")
  }

  private mutating func expect(_ byte: UInt8, _ description: String) throws(NibReadingError) {
    guard position < bytes.count, bytes[position] == byte else { throw error("\(description) is missing") }
    position += 1
  }

  /// Returns the error for a missing name at the current position.
  private func missingNameError() -> NibReadingError {
    let nextCharacter = String(decoding: bytes.dropFirst(position).prefix(4), as: UTF8.self).first
    return error(
      "expected the name of an element or attribute, but " + (nextCharacter.map { "found “\($0)”" } ?? "the file ends"))
  }

  private func error(_ problem: String) -> NibReadingError { NibReadingError(line: line, problem: problem) }
}

extension UInt8 {
  fileprivate static let lessThan = UInt8(ascii: "<")
  fileprivate static let greaterThan = UInt8(ascii: ">")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")

  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Indicates whether the byte can be part of an XML name: a letter, a digit, certain punctuation, or a byte of a
  /// character beyond ASCII.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...: true
    default: false
    }
  }
}
