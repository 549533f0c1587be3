import Foundation
import Gallery
import UIKit

/// Creates JPEG files from photos. Results are cached, and simultaneous requests for the same file share one operation.
actor PhotoRenderer {
  private struct Key: Hashable {
    let photo: Photo
    let size: Int
    /// A string that identifies the version of the photo's file. The string changes when the file changes.
    let version: String
  }

  private let decoder: any PhotoDecoding
  private let folders: [FilePath]?
  private let queue = OperationQueue()
  private let limit: Int
  private var representations: [Key: Representation] = [:]
  /// The keys of the cached files, from the least to the most recently used.
  private var keysByUse: [Key] = []
  private var cachedBytes = 0
  private var runningTasks: [Key: Task<Representation, any Error>] = [:]

  /// Creates a renderer that caches up to `limit` bytes.
  init(decoder: any PhotoDecoding = PhotoDecoder(), limit: Int = 64 << 20) {
    self.init(decoder: decoder, folders: nil, limit: limit)
  }

  /// Creates a renderer for the photos in folders, which are specified as real paths. Links to files outside the
  /// folders are not followed, even if the links were created later.
  init(within folders: [FilePath]) {
    self.init(decoder: PhotoDecoder(within: folders), folders: folders, limit: 64 << 20)
  }

  private init(decoder: any PhotoDecoding, folders: [FilePath]?, limit: Int) {
    self.decoder = decoder
    self.folders = folders
    self.limit = limit
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Returns a photo as JPEG. Its longer side has at most `maximumPixelSize` pixels.
  func jpeg(of photo: Photo, maximumPixelSize: Int) async throws -> Representation {
    let key = Key(photo: photo, size: maximumPixelSize, version: try version(of: photo))
    if let cached = representations[key] {
      keysByUse.removeAll { $0 == key }
      keysByUse.append(key)
      return cached
    }
    if let runningTasks = runningTasks[key] { return try await runningTasks.value }
    let task = Task { [decoder, queue] in
      try await withCheckedThrowingContinuation { continuation in
        // Decoding is slow and would block the threads that all tasks share, so a separate queue performs it.
        queue.addOperation {
          continuation.resume(with: Result { try Self.renderJPEG(photo, maximumPixelSize, decoder) })
        }
      }
    }
    runningTasks[key] = task
    defer { runningTasks[key] = nil }
    let result = try await task.value
    store(result, key)
    return result
  }

  private static func renderJPEG(_ photo: Photo, _ size: Int, _ decoder: any PhotoDecoding) throws -> Representation {
    guard case .success(let image) = decoder.decode(photo, maximumPixelSize: size),
      let data = image.jpegData(compressionQuality: 0.85)
    else { throw ServiceError(500, "The photo \(photo.name) cannot be decoded.") }
    return Representation(data, type: "image/jpeg", isCacheable: true)
  }

  private func version(of photo: Photo) throws -> String {
    guard case .file(let url) = photo.source else { return "" }
    guard let state = try? RegularFile(FilePath(url), within: folders).state else {
      throw ServiceError(404, "The photo \(photo.name) no longer exists.")
    }
    return "\(state.seconds) \(state.nanoseconds) \(state.size)"
  }

  private func store(_ representation: Representation, _ key: Key) {
    guard representations.updateValue(representation, forKey: key) == nil else { return }
    keysByUse.append(key)
    cachedBytes += representation.data.count
    while cachedBytes > limit, keysByUse.count > 1 {
      cachedBytes -= representations.removeValue(forKey: keysByUse.removeFirst())?.data.count ?? 0
    }
  }
}
