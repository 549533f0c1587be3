import UIKit

#if canImport(FoundationNetworking)
  // On Linux `URLSession` is in a separate module.
  import FoundationNetworking
#endif

/// A client of a photo service. Completion closures are called on the main thread, in the order in which the responses
/// arrive.
final class PhotoClient {
  private let service: URL
  private let session: URLSession

  init(service: URL) {
    self.service = service
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    session = URLSession(configuration: configuration)
  }

  // Pending requests are cancelled later. The session may release the last reference itself, in the closure of a
  // response. On Linux, the session cannot be invalidated on its own queue.
  deinit {
    let session = session
    DispatchQueue.main.async { session.invalidateAndCancel() }
  }

  /// Requests the addresses of a stream's photos.
  ///
  /// The completion closure is called with an array of addresses, or with an empty array if the response is invalid.
  /// For each photo, the array contains the address of the smallest offered size whose longer side has at least
  /// `pixels` pixels. It contains `nil` for a photo without images.
  func photos(of stream: PhotoStream, count: Int, pixels: Int, completion: @escaping ([URL?]) -> Void) {
    var components = URLComponents(
      url: service.appendingPathComponent(stream.path), resolvingAgainstBaseURL: true)
    components?.queryItems = [URLQueryItem(name: "resultsPerPage", value: "\(count)")]
    get(components?.url, decode: { try? JSONDecoder().decode(Page.self, from: $0) }) { [service] page in
      completion(
        (page?.photos ?? []).map { photo in
          let sizes = photo.images.sorted { $0.size < $1.size }
          let best = sizes.first { $0.size >= pixels } ?? sizes.last
          return best.flatMap { URL(string: $0.url, relativeTo: service)?.absoluteURL }
        })
    }
  }

  /// Requests a photo and decodes it for display. If the photo is missing or incomplete, the completion closure is
  /// called with `nil`.
  func image(at url: URL, completion: @escaping (UIImage?) -> Void) {
    get(url, decode: { UIImage(data: $0)?.preparingForDisplay() }, completion: completion)
  }

  /// Requests data and decodes it on the session's thread, so that the main thread is not blocked.
  private func get<Value>(
    _ url: URL?, decode: @escaping (Data) -> Value?, completion: @escaping (Value?) -> Void
  ) {
    guard let url = url else { return DispatchQueue.main.async { completion(nil) } }
    MainActor.assumeIsolated { Loading.count += 1 }
    session.dataTask(with: url) { data, response, _ in
      let isSuccess = (response as? HTTPURLResponse)?.statusCode == 200
      let value = isSuccess ? data.flatMap(decode) : nil
      DispatchQueue.main.async {
        MainActor.assumeIsolated { Loading.count -= 1 }
        completion(value)
      }
    }.resume()
  }

  private struct Page: Decodable {
    struct Photo: Decodable {
      struct Image: Decodable {
        let size: Int
        let url: String
      }
      let images: [Image]
    }
    let photos: [Photo]
  }
}
