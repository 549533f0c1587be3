import Foundation
import HTTPServing

// The HTTP responses of the browser host.
extension Response {
  /// Creates a response that consists of a line of text. The body is empty if the text is empty.
  init(text: String, status: Int) {
    self.init(status, fields: Response.protection)
    guard !text.isEmpty else { return }
    fields.append(("Content-Type", "text/plain; charset=utf-8"))
    body = Array((text + "\n").utf8)
  }

  /// Creates the response for a problem with a request.
  init(problem: RequestHead.Problem) { self.init(text: problem.reason, status: problem.status) }

  /// Returns the response that upgrades the connection to a WebSocket. `key` is the key that the browser sent.
  static func upgrade(key: String) -> [UInt8] {
    let acceptKey = Data(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    return Array(
      ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Accept: \(acceptKey)\r\n\r\n").utf8)
  }

  /// The header fields that prevent caching, framing, content sniffing and the transmission of referrers.
  static let protection = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
