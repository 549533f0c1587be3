import Foundation

/// The user's photo library. In Tessera it is the user's pictures folder.
///
/// Pass the library to a photo picker's configuration to receive the identifiers of picked pictures. Tessera does not
/// support albums, changes or permissions of the library.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the shared photo library object.
  ///
  /// - Returns: The library.
  public static func shared() -> PHPhotoLibrary { library }
}
