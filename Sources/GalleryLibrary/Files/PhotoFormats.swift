import CoreGraphics

/// The file name extensions by which photos and videos are recognized.
package enum PhotoFormats {
  /// The media types of photos by their file name extensions, in lowercase.
  private static let photoTypes: [String: String] = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "jpe": "image/jpeg", "png": "image/png", "webp": "image/webp",
    "gif": "image/gif", "tif": "image/tiff", "tiff": "image/tiff", "avif": "image/avif", "heic": "image/heif",
    "heif": "image/heif", "hif": "image/heif", "jxl": "image/jxl", "svg": "image/svg+xml",
    "svgz": "image/svg+xml-compressed",
  ]

  /// The media types of videos by their file name extensions, in lowercase.
  private static let videoTypes: [String: String] = [
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "mkv": "video/x-matroska", "webm": "video/webm",
    "avi": "video/x-msvideo", "mpg": "video/mpeg", "mpeg": "video/mpeg", "3gp": "video/3gpp", "ogv": "video/ogg",
    "mts": "video/mp2t", "m2ts": "video/mp2t",
  ]

  /// The file name extensions of videos, in lowercase.
  package static let videoExtensions = Set(videoTypes.keys)

  /// The file name extensions of photos and videos, in lowercase.
  package static let extensions = videoExtensions.union(photoTypes.keys)

  /// Returns whether a file name has one of the extensions. Hidden files are not excluded here, but by `FolderListing`.
  package static func isPhoto(_ name: FilePath) -> Bool { extensions.contains(name.pathExtension) }

  /// Returns whether a file name has an extension of a video.
  package static func isVideo(_ name: FilePath) -> Bool { videoTypes[name.pathExtension] != nil }

  /// Returns whether a file name has the extension of a format whose images are drawn with any size.
  package static func isVector(_ name: FilePath) -> Bool { ["svg", "svgz"].contains(name.pathExtension) }

  /// Returns whether a file name has an extension of a format whose images may move.
  package static func mayMove(_ name: FilePath) -> Bool { ["gif", "webp"].contains(name.pathExtension) }

  /// Returns the media type of a file name, such as `image/jpeg`, or `nil` for other files.
  package static func mimeType(of name: FilePath) -> String? {
    photoTypes[name.pathExtension] ?? videoTypes[name.pathExtension]
  }
}
