import Foundation

/// An HTTP response. The server closes the connection after sending it.
package struct Response: Sendable {
  package var status: Int
  /// The header fields other than `Content-Length` and `Connection`.
  package var fields: [(String, String)]
  package var body: [UInt8]
  /// The value of `Content-Length` if it differs from the length of the body, such as in the response to a HEAD request. The value is
  /// nil if the header field contains the length of the body.
  package var length: Int?

  package init(_ status: Int, fields: [(String, String)] = [], body: [UInt8] = [], length: Int? = nil) {
    self.status = status
    self.fields = fields
    self.body = body
    self.length = length
  }

  /// The response as bytes to send: the status line, the header fields and the body.
  package var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status) \(Response.reasonPhrase(status))\r\n"
    for (name, value) in fields { head += "\(name): \(Response.removeControlCharacters(value))\r\n" }
    head += "Content-Length: \(length ?? body.count)\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + body
  }

  /// Returns a value without control characters. A line break in a value could add header fields to the response.
  private static func removeControlCharacters(_ value: String) -> String {
    value.utf8.contains { $0 < 32 && $0 != 9 } ? value.filter { $0.utf8.allSatisfy { $0 >= 32 || $0 == 9 } } : value
  }

  private static func reasonPhrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 206: "Partial Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 411: "Length Required"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 416: "Range Not Satisfiable"
    case 421: "Misdirected Request"
    case 426: "Upgrade Required"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 507: "Insufficient Storage"
    default: "Error"
    }
  }
}
