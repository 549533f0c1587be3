import GalleryLibrary
import UIKit

/// A photo that is enlarged, and the transition between the photo and its cell in the grid.
extension PhotoViewController: UIGestureRecognizerDelegate {
  /// The maximum length of the longer side of an enlarged photo, in pixels. It occupies 100 megabytes.
  private static let maximumPixelSize = 6_144

  /// Adds the recognizers of the double tap, which enlarges the photo, and of the swipes to other photos.
  func addZoomGestures(before tap: UITapGestureRecognizer) {
    let doubleTap = UITapGestureRecognizer(target: self, action: Selector("doubleTapped:", Self.doubleTapped(_:)))
    doubleTap.numberOfTapsRequired = 2
    doubleTap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    // Buttons beside the photo do not wait for a second tap.
    zoomView.addGestureRecognizer(doubleTap)
    tap.require(toFail: doubleTap)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swiped:", Self.swiped(_:)))
      swipe.direction = direction
      swipe.delegate = self
      view.addGestureRecognizer(swipe)
    }
    zoomView.onEnlarge = { [weak self] in self?.loadEnlarged() }
  }

  private func doubleTapped(_ tap: UITapGestureRecognizer) {
    if imageView.image != nil { zoomView.toggle(at: tap.location(in: imageView)) }
  }

  /// A swipe moves an enlarged photo instead.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UISwipeGestureRecognizer) || !zoomView.isEnlarged
  }

  /// Decodes the photo with the pixels that its present size shows.
  private func loadEnlarged() {
    guard frames == nil, !item.isVideo, imageView.image != nil else { return }
    let pixels = zoomView.shownLength * traitCollection.displayScale
    let original = CGFloat(max(item.width, item.height))
    let isVector = PhotoFormats.isVector(item.path)
    let needed = min(isVector ? pixels : min(pixels, original), CGFloat(Self.maximumPixelSize))
    let size = Int((needed / Self.pixelStep).rounded(.up) * Self.pixelStep)
    if size > shownPixelSize { show(Photo(item), pixelSize: size, priority: .veryHigh, from: loader) }
  }

  // MARK: Keys

  var zoomKeyCommands: [UIKeyCommand] {
    let larger = Selector("zoomIn:", Self.zoomIn(_:))
    let smaller = Selector("zoomOut:", Self.zoomOut(_:))
    return [
      UIKeyCommand(title: "Zoom In", action: larger, input: "+", modifierFlags: .command),
      UIKeyCommand(title: "Zoom In", action: larger, input: "+", modifierFlags: [.command, .shift]),
      UIKeyCommand(title: "Zoom In", action: larger, input: "=", modifierFlags: .command),
      UIKeyCommand(title: "Zoom Out", action: smaller, input: "-", modifierFlags: .command),
      UIKeyCommand(
        title: "Whole Photo", action: Selector("showWhole:", Self.showWhole(_:)), input: "0", modifierFlags: .command),
    ]
  }

  private func zoomIn(_ sender: Any?) { if imageView.image != nil { zoomView.step(isLarger: true) } }

  private func zoomOut(_ sender: Any?) { zoomView.step(isLarger: false) }

  private func showWhole(_ sender: Any?) { zoomView.setZoomScale(1, animated: true) }

  // MARK: Transition

  /// Lets the photo grow out of a view, and return to it with a drag down or fingers that come together.
  ///
  /// - Parameter source: A closure that returns the view that shows a photo, or `nil` if it is not visible.
  func zoom(from source: @escaping (PhotoItem) -> UIView?) {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { [weak self] _ in self?.pictureFrame }
    options.interactiveDismissShouldBegin = { [weak self] context in
      context.willBegin && self?.zoomView.isEnlarged == false && self?.isSlideshowRunning == false
    }
    preferredTransition = .zoom(options: options) { [weak self] _ in self.flatMap { source($0.item) } }
  }

  /// The frame of the photo in the view, or `nil` if there is no picture yet.
  private var pictureFrame: CGRect? {
    view.layoutIfNeeded()
    guard imageView.image != nil, !zoomView.isEnlarged else { return nil }
    let fitted = zoomView.fittedFrame
    return fitted.offsetBy(dx: zoomView.frame.minX, dy: zoomView.frame.minY)
  }

  // MARK: Photos that cannot be shown

  func showFailure(_ error: PhotoLoadError, of photo: Photo, pixelSize: Int) {
    failedPhoto = photo
    imageView.image = nil
    playButton.isHidden = true
    contentUnavailableConfiguration = error.video.map { unavailable(video: $0) } ?? unavailable(error)
  }

  private func unavailable(_ error: PhotoLoadError) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "exclamationmark.triangle")
    content.text = "This Photo Cannot Be Shown"
    content.secondaryText = error.description.prefix(1).uppercased() + error.description.dropFirst()
    return content
  }

  /// Returns what is shown instead of a video of which no program has made a thumbnail.
  private func unavailable(video: VideoDetails) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "film")
    content.text = item.name
    content.secondaryText = video.duration.map { PhotoTexts.duration($0) }
    guard item.state == .shown else { return content }
    content.button = .filled()
    content.button.title = "Play Video"
    content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.playVideo() }
    return content
  }
}
