import Foundation

/// Limits that do not depend on the machine. The codec limits the memory for decoding.
package enum ImageLimits {
  /// The largest number of pixels, which need half a GB of memory. Larger images are scaled during decoding or
  /// rejected.
  package static let maximumPixels = 128_000_000
  /// The largest size of an image file, in bytes. It is that of the pixels of the largest image: an image file is
  /// smaller.
  package static let maximumFileSize = 512 << 20
}
