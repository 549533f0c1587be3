import Foundation

/// A picture or movie that the user picked.
public struct PHPickerResult: Hashable {
  /// The item provider, which loads the picture or movie.
  public let itemProvider: NSItemProvider
  /// The identifier of the picture in the library, or nil if the picker was configured without a library.
  public let assetIdentifier: String?

  init(_ photo: PickerPhoto, hasIdentifier: Bool) {
    itemProvider = NSItemProvider(contentsOf: photo.url) ?? NSItemProvider()
    assetIdentifier = hasIdentifier ? photo.identifier : nil
  }
}
