import Foundation
import QuartzCore

/// The spokes above a scroll view's content that tell of new content being fetched. Drawing the content down far enough
/// sends `valueChanged` and keeps the spokes in view until `endRefreshing()`.
///
/// Give it to `UIScrollView.refreshControl`, which looks after its place: 60 points at the top of what is shown.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Points.
  package static let height: CGFloat = 60
  /// How far the content must be drawn beyond its edge, as shown. UIKit's own distance is not published.
  package static let distance: CGFloat = 100
  /// How the spokes come into view along that distance (oracle: anim-refresh-appear, read from a refresh control).
  package static let appearance = CAMediaTimingFunction(name: .easeInEaseOut)

  weak var scroller: UIScrollView?
  private let spokes = UIActivityIndicatorView(style: .medium)
  private let title = UILabel(frame: .zero)
  /// This drag has begun a refresh already.
  private var hasFired = false

  /// Creates a control of the default size.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    setUp()
  }

  /// A control for a scroll view; only the width of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  /// Decodes what `UIControl` decodes: a control at rest.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    spokes.hidesWhenStopped = false
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 12)
    title.textColor = .secondaryLabel
    addSubview(spokes)
    addSubview(title)
  }

  /// Whether a refresh goes on.
  open private(set) var isRefreshing = false

  /// A line below the spokes. Default nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spokes.color = ownTint
  }

  /// The colour of the spokes. Default nil: the grey of labels.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      ownTint = newValue
      super.tintColor = newValue
      spokes.color = newValue
    }
  }
  private var ownTint: UIColor?

  /// Shows the spokes as if the content had been drawn down, without telling anybody. Content at rest does not move; set
  /// its offset to show the control. Does nothing while a refresh goes on.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    guard let scroller, !scroller.isDragging else { return }
    let isOverscrolled = scroller.bounds.minY < -scroller.content.restInset.top
    scroller.setRefreshInset(Self.height)
    // Under a large title, content that is drawn down goes along with its rest (refresh-begin-overscrolled-large).
    guard isOverscrolled, let zone = scroller.largeTitleZone, zone() > 0 else { return }
    scroller.moveOffset(
      to: CGPoint(x: scroller.bounds.minX, y: scroller.bounds.minY - Self.height), cause: .adjustment)
  }

  /// The content is there: hides the control again. Does nothing while no refresh goes on.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spokes.stopAnimating()
    scroller?.endRefreshInset()
    follow()
  }

  private func start() {
    isRefreshing = true
    spokes.startAnimating()
    follow()
  }

  // MARK: The scroll view

  /// How far the content is drawn beyond its edge, in points.
  private var pull: CGFloat {
    guard let scroller else { return 0 }
    return max(0, -scroller.content.restInset.top + scroller.content.refreshInset - scroller.bounds.minY)
  }

  /// How much of the spokes is seen at a share of the distance.
  package static func alpha(at share: Double) -> CGFloat { CGFloat(appearance.value(at: min(1, max(0, share)))) }

  /// Keeps the place at the top of what is shown, below bars.
  package final func follow() {
    guard let scroller else { return }
    // Between the row of buttons and a large title.
    let title = scroller.largeTitleZone?() ?? 0
    let safe = scroller.content.restInset.top - scroller.contentInset.top - scroller.content.refreshInset - title
    let frame = CGRect(x: 0, y: scroller.bounds.minY + safe, width: scroller.bounds.width, height: Self.height)
    let share = Double(pull / Self.distance)
    UIView.withoutAnimation {
      if self.frame != frame { self.frame = frame }
      isHidden = !isRefreshing && pull <= 0
      if isHidden { return }
      spokes.alpha = isRefreshing ? 1 : Self.alpha(at: share)
      spokes.transform = isRefreshing ? .identity : CGAffineTransform(rotationAngle: CGFloat(min(1, share)) * .pi)
    }
  }

  /// A finger has moved the content.
  package final func pulled() {
    guard isEnabled, !hasFired, !isRefreshing, pull >= Self.distance else { return }
    hasFired = true
    start()
    sendActions(for: .valueChanged)
  }

  /// The finger leaves: from here on the content rests below the control while a refresh goes on.
  package final func released() {
    hasFired = false
    if isRefreshing { scroller?.setRefreshInset(Self.height) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    spokes.bounds.size = spokes.intrinsicContentSize
    spokes.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
    title.frame = CGRect(x: 0, y: 38, width: bounds.width, height: hasTitle ? 18 : 0)
  }

  /// As wide as it is, 60 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
