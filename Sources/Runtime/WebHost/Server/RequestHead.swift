import Foundation

/// The first lines of an HTTP/1.1 request.
struct RequestHead: Equatable {
  /// What is wrong with a request: the status of its answer, and one line for people.
  struct Problem: Error, Equatable {
    var status: Int
    var reason: String
  }

  /// Bytes that a head may have; a browser's has less than one thousand.
  static let limit = 16 * 1024
  private static let fieldLimit = 100

  var method: String
  var path: String
  /// Decoded; of a name that comes twice the first counts.
  var query: [String: String]
  /// By lower-case name; of a field that comes twice the values are joined with a comma.
  var fields: [String: String]

  /// Where the head ends (behind its empty line), nil while it has not come whole. Throws when it is too long.
  static func end(in bytes: [UInt8]) throws(Problem) -> Int? {
    var index = 3
    let limit = min(bytes.count, RequestHead.limit)
    while index < limit {
      // A line ends with CR LF.
      if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 { return index + 1 }
      index += 1
    }
    if bytes.count >= RequestHead.limit { throw Problem(status: 431, reason: "The head of the request is too long.") }
    return nil
  }

  init(_ bytes: some Sequence<UInt8>) throws(Problem) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let first = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard first.count == 3, first[2].hasPrefix("HTTP/1."), first[1].hasPrefix("/"), !first[0].isEmpty else {
      throw Problem(status: 400, reason: "This is no HTTP request.")
    }
    method = String(first[0])
    let target = first[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? RequestHead.query(target[1]) : [:]
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
  }

  /// Whether a list of words in a field has this one, whatever its case.
  func field(_ name: String, has word: String) -> Bool {
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
