/// An animation that shows the images of an image view in turn. A display link drives it.
@MainActor final class ImageAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0

  private var link: CADisplayLink?
  /// The frames of an animated `UIImage` and the duration of one cycle in seconds, or nil if `animationImages` are
  /// animated.
  private var imageFrames: (images: [UIImage], duration: TimeInterval)?
  private var startTime: CFTimeInterval?
  private var index = 0
  private weak var view: UIImageView?

  var isRunning: Bool { link != nil }
  /// Indicates whether the animated images are the frames of the view's image instead of its `animationImages`.
  var animatesImageFrames: Bool { imageFrames != nil }

  /// Starts the animation of the view's `animationImages`. If the view has none, the image's own frames are animated.
  func start(_ view: UIImageView, image: UIImage?) {
    stop()
    self.view = view
    if images == nil, highlightedImages == nil, let image, let frames = image.images, frames.count > 1 {
      imageFrames = (frames, image.duration)
    }
    guard !frames(isHighlighted: false).isEmpty else { return }
    index = 0
    startTime = nil
    let link = CADisplayLink { [weak self] link in
      if let self { self.displayLinkFired(link) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    imageFrames = nil
    index = 0
  }

  /// Pauses or resumes the animation. An image view that is not in a window pauses it to save time.
  func setPaused(_ isPaused: Bool) { link?.isPaused = isPaused }

  /// Returns the image to show at the current time, or nil if no animation runs.
  func frame(isHighlighted: Bool) -> UIImage? {
    guard isRunning else { return nil }
    let frames = frames(isHighlighted: isHighlighted)
    return frames.isEmpty ? nil : frames[index % frames.count]
  }

  private func frames(isHighlighted: Bool) -> [UIImage] {
    if let imageFrames { return imageFrames.images }
    return (isHighlighted ? highlightedImages ?? images : images ?? highlightedImages) ?? []
  }

  private func displayLinkFired(_ link: CADisplayLink) {
    guard let view else { return stop() }
    let count = frames(isHighlighted: view.isHighlighted).count
    guard count > 0 else { return stop() }
    let cycleDuration = imageFrames?.duration ?? duration
    let cycleLength = cycleDuration > 0 ? cycleDuration : Double(count) / 30
    let start = startTime ?? link.timestamp
    startTime = start
    let elapsedTime = max(0, link.timestamp - start)
    if repeatCount > 0 && imageFrames == nil && elapsedTime >= cycleLength * Double(repeatCount) {
      return view.stopAnimating()
    }
    let nextIndex = Int((elapsedTime / cycleLength * Double(count)).rounded(.down)) % count
    guard nextIndex != index else { return }
    index = nextIndex
    view.updateContents()
  }
}
