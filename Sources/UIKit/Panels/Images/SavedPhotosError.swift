import Foundation

/// Saves an image as a PNG file in the user's pictures folder.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: An object whose method is called after the image was saved or could not be saved. It may be
///     nil.
///   - completionSelector: A method of the object with the arguments image, error and context, as in
///     `Selector("image:didFinishSavingWithError:contextInfo:", …)`.
///   - contextInfo: A pointer that is passed to the method, or nil.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  var failure: (any Error)?
  do {
    guard let data = image.pngData() else { throw SavedPhotosError(reason: "the image cannot be encoded as PNG") }
    try SavedPhotos.save(name: "Image.png") { try data.write(to: $0) }
  } catch { failure = error }
  SavedPhotos.call(completionTarget, completionSelector, image, failure, contextInfo)
}

/// Saves a movie in the user's pictures folder.
///
/// - Parameters:
///   - videoPath: The path of the movie.
///   - completionTarget: An object whose method is called after the movie was saved or could not be saved. It may be
///     nil.
///   - completionSelector: A method of the object with the arguments path, error and context.
///   - contextInfo: A pointer that is passed to the method, or nil.
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var failure: (any Error)?
  do {
    guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath) else {
      throw SavedPhotosError(reason: "\(videoPath) is no movie")
    }
    let url = URL(fileURLWithPath: videoPath)
    try SavedPhotos.save(name: url.lastPathComponent) { try FileManager.default.copyItem(at: url, to: $0) }
  } catch { failure = error }
  SavedPhotos.call(completionTarget, completionSelector, videoPath, failure, contextInfo)
}

/// Returns whether a movie can be saved in the user's pictures folder.
///
/// - Parameter videoPath: The path of the movie.
/// - Returns: `true` if the file exists and its name has the extension of a movie (`mp4`, `m4v` or `mov`).
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  let url = URL(fileURLWithPath: videoPath)
  return ["mp4", "m4v", "mov"].contains(url.pathExtension.lowercased())
    && FileManager.default.fileExists(atPath: videoPath)
}

/// An error that describes why a picture or movie was not saved.
struct SavedPhotosError: LocalizedError, Sendable {
  let reason: String
  var errorDescription: String? { reason }
}
