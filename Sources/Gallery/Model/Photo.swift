import GalleryLibrary
import UIKit

/// A picture that the Gallery decodes or draws: a file or a sample.
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
  /// The number of quarter turns to the right by which the picture is rotated, 0...3.
  let turns: Int

  /// Creates a photo without reading its source.
  ///
  /// - Parameter source: The source of the pixels.
  public init(source: Source) {
    self.source = source
    version = 0
    turns = 0
  }

  /// Creates a photo from an entry of the library.
  init(_ item: PhotoItem) {
    source = .file(item.path.url)
    version = item.version
    turns = item.turns
  }

  /// Returns the number of quarter turns from another photo to this one, or `nil` if they differ in more than their
  /// rotation.
  func turns(from other: Photo) -> Int? {
    other.source == source && other.version == version ? (turns - other.turns) & 3 : nil
  }

  /// The source, which identifies the photo.
  public var id: Source { source }

  /// The name to display. For a file, it is the file name without its extension.
  public var name: String {
    switch source {
    case .file(let url): FilePath(url).name.nameWithoutExtension
    case .sample(let sample): sample.name
    }
  }
}

extension PhotoItem {
  /// The name to display: that of the file without its extension.
  var name: String { fileName.nameWithoutExtension }
  /// A Boolean value that indicates whether the file is a video, which another program plays.
  var isVideo: Bool { PhotoFormats.isVideo(fileName) }
  /// A Boolean value that indicates whether the format of the file can contain an animation.
  var mayMove: Bool { PhotoFormats.mayMove(fileName) }
  /// The text on the photo in a grid, which names what is not a still photo.
  var badge: String? {
    if isVideo { return "Video" }
    // Most WebP files are still photos, and reading each of them to know would cost as much as decoding it.
    return fileName.pathExtension == "gif" ? "GIF" : nil
  }
}

extension FilePath {
  /// The name of a file without its extension. Bytes that are not UTF-8 are replaced by U+FFFD.
  fileprivate var nameWithoutExtension: String {
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    return FilePath(bytes: dot > bytes.startIndex ? bytes[..<dot] : bytes[...]).description
  }
}
