/// Shows an image view's images in turn, by the frames' clock.
@MainActor final class ImageAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0

  private var link: CADisplayLink?
  /// The frames of an animated image, with their duration.
  private var own: (images: [UIImage], duration: TimeInterval)?
  private var began: CFTimeInterval?
  private var index = 0
  private weak var view: UIImageView?

  var isRunning: Bool { link != nil }
  /// Whether it is the view's image that is animated, and not its list.
  var isOfImage: Bool { own != nil }

  func start(_ view: UIImageView, image: UIImage?) {
    stop()
    self.view = view
    if images == nil, highlightedImages == nil, let image, let frames = image.images, frames.count > 1 {
      own = (frames, image.duration)
    }
    guard !frames(isHighlighted: false).isEmpty else { return }
    index = 0
    began = nil
    let link = CADisplayLink { [weak self] link in
      if let self { self.step(link) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    own = nil
    index = 0
  }

  /// Views outside of windows cost nothing.
  func pause(_ isPaused: Bool) { link?.isPaused = isPaused }

  /// The image of now; nil when nothing is animated.
  func frame(isHighlighted: Bool) -> UIImage? {
    guard isRunning else { return nil }
    let frames = frames(isHighlighted: isHighlighted)
    return frames.isEmpty ? nil : frames[index % frames.count]
  }

  private func frames(isHighlighted: Bool) -> [UIImage] {
    if let own { return own.images }
    return (isHighlighted ? highlightedImages ?? images : images ?? highlightedImages) ?? []
  }

  private func step(_ link: CADisplayLink) {
    guard let view else { return stop() }
    let count = frames(isHighlighted: view.isHighlighted).count
    guard count > 0 else { return stop() }
    let wanted = own?.duration ?? duration
    let round = wanted > 0 ? wanted : Double(count) / 30
    let start = began ?? link.timestamp
    began = start
    let passed = max(0, link.timestamp - start)
    if repeatCount > 0 && own == nil && passed >= round * Double(repeatCount) { return view.stopAnimating() }
    let next = Int((passed / round * Double(count)).rounded(.down)) % count
    guard next != index else { return }
    index = next
    view.updateContents()
  }
}
