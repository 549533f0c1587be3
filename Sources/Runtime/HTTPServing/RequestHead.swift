import Foundation

/// The head of an HTTP/1.1 request: the request line and the header fields.
package struct RequestHead: Equatable, Sendable {
  /// A problem with a request: the status of the response and a one-line message.
  package struct Problem: Error, Equatable {
    package var status: Int
    package var reason: String

    package init(status: Int, reason: String) {
      self.status = status
      self.reason = reason
    }
  }

  /// The maximum length of a head in bytes. Browsers send heads of less than one thousand bytes.
  package static let limit = 16 * 1024
  /// The maximum number of header fields. A request with more fields is answered with status 400.
  private static let fieldLimit = 100

  package var method: String
  /// The path and the query of the request as received, percent-encoded. The string begins with a slash.
  package var target: String
  package var path: String
  /// The decoded parameters of the query. If a name occurs repeatedly, the first value is used.
  package var query: [String: String]
  /// The header fields by lowercase name. If a field occurs repeatedly, its values are joined with commas.
  package var fields: [String: String]

  /// Returns the offset after the empty line that ends the head, or `nil` if the head is not complete.
  ///
  /// - Parameters:
  ///   - bytes: The bytes received so far.
  ///   - start: The number of bytes that have already been searched. This parameter avoids searching the whole head after each received
  ///     byte.
  /// - Throws: A problem with status 431 if the head is too long, or with status 414 if the request line is too long.
  package static func end(in bytes: [UInt8], from start: Int = 0) throws(Problem) -> Int? {
    var index = max(3, start)
    let limit = min(bytes.count, RequestHead.limit)
    while index < limit {
      // Each line ends with CR LF, and the last line is empty.
      if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 { return index + 1 }
      index += 1
    }
    guard bytes.count >= RequestHead.limit else { return nil }
    guard bytes[..<limit].contains(10) else {
      throw Problem(status: 414, reason: "The address of the request is longer than \(limit) bytes.")
    }
    throw Problem(status: 431, reason: "The header fields of the request are longer than \(limit) bytes.")
  }

  /// Parses a head.
  ///
  /// - Parameter bytes: The bytes of the head without its empty line.
  /// - Throws: A problem with status 400 if the head is malformed.
  package init(_ bytes: some Sequence<UInt8>) throws(Problem) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let first = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard first.count == 3, first[2].hasPrefix("HTTP/1."), !first[0].isEmpty,
      let (host, target) = RequestHead.parts(of: first[1])
    else { throw Problem(status: 400, reason: "The request is not a valid HTTP/1.1 request.") }
    method = String(first[0])
    self.target = target
    let parts = target[...].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? RequestHead.query(parts[1]) : [:]
    fields = [:]
    var count = 0
    for line in lines where !line.isEmpty {
      count += 1
      guard count <= RequestHead.fieldLimit else {
        throw Problem(status: 400, reason: "The request has more than \(RequestHead.fieldLimit) header fields.")
      }
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, !line.hasPrefix(" "), !line.hasPrefix("\t")
      else { throw Problem(status: 400, reason: "Header field \(count) does not have the form “name: value”.") }
      let name = line[..<colon].lowercased()
      let value = RequestHead.trimWhitespace(line[line.index(after: colon)...])
      fields[name] = fields[name].map { $0 + "," + value } ?? value
    }
    // The host of an absolute address overrides the header field (RFC 9112, 3.2.2).
    if let host { fields["host"] = host }
  }

  /// Returns the host and the path of the target in a request line. The target is a path or an absolute address. The
  /// host of a path is `nil`.
  private static func parts(of target: Substring) -> (host: String?, target: String)? {
    if target.hasPrefix("/") { return (nil, String(target)) }
    guard target.prefix(7).lowercased() == "http://" else { return nil }
    let remainingTarget = target.dropFirst(7)
    let host = remainingTarget.prefix { $0 != "/" && $0 != "?" }
    let path = remainingTarget[host.endIndex...]
    return host.isEmpty ? nil : (String(host), path.hasPrefix("/") ? String(path) : "/" + path)
  }

  /// Returns whether the list in a header field contains a word, ignoring case.
  package func field(_ name: String, contains word: String) -> Bool {
    (fields[name] ?? "").split(separator: ",").contains { RequestHead.trimWhitespace($0).lowercased() == word }
  }

  private static func trimWhitespace(_ text: Substring) -> String {
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

  /// Decodes a part of a query, in which browsers write a space as a plus sign (URL Standard, application/x-www-form-urlencoded).
  private static func decoded(_ text: Substring) -> String? {
    text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
  }
}
