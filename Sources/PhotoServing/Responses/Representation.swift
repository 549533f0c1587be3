import Foundation

/// The result of an action: data of a media type, and an entity tag that depends on the data.
struct Representation: Sendable {
  let data: Data
  let type: String
  /// The strong entity tag of the data, in quotes.
  let tag: String
  /// Indicates whether clients may cache the data for an hour.
  let isCacheable: Bool

  init(_ data: Data, type: String, isCacheable: Bool = false) {
    self.data = data
    self.type = type
    self.isCacheable = isCacheable
    tag = "\"\(String(Fingerprint.hash(data), radix: 16))-\(String(data.count, radix: 16))\""
  }

  /// Creates an HTML page. Untrusted text in `body` must already be escaped.
  static func html(_ body: String, title: String) -> Representation {
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(HTMLText.escaped(title))</title></head>
      <body>\(body)</body></html>

      """
    return Representation(Data(page.utf8), type: "text/html; charset=utf-8")
  }

  /// Creates a JSON representation of a value.
  static func json(_ value: some Encodable) throws -> Representation {
    Representation(try JSONText.encoded(value), type: JSONText.type)
  }
}
