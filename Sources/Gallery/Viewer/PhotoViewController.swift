import GalleryLibrary
import UIKit

/// A screen that shows one photo. The arrow keys and swipes show the previous or next photo, F makes it a favourite, I
/// shows information, S begins a slideshow, and Escape returns to the previous screen.
final class PhotoViewController: UIViewController, PhotoDisplaying, PhotoActionPerforming {
  let photos: PhotoTimeline
  var library: PhotoLibrary { photos.library }
  /// The photo that is shown. `position` is its position in `photos`.
  private(set) var item: PhotoItem
  private(set) var position: Int
  let loader: ThumbnailLoader
  private let thumbnailPixelSize: Int
  private var observer: (any NSObjectProtocol)?
  /// A Boolean value that indicates whether the photo is shown without bars, because the window fills the display.
  var fillsScreen = false
  /// A Boolean value that indicates whether the bars are hidden.
  var areBarsHidden = false
  /// A Boolean value that indicates whether the slideshow made the window fill the display.
  var slideshowFillsScreen = false
  /// The photo whose animation is shown or being read, or `nil`.
  var motionPhoto: Photo?
  /// The task that reads the animation, or `nil`.
  var motionTask: Task<Void, Never>?
  /// The animation of the photo, or `nil` for a still photo.
  var frames: UIImage?
  /// The time at which the animation began.
  var motionStart: CFTimeInterval = 0
  /// A Boolean value that indicates whether the animation is stopped.
  var isPaused = false
  /// The button over the poster of a video. It opens the video in the desktop's player.
  let playButton = UIButton()
  /// A Boolean value that indicates whether the pointer of a mouse is over the photo.
  var hasPointer = false
  /// The timer of the slideshow, or `nil` if none is running.
  var slideTimer: Timer?
  /// The duration for which the slideshow shows each photo, in seconds.
  var slideDuration: TimeInterval = 4
  /// The menu of programs that can open the photo, while it is shown.
  var documentController: UIDocumentInteractionController?

  /// The picture sizes that are requested are multiples of this number of pixels, so that slightly different windows
  /// share a picture.
  static let pixelStep: CGFloat = 512

  let zoomView = PhotoZoomView()
  var imageView: UIImageView { zoomView.imageView }
  /// The photo that cannot be shown, or `nil`. A message is shown instead of it.
  var failedPhoto: Photo? {
    // The message with its button would be behind the empty photo.
    didSet { zoomView.isHidden = failedPhoto != nil }
  }
  var shownPhoto: Photo?
  var shownPixelSize = 0
  var request: ThumbnailLoader.Request?

  /// Creates a screen that shows one of several photos.
  ///
  /// - Parameters:
  ///   - photo: The photo to show first.
  ///   - photos: The photos among which the user browses.
  ///   - thumbnailPixelSize: The size of the pictures in the grid, which are shown while a photo loads.
  ///   - loader: The loader of the pictures.
  init(photo: PhotoItem, in photos: PhotoTimeline, thumbnailPixelSize: Int, loader: ThumbnailLoader) {
    item = photo
    self.photos = photos
    self.loader = loader
    self.thumbnailPixelSize = thumbnailPixelSize
    position = photos.position(of: photo.id) ?? 0
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    zoomView.frame = view.bounds
    zoomView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(zoomView)
    addContextMenu()
    addPlayButton()
    addBarGestures()
    let name = PhotoLibrary.didChangeNotification
    observer = NotificationCenter.default.addObserver(forName: name, object: photos.library, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.update() }
    }
    showPhoto()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    motionTask?.cancel()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showBarItems()
    updateBars()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass { showBarItems() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endSlideshow()
    setBarsHidden(false)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    zoomView.frame = view.bounds.inset(by: view.safeAreaInsets)
    zoomView.layoutIfNeeded()
    // The window manager can end the full screen too.
    if fillsScreen != isWindowFullScreen { updateBars() }
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let next = Selector("showNext:", Self.showNext(_:))
    let previous = Selector("showPrevious:", Self.showPrevious(_:))
    let commands =
      [
        UIKeyCommand(title: "Next Photo", action: next, input: UIKeyCommand.inputRightArrow),
        UIKeyCommand(title: "Next Photo", action: next, input: " "),
        UIKeyCommand(title: "Previous Photo", action: previous, input: UIKeyCommand.inputLeftArrow),
      ] + actionKeyCommands + zoomKeyCommands + undoKeyCommands
    guard isSlideshowRunning else { return commands + fullScreenKeyCommands }
    let end = Selector("endSlideshow:", Self.endSlideshow(_:))
    return commands + [UIKeyCommand(title: "End Slideshow", action: end, input: UIKeyCommand.inputEscape)]
  }

