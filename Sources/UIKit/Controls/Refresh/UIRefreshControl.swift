import Foundation
import QuartzCore

/// A control that shows an activity indicator above the content of a scroll view while the content is refreshed.
///
/// When the user pulls the content down far enough, the control sends `valueChanged` and shows the indicator until
/// `endRefreshing()`.
///
/// Assign the control to `UIScrollView.refreshControl`. The scroll view positions the control in the top 60 points of
/// the visible area.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  package static let height: CGFloat = 60
  /// The distance in points by which the content must be pulled beyond its edge to start a refresh. UIKit does not
  /// document this distance.
  package static let distance: CGFloat = 100
  /// The timing function that maps the pulled distance to the indicator's opacity. The function was recorded from UIKit
  /// (case `anim-refresh-appear` of Tests/Oracle).
  package static let appearance = CAMediaTimingFunction(name: .easeInEaseOut)

  weak var scroller: UIScrollView?
  private let activityIndicator = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel(frame: .zero)
  /// Indicates whether the current drag has already started a refresh. A drag starts at most one.
  private var hasStartedRefresh = false

  /// Creates a refresh control that is 60 points high and not refreshing.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    setUp()
  }

  /// Creates a control for a scroll view. The height of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  /// Creates a refresh control from data in an unarchiver. Properties are decoded only from nibs and storyboards. The control is not
  /// refreshing.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIRefreshControl.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    activityIndicator.hidesWhenStopped = false
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 12)
    titleLabel.textColor = .secondaryLabel
    addSubview(activityIndicator)
    addSubview(titleLabel)
  }

  /// A Boolean value that indicates whether a refresh is in progress. `beginRefreshing()`, `endRefreshing()` and a pull
  /// by the user change the value.
  open private(set) var isRefreshing = false

  /// The text below the indicator. The default is `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet {
      recordAppearanceValue(\UIRefreshControl.attributedTitle, attributedTitle)
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    activityIndicator.color = customTintColor
  }

  /// The color of the indicator. The default is `nil`, which uses the secondary label color.
  open override dynamic var tintColor: UIColor! {
    get { super.tintColor }
    set {
      customTintColor = newValue
      super.tintColor = newValue
      activityIndicator.color = newValue
    }
  }
  private var customTintColor: UIColor?

  /// Starts a refresh programmatically, without sending events.
  ///
  /// If the content is at rest, the scroll view does not scroll. Set the content offset to reveal the control. The
  /// method has no effect if a refresh is in progress.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    startRefreshing()
    guard let scroller, !scroller.isDragging else { return }
    let isOverscrolled = scroller.bounds.minY < -scroller.content.restInset.top
    scroller.setRefreshInset(Self.height)
    // Under a large title, content that is pulled down moves together with its resting position (measured on UIKit,
    // case `refresh-begin-overscrolled-large` of Tests/Oracle).
    guard isOverscrolled, let zone = scroller.largeTitleHeight, zone() > 0 else { return }
    scroller.moveOffset(
      to: CGPoint(x: scroller.bounds.minX, y: scroller.bounds.minY - Self.height), cause: .adjustment)
  }

  /// Ends a refresh and hides the control. The method has no effect if no refresh is in progress.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    activityIndicator.stopAnimating()
    scroller?.endRefreshInset()
    update()
  }

  private func startRefreshing() {
    isRefreshing = true
    activityIndicator.startAnimating()
    update()
  }

  // MARK: The scroll view

  /// The distance in points by which the user has pulled the content beyond its edge.
  private var pull: CGFloat {
    guard let scroller else { return 0 }
    return max(0, -scroller.content.restInset.top + scroller.content.refreshInset - scroller.bounds.minY)
  }

  /// Returns the opacity of the indicator for a fraction of the distance that starts a refresh. The fraction is limited
  /// to 0 … 1.
  package static func alpha(at fraction: Double) -> CGFloat { CGFloat(appearance.value(at: min(1, max(0, fraction)))) }

  /// Positions the control at the top of the visible area, below bars, and updates the indicator.
  package final func update() {
    guard let scroller else { return }
    // The control is below the row of bar buttons and above a large title.
    let largeTitleHeight = scroller.largeTitleHeight?() ?? 0
    let safeAreaTop =
      scroller.content.restInset.top - scroller.contentInset.top - scroller.content.refreshInset - largeTitleHeight
    let frame = CGRect(x: 0, y: scroller.bounds.minY + safeAreaTop, width: scroller.bounds.width, height: Self.height)
    let fraction = Double(pull / Self.distance)
    UIView.withoutAnimation {
      if self.frame != frame { self.frame = frame }
      isHidden = !isRefreshing && pull <= 0
      if isHidden { return }
      activityIndicator.alpha = isRefreshing ? 1 : Self.alpha(at: fraction)
      activityIndicator.transform =
        isRefreshing ? .identity : CGAffineTransform(rotationAngle: CGFloat(min(1, fraction)) * .pi)
    }
  }

  /// Starts a refresh if the user has pulled the content by at least `distance`. The scroll view calls this method
  /// while the content is pulled.
  package final func contentWasPulled() {
    guard isEnabled, !hasStartedRefresh, !isRefreshing, pull >= Self.distance else { return }
    hasStartedRefresh = true
    startRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Responds to the end of a drag of the content. While a refresh is in progress, the control remains visible above
  /// the content.
  package final func released() {
    hasStartedRefresh = false
    if isRefreshing { scroller?.setRefreshInset(Self.height) }
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    activityIndicator.bounds.size = activityIndicator.intrinsicContentSize
    activityIndicator.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
    titleLabel.frame = CGRect(x: 0, y: 38, width: bounds.width, height: hasTitle ? 18 : 0)
  }

  /// Returns the proposed width and a height of 60 points.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
