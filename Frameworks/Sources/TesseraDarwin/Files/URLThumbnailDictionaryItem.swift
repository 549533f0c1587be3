import Foundation

/// A size of the thumbnail of a file, in the value of `URLResourceKey.thumbnailDictionaryKey`. No file system here keeps thumbnails, so
/// the value is not stored.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The name of the size in Foundation.
  public let rawValue: String

  /// Creates a size from its name.
  ///
  /// - Parameter rawValue: The name of the size in Foundation.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A thumbnail of 1024 by 1024 pixels, as an image.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
