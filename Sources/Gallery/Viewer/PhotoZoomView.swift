import UIKit

/// The photo of the viewer, which the user can enlarge with a pinch, a double tap, keys, or Control and the wheel, and then move.
final class PhotoZoomView: UIScrollView, UIScrollViewDelegate {
  /// The smallest limit of the scale, also for photos with few pixels.
  private static let minimumLimit: CGFloat = 3
  /// The largest limit of the scale.
  private static let maximumLimit: CGFloat = 16
  /// The smallest scale of a double tap.
  private static let tapScale: CGFloat = 2
  /// The change of the scale with a key.
  private static let keyFactor: CGFloat = 1.5

  let imageView = UIImageView()
  /// A closure that is called when the photo has become larger.
  var onEnlarge: (() -> Void)?
  /// The size of the photo in pixels, which determines how far it can be enlarged.
  var photoSize = CGSize.zero { didSet { if photoSize != oldValue { updateLimit() } } }
  private var laidOutSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    // An enlarged photo continues below the bars.
    clipsToBounds = false
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    // The focused photo has no ring: it is all that the screen shows.
    focusEffect = nil
  }

  /// The photo keeps the focus while panels are in front of it. Otherwise the focus would move to a button when they are closed.
  override var canBecomeFocused: Bool { true }

  required init?(coder: NSCoder) { fatalError("PhotoZoomView does not support init(coder:); create it in code") }

  /// A Boolean value that indicates whether the photo is larger than the view.
  var isEnlarged: Bool { zoomScale > minimumZoomScale }

  /// The frame of the photo in the view at scale 1, in points.
  var fittedFrame: CGRect {
    let size = imageView.image?.size ?? photoSize
    guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: bounds.size) }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: (bounds.width - fitted.width) / 2, y: (bounds.height - fitted.height) / 2, width: fitted.width,
      height: fitted.height)
  }

  /// The length of the longer side of the photo at the present scale, in points.
  var shownLength: CGFloat { max(fittedFrame.width, fittedFrame.height) * zoomScale }

  /// Shows the whole photo.
  func reset() {
    if zoomScale != 1 { setZoomScale(1, animated: false) }
    updateLimit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    if zoomScale != 1 { setZoomScale(1, animated: false) }
    showWhole()
    updateLimit()
  }

  /// Places the photo at scale 1. Many small changes of the scale have moved it by parts of a point.
  private func showWhole() {
    imageView.frame = CGRect(origin: .zero, size: bounds.size)
    contentSize = bounds.size
    contentOffset = .zero
  }

  private func updateLimit() {
    let fitted = fittedFrame
    let pixels = max(fitted.width, fitted.height, 1) * traitCollection.displayScale
    let original = max(photoSize.width, photoSize.height) / pixels
    maximumZoomScale = min(max(Self.minimumLimit, 2 * original), Self.maximumLimit)
    updateInsets()
  }

  /// Excludes the empty space beside the photo from what can be scrolled to. A photo that is still narrower than the view remains in
  /// the middle.
  private func updateInsets() {
    let fitted = fittedFrame
    func inset(_ space: CGFloat, _ length: CGFloat) -> CGFloat {
      -min(space * zoomScale, length * (zoomScale - 1) / 2)
    }
    let x = inset(fitted.minX, bounds.width)
    let y = inset(fitted.minY, bounds.height)
    let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    if contentInset != insets { contentInset = insets }
  }

  // MARK: Enlarging

  /// Enlarges the photo so that it fills the view, with a point of it in the middle, or shows the whole photo again.
  ///
  /// - Parameter point: A point in the coordinates of `imageView` at scale 1.
  func toggle(at point: CGPoint) {
    guard !isEnlarged else { return setZoomScale(1, animated: true) }
    let fitted = fittedFrame
    let filling = max(bounds.width / max(1, fitted.width), bounds.height / max(1, fitted.height))
    let scale = min(max(Self.tapScale, filling), maximumZoomScale)
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    zoom(
      to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }

  /// Enlarges or reduces the photo by one step.
  func step(isLarger: Bool) {
    let scale = zoomScale * (isLarger ? Self.keyFactor : 1 / Self.keyFactor)
    setZoomScale(min(max(scale, minimumZoomScale), maximumZoomScale), animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { updateInsets() }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    if scale > minimumZoomScale { onEnlarge?() } else { showWhole() }
  }

  /// Leaves drags of a photo that is not enlarged, and fingers that come together on it, to the viewer: they go to another photo or
  /// close it.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, !isEnlarged { return false }
    if let pinch = gestureRecognizer as? UIPinchGestureRecognizer, pinch === pinchGestureRecognizer, !isEnlarged,
      pinch.scale < 1 || pinch.velocity < 0
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
