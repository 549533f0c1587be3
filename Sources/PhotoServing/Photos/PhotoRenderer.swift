import Foundation
import Gallery
import UIKit

/// Makes JPEG files of photos, each once: what was made is kept, and those who ask for the same at once share the work.
actor PhotoRenderer {
  private struct Key: Hashable {
    let photo: Photo
    let size: Int
    /// Changes when the file does.
    let version: String
  }

  private let decoder: any PhotoDecoding
  private let queue = OperationQueue()
  private let limit: Int
  private var kept: [Key: Representation] = [:]
  /// The one that was asked for last stands at the end.
  private var order: [Key] = []
  private var bytes = 0
  private var running: [Key: Task<Representation, any Error>] = [:]

  /// Keeps up to `limit` bytes.
  init(decoder: any PhotoDecoding = PhotoDecoder(), limit: Int = 64 << 20) {
    self.decoder = decoder
    self.limit = limit
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
  }

  /// The photo with its longer side at most `maximumPixelSize` pixels.
  func jpeg(of photo: Photo, maximumPixelSize: Int) async throws -> Representation {
    let key = Key(photo: photo, size: maximumPixelSize, version: try Self.version(of: photo))
    if let known = kept[key] {
      order.removeAll { $0 == key }
      order.append(key)
      return known
    }
    if let running = running[key] { return try await running.value }
    let task = Task { [decoder, queue] in
      try await withCheckedThrowingContinuation { continuation in
        // Decoding takes long: not on the threads that all tasks share.
        queue.addOperation { continuation.resume(with: Result { try Self.make(photo, maximumPixelSize, decoder) }) }
      }
    }
    running[key] = task
    defer { running[key] = nil }
    let made = try await task.value
    keep(made, key)
    return made
  }

  private static func make(_ photo: Photo, _ size: Int, _ decoder: any PhotoDecoding) throws -> Representation {
    guard case .success(let image) = decoder.decode(photo, maximumPixelSize: size),
      let data = image.jpegData(compressionQuality: 0.85)
    else { throw ServiceError(500, "The photo \(photo.name) cannot be read.") }
    return Representation(data, type: "image/jpeg", keeps: true)
  }

  private static func version(of photo: Photo) throws -> String {
    guard case .file(let url) = photo.source else { return "" }
    guard let values = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path) else {
      throw ServiceError(404, "The photo \(photo.name) is no longer there.")
    }
    return "\(values[.modificationDate] ?? "") \(values[.size] ?? "")"
  }

  private func keep(_ made: Representation, _ key: Key) {
    guard kept.updateValue(made, forKey: key) == nil else { return }
    order.append(key)
    bytes += made.data.count
    while bytes > limit, order.count > 1 {
      bytes -= kept.removeValue(forKey: order.removeFirst())?.data.count ?? 0
    }
  }
}
