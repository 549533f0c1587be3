import Foundation

/// The first lines of an HTTP/1.1 request.
package struct RequestHead: Equatable, Sendable {
  /// What is wrong with a request: the status of its answer, and one line for people.
  package struct Problem: Error, Equatable {
    package var status: Int
    package var reason: String

    package init(status: Int, reason: String) {
      self.status = status
      self.reason = reason
    }
  }

  /// Bytes that a head may have; a browser's has less than one thousand.
  package static let limit = 16 * 1024
  private static let fieldLimit = 100

  package var method: String
  /// The path and the query as they came, still encoded. Begins with a slash.
  package var target: String
  package var path: String
  /// Decoded; of a name that comes twice the first counts.
  package var query: [String: String]
  /// By lower-case name; of a field that comes twice the values are joined with a comma.
  package var fields: [String: String]

  /// Returns where the head ends (behind its empty line), or nil while it has not come whole.
  ///
  /// - Parameters:
  ///   - bytes: What has come.
  ///   - start: How many of the bytes were looked at before without an end, so that a head that comes byte by byte is not
  ///     searched from its beginning each time.
  /// - Throws: 431 when the head is too long, 414 when already its first line is.
  package static func end(in bytes: [UInt8], from start: Int = 0) throws(Problem) -> Int? {
    var index = max(3, start)
    let limit = min(bytes.count, RequestHead.limit)
    while index < limit {
      // A line ends with CR LF.
      if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 { return index + 1 }
      index += 1
    }
    guard bytes.count >= RequestHead.limit else { return nil }
    guard bytes[..<limit].contains(10) else { throw Problem(status: 414, reason: "The address is too long.") }
    throw Problem(status: 431, reason: "The head of the request is too long.")
  }

  package init(_ bytes: some Sequence<UInt8>) throws(Problem) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let first = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard first.count == 3, first[2].hasPrefix("HTTP/1."), !first[0].isEmpty,
      let (host, target) = RequestHead.parts(of: first[1])
    else { throw Problem(status: 400, reason: "This is no HTTP request.") }
    method = String(first[0])
    self.target = target
    let parts = target[...].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? RequestHead.query(parts[1]) : [:]
    fields = [:]
    var count = 0
    for line in lines where !line.isEmpty {
      count += 1
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, count <= RequestHead.fieldLimit,
        !line.hasPrefix(" "), !line.hasPrefix("\t")
      else { throw Problem(status: 400, reason: "The head of the request is malformed.") }
      let name = line[..<colon].lowercased()
      let value = RequestHead.trimmed(line[line.index(after: colon)...])
      fields[name] = fields[name].map { $0 + "," + value } ?? value
    }
    // The host of a whole address counts, whatever the field says (RFC 9112, 3.2.2).
    if let host { fields["host"] = host }
  }

  /// The host, where one is named, and the rest of what a first line asks for: a path, or a whole address.
  private static func parts(of target: Substring) -> (host: String?, target: String)? {
    if target.hasPrefix("/") { return (nil, String(target)) }
    guard target.prefix(7).lowercased() == "http://" else { return nil }
    let rest = target.dropFirst(7)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest[host.endIndex...]
    return host.isEmpty ? nil : (String(host), path.hasPrefix("/") ? String(path) : "/" + path)
  }

  /// Whether a list of words in a field has this one, whatever its case.
  package func field(_ name: String, has word: String) -> Bool {
    (fields[name] ?? "").split(separator: ",").contains { RequestHead.trimmed($0).lowercased() == word }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  private static func query(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), result[name] == nil else { continue }
      result[name] = parts.count > 1 ? decoded(parts[1]) : ""
    }
    return result
  }

  private static func decoded(_ text: Substring) -> String? { String(text).removingPercentEncoding }
}
