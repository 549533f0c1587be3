import Foundation

/// The user's photo library. In Tessera it is the user's pictures folder.
///
/// Pass the library to a photo picker's configuration to receive the identifiers of picked pictures. The module `Photos` adds the
/// permission, the changes and the observers of the library.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the shared photo library object.
  ///
  /// - Returns: The library.
  public static func shared() -> PHPhotoLibrary { library }

  /// The user's pictures folder, for the module `Photos`. It need not exist.
  public static var _folder: URL { UserFolders().pictures }
}
