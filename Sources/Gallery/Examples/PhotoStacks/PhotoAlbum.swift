import UIKit

/// A named list of photos.
final class PhotoAlbum {
  let name: String
  let photos: [AlbumPhoto]

  init(name: String, photos: [AlbumPhoto]) {
    self.name = name
    self.photos = photos
  }

  /// Returns twelve albums of two to five photos, which are loaded on demand.
  static func samples() -> [PhotoAlbum] {
    var next = 0
    return (0..<12).map { album in
      let count = 2 + (album * 7 + 3) % 4
      let photos = (next..<next + count).map { AlbumPhoto(number: $0) }
      next += count
      return PhotoAlbum(name: "Photo Album \(album + 1)", photos: photos)
    }
  }
}

/// A photo whose image is created on first access, which takes some time.
final class AlbumPhoto: @unchecked Sendable {
  private let number: Int
  private let lock = NSLock()
  private var loaded: UIImage?

  init(number: Int) { self.number = number }

  /// Returns the image, loading it if necessary. Call this method on a background queue, because it blocks the calling
  /// thread.
  func image() -> UIImage {
    lock.lock()
    defer { lock.unlock() }
    let image = loaded ?? Painting.makeImage(number)
    loaded = image
    return image
  }
}
