import UIKit

/// A view that shows one photo at a time. The picture of the photo may still be loading.
@MainActor
protocol PhotoDisplaying: AnyObject {
  var imageView: UIImageView { get }
  /// The photo that the view shows. A picture of another photo is ignored when it finishes loading.
  var shownPhoto: Photo? { get set }
  /// The size at which the picture was requested, or 0 if the request was cancelled.
  var shownPixelSize: Int { get set }
  var request: ThumbnailLoader.Request? { get set }
  /// Shows why a photo has no picture. By default, that is a picture with the reason, or the poster of a video.
  func showFailure(_ error: PhotoLoadError, of photo: Photo, pixelSize: Int)
}

extension PhotoDisplaying {
  /// Shows a photo. If its picture is in the loader's cache, it appears immediately, and otherwise when it has been
  /// loaded.
  ///
  /// For a photo that cannot be read, a placeholder with the reason is shown. The method has no effect if the photo is
  /// already shown or being loaded at that size or a larger one, so it can be called when a cell is created and again when
  /// the cell is displayed or has become larger. A smaller picture remains until the larger one is loaded.
  func show(_ photo: Photo, pixelSize: Int, priority: Operation.QueuePriority, from loader: ThumbnailLoader) {
    if shownPhoto == photo, imageView.image != nil || request != nil, shownPixelSize >= pixelSize { return }
    // A rotated photo shows its present picture until it has been decoded again.
    let rotated = shownPhoto.flatMap { photo.turns(from: $0) }.flatMap { imageView.image?.rotated(byQuarterTurns: $0) }
    if shownPhoto == photo { stopWaiting() } else { stopShowing() }
    shownPhoto = photo
    shownPixelSize = pixelSize
    if let rotated { imageView.image = rotated }
    if let image = loader.cached(photo, pixelSize: pixelSize) {
      imageView.image = image
      return
    }
    request = loader.load(photo, pixelSize: pixelSize, priority: priority) { [weak self] result in
      guard let self, self.shownPhoto == photo else { return }
      self.request = nil
      switch result {
      case .success(let image): self.imageView.image = image
      case .failure(let error): self.showFailure(error, of: photo, pixelSize: pixelSize)
      }
    }
  }

  func showFailure(_ error: PhotoLoadError, of photo: Photo, pixelSize: Int) {
    imageView.image =
      error.video.map { VideoArtwork.poster(of: photo, $0, pixelSize: pixelSize) }
      ?? PlaceholderArtwork.image(for: photo, reason: error.description, pixelSize: pixelSize)
  }

  /// Cancels the request for the picture. The visible picture remains, because the user may scroll back.
  func stopWaiting() {
    if request != nil { shownPixelSize = 0 }
    request?.cancel()
    request = nil
  }

  /// Removes the picture, and cancels the request for it.
  func stopShowing() {
    stopWaiting()
    shownPhoto = nil
    shownPixelSize = 0
    imageView.image = nil
  }
}
