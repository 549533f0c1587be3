import Foundation

package enum ImageLimits {
  /// Half a GB: larger images are decoded scaled or not at all.
  package static let maximumPixels = 128_000_000
}
