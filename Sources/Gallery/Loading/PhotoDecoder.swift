import UIKit

/// A type that decodes photos. Decoding is slow and must not be performed on the main thread.
public protocol PhotoDecoding: Sendable {
  /// Decodes a photo.
  ///
  /// - Parameters:
  ///   - photo: The photo to decode.
  ///   - maximumPixelSize: The maximum length of the longer side in pixels.
  /// - Returns: The upright image, or the reason why the photo cannot be decoded.
  func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError>
}

/// A decoder that decodes image files and draws the sample photos.
public struct PhotoDecoder: PhotoDecoding {
  /// The folders that files may be in, as real paths, or `nil` to allow all files. Files outside these folders are not
  /// read, even through links.
  private let folders: [FilePath]?

  /// Creates a decoder for files in any folder.
  public init() { folders = nil }

  /// Creates a decoder for files in certain folders.
  ///
  /// - Parameter folders: The folders as real paths. When a file is opened, its actual location is checked.
  package init(within folders: [FilePath]) { self.folders = folders }

  /// Decodes a photo. It can be called on any thread.
  ///
  /// - Parameters:
  ///   - photo: The photo to decode.
  ///   - maximumPixelSize: The maximum length of the longer side in pixels.
  /// - Returns: The upright image, or the reason why the photo cannot be decoded.
  public func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    switch photo.source {
    case .sample(let sample):
      let longerSide = max(sample.size.width, sample.size.height)
      let scale = min(1, CGFloat(maximumPixelSize) / longerSide)
      let size = CGSize(
        width: (sample.size.width * scale).rounded(.up), height: (sample.size.height * scale).rounded(.up))
      return .success(sample.image(pixelSize: size))
    case .file(let url):
      do {
        return .success(try UIImage.thumbnail(contentsOf: url, maximumPixelSize: maximumPixelSize, within: folders))
      } catch {
        return .failure(PhotoLoadError("\(error)"))
      }
    }
  }
}
