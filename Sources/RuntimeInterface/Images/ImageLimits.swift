import Foundation

/// What is refused whatever the machine has. How much memory decoding may take is the codec's budget.
package enum ImageLimits {
  /// Half a GB of pixels: larger images are decoded scaled or not at all.
  package static let maximumPixels = 128_000_000
  /// In bytes. As many as the pixels of the largest image have: a file of a picture is smaller.
  package static let maximumFileSize = 512 << 20
}
