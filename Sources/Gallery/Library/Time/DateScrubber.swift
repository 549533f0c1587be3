import UIKit

/// A handle at the trailing edge of many photos that shows the date of the first visible one. Dragging it jumps to any
/// date. It is visible while the photos are scrolled.
final class DateScrubber: UIControl {
  private static let handleSize = CGSize(width: 28, height: 48)
  private static let distanceFromEdge: CGFloat = 6
  private static let labelInset: CGFloat = 12
  /// The content height from which the handle is used, in multiples of the visible height.
  private static let minimumLength: CGFloat = 4
  /// The time for which the handle remains visible after a scroll, in seconds.
  private static let visibleDuration: TimeInterval = 0.8

  /// A closure that returns the date to show.
  var date: (() -> String?)?

  private weak var scrollView: UIScrollView?
  private let handle = UIView()
  private let arrows = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
  private let bubble = UIView()
  private let label = UILabel()
  private var touchOffset: CGFloat = 0

  /// Creates a handle for a scroll view.
  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    for view in [handle, bubble] {
      view.backgroundColor = .secondarySystemBackground
      view.layer.shadowOpacity = 0.25
      view.layer.shadowRadius = 5
      view.layer.shadowOffset = CGSize(width: 0, height: 1)
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    handle.layer.cornerRadius = Self.handleSize.width / 2
    arrows.tintColor = .secondaryLabel
    arrows.contentMode = .center
    handle.addSubview(arrows)
    label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    bubble.addSubview(label)
    setAlpha(0)
    isAccessibilityElement = true
    accessibilityLabel = "Date"
    accessibilityTraits = .adjustable
  }

  /// The handle is for the mouse and fingers. Keys move the focus among the photos.
  override var canBecomeFocused: Bool { false }

  required init?(coder: NSCoder) { fatalError("DateScrubber does not support init(coder:); create it in code") }

  /// A Boolean value that indicates whether there is enough content to jump in.
  var isUseful: Bool {
    guard let scrollView else { return false }
    return scrollView.contentSize.height > Self.minimumLength * scrollView.bounds.height && !isHidden
  }

  // MARK: Position

  /// The area of the handle in the superview.
  private var track: CGRect {
    guard let scrollView, let superview else { return .zero }
    return superview.bounds.inset(by: superview.safeAreaInsets).inset(
      by: UIEdgeInsets(top: 8, left: 0, bottom: 8 + scrollView.contentInset.bottom, right: 0))
  }

  private var offsets: ClosedRange<CGFloat> {
    guard let scrollView else { return 0...0 }
    let inset = scrollView.adjustedContentInset
    return -inset.top...max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
  }

  /// Moves the handle to the present position of the content, and shows it for a moment.
  func showPosition() {
    scrollView?.showsVerticalScrollIndicator = !isUseful
    // At the beginning of the photos, for example at the start, there is nothing to jump back to.
    guard isUseful, let scrollView, isTracking || scrollView.contentOffset.y > offsets.lowerBound + 1 else {
      return setAlpha(0)
    }
    place(scrollView.contentOffset.y)
    guard !isTracking else { return }
    setAlpha(1)
    hide()
  }

  /// A Boolean value that indicates whether the handle is on the screen. While it fades, its `alpha` is already 0.
  var isShown: Bool { (handle.layer.presentation() ?? handle.layer).opacity > 0.01 }

  private func hide() {
    UIView.animate(withDuration: 0.25, delay: Self.visibleDuration, options: .allowUserInteraction) {
      self.handle.alpha = 0
      self.bubble.alpha = 0
    }
  }

  private func setAlpha(_ alpha: CGFloat) {
    for view in [handle, bubble] {
      view.layer.removeAllAnimations()
      view.alpha = alpha
    }
  }

  private func place(_ offset: CGFloat) {
    let track = track
    let length = offsets.upperBound - offsets.lowerBound
    let part = length > 0 ? min(max((offset - offsets.lowerBound) / length, 0), 1) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = Self.handleSize
    let date = date?()
    if label.text != date { label.text = date }
    let text = label.intrinsicContentSize
    let bubbleSize = CGSize(width: text.width + 2 * Self.labelInset, height: max(34, text.height + 12))
    let width = size.width + 10 + bubbleSize.width
    UIView.performWithoutAnimation {
      frame = CGRect(
        x: isMirrored ? track.minX + Self.distanceFromEdge : track.maxX - Self.distanceFromEdge - width,
        y: track.minY + part * max(0, track.height - size.height), width: width, height: size.height)
      handle.frame = CGRect(origin: CGPoint(x: isMirrored ? 0 : width - size.width, y: 0), size: size)
      arrows.frame = handle.bounds
      bubble.frame = CGRect(
        x: isMirrored ? width - bubbleSize.width : 0, y: (size.height - bubbleSize.height) / 2, width: bubbleSize.width,
        height: bubbleSize.height)
      bubble.layer.cornerRadius = bubbleSize.height / 2
      bubble.isHidden = label.text == nil
      label.frame = bubble.bounds.insetBy(dx: Self.labelInset, dy: 0)
    }
    accessibilityValue = label.text
  }

  // MARK: Dragging

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isShown && handle.frame.insetBy(dx: -8, dy: -4).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchOffset = touch.location(in: self).y
    setAlpha(1)
    scrollView?.setContentOffset(scrollView?.contentOffset ?? .zero, animated: false)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = track
    let length = max(1, track.height - Self.handleSize.height)
    let part = (touch.location(in: superview).y - touchOffset - track.minY) / length
    scroll(to: min(max(part, 0), 1))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    hide()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hide()
  }

  private func scroll(to part: CGFloat) {
    scrollView?.contentOffset.y = offsets.lowerBound + part * (offsets.upperBound - offsets.lowerBound)
  }

  override func accessibilityIncrement() { scrollByScreen(1) }

  override func accessibilityDecrement() { scrollByScreen(-1) }

  private func scrollByScreen(_ count: CGFloat) {
    guard let scrollView else { return }
    let offset = scrollView.contentOffset.y + count * scrollView.bounds.height
    scrollView.contentOffset.y = min(max(offset, offsets.lowerBound), offsets.upperBound)
  }
}
