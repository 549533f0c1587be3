import GalleryLibrary
import UIKit

/// Writes thumbnails on a background queue, so that pictures appear without waiting for their compression.
final class ThumbnailWriter: Sendable {
  /// The thumbnails that all programs of the desktop share.
  let store: ThumbnailStore

  /// The maximum number of waiting pictures. Further pictures are written when their photos are shown again.
  private static let limit = 64
  /// The age of a file in seconds below which it may still be written to.
  private static let minimumAge: TimeInterval = 2

  private let queue: OperationQueue

  init(_ store: ThumbnailStore) {
    self.store = store
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.qualityOfService = .utility
  }

  /// Writes a decoded picture, or the reason why there is none.
  ///
  /// - Parameters:
  ///   - result: The result of decoding the photo with the size of the thumbnail.
  ///   - photo: The path of the photo.
  ///   - state: The state of the photo's file before it was decoded.
  ///   - size: The size of the thumbnail.
  func write(
    _ result: Result<UIImage, PhotoLoadError>, of photo: FilePath, _ state: RegularFile.State, _ size: ThumbnailSize
  ) {
    guard Date().timeIntervalSince(state.modificationDate) > Self.minimumAge, queue.operationCount < Self.limit else {
      return
    }
    queue.addOperation { [store] in
      // The file may have been replaced while it was decoded.
      guard RegularFile.State(photo) == state else { return }
      switch result {
      case .success(let image):
        // A small photo is decoded as quickly as its thumbnail.
        guard max(image.size.width, image.size.height) >= CGFloat(size.rawValue), let png = image.pngData() else {
          return
        }
        try? store.write(png, of: photo, state, size)
      case .failure(let error):
        // A file without permission may be readable at the next start.
        guard !error.dependsOnSystem, (try? RegularFile(photo)) != nil else { return }
        try? store.writeFailure(error.description, of: photo, state)
      }
    }
  }

  /// Waits until the waiting pictures are written.
  func finish() { queue.waitUntilAllOperationsAreFinished() }
}
