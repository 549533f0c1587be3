import GalleryLibrary
import UIKit

/// A picture that the Gallery decodes or draws. It is a file, or a sample.
public struct Photo: Hashable, Sendable, Identifiable {
  /// The source of a photo's pixels.
  public enum Source: Hashable, Sendable {
    /// An image file of any supported format.
    case file(URL)
    /// A sample photo that the Gallery draws on machines without photos.
    case sample(SamplePhoto)
  }

  /// The source of the pixels, which identifies the photo.
  public let source: Source
  /// A number that changes when the file is changed, so that pictures of the earlier file are not shown.
  let version: Int64

  /// Creates a photo without reading its source.
  ///
  /// - Parameter source: The source of the pixels.
  public init(source: Source) {
    self.source = source
    version = 0
  }

  /// Creates a photo from an entry of the library.
  init(_ item: PhotoItem) {
    source = .file(item.path.url)
    version = item.version
  }

  /// Returns the name of a file. Bytes that are not UTF-8 are replaced by U+FFFD, because Foundation returns no name
  /// for them.
  private static func name(of url: URL) -> String {
    let path = FilePath(url)
    guard path.text == nil else { return url.deletingPathExtension().lastPathComponent }
    let name = path.name.bytes
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return FilePath(bytes: dot > name.startIndex ? name[..<dot] : name[...]).description
  }

  /// The source, which identifies the photo.
  public var id: Source { source }

  /// The name to display. For a file, it is the file name without its extension.
  public var name: String {
    switch source {
    case .file(let url): Self.name(of: url)
    case .sample(let sample): sample.name
    }
  }
}
