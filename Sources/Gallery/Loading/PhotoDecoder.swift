import UIKit

/// Turns a photo into an image of about the size asked for. Slow: call it off the main thread.
public protocol PhotoDecoding: Sendable {
  /// The photo with its longer side at most `maximumPixelSize` pixels, upright.
  func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError>
}

/// Decodes files from the disk, and draws the samples.
public struct PhotoDecoder: PhotoDecoding {
  /// Folders, as real paths, outside of which no file is read, whatever links say; nil allows any place.
  private let folders: [FilePath]?

  /// The decoder that reads files with the toolkit's codecs and draws samples.
  public init() { folders = nil }

  /// A decoder that reads files of some folders alone.
  ///
  /// - Parameter folders: The folders, as real paths. Where a file is, is found out when it is opened.
  package init(within folders: [FilePath]) { self.folders = folders }

  /// The photo with its longer side at most `maximumPixelSize` pixels, or why not. Callable on any thread.
  public func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    switch photo.source {
    case .sample(let sample):
      let longer = max(sample.size.width, sample.size.height)
      let scale = min(1, CGFloat(maximumPixelSize) / longer)
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
