import Foundation

/// Limits for images that do not depend on the machine. The codec also limits the memory for decoding.
package enum ImageLimits {
  /// The maximum number of pixels of an image, which need half a GB of memory. Larger images are scaled during decoding
  /// or rejected.
  package static let maximumPixels = 128_000_000
  /// The maximum size of an image file, in bytes. The limit equals the size of the pixels of the largest image, because a
  /// compressed file is smaller than its pixels.
  package static let maximumFileSize = 512 << 20
}
