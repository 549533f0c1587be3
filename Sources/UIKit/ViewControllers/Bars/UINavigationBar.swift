import Foundation

/// The bar at the top of a navigation controller: a stack of items, of which the last is shown.
///
/// 54 points high, of which the buttons take the upper 44; a prompt adds 30 above, a large title 52 below.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Storage

  package final weak var controller: UINavigationController?
  final var itemList: [UINavigationItem] = []
  package final let background = UIImageView()
  package final let hairline = UIImageView()
  final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  package final let largeTitle = LargeTitleView()
  final var content: NavigationBarContent?
  /// The shown item's large title has room below the row of buttons.
  package final var showsLargeTitle = false { didSet { if showsLargeTitle != oldValue { content?.setNeedsLayout() } } }
  /// Content lies at its top edge: the background is that of the scroll edge.
  package final var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { applyAppearance(animated: true) } }
  }

  /// The height of the row with buttons and title.
  package static let barHeight: CGFloat = 54

  /// The height of the row, and of the prompt above it.
  package final func rowHeight(for item: UINavigationItem?) -> CGFloat {
    Self.barHeight + (item?.prompt == nil ? 0 : NavigationBarContent.promptHeight)
  }

  /// What a large title adds: 52 points, more where the user's text size needs it.
  package final func largeTitleHeight(for item: UINavigationItem) -> CGFloat {
    largeTitle.height(of: item, appearanceInUse(for: item), traitCollection)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes what `UIView` decodes: a bar without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    hairline.isUserInteractionEnabled = false
    background.clipsToBounds = true
    addSubview(background)
    addSubview(hairline)
    addSubview(largeTitle)
    largeTitle.isHidden = true
    applyAppearance(animated: false)
  }

  // MARK: Look

  private var looks = NavigationLooks()

  /// A copy whose changes are seen at once.
  private func own(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    NavigationLooks.own(appearance) { [weak self] in self?.appearanceChanged() }
  }

  /// How the bar looks while content lies below it; it is copied, and changes of the bar's copy are seen at once. Default
  /// the system's look.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let look = looks.standardAppearance { return look }
      let made = own(UINavigationBarAppearance())
      looks.standardAppearance = made
      return made
    }
    set {
      looks.standardAppearance = own(newValue)
      appearanceChanged()
    }
  }

  /// Where content lies at its top edge; nil: the standard one without background. It is copied. Default nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdgeAppearance }
    set {
      looks.scrollEdgeAppearance = newValue.map { own($0) }
      appearanceChanged()
    }
  }

  /// The look in a compact height; nil: the standard one. It is copied. Default nil.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compactAppearance }
    set {
      looks.compactAppearance = newValue.map { own($0) }
      appearanceChanged()
    }
  }

  /// The look at the scroll edge in a compact height; nil: that of `scrollEdgeAppearance`. It is copied. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdgeAppearance }
    set {
      looks.compactScrollEdgeAppearance = newValue.map { own($0) }
      appearanceChanged()
    }
  }

  /// Titles and buttons take the new look with the next layout pass: an appearance is often changed in several steps.
  private func appearanceChanged() {
    needsRebuild = true
    applyAppearance(animated: false)
  }

  final var needsRebuild = false

  /// Every style but `default` makes the bar dark. Default `default`.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Fills the bar; sets the background of the standard appearance.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }
  /// Whether content lies below the bar; true by default.
  open var isTranslucent = true {
    didSet {
      controller?.viewIfLoaded?.setNeedsLayout()
      applyAppearance(animated: false)
    }
  }

  /// Font, colour, … of the title: those of the standard appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }

  /// Font, colour, … of the large title: those of the standard appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// Replaces the hairline where there is a background image, as in UIKit; an empty image leaves nothing. Default nil.
  open var shadowImage: UIImage? { didSet { applyAppearance(animated: false) } }

  /// Replaces the chevron of back buttons; drawn in the tint colour unless it says otherwise. Default nil.
  open var backIndicatorImage: UIImage? { didSet { rebuild() } }

  /// Masks titles that slide under the chevron. Stored: titles fade here before they reach it. Default nil.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Whether items may show a large title; false by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { controller?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Is asked and told about items that come and go; not retained. Under a navigation controller it is the controller.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Where the bar lies: at the top edge of the window under a navigation controller, else what the delegate says.
  open var barPosition: UIBarPosition { controller == nil ? delegate?.position(for: self) ?? .top : .topAttached }

  /// Fills the bar in place of the appearance's background, stretched; an empty image leaves it without one. Compact
  /// metrics are taken in a compact height, those of prompts while the item has one; nil there takes the default ones.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    applyAppearance(animated: false)
  }

  /// What `setBackgroundImage(_:for:)` was given for these metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// The same for every position: a bar lies in one only.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// What `setBackgroundImage(_:for:)` was given for these metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  final var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Moves the title down, in points, in bars of those metrics. Default 0.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    content?.setNeedsLayout()
  }

  /// What was set for those metrics; 0 if nothing was.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics] ?? 0 }

  /// Whether the bar behaves as on a Mac. Stored: bars are the iPad's. Default `automatic`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Always `pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Items

  /// The stack, oldest first. Under a navigation controller it follows the controllers.
  open var items: [UINavigationItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { itemList.last }
  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { itemList.dropLast().last }

  /// Shows another stack of items; animated as a push if it is longer, as a pop if it is shorter. Nil empties the bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    let isPop = new.count < itemList.count
    change(to: new, direction: animated && window != nil ? (isPop ? .back : .forward) : nil, run: nil)
  }

  /// Shows a further item. Not to be called on the bar of a navigation controller.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: itemList + [item], direction: animated && window != nil ? .forward : nil, run: nil)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item before. Not to be called on the bar of a navigation controller.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = itemList.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: Array(itemList.dropLast()), direction: animated && window != nil ? .back : nil, run: nil)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Layout

  /// From the edge to the first button: 16 points, 38 in windows of compact height (oracle, nav-large-landscape).
  package final var sideMargin: CGFloat { traitCollection.verticalSizeClass == .compact ? 38 : 16 }

  final var contentFrame: CGRect {
    CGRect(
      x: 0, y: rowHeight(for: topItem) - Self.barHeight, width: bounds.width, height: NavigationBarContent.rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight(for: topItem))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: rowHeight(for: topItem))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild { rebuild() }
    let above = controller == nil && barPosition != .topAttached ? 0 : frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    // A picture for the hairline brings its height along, and hangs below the bar.
    let line = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let lineTop = hairline.image == nil ? bounds.height - line : bounds.height
    hairline.frame = CGRect(x: 0, y: lineTop, width: bounds.width, height: line)
    if let content { content.frame = contentFrame }
    let row = rowHeight(for: topItem)
    let extra = bounds.height - row
    largeTitle.isHidden = extra <= 0
    largeTitle.frame = CGRect(x: 0, y: row, width: bounds.width, height: max(0, extra))
    showInlineTitle(extra <= 6 + largeTitle.belowTitle)
  }

  /// The inline title waits until the large one is gone, and comes softly.
  private func showInlineTitle(_ shows: Bool) {
    let isNew = content?.hasBeenLaidOut == false
    content?.hasBeenLaidOut = true
    guard let content, content.titleLabel.alpha != (shows ? 1 : 0) || showsLargeTitle == shows else { return }
    showsLargeTitle = !shows
    let change = {
      content.titleLabel.alpha = shows ? 1 : 0
      content.subtitleLabel.alpha = shows ? 1 : 0
      content.titleMenu?.alpha = shows ? 1 : 0
      content.setNeedsLayout()
      content.layoutIfNeeded()
    }
    if isNew || window == nil || controller?.isInTransition == true {
      UIView.performWithoutAnimation(change)
    } else {
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // A large title moves with the content, and is the content's to touch: in UIKit it lies in the scroll view.
    super.point(inside: point, with: event) && (controller == nil || point.y < rowHeight(for: topItem))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection
    if old?.verticalSizeClass != traitCollection.verticalSizeClass
      || old?.horizontalSizeClass != traitCollection.horizontalSizeClass
      || old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      rebuild()
      controller?.viewIfLoaded?.setNeedsLayout()
    }
    content?.setNeedsLayout()
  }
}
