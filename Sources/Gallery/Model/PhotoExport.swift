import GalleryLibrary
import UIKit

/// Provides files of photos for other programs: the photo's own file, or a rotated copy if the user has rotated the photo.
enum PhotoExport {
  /// The quality of copies of rotated photos, with which JPEG shows no visible loss.
  private static let quality = 0.95
  /// The maximum length of the longer side of a copy, in pixels.
  private static let maximumPixelSize = 16_384

  /// Returns a provider of a photo's file, or `nil` if the file does not exist.
  static func provider(of photo: PhotoItem) -> NSItemProvider? {
    let original = photo.path.url
    guard photo.turns != 0 else { return NSItemProvider(contentsOf: original) }
    let provider = NSItemProvider()
    provider.suggestedName = photo.name
    let type = isJPEG(photo) ? "public.jpeg" : "public.png"
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      DispatchQueue.global(qos: .userInitiated).async {
        do { completion(try rotatedData(of: photo), nil) } catch { completion(nil, error) }
      }
      return nil
    }
    return provider
  }

  /// Returns a photo's file, or a rotated copy. Writing a copy takes time, so do not call it on the main thread.
  ///
  /// - Throws: `PhotoLoadError` if the photo cannot be decoded, or an error of the file system.
  static func file(of photo: PhotoItem) throws -> URL {
    guard photo.turns != 0 else { return photo.path.url }
    let data = try rotatedData(of: photo)
    let folder = try Self.folder.get().appendingPathComponent("\(photo.id)-\(photo.version)-\(photo.turns)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = folder.appendingPathComponent(photo.name + (isJPEG(photo) ? ".jpg" : ".png"))
    try data.write(to: file, options: .atomic)
    return file
  }

  /// The folder of the copies, which only the user can read. Its name is random, so no other user of the machine can make it
  /// beforehand.
  private static let folder = Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }

  private static func rotatedData(of photo: PhotoItem) throws -> Data {
    let image = try PhotoDecoder().decode(Photo(photo), maximumPixelSize: maximumPixelSize).get()
    let data = isJPEG(photo) ? image.jpegData(compressionQuality: quality) : image.pngData()
    guard let data else { throw PhotoLoadError("\(photo.path) cannot be written as a rotated copy") }
    return data
  }

  private static func isJPEG(_ photo: PhotoItem) -> Bool { ["jpg", "jpeg"].contains(photo.path.pathExtension) }
}
