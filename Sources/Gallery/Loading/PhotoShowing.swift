import UIKit

/// A view that shows one photo at a time and may wait for its picture.
@MainActor
protocol PhotoShowing: AnyObject {
  var imageView: UIImageView { get }
  /// The photo that the view is to show now; a picture of any other comes too late and is dropped.
  var shownPhoto: Photo? { get set }
  var request: ThumbnailLoader.Request? { get set }
}

extension PhotoShowing {
  /// Shows `photo`: at once where the loader has it, else as soon as it has been loaded. A photo that cannot be read is
  /// shown as a placeholder that says why. Does nothing for a photo that is shown or waited for already, so that it can be
  /// called when a cell is made and again when it is displayed.
  func show(_ photo: Photo, pixelSize: Int, priority: Operation.QueuePriority, from loader: ThumbnailLoader) {
    if shownPhoto == photo, imageView.image != nil || request != nil { return }
    stopShowing()
    shownPhoto = photo
    if let image = loader.cached(photo, pixelSize: pixelSize) {
      imageView.image = image
      return
    }
    request = loader.load(photo, pixelSize: pixelSize, priority: priority) { [weak self] result in
      guard let self, self.shownPhoto == photo else { return }
      self.request = nil
      switch result {
      case .success(let image): self.imageView.image = image
      case .failure(let error): self.imageView.image = PlaceholderArtwork.image(for: photo, reason: error.description)
      }
    }
  }

  /// Waits no longer; a picture that is there stays, for a scroll that turns round.
  func stopWaiting() {
    request?.cancel()
    request = nil
  }

  /// Shows nothing, and lets go of a picture that is still being loaded.
  func stopShowing() {
    stopWaiting()
    shownPhoto = nil
    imageView.image = nil
  }
}
