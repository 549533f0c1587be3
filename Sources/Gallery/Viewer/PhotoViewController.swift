import UIKit

/// A screen that shows one photo on a black background. The arrow keys and swipes show the previous or next photo, and
/// Escape returns to the previous screen.
public final class PhotoViewController: UIViewController, PhotoDisplaying {
  private let photos: [Photo]
  private var index: Int
  private let loader: ThumbnailLoader

  let imageView = UIImageView()
  var shownPhoto: Photo?
  var request: ThumbnailLoader.Request?

  /// Creates a screen that shows one of several photos.
  ///
  /// - Parameters:
  ///   - photos: The photos.
  ///   - index: The index of the photo to show first. It must be valid.
  ///   - loader: The loader of the pictures.
  public init(photos: [Photo], index: Int, loader: ThumbnailLoader) {
    self.photos = photos
    self.index = index
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller from data in an unarchiver. This is not supported, so the initializer traps.
  ///
  /// - Parameter coder: An unarchiver, which is ignored.
  public required init?(coder: NSCoder) {
    fatalError("PhotoViewController does not support init(coder:); create it in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFit
    view.addSubview(imageView)
    for (name, direction) in [("next", UISwipeGestureRecognizer.Direction.left), ("previous", .right)] {
      let action = direction == .left ? Selector(name, Self.next(_:)) : Selector(name, Self.previous(_:))
      let swipe = UISwipeGestureRecognizer(target: self, action: action)
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    showPhoto()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var frame = view.bounds
    frame.origin.y = view.safeAreaInsets.top
    frame.size.height -= view.safeAreaInsets.top + view.safeAreaInsets.bottom
    imageView.frame = frame
  }

  public override var canBecomeFirstResponder: Bool { true }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardRightArrow, .keyboardSpacebar: next(nil)
    case .keyboardLeftArrow: previous(nil)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func next(_ sender: UISwipeGestureRecognizer?) { go(to: index + 1) }

  private func previous(_ sender: UISwipeGestureRecognizer?) { go(to: index - 1) }

  private func go(to other: Int) {
    guard photos.indices.contains(other) else { return }
    index = other
    showPhoto()
  }

  private func showPhoto() {
    let photo = photos[index]
    title = photo.name
    let small = loader.cached(photo, pixelSize: StacksViewController.thumbnailPixelSize)
    let screen = UIScreen.main.bounds.size
    let longer = max(screen.width, screen.height) * UIScreen.main.scale
    // The size is rounded up to whole steps, so that the same picture is requested for slightly different window sizes.
    let pixelSize = Int((longer / 512).rounded(.up)) * 512
    show(photo, pixelSize: pixelSize, priority: .veryHigh, from: loader)
    if imageView.image == nil { imageView.image = small }
  }
}
