/// The sizes of thumbnails that programs share. The raw values are the maximum lengths of the longer side in pixels.
package enum ThumbnailSize: Int, CaseIterable, Sendable {
  case normal = 128
  case large = 256
  case extraLarge = 512
  case extraExtraLarge = 1024

  /// The name of the folder that contains the thumbnails of the size.
  package var folderName: String {
    switch self {
    case .normal: "normal"
    case .large: "large"
    case .extraLarge: "x-large"
    case .extraExtraLarge: "xx-large"
    }
  }

  /// Returns the smallest size whose thumbnails have at least a number of pixels on their longer side, or `nil` if all
  /// sizes are smaller.
  package init?(fitting pixels: Int) {
    guard let size = Self.allCases.first(where: { $0.rawValue >= pixels }) else { return nil }
    self = size
  }
}