  private func endSlideshow(_ sender: Any?) { endSlideshow() }

  /// Shows the photo that is beside this one, in the reading direction.
  func swiped(_ gesture: UISwipeGestureRecognizer) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    showPhoto(at: position + ((gesture.direction == .left) != isMirrored ? 1 : -1))
  }

  private func showNext(_ sender: Any?) { showPhoto(at: position + 1) }

  private func showPrevious(_ sender: Any?) { showPhoto(at: position - 1) }

  func showPhoto(at newPosition: Int) {
    guard let newItem = photos.item(at: newPosition) else { return }
    position = newPosition
    item = newItem
    showPhoto()
  }

  /// Shows the changes of the library. If the photo disappeared, its successor is shown.
  private func update() {
    _ = photos.update()
    if let newPosition = photos.position(of: item.id), let newItem = photos.item(at: newPosition) {
      position = newPosition
      item = newItem
    } else if let newItem = photos.library.item(item.id), newItem.state == .shown {
      // A photo that does not belong to the favourites any more remains on the screen.
      item = newItem
    } else if photos.count == 0 {
      navigationController?.popViewController(animated: true)
      return
    } else if let newItem = photos.item(at: min(position, photos.count - 1)) {
      position = min(position, photos.count - 1)
      item = newItem
    }
    showPhoto()
  }

  private func showPhoto() {
    let photo = Photo(item)
    let turns = shownPhoto.flatMap { photo.turns(from: $0) } ?? 0
    if photo != shownPhoto {
      zoomView.reset()
      failedPhoto = nil
      contentUnavailableConfiguration = nil
    }
    zoomView.photoSize = CGSize(width: item.width, height: item.height)
    title = item.name
    navigationItem.subtitle = item.taken.longText
    showBarItems()
    windowStateDidChange()
    let screen = UIScreen.main.bounds.size
    let longer = max(screen.width, screen.height) * UIScreen.main.scale
    let pixelSize = Int((longer / Self.pixelStep).rounded(.up) * Self.pixelStep)
    // A still picture would end the animation that is playing.
    let isAnimated = photo == motionPhoto && frames != nil
    if photo != failedPhoto, !isAnimated { show(photo, pixelSize: pixelSize, priority: .veryHigh, from: loader) }
    showMotion()
    if imageView.image == nil { imageView.image = loader.cached(photo, pixelSize: thumbnailPixelSize) }
    if turns != 0 { animateRotation(by: turns) }
  }

  /// Turns the picture from its earlier rotation to the present one.
  private func animateRotation(by turns: Int) {
    guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return }
    let area = imageView.bounds.size
    let scale = min(area.width / size.width, area.height / size.height)
    let earlierScale = turns == 2 ? scale : min(area.width / size.height, area.height / size.width)
    // Three quarters to the right are one to the left.
    let angle = turns == 3 ? CGFloat.pi / 2 : -CGFloat(turns) * .pi / 2
    let growth = earlierScale / scale
    imageView.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: growth, y: growth)
    UIView.animate(withDuration: 0.3) { self.imageView.transform = .identity }
  }
}
