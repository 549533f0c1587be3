import CoreGraphics

/// The file name extensions by which photos are recognized.
package enum PhotoFormats {
  /// The file name extensions of photos, in lowercase.
  package static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "webp", "gif", "tif", "tiff", "avif", "heic", "heif", "hif", "jxl",
  ]

  /// Returns whether a file name has one of the extensions and is not hidden.
  package static func isPhoto(_ name: FilePath) -> Bool { extensions.contains(name.pathExtension) }
}
