import Foundation

/// The bar at the top of a navigation controller: a stack of items, of which the last is shown.
///
/// 54 points high, of which the buttons take the upper 44; a large title adds 52 below.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Storage

  package final weak var controller: UINavigationController?
  private var itemList: [UINavigationItem] = []
  package final let background = UIImageView()
  package final let hairline = UIImageView()
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  package final let largeTitle = LargeTitleView()
  final var content: NavigationBarContent?
  /// How far the large title is shown: 1 in full, 0 not at all.
  package final var largeTitleExtent: CGFloat = 0 { didSet { if largeTitleExtent != oldValue { setNeedsLayout() } } }
  /// Content lies at its top edge: the background is that of the scroll edge.
  package final var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { applyAppearance(animated: true) } }
  }

  /// The height of the row with buttons and title.
  package static let barHeight: CGFloat = 54
  package static let largeTitleHeight: CGFloat = 52

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

  /// How the bar looks while content lies below it. Default the system's look.
  open var standardAppearance = UINavigationBarAppearance() { didSet { applyAppearance(animated: false) } }
  /// Where content lies at its top edge; nil: the standard one without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { applyAppearance(animated: false) } }

  /// The look in a compact height; nil: the standard one. Default nil.
  open var compactAppearance: UINavigationBarAppearance? { didSet { applyAppearance(animated: false) } }

  /// The look at the scroll edge in a compact height; nil: that of `scrollEdgeAppearance`. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { applyAppearance(animated: false) } }

  /// Every style but `default` makes the bar dark. Default `default`.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Fills the bar; sets the background of the standard appearance.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      applyAppearance(animated: false)
    }
  }
  /// Whether content lies below the bar; true by default.
  open var isTranslucent = true { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }

  /// Font, colour, … of the title: those of the standard appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      rebuild()
    }
  }

  /// Font, colour, … of the large title: those of the standard appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      rebuild()
    }
  }

  /// Replaces the hairline where there is a background image, as in UIKit; an empty image leaves nothing. Default nil.
  open var shadowImage: UIImage? { didSet { applyAppearance(animated: false) } }

  /// Replaces the chevron of back buttons; drawn in the tint colour unless it says otherwise. Default nil.
  open var backIndicatorImage: UIImage? { didSet { rebuild() } }

  /// Masks titles that slide under the chevron. Stored. Default nil.
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
  /// metrics are taken in a compact height; nil there takes the default ones. Prompts don't count: there are none.
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

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// What an item looks like at present: its own word first, then the bar's; compact ones where the height is compact.
  package final func appearanceInUse(for item: UINavigationItem?) -> UINavigationBarAppearance {
    var standard = item?.standardAppearance ?? standardAppearance
    if isCompact { standard = item?.compactAppearance ?? compactAppearance ?? standard }
    guard isAtScrollEdge else { return standard }
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// The chevron's picture: the bar's, else the appearance's, else nil for the system's.
  final func backIndicator(for item: UINavigationItem?) -> UIImage? {
    backIndicatorImage ?? appearanceInUse(for: item).backIndicatorImage
  }

  private var hidesBackground: Bool {
    ownBackground == nil && isAtScrollEdge && controller != nil && topItem?.scrollEdgeAppearance == nil
      && scrollEdgeAppearance == nil
      && !appearanceInUse(for: topItem).isOpaqueBackground && appearanceInUse(for: topItem).backgroundColor == nil
      && appearanceInUse(for: topItem).backgroundImage == nil
  }

  private var ownBackground: UIImage? { (isCompact ? backgroundImages[.compact] : nil) ?? backgroundImages[.default] }

  package final func applyAppearance(animated: Bool) {
    let appearance = appearanceInUse(for: topItem)
    let alpha: CGFloat = hidesBackground ? 0 : 1
    let image = ownBackground
    let shadow = image == nil ? appearance.shadowImage : shadowImage
    background.image = image ?? appearance.backgroundImage
    background.contentMode = image == nil ? appearance.backgroundImageContentMode : .scaleToFill
    hairline.image = shadow
    setNeedsLayout()
    let change = {
      self.background.backgroundColor = image == nil ? appearance.effectiveBackground : nil
      self.hairline.backgroundColor = shadow == nil ? appearance.shadowColor : nil
      self.background.alpha = alpha
      self.hairline.alpha = alpha
    }
    if animated, window != nil { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
  }

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

  package final func backTapped() {
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
    } else if let controller {
      guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
      controller.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  package enum Direction { case forward, back }

  /// Shows another stack; with a direction the change is animated, by `run` if given (a transition of controllers).
  package final func change(
    to new: [UINavigationItem], direction: Direction?,
    run: ((_ animation: @escaping () -> Void, _ end: @escaping () -> Void) -> Void)?
  ) {
    let old = content
    for item in itemList where !new.contains(where: { $0 === item }) { item.onChange = nil }
    itemList = new
    for item in new { item.onChange = { [weak self, weak item] _ in if let item { self?.itemChanged(item) } } }
    guard let top = new.last else {
      old?.removeFromSuperview()
      content = nil
      return
    }
    if old?.item === top {
      rebuild()
      return
    }
    let made = NavigationBarContent(item: top, bar: self, previous: backItem)
    made.frame = contentFrame
    addSubview(made)
    content = made
    largeTitle.show(top, appearanceInUse(for: top))
    applyAppearance(animated: false)
    guard let direction, let old else {
      old?.removeFromSuperview()
      setNeedsLayout()
      return
    }
    made.layoutIfNeeded()
    let sign: CGFloat = (direction == .forward) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
    let shift = bounds.width * 0.4 * sign
    UIView.performWithoutAnimation {
      made.titleHolder.transform = CGAffineTransform(translationX: shift, y: 0)
      made.titleHolder.alpha = 0
      made.buttons.alpha = 0
    }
    let animation = {
      made.titleHolder.transform = .identity
      made.titleHolder.alpha = 1
      made.buttons.alpha = 1
      old.titleHolder.transform = CGAffineTransform(translationX: -shift, y: 0)
      old.titleHolder.alpha = 0
      old.buttons.alpha = 0
    }
    let end = { old.removeFromSuperview() }
    if let run {
      run(animation, end)
    } else {
      UIView.animate(withDuration: 0.35, animations: animation) { _ in end() }
    }
  }

  private func itemChanged(_ item: UINavigationItem) {
    if item === topItem || item === backItem { rebuild() }
    controller?.navigationItemChanged(item)
  }

  private func rebuild() {
    content?.rebuild(previous: backItem)
    if let topItem { largeTitle.show(topItem, appearanceInUse(for: topItem)) }
    applyAppearance(animated: false)
  }

  // MARK: Layout

  /// From the edge to the first button: 16 points, 38 in windows of compact height (oracle, nav-large-landscape).
  package final var sideMargin: CGFloat { traitCollection.verticalSizeClass == .compact ? 38 : 16 }

  private var contentFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: NavigationBarContent.rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.barHeight) }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = controller == nil && barPosition != .topAttached ? 0 : frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    // A picture for the hairline brings its height along, and hangs below the bar.
    let line = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let lineTop = hairline.image == nil ? bounds.height - line : bounds.height
    hairline.frame = CGRect(x: 0, y: lineTop, width: bounds.width, height: line)
    if let content { content.frame = contentFrame }
    let extra = bounds.height - Self.barHeight
    largeTitle.isHidden = extra <= 0
    largeTitle.frame = CGRect(x: 0, y: Self.barHeight, width: bounds.width, height: max(0, extra))
    // The inline title waits until the large one is gone.
    content?.titleLabel.alpha = extra > 6 ? 0 : 1
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Buttons reach a little out of the bar; what shows through around the row is the content's.
    super.point(inside: point, with: event)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { rebuild() }
    content?.setNeedsLayout()
  }
}
