import GalleryLibrary
import UIKit

/// Photos that move, and videos. An animation plays on this screen only: the grid shows its first frame.
extension PhotoViewController {
  /// Plays the animation of the photo, or shows the button that plays the video.
  func showMotion() {
    let photo = Photo(item)
    guard photo != motionPhoto else { return }
    motionTask?.cancel()
    motionTask = nil
    motionPhoto = photo
    frames = nil
    isPaused = UIAccessibility.isReduceMotionEnabled
    playButton.isHidden = !item.isVideo || item.state != .shown
    guard item.mayMove else { return }
    let url = item.path.url
    motionTask = Task { [weak self] in
      let image = await Task.detached(priority: .userInitiated) { try? UIImage.animated(contentsOf: url) }.value
      guard !Task.isCancelled, let self, self.motionPhoto == photo, let image, image.images != nil else { return }
      self.frames = image
      self.showFrames()
      self.showBarItems()
    }
  }

  /// A Boolean value that indicates whether an animation is playing.
  var isPlaying: Bool { frames != nil && !isPaused }

  /// Stops the animation at its present frame, or plays it again.
  func togglePause() {
    guard let frames, let images = frames.images, !images.isEmpty else { return }
    isPaused.toggle()
    if isPaused {
      let cycle = max(frames.duration, 0.01)
      let time = (CACurrentMediaTime() - motionStart).truncatingRemainder(dividingBy: cycle)
      imageView.image = images[min(images.count - 1, Int(time / cycle * Double(images.count)))]
    } else {
      showFrames()
    }
    showBarItems()
  }

  private func showFrames() {
    // The still picture may be loading, and would replace the animation.
    stopWaiting()
    motionStart = CACurrentMediaTime()
    imageView.image = isPaused ? frames?.images?.first : frames
  }

  /// The bar button that stops and plays an animation, or `nil` for other photos.
  var pauseItem: UIBarButtonItem? {
    guard frames != nil else { return nil }
    return UIBarButtonItem(
      title: isPaused ? "Play" : "Pause", image: UIImage(systemName: isPaused ? "play" : "pause"),
      primaryAction: UIAction { [weak self] _ in self?.togglePause() })
  }

  // MARK: Videos

  func addPlayButton() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "play.fill")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = UIColor.black.withAlphaComponent(0.55)
    configuration.baseForegroundColor = .white
    playButton.configuration = configuration
    playButton.accessibilityLabel = "Play Video"
    playButton.addAction(UIAction { [weak self] _ in self?.playVideo() }, for: .primaryActionTriggered)
    playButton.translatesAutoresizingMaskIntoConstraints = false
    playButton.isHidden = true
    view.addSubview(playButton)
    NSLayoutConstraint.activate([
      playButton.centerXAnchor.constraint(equalTo: zoomView.centerXAnchor),
      playButton.centerYAnchor.constraint(equalTo: zoomView.centerYAnchor),
      playButton.widthAnchor.constraint(equalToConstant: 76), playButton.heightAnchor.constraint(equalToConstant: 76),
    ])
  }

  /// Opens the video with the desktop's player.
  func playVideo() {
    guard item.isVideo else { return }
    let name = item.fileName.description
    UIApplication.shared.open(item.path.url, options: [:]) { @MainActor [weak self] isOpened in
      guard !isOpened, let self else { return }
      let alert = UIAlertController(
        title: "No Player for This Video",
        message: "Install a video player, such as Totem or VLC, and open \(name) again.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
}
