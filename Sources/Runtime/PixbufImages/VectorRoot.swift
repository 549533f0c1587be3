/// The root element of an SVG file, found without a parser for XML, which would read the whole file and its entities.
///
/// Comments, processing instructions and the document type before the element are skipped. The cost is that of the bytes that
/// are passed, whatever they contain.
struct VectorRoot {
  /// The attributes by name. References to entities are not replaced.
  private(set) var attributes: [String: String] = [:]

  /// Finds the root element.
  ///
  /// - Parameter bytes: The first bytes of the file, in UTF-8. The result is nil if they do not contain the whole start tag of an
  ///   element `svg`, or if another element comes before it.
  init?(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    scanner.skip([0xEF, 0xBB, 0xBF])
    while true {
      scanner.skipSpace()
      if scanner.skip("<!--") {
        guard scanner.skip(past: "-->") else { return nil }
      } else if scanner.skip("<?") {
        guard scanner.skip(past: "?>") else { return nil }
      } else if scanner.skip("<!DOCTYPE") {
        guard scanner.skipDocumentType() else { return nil }
      } else {
        break
      }
    }
    guard scanner.skip("<"), let name = scanner.name(), name == "svg" || name.hasSuffix(":svg") else { return nil }
    while true {
      scanner.skipSpace()
      guard let next = scanner.next else { return nil }
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return }
      guard let name = scanner.name() else { return nil }
      scanner.skipSpace()
      guard scanner.skip("=") else { return nil }
      scanner.skipSpace()
      guard let value = scanner.quoted() else { return nil }
      if attributes[name] == nil { attributes[name] = value }
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    mutating func skipSpace() { while let next, Self.isSpace(next) { place += 1 } }

    @discardableResult
    mutating func skip(_ expected: some Collection<UInt8>) -> Bool {
      guard bytes[place...].starts(with: expected) else { return false }
      place += expected.count
      return true
    }

    mutating func skip(_ text: StaticString) -> Bool {
      skip(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Moves behind the next occurrence of a text. Returns `false` if there is none.
    mutating func skip(past text: StaticString) -> Bool {
      while place < bytes.count {
        if skip(text) { return true }
        place += 1
      }
      return false
    }

    /// Moves behind a document type, which may contain declarations in brackets and texts in quotes.
    mutating func skipDocumentType() -> Bool {
      var isInBrackets = false
      while let byte = next {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          guard quoted() != nil else { return false }
          continue
        case UInt8(ascii: "["): isInBrackets = true
        case UInt8(ascii: "]"): isInBrackets = false
        case UInt8(ascii: ">") where !isInBrackets:
          place += 1
          return true
        case UInt8(ascii: "<"):
          if skip("<!--") {
            guard skip(past: "-->") else { return false }
            continue
          }
        default: break
        }
        place += 1
      }
      return false
    }

    /// Returns the name at the present place, and moves behind it.
    mutating func name() -> String? {
      let start = place
      while let next, !Self.isSpace(next), !"=<>/\"'".utf8.contains(next) { place += 1 }
      return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    /// Returns the text in quotes at the present place, and moves behind it.
    mutating func quoted() -> String? {
      guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let start = place + 1
      guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
      place = end + 1
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}
