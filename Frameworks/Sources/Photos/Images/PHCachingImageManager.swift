import Foundation
import UIKit

/// Reads the pictures of assets in advance. At most 48 MB of pictures are kept.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// The largest number of bytes of the pictures.
  private static let capacity = 48 << 20
  /// The largest number of pictures that wait to be read. Those of a long list would be removed again before they are shown.
  private static let waitingLimit = 200

  private let lock = NSLock()
  private var pictures: [String: UIImage] = [:]
  /// The keys of the pictures, the oldest first.
  private var order: [String] = []
  private var cost = 0
  private var wanted: Set<String> = []
  private let reading = RequestTable()

  /// A Boolean value that determines whether large pictures are read in advance. The default is `true`.
  open var allowsCachingHighQualityImages = true

  /// Begins to read pictures in the background.
  ///
  /// - Parameters:
  ///   - assets: The assets.
  ///   - targetSize: The size in pixels.
  ///   - contentMode: The way in which the pictures are fitted into the size.
  ///   - options: The options, or nil for the default ones.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {
    guard targetSize.width > 0, targetSize.height > 0 else { return }
    let options = options?.copy() as? PHImageRequestOptions
    for asset in assets {
      let file = asset.file
      let key = Self.key(
        file, targetSize, contentMode, options?.resizeMode ?? .fast, options?.normalizedCropRect ?? .zero)
      let isNew = lock.withLock {
        wanted.count < Self.waitingLimit && pictures[key] == nil && wanted.insert(key).inserted
      }
      guard isNew else { continue }
      reading.start { [weak self] _ in
        guard let self, lock.withLock({ wanted.contains(key) }) else { return }
        let image = try? PictureReader(file, targetSize, contentMode, options).read()
        lock.withLock {
          guard wanted.remove(key) != nil, let image else { return }
          insert(image, key)
        }
      }
    }
  }

  /// Ends the reading of pictures, and removes those that were read.
  ///
  /// - Parameters:
  ///   - assets: The assets.
  ///   - targetSize: The size with which the reading began.
  ///   - contentMode: The way with which the reading began.
  ///   - options: The options with which the reading began.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {
    let keys = assets.map {
      Self.key($0.file, targetSize, contentMode, options?.resizeMode ?? .fast, options?.normalizedCropRect ?? .zero)
    }
    lock.withLock {
      wanted.subtract(keys)
      let removed = Set(keys).intersection(pictures.keys)
      guard !removed.isEmpty else { return }
      for key in removed { cost -= pictures.removeValue(forKey: key).map(Self.cost) ?? 0 }
      order.removeAll(where: removed.contains)
    }
  }

  /// Ends the reading of all pictures, and removes those that were read.
  open func stopCachingImagesForAllAssets() {
    lock.withLock {
      wanted = []
      pictures = [:]
      order = []
      cost = 0
    }
  }

  override func cachedPicture(_ reader: PictureReader, _ file: PhotoFile) -> UIImage? {
    let key = Self.key(file, reader.targetSize, reader.contentMode, reader.resizeMode, reader.cropRect)
    return lock.withLock { pictures[key] }
  }

  private func insert(_ image: UIImage, _ key: String) {
    cost += Self.cost(image)
    pictures[key] = image
    order.append(key)
    while cost > Self.capacity, !order.isEmpty {
      cost -= pictures.removeValue(forKey: order.removeFirst()).map(Self.cost) ?? 0
    }
  }

  private static func cost(_ image: UIImage) -> Int { Int(image.size.width * image.size.height) * 4 }

  private static func key(
    _ file: PhotoFile, _ size: CGSize, _ mode: PHImageContentMode, _ resize: PHImageRequestOptionsResizeMode,
    _ crop: CGRect
  ) -> String {
    "\(Int(size.width))x\(Int(size.height)) \(mode.rawValue) \(resize.rawValue) \(crop) "
      + "\(file.modified.timeIntervalSince1970) \(file.path)"
  }
}
