import Foundation

/// Reads the names in a symbol graph, which the compiler writes as JSON.
///
/// The graph of the standard library has 21 MB, of which names are a hundredth. Parsing it as JSON would take longer
/// than the rest of a check. The names are found without parsing, because the compiler always writes a symbol's kind
/// before its path, and both in the same form.
enum SymbolGraph {
  private static let kind = Array("\"kind\":{\"identifier\":\"swift.".utf8)
  private static let path = Array("\"pathComponents\":[".utf8)
  private static let types: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor",
  ]

  /// Adds the names of a graph to a set.
  static func read(_ data: Data, into names: inout NameSet) {
    let bytes = [UInt8](data)
    var current = ""
    var index = 0
    bytes.withUnsafeBufferPointer { bytes in
      func matches(_ pattern: [UInt8], at place: Int) -> Bool {
        guard place + pattern.count <= bytes.count else { return false }
        for offset in pattern.indices where bytes[place + offset] != pattern[offset] { return false }
        return true
      }
      let quote = UInt8(ascii: "\"")
      while index < bytes.count {
        guard bytes[index] == quote else {
          index += 1
          continue
        }
        if matches(kind, at: index) {
          let start = index + kind.count
          index = start
          while index < bytes.count, bytes[index] != quote { index += 1 }
          current = String(decoding: bytes[start..<index], as: UTF8.self)
        } else if matches(path, at: index) {
          var start = index + path.count
          index = start
          var end = start
          // The last name in the brackets is the symbol's own name. A name may contain brackets, such as that of an
          // operator.
          while index + 1 < bytes.count, !(bytes[index] == quote && bytes[index + 1] == UInt8(ascii: "]")) {
            if bytes[index] == quote, bytes[index + 1] != UInt8(ascii: ",") { start = index + 1 }
            index += 1
          }
          end = index
          guard start <= end else { continue }
          let name = String(decoding: bytes[start..<end].prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
          if types.contains(current) { names.types.insert(name) } else { names.members.insert(name) }
        }
        index += 1
      }
    }
  }
}
