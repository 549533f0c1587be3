import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads the pictures of tiles.
enum TileLoading {
  /// Loads the data at an address, and calls the closure once.
  static func load(_ url: URL, _ result: @escaping (Data?, (any Error)?) -> Void) {
    nonisolated(unsafe) let result = result
    guard !url.isFileURL else {
      DispatchQueue.global(qos: .userInitiated).async {
        do {
          result(try Data(contentsOf: url), nil)
        } catch { result(nil, error) }
      }
      return
    }
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      DispatchQueue.global().async { result(nil, URLError(.unsupportedURL, userInfo: [NSURLErrorKey: url])) }
      return
    }
    URLSession.shared.dataTask(with: url) { data, response, error in
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        let text = "The server answered with the status \(status)."
        result(nil, URLError(.badServerResponse, userInfo: [NSURLErrorKey: url, NSLocalizedDescriptionKey: text]))
      } else {
        result(data, data == nil ? error ?? URLError(.unknown) : nil)
      }
    }.resume()
  }
}
