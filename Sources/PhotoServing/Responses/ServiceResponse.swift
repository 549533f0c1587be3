import Foundation

/// A response of the photo service to a client.
struct ServiceResponse: Sendable {
  var status: Int
  /// The header fields by name. Names are capitalized as is usual in HTTP.
  var headers: [String: String]
  var body: Data

  /// Creates the JSON response that describes an error.
  init(_ error: ServiceError) {
    struct Body: Encodable {
      let status: Int
      let error: String
    }
    status = error.status
    body = (try? JSONText.encoded(Body(status: error.status, error: error.message))) ?? Data()
    headers = error.headers.merging(["Content-Type": JSONText.type]) { own, _ in own }
    headers["Content-Length"] = "\(body.count)"
  }

  /// Creates the response that transmits a representation, which is the result of an action such as a page or a photo. The initializer
  /// applies the conditions and ranges of the request (RFC 9110, sections 13 and 14).
  init(_ representation: Representation, for request: ServiceRequest) throws {
    let tag = representation.tag
    if let tags = request.header("If-Match"), !Self.matches(tags, tag, strongly: true) {
      throw ServiceError(412, "The current version of the resource does not match If-Match.")
    }
    headers = [
      "Content-Type": representation.type, "ETag": tag, "Accept-Ranges": "bytes",
      "Cache-Control": representation.isCacheable ? "max-age=3600" : "no-cache",
    ]
    let data = representation.data
    headers["Content-Length"] = "\(data.count)"
    status = 200
    body = data
    if let tags = request.header("If-None-Match"), Self.matches(tags, tag, strongly: false) {
      status = 304
      body = Data()
    } else if request.method == "GET", let range = request.header("Range"), Self.rangeApplies(request, tag) {
      try applyRanges(ByteRanges(range, length: data.count), representation)
    }
    // The response to HEAD has no body, but its length is that of the body.
    if request.method == "HEAD" { body = Data() }
  }

  /// Returns whether a list of entity tags contains a tag. `*` matches any tag.
  private static func matches(_ list: String, _ tag: String, strongly: Bool) -> Bool {
    list.split(separator: ",").contains { item in
      let item = item.trimmingCharacters(in: .whitespaces)
      return item == "*" || item == tag || !strongly && item == "W/" + tag
    }
  }

  /// Returns whether the ranges of a request apply. If the request has an `If-Range` field, the field must specify the
  /// current version; otherwise all bytes are sent.
  private static func rangeApplies(_ request: ServiceRequest, _ tag: String) -> Bool {
    request.header("If-Range").map { $0.trimmingCharacters(in: .whitespaces) == tag } ?? true
  }

  private mutating func applyRanges(_ ranges: ByteRanges, _ representation: Representation) throws {
    let data = representation.data
    switch ranges {
    case .whole: return
    case .unsatisfiable:
      throw ServiceError(
        416, "The range is outside the \(data.count) bytes of the resource.",
        headers: ["Content-Range": "bytes */\(data.count)"])
    case .parts(let parts) where parts.count == 1:
      body = data.subdata(in: parts[0])
      headers["Content-Range"] = Self.contentRange(parts[0], of: data.count)
    case .parts(let parts):
      let boundary = "part-\(representation.tag.filter { $0 != "\"" })"
      body = Data()
      for part in parts {
        let head = """
          --\(boundary)\r
          Content-Type: \(representation.type)\r
          Content-Range: \(Self.contentRange(part, of: data.count))\r
          \r

          """
        body += Data(head.utf8) + data.subdata(in: part) + Data("\r\n".utf8)
      }
      body += Data("--\(boundary)--\r\n".utf8)
      headers["Content-Type"] = "multipart/byteranges; boundary=\(boundary)"
    }
    status = 206
    headers["Content-Length"] = "\(body.count)"
  }

  private static func contentRange(_ part: Range<Int>, of length: Int) -> String {
    "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(length)"
  }
}
