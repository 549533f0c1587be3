import Foundation

/// The bar at the top of a navigation controller, which shows the last item of a stack.
///
/// The bar is 54 points high, and its buttons are in the upper 44 points. A prompt adds 30 points above the buttons, and
/// a large title 52 points below them.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Storage

  package final weak var controller: UINavigationController?
  final var itemList: [UINavigationItem] = []
  package final let background = UIImageView()
  package final let hairline = UIImageView()
  /// The edge effect that replaces the system's background.
  final let edgeView = ScrollEdgeView(isAtBottom: false)
  /// The look that the content behind the bar requests.
  package final var edgeLook = ScrollEdgeLook.automatic {
    didSet { if edgeLook != oldValue { applyAppearance(animated: false) } }
  }
  final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  package final let largeTitle = LargeTitleView()
  /// Pictures of the large title and of the search bar, which fade out during an animated change of the stack.
  package final var fadingPictures: [UIView] = []
  /// The search bar of the top item, or nil if the item has no search bar.
  package final var searchBar: UISearchBar?
  /// The visible height of the search bar below the title, in points.
  package final var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { setNeedsLayout() } } }
  /// Indicates whether the search bar replaces the row of buttons.
  package final var searchReplacesRow = false { didSet { if searchReplacesRow != oldValue { setNeedsLayout() } } }
  final var content: NavigationBarContent?
  /// The buttons that a split view controller adds on the leading side.
  final var columnItems: [UIBarButtonItem] = []
  /// The item to which the back button of the first item leads, in a nested navigation controller, or nil if there is
  /// none.
  final var outerBackItem: UINavigationItem?
  /// Indicates whether the large title is visible below the row of buttons.
  package final var showsLargeTitle = false { didSet { if showsLargeTitle != oldValue { content?.setNeedsLayout() } } }
  /// Indicates whether the content is scrolled to its top edge. The bar then has the background for the scroll edge.
  package final var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { applyAppearance(animated: true) } }
  }

  /// The height of the row that contains the buttons and the title, in points.
  package static let barHeight: CGFloat = 54

  /// Returns the height of the row of buttons plus that of an item's prompt, in points.
  package final func rowHeight(for item: UINavigationItem?) -> CGFloat {
    Self.barHeight + (item?.prompt == nil ? 0 : NavigationBarContent.promptHeight)
  }

  /// Returns the height that the large title of an item adds to the bar: 52 points, or more for large text sizes.
  package final func largeTitleHeight(for item: UINavigationItem) -> CGFloat {
    largeTitle.height(of: item, appearanceInUse(for: item), traitCollection)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UINavigationBar.self)
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    hairline.isUserInteractionEnabled = false
    background.clipsToBounds = true
    addSubview(background)
    addSubview(edgeView)
    addSubview(hairline)
    addSubview(largeTitle)
    largeTitle.isHidden = true
    largeTitle.alpha = 0
    applyAppearance(animated: false)
  }

  // MARK: Appearance

  private var appearances = NavigationBarStyles()

  /// Copies an appearance. Changes to the copy update the bar.
  private func observedCopy(of appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    NavigationBarStyles.observedCopy(of: appearance) { [weak self] in self?.appearanceChanged() }
  }

  /// The appearance of the bar while content is scrolled behind it. The bar copies the appearance, and changes to the
  /// copy update the bar immediately. The default is the system's appearance.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let standard = appearances.standardAppearance { return standard }
      let appearance = observedCopy(of: UINavigationBarAppearance())
      appearances.standardAppearance = appearance
      return appearance
    }
    set {
      recordAppearanceValue(\UINavigationBar.standardAppearance, newValue)
      appearances.standardAppearance = observedCopy(of: newValue)
      appearanceChanged()
    }
  }

  /// The appearance of the bar while the content is scrolled to its top edge. The bar copies the appearance. The
  /// default is nil, which uses the standard appearance without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdgeAppearance }
    set {
      recordAppearanceValue(\UINavigationBar.scrollEdgeAppearance, newValue)
      appearances.scrollEdgeAppearance = newValue.map { observedCopy(of: $0) }
      appearanceChanged()
    }
  }

  /// The appearance of the bar in a compact height. The bar copies the appearance. The default is nil, which uses the
  /// standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compactAppearance }
    set {
      recordAppearanceValue(\UINavigationBar.compactAppearance, newValue)
      appearances.compactAppearance = newValue.map { observedCopy(of: $0) }
      appearanceChanged()
    }
  }

  /// The appearance of the bar at the scroll edge in a compact height. The bar copies the appearance. The default is
  /// nil, which uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdgeAppearance }
    set {
      recordAppearanceValue(\UINavigationBar.compactScrollEdgeAppearance, newValue)
      appearances.compactScrollEdgeAppearance = newValue.map { observedCopy(of: $0) }
      appearanceChanged()
    }
  }

  /// Updates the bar after an appearance changed. Titles and buttons are updated in the next layout, because an
  /// appearance is often changed in several steps.
  private func appearanceChanged() {
    needsRebuild = true
    applyAppearance(animated: false)
  }

  final var needsRebuild = false

  /// The style of the bar, which is older than appearance objects. Every style except `default` makes the bar dark. The
  /// default is `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      recordAppearanceValue(\UINavigationBar.barStyle, barStyle)
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    }
  }
  /// The background color of the standard appearance. The default is nil, which uses the default background.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      recordAppearanceValue(\UINavigationBar.barTintColor, newValue)
      standardAppearance.backgroundColor = newValue
    }
  }
  /// A Boolean value that determines whether content extends behind the bar. The default is true.
  open var isTranslucent = true {
    didSet {
      recordAppearanceValue(\UINavigationBar.isTranslucent, isTranslucent)
      controller?.viewIfLoaded?.setNeedsLayout()
      applyAppearance(animated: false)
    }
  }

  /// The attributes of the title in the standard appearance, such as font and color. The default is `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
    set {
      recordAppearanceValue(\UINavigationBar.titleTextAttributes, newValue)
      standardAppearance.titleTextAttributes = newValue ?? [:]
    }
  }

  /// The attributes of the large title in the standard appearance, such as font and color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set {
      recordAppearanceValue(\UINavigationBar.largeTitleTextAttributes, newValue)
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
    }
  }

  /// A custom image for the bar's shadow. It is used only if the bar has a background image.
  ///
  /// An empty image hides the shadow. The default is nil, which shows a hairline.
  open var shadowImage: UIImage? {
    didSet {
      recordAppearanceValue(\UINavigationBar.shadowImage, shadowImage)
      applyAppearance(animated: false)
    }
  }

  /// The image that replaces the chevron of back buttons. The image is drawn in the tint color unless its rendering
  /// mode is `alwaysOriginal`. The default is nil.
  open var backIndicatorImage: UIImage? {
    didSet {
      recordAppearanceValue(\UINavigationBar.backIndicatorImage, backIndicatorImage)
      rebuild()
    }
  }

  /// The image that masks titles while they slide below the back indicator. The image is stored but has no effect,
  /// because titles fade out before they reach the indicator. The default is nil.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      recordAppearanceValue(\UINavigationBar.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
    }
  }
  /// A Boolean value that determines whether items may show a large title. The default is false.
  open var prefersLargeTitles = false {
    didSet {
      recordAppearanceValue(\UINavigationBar.prefersLargeTitles, prefersLargeTitles)
      if prefersLargeTitles != oldValue { controller?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// The delegate of the bar. It is not retained. The delegate of a navigation controller's bar is the navigation
  /// controller if its class conforms to `UINavigationBarDelegate`, as that of an application can, and otherwise nil.
  open weak var delegate: (any UINavigationBarDelegate)?

  private var position = UIBarPosition.top
  /// The position of the bar. In a navigation controller the position is `topAttached`. Otherwise, it is the one that the
  /// delegate returned when the bar was added to a window, or `top` if it returned `any` or has not been asked.
  open var barPosition: UIBarPosition { controller == nil ? position : .topAttached }

  /// Sets an image that is stretched over the bar and replaces the appearance's background.
  ///
  /// Images for compact metrics are used in a compact height, and images for prompts while the item has a prompt. If no
  /// such image is set, the one for the default metrics is used.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or nil to remove it. An empty image leaves the bar without a background.
  ///   - barMetrics: The metrics to which the image applies.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    recordAppearanceValue("setBackgroundImage(_:for:)", [barMetrics]) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    backgroundImages[barMetrics] = backgroundImage
    applyAppearance(animated: false)
  }

  /// Returns the background image that was set for bar metrics.
  ///
  /// - Parameter barMetrics: The metrics of the bar.
  /// - Returns: The image, or nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// Sets the background image for metrics, regardless of the position.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or nil to remove it.
  ///   - barPosition: The position. It is not used, because the bar has only one position.
  ///   - barMetrics: The metrics to which the image applies.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    recordAppearanceValue("setBackgroundImage(_:for:barMetrics:)", [barPosition, barMetrics]) {
      $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the background image that was set for bar metrics.
  ///
  /// - Parameters:
  ///   - barPosition: The position. It is not used, because the bar has only one position.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image, or nil if none was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  final var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Sets the vertical offset of the title for bar metrics.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points. A positive value moves the title down. The default is 0.
  ///   - barMetrics: The metrics of the bar.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    recordAppearanceValue("setTitleVerticalPositionAdjustment(_:for:)", [barMetrics]) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    titleOffsets[barMetrics] = adjustment
    content?.setNeedsLayout()
  }

  /// Returns the vertical offset of the title for bar metrics.
  ///
  /// - Parameter barMetrics: The metrics of the bar.
  /// - Returns: The offset in points, or 0 if none was set.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics] ?? 0 }

  /// The preferred behavioral style, such as that of a Mac. The value is stored but has no effect. The default is
  /// `automatic`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The behavioral style of the bar, which is always `pad` in Tessera.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Items

  /// The stack of items, oldest first. In a navigation controller it corresponds to the stack of view controllers.
  open var items: [UINavigationItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  /// The item that the bar shows, or nil if there are no items.
  open var topItem: UINavigationItem? { itemList.last }
  /// The item below the top item, to which the back button returns, or nil if there is none.
  open var backItem: UINavigationItem? { itemList.dropLast().last }

  /// Replaces the stack of items, optionally with an animation.
  ///
  /// - Parameters:
  ///   - items: The items from bottom to top. `nil` removes all items.
  ///   - animated: `true` to animate the change. The change is animated as a pop if the new top item was in the stack
  ///     before, otherwise as a push. Then the delegate's `navigationBar(_:didPop:)` or `navigationBar(_:didPush:)` is
  ///     called. Whether the change may happen is not asked, and no method is called for a change without animation.
  ///
  /// The bar of a navigation controller is not changed, and an error is reported.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard canChangeItems() else { return }
    let newItems = items ?? []
    let oldTopItem = itemList.last
    let isPop = newItems.last.map { top in itemList.contains { $0 === top } } ?? true
    change(
      to: newItems, direction: animated && window != nil ? (isPop ? .back : .forward) : nil, performAnimations: nil)
    // measurements.md 16.13
    guard animated, oldTopItem !== newItems.last else { return }
    if isPop, let oldTopItem {
      delegate?.navigationBar(self, didPop: oldTopItem)
    } else if let item = newItems.last {
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Returns whether the application may change the items, and reports an error if a navigation controller manages them.
  private func canChangeItems() -> Bool {
    guard let controller else { return true }
    Diagnostics.report(
      "\(self): the items of a navigation bar that \(controller) manages are not changed; change its view controllers "
        + "instead")
    return false
  }

  /// Pushes an item onto the stack, if the delegate allows it. The bar of a navigation controller is not changed, and an
  /// error is reported.
  ///
  /// - Parameters:
  ///   - item: The item to push. The bar shows it.
  ///   - animated: `true` to animate the change.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard canChangeItems(), delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: itemList + [item], direction: animated && window != nil ? .forward : nil, performAnimations: nil)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item from the stack, if the delegate allows it. The bar of a navigation controller is not changed,
  /// and an error is reported.
  ///
  /// - Parameter animated: `true` to animate the change.
  /// - Returns: The item at the top, also if the delegate prevents the pop, or nil if the stack is empty.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard canChangeItems(), let item = itemList.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
    change(to: Array(itemList.dropLast()), direction: animated && window != nil ? .back : nil, performAnimations: nil)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(identifier: topItem?.title, groupsChildren: true)
  }

  // MARK: Layout

  /// The width in points of the area in the middle of the bar that a floating tab bar covers. If it is not 0, the title
  /// is on the leading side. The value is 0 if there is no floating tab bar.
  package final var reservedCenterWidth: CGFloat = 0 {
    didSet { if reservedCenterWidth != oldValue { content?.setNeedsLayout() } }
  }
  /// The distance from the edge of the bar to the first button: 16 points, 38 in windows of compact height (measured on
  /// UIKit, case `nav-large-landscape` of Tests/Oracle), and 10 on iPads (docs/measurements.md, 16.10).
  package final var sideMargin: CGFloat { traitCollection.verticalSizeClass == .compact ? 38 : isOnPad ? 10 : 16 }
  /// Indicates whether both size classes are regular, as on iPads.
  package final var isOnPad: Bool {
    traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
  }

  final var contentFrame: CGRect {
    CGRect(
      x: 0, y: rowHeight(for: topItem) - Self.barHeight, width: bounds.width, height: NavigationBarContent.rowHeight)
  }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight(for: topItem))
  }
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: rowHeight(for: topItem))
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild { rebuild() }
    let heightAbove = controller == nil && barPosition != .topAttached ? 0 : frame.minY
    background.frame = CGRect(x: 0, y: -heightAbove, width: bounds.width, height: bounds.height + heightAbove)
    edgeView.frame = background.frame.inset(
      by: UIEdgeInsets(
        top: 0, left: 0, bottom: edgeLook == .soft ? -ScrollEdgeView.fade : ScrollEdgeView.glassMargin, right: 0))
    // An image that replaces the hairline keeps its own height, and is below the bar.
    let lineHeight = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let lineTop = hairline.image == nil ? bounds.height - lineHeight : bounds.height
    hairline.frame = CGRect(x: 0, y: lineTop, width: bounds.width, height: lineHeight)
    if let content { content.frame = contentFrame }
    let buttonRowHeight = searchReplacesRow ? 0 : rowHeight(for: topItem)
    let largeTitleSpace = bounds.height - buttonRowHeight - searchHeight
    layoutSearchBar()
    largeTitle.isHidden = largeTitleSpace <= 0
    largeTitle.frame = CGRect(x: 0, y: buttonRowHeight, width: bounds.width, height: max(0, largeTitleSpace))
    showInlineTitle(largeTitleSpace <= 6 + largeTitle.heightBelowTitle)
  }

  /// Shows or hides the title in the row of buttons, with an animation. The title is hidden while the large title is
  /// visible. The subtitle below the large title is still visible when the large title has scrolled away. That subtitle
  /// is hidden when the title appears, because the row of buttons then shows the subtitle as well.
  private func showInlineTitle(_ shows: Bool) {
    let isFirstLayout = content?.hasBeenLaidOut == false
    content?.hasBeenLaidOut = true
    guard let content, content.titleLabel.alpha != (shows ? 1 : 0) || showsLargeTitle == shows else { return }
    showsLargeTitle = !shows
    let animations = {
      content.titleLabel.alpha = shows ? 1 : 0
      content.subtitleView.alpha = shows ? 1 : 0
      content.titleMenu?.alpha = shows ? 1 : 0
      self.largeTitle.alpha = shows ? 0 : 1
      content.setNeedsLayout()
      content.layoutIfNeeded()
    }
    if isFirstLayout || window == nil || controller?.isInTransition == true {
      UIView.performWithoutAnimation(animations)
    } else {
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: animations)
    }
  }

  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The large title scrolls with the content, so the content receives the touches on the large title. In UIKit, the
    // large title is in the scroll view.
    super.point(inside: point, with: event)
      && (controller == nil || !searchReplacesRow && point.y < rowHeight(for: topItem) || isInSearchBar(point))
  }

  // The delegate is asked once, when the bar is added, and not when it is set (measurements.md 16.13).
  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    updateLargeContentViewer { ($0 as? BarItemView)?.activate() }
    guard window != nil, controller == nil, let requestedPosition = delegate?.position(for: self) else { return }
    position = requestedPosition == .any ? .top : requestedPosition
    setNeedsLayout()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLargeContentViewer { ($0 as? BarItemView)?.activate() }
    let oldTraits = previousTraitCollection
    if oldTraits?.verticalSizeClass != traitCollection.verticalSizeClass
      || oldTraits?.horizontalSizeClass != traitCollection.horizontalSizeClass
      || oldTraits?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      rebuild()
      controller?.viewIfLoaded?.setNeedsLayout()
    }
    content?.setNeedsLayout()
  }
}
