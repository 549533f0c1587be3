import GalleryLibrary
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
  private let thumbnails: ThumbnailWriter?

  /// Creates a decoder for files in any folder.
  public init() {
    folders = nil
    thumbnails = nil
  }

  /// Creates a decoder for files in certain folders.
  ///
  /// - Parameter folders: The folders as real paths. When a file is opened, its actual location is checked.
  package init(within folders: [FilePath]) {
    self.folders = folders
    thumbnails = nil
  }

  /// Creates a decoder for files in any folder that reads and writes the thumbnails of the desktop.
  ///
  /// - Parameter thumbnails: The thumbnails. Pictures that are larger than the largest thumbnail are always decoded from
  ///   the file.
  package init(thumbnails: ThumbnailStore) { self.init(ThumbnailWriter(thumbnails)) }

  /// Creates a decoder with a writer of thumbnails. Tests pass a writer of their own, so that they can wait for it.
  init(_ thumbnails: ThumbnailWriter) {
    folders = nil
    self.thumbnails = thumbnails
  }

  /// Decodes a photo. The method can be called on any thread.
  ///
  /// - Parameters:
  ///   - photo: The photo to decode.
  ///   - maximumPixelSize: The maximum length of the longer side in pixels.
  /// - Returns: The upright image, or the reason why the photo cannot be decoded.
  public func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    // Other programs share the thumbnails, so these are not rotated.
    decodeUnrotated(photo, maximumPixelSize).map { $0.rotated(byQuarterTurns: photo.turns) }
  }

  private func decodeUnrotated(_ photo: Photo, _ maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    switch photo.source {
    case .sample(let sample):
      let longerSide = max(sample.size.width, sample.size.height)
      let scale = min(1, CGFloat(maximumPixelSize) / longerSide)
      let size = CGSize(
        width: (sample.size.width * scale).rounded(.up), height: (sample.size.height * scale).rounded(.up))
      return .success(sample.image(pixelSize: size))
    case .file(let url) where PhotoFormats.isVideo(FilePath(url)): return poster(of: FilePath(url), maximumPixelSize)
    case .file(let url):
      if let thumbnails, let size = ThumbnailSize(fitting: maximumPixelSize) {
        return decode(FilePath(url), maximumPixelSize, size, thumbnails)
      }
      return decode(url, maximumPixelSize)
    }
  }

  /// Returns the thumbnail that another program made of a video. Without one, the error contains the length of the video,
  /// for a drawn poster.
  private func poster(of video: FilePath, _ maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    guard let file = try? RegularFile(video) else { return decode(video.url, maximumPixelSize) }
    if let thumbnails {
      let sizes = [ThumbnailSize(fitting: maximumPixelSize), .normal].compactMap { $0 }
      for size in sizes {
        guard let found = thumbnails.store.thumbnail(of: video, file.state, size) else { continue }
        if case .success(let image) = decode(found.url, maximumPixelSize) { return .success(image) }
      }
    }
    return .failure(PhotoLoadError(VideoDetails(file)))
  }

  private func decode(_ url: URL, _ maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    do {
      if PhotoFormats.isVector(FilePath(url)) {
        return .success(try UIImage.vectorImage(contentsOf: url, pixelSize: maximumPixelSize, within: folders))
      }
      return .success(try UIImage.thumbnail(contentsOf: url, maximumPixelSize: maximumPixelSize, within: folders))
    } catch {
      return .failure(PhotoLoadError(error))
    }
  }

  /// Reads the thumbnail of a photo, or decodes the photo and writes its thumbnail.
  private func decode(
    _ path: FilePath, _ maximumPixelSize: Int, _ size: ThumbnailSize, _ thumbnails: ThumbnailWriter
  ) -> Result<UIImage, PhotoLoadError> {
    guard let state = RegularFile.State(path) else { return decode(path.url, maximumPixelSize) }
    if let file = thumbnails.store.thumbnail(of: path, state, size),
      case .success(let image) = decode(file.url, maximumPixelSize)
    {
      return .success(image)
    }
    if let reason = thumbnails.store.failure(of: path, state) { return .failure(PhotoLoadError(reason)) }
    let result = decode(path.url, size.rawValue)
    thumbnails.write(result, of: path, state, size)
    return result
  }
}
