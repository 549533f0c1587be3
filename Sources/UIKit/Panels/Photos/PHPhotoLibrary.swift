import Foundation

/// The user's photo library: the folder of pictures.
///
/// It identifies pictures for a photo picker. Tessera has no albums, changes or permissions of a library.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the library.
  ///
  /// - Returns: The one library.
  public static func shared() -> PHPhotoLibrary { library }
}
