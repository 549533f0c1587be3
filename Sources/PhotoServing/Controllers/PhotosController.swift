import Foundation

/// The controller that answers requests for streams of photos as JSON, and for photos as JPEG.
struct PhotosController: Controller {
  let catalog: PhotoCatalog
  let renderer: PhotoRenderer

  /// The lengths of the longer side in pixels that a stream offers for its photos.
  static let offeredSizes = [140, 280, 560, 1120]

  var actions: [String: Action] {
    var actions: [String: Action] = ["index": { _ in try index() }, "image": { try await image($0) }]
    for stream in PhotoCatalog.Stream.allCases { actions[stream.rawValue] = { try page(of: stream, $0) } }
    return actions
  }

  private struct Index: Encodable {
    let features = PhotoCatalog.Stream.allCases.map(\.rawValue)
    let totalItems: Int
  }

  private func index() throws -> Representation { try .json(Index(totalItems: catalog.count)) }

  // MARK: Streams

  private struct Page: Encodable {
    struct Entry: Encodable {
      struct Image: Encodable {
        let size: Int
        let url: String
      }
      let id: String
      let name: String
      let images: [Image]
    }
    let feature: String
    let currentPage: Int
    let totalPages: Int
    let totalItems: Int
    let photos: [Entry]
  }

  private func page(of stream: PhotoCatalog.Stream, _ parameters: Parameters) throws -> Representation {
    let count = try parameters.number("resultsPerPage", defaultValue: 20, in: 1...100)
    let number = try parameters.number("page", defaultValue: 1, in: 1...1_000_000)
    let photos = catalog.photos(in: stream)
    let page = photos.dropFirst((number - 1) * count).prefix(count)
    return try .json(
      Page(
        feature: stream.rawValue, currentPage: number, totalPages: (photos.count + count - 1) / count,
        totalItems: photos.count, photos: page.map(entry)))
  }

  private func entry(_ photo: PhotoCatalog.Entry) -> Page.Entry {
    let images = Self.offeredSizes.map { size in
      Page.Entry.Image(size: size, url: "/photos/image/\(photo.id)?size=\(size)")
    }
    return Page.Entry(id: photo.id, name: photo.photo.name, images: images)
  }

  // MARK: Photos

  private func image(_ parameters: Parameters) async throws -> Representation {
    let id = try parameters.text("id")
    let size = try parameters.number("size", defaultValue: 560, in: 16...2048)
    guard let photo = catalog[id] else { throw ServiceError(404, "There is no photo with the id \(id).") }
    return try await renderer.jpeg(of: photo, maximumPixelSize: size)
  }
}
