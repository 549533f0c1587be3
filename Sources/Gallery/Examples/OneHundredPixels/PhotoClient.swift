import UIKit

#if canImport(FoundationNetworking)
  // On Linux `URLSession` lies in a module of its own.
  import FoundationNetworking
#endif

/// Asks a photo service for streams and photos. Answers come on the main thread, in the order in which they arrive.
final class PhotoClient {
  private let service: URL
  private let session: URLSession

  init(service: URL) {
    self.service = service
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    session = URLSession(configuration: configuration)
  }

  /// Breaks off what has not been answered. Not at once: the last who lets go of us may be the session, with an answer's
  /// closure, and on Linux it cannot be told anything from its own queue.
  deinit {
    let session = session
    DispatchQueue.main.async { session.invalidateAndCancel() }
  }

  /// The addresses of a stream's photos, each at the smallest size offered that has `pixels` on its longer side, nil for a
  /// photo without one; an empty list where the answer is none that we understand.
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

  /// The photo at an address, ready to be shown; nil where there is none, or only a part of it.
  func image(at url: URL, completion: @escaping (UIImage?) -> Void) {
    get(url, decode: { UIImage(data: $0)?.preparingForDisplay() }, completion: completion)
  }

  /// Decodes on the session's own thread: the main thread has better things to do.
  private func get<Value>(
    _ url: URL?, decode: @escaping (Data) -> Value?, completion: @escaping (Value?) -> Void
  ) {
    guard let url = url else { return DispatchQueue.main.async { completion(nil) } }
    MainActor.assumeIsolated { Loading.count += 1 }
    session.dataTask(with: url) { data, response, _ in
      let isGood = (response as? HTTPURLResponse)?.statusCode == 200
      let value = isGood ? data.flatMap(decode) : nil
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
