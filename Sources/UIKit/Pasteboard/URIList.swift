import Foundation

/// Reads and writes lists of URLs as programs exchange them (`text/uri-list`, RFC 2483).
enum URIList {
  /// The largest number of URLs that is read from a list.
  static let maximumURLCount = 10_000

  /// Returns the URLs of a list. Comments, empty lines and lines that are not URLs are skipped.
  ///
  /// - Parameter data: The list in UTF-8, with a URL in each line.
  static func urls(in data: Data) -> [URL] {
    var result: [URL] = []
    for line in data.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      guard result.count < maximumURLCount else { break }
      // Some programs append a zero byte to the text.
      let text = String(decoding: line.prefix { $0 != 0 }, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty, !text.hasPrefix("#"), text.utf8.count <= 65_536 else { continue }
      if let url = URL(string: text), url.scheme?.isEmpty == false { result.append(url) }
    }
    return result
  }

  /// Returns URLs as a list in UTF-8, with one URL in each line.
  static func data(of urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }
}
