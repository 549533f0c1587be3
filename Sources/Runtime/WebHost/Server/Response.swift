import Foundation

/// An answer in the words of HTTP, after which the connection is closed.
struct Response {
  var status: Int
  var fields: [(String, String)] = []
  var body: [UInt8] = []

  /// A line of text.
  init(_ status: Int, _ text: String = "") {
    self.status = status
    guard !text.isEmpty else { return }
    fields = [("Content-Type", "text/plain; charset=utf-8")]
    body = Array((text + "\n").utf8)
  }

  init(_ problem: RequestHead.Problem) { self.init(problem.status, problem.reason) }

  /// The bytes to send; `hasBody` false is for HEAD.
  func bytes(hasBody: Bool = true) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Response.phrase(status))\r\n"
    for (name, value) in Response.protection + fields { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + (hasBody ? body : [])
  }

  /// The answer that makes a WebSocket of the connection.
  static func upgrade(key: String) -> [UInt8] {
    let accepted = Data(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    return Array(
      ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Accept: \(accepted)\r\n\r\n").utf8)
  }

  /// Nothing of ours is kept, framed, guessed at, or told to others by a link.
  private static let protection = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]

  private static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 421: "Misdirected Request"
    case 426: "Upgrade Required"
    case 431: "Request Header Fields Too Large"
    case 507: "Insufficient Storage"
    default: "Error"
    }
  }
}
