import Foundation

/// What an action has to show: bytes of a type, with a tag that changes when they do.
struct Representation: Sendable {
  let data: Data
  let type: String
  /// A strong entity tag, in quotes.
  let tag: String
  /// Whether a client may keep it for an hour without asking.
  let keeps: Bool

  init(_ data: Data, type: String, keeps: Bool = false) {
    self.data = data
    self.type = type
    self.keeps = keeps
    tag = "\"\(String(Fingerprint.of(data), radix: 16))-\(String(data.count, radix: 16))\""
  }

  /// A page of HTML; everything in it that came from outside must be escaped already.
  static func html(_ body: String, title: String) -> Representation {
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(HTMLText.escaped(title))</title></head>
      <body>\(body)</body></html>

      """
    return Representation(Data(page.utf8), type: "text/html; charset=utf-8")
  }

  /// A value as JSON.
  static func json(_ value: some Encodable) throws -> Representation {
    Representation(try JSONText.encoded(value), type: JSONText.type)
  }
}
