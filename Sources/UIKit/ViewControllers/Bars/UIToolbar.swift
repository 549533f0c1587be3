import Foundation

/// A row of buttons, usually at the bottom of a view.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarContent {
  private var itemList: [UIBarButtonItem] = []
  private var itemViews: [BarItemView] = []
  private let background = UIImageView()
  private let hairline = UIImageView()
  /// The edge effect that replaces the system's background.
  private let edgeView = ScrollEdgeView(isAtBottom: true)
  /// The look that the content behind the bar requests.
  package final var edgeLook = ScrollEdgeLook.automatic {
    didSet { if edgeLook != oldValue { applyAppearance(animated: false) } }
  }
  /// The backgrounds that adjacent image buttons share.
  private var platters: [UIView] = []
  private var position = UIBarPosition.bottom
  /// Indicates whether the content ends at the bar's top edge. The bar then has the background for the scroll edge.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { applyAppearance(animated: true) } }
  }
  /// The height of the buttons in points: 48 on phones, 44 on phones in a compact height and on iPads (measured on
  /// UIKit, Tests/Oracle/chrome-cases.json, family `toolbar`).
  package final var rowHeight: CGFloat { isOnPad || (isCompact && window != nil) ? 44 : 48 }
  /// Indicates whether the intrinsic height is that of a compact bar. Auto Layout requests the size before the bar has
  /// its traits, and the bar does not invalidate the size afterwards (measured on UIKit, case `toolbar-se-landscape` of
  /// Tests/Oracle: the height is 48 with Auto Layout, and the intrinsic height in a window is 44).
  private var isMeasuredCompact = false
  private var measuredHeight: CGFloat { isOnPad || isMeasuredCompact ? 44 : 48 }
  /// Indicates whether both size classes are regular, as on iPads. The size classes of the bar's window are used, or
  /// those of the screen if the bar is not in a window.
  package final var isOnPad: Bool {
    let traits = window == nil ? UIScreen.main.traitCollection : traitCollection
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  /// The widths in points by which the background of a navigation controller's toolbar extends beyond the toolbar on the
  /// left and on the right. The value is nil for toolbars outside of navigation controllers.
  package final var backgroundOutset: (left: CGFloat, right: CGFloat)? {
    didSet {
      if backgroundOutset?.left != oldValue?.left || backgroundOutset?.right != oldValue?.right { setNeedsLayout() }
    }
  }
  /// The height of a navigation controller's toolbar, in points: the height of the buttons, 10 above them, and 28 below
  /// them on phones or 25 on iPads. This height does not depend on the safe area.
  package final var heightInNavigationController: CGFloat { 10 + rowHeight + (isOnPad ? 25 : 28) }
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Creates a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a toolbar from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIToolbar.self)
  }

  private func setUp() {
    background.clipsToBounds = true
    addSubview(background)
    addSubview(edgeView)
    addSubview(hairline)
    applyAppearance(animated: false)
  }

  /// The delegate that determines the position of the bar. The delegate's method is called once, when the bar is added
  /// to a window. The delegate is not retained. The default is nil.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The position of the bar. This is the position that the delegate returns, or `bottom` if the delegate returns
  /// `any`. The hairline is at the opposite edge.
  open var barPosition: UIBarPosition { position }

  // The delegate's method is called once, at `addSubview`, and not again by layout (measured on UIKit, case
  // `toolbar-position-delegate` of Tests/Oracle).
  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    updateLargeContentViewer { ($0 as? BarItemView)?.activate() }
    guard window != nil, let requestedPosition = delegate?.position(for: self) else { return }
    position = requestedPosition == .any ? .bottom : requestedPosition
    applyAppearance(animated: false)
  }

  // MARK: Appearance

  /// The style of the bar, which is older than appearance objects. Every style except `default` makes the bar dark. The
  /// default is `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      recordAppearanceValue(\UIToolbar.barStyle, barStyle)
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    }
  }

  /// A Boolean value that determines whether the default background is translucent. An opaque background is also
  /// visible at the scroll edge. The default is true.
  open var isTranslucent = true {
    didSet {
      recordAppearanceValue(\UIToolbar.isTranslucent, isTranslucent)
      applyAppearance(animated: false)
    }
  }

  /// The background color of the standard appearance. Setting a color sets `isTranslucent` to false (measured on UIKit,
  /// Tests/Oracle/control-metrics.tsv). The default is nil.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      recordAppearanceValue(\UIToolbar.barTintColor, newValue)
      standardAppearance.backgroundColor = newValue
      if newValue != nil { isTranslucent = false }
    }
  }

  private var standard: UIToolbarAppearance?
  private var compact: UIToolbarAppearance?
  private var scrollEdge: UIToolbarAppearance?
  private var compactScrollEdge: UIToolbarAppearance?
  private var backgroundImages: [BarImageKey: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  private func observedCopy(of appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    NavigationBarStyles.observedCopy(of: appearance) { [weak self] in self?.applyAppearance(animated: false) }
  }

  /// The appearance of the bar while content is scrolled behind it. The bar copies the appearance, and changes to the
  /// copy update the bar immediately. The default is the system's appearance.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let standard { return standard }
      let appearance = observedCopy(of: UIToolbarAppearance())
      standard = appearance
      return appearance
    }
    set {
      recordAppearanceValue(\UIToolbar.standardAppearance, newValue)
      standard = observedCopy(of: newValue)
      applyAppearance(animated: false)
    }
  }

  /// The appearance of the bar in a compact height. The bar copies the appearance. The default is nil, which uses the
  /// standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    get { compact }
    set {
      recordAppearanceValue(\UIToolbar.compactAppearance, newValue)
      compact = newValue.map { observedCopy(of: $0) }
      applyAppearance(animated: false)
    }
  }

  /// The appearance of the bar while the content ends at the bar's top edge. The bar copies the appearance. The default
  /// is nil, which uses the standard appearance without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { scrollEdge }
    set {
      recordAppearanceValue(\UIToolbar.scrollEdgeAppearance, newValue)
      scrollEdge = newValue.map { observedCopy(of: $0) }
      applyAppearance(animated: false)
    }
  }

  /// The appearance of the bar at the scroll edge in a compact height. The bar copies the appearance. The default is
  /// nil, which uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactScrollEdge }
    set {
      recordAppearanceValue(\UIToolbar.compactScrollEdgeAppearance, newValue)
      compactScrollEdge = newValue.map { observedCopy(of: $0) }
      applyAppearance(animated: false)
    }
  }

  /// Sets an image that is stretched over the bar and replaces the appearance's background.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or nil to remove it. An empty image leaves the bar without a background.
  ///   - topOrBottom: The position of the bar. The image for `any` applies to positions without an image.
  ///   - barMetrics: The metrics to which the image applies.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    recordAppearanceValue("setBackgroundImage(_:forToolbarPosition:barMetrics:)", [topOrBottom, barMetrics]) {
      $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    applyAppearance(animated: false)
  }

  /// Returns the background image that was set for a position and metrics.
  ///
  /// - Parameters:
  ///   - topOrBottom: The position of the bar.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image, or nil if none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)] }

  /// Sets the image that replaces the hairline of a bar with a background image.
  ///
  /// - Parameters:
  ///   - shadowImage: The image, or nil to remove it. An empty image shows nothing.
  ///   - topOrBottom: The position of the bar to which the image applies.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    recordAppearanceValue("setShadowImage(_:forToolbarPosition:)", [topOrBottom]) {
      $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    shadowImages[topOrBottom] = shadowImage
    applyAppearance(animated: false)
  }

  /// Returns the image that was set to replace the hairline.
  ///
  /// - Parameter topOrBottom: The position of the bar.
  /// - Returns: The image, or nil if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  private var customBackground: UIImage? {
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      for candidate in [position, .any] {
        if let image = backgroundImages[BarImageKey(position: candidate, metrics: metrics)] { return image }
      }
    }
    return nil
  }

  private var appearanceInUse: UIToolbarAppearance {
    let defaultAppearance = isCompact ? compact ?? standardAppearance : standardAppearance
    guard isAtScrollEdge else { return defaultAppearance }
    if isCompact, let compactScrollEdge { return compactScrollEdge }
    return scrollEdge ?? defaultAppearance
  }

  private func applyAppearance(animated: Bool) {
    let appearance = appearanceInUse
    let image = customBackground
    let hidesBackground =
      image == nil && isAtScrollEdge && isTranslucent && scrollEdge == nil
      && !(isCompact && compactScrollEdge != nil) && !appearance.hasCustomBackground
    let shadow = image == nil ? appearance.shadowImage : shadowImages[position] ?? shadowImages[.any]
    background.image = image ?? appearance.backgroundImage
    background.contentMode = image == nil ? appearance.backgroundImageContentMode : .scaleToFill
    hairline.image = shadow
    hairline.tintColor = appearance.shadowColor
    for view in itemViews { view.buttonAppearance = buttonStyle(view.item, appearance) }
    setNeedsLayout()
    // An edge effect of the content replaces the system's background only.
    let look = image == nil && !appearance.hasCustomBackground && isTranslucent ? edgeLook : .automatic
    let visible: CGFloat = hidesBackground ? 0 : 1
    edgeView.look = look
    let animations = {
      self.background.backgroundColor =
        image == nil ? appearance.effectiveBackground(isOpaque: !self.isTranslucent) : nil
      self.background.materialEffect =
        image == nil ? appearance.effectiveMaterial(isOpaque: !self.isTranslucent) : nil
      self.hairline.backgroundColor = shadow == nil ? appearance.shadowColor : nil
      self.background.alpha = look == .automatic ? visible : 0
      self.hairline.alpha = look == .automatic ? visible : 0
      self.edgeView.alpha = look == .hard || look == .soft ? visible : 0
    }
    if animated, window != nil { UIView.animate(withDuration: 0.2, animations: animations) } else { animations() }
  }

  private func buttonStyle(_ item: UIBarButtonItem, _ appearance: UIToolbarAppearance) -> UIBarButtonItemAppearance {
    item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLargeContentViewer { ($0 as? BarItemView)?.activate() }
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      applyAppearance(animated: false)
    }
  }

  // MARK: Items

  /// The items of the toolbar, from the leading edge. Space items determine the distances between the other items. The
  /// default is an empty array.
  open var items: [UIBarButtonItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of the toolbar.
  ///
  /// - Parameters:
  ///   - items: The items, or nil for no items.
  ///   - animated: `true` to cross-fade the items in 0.25 seconds, if the bar is in a window.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let oldViews = itemViews
    itemList = items ?? []
    itemViews = itemList.map { item in
      let view = BarItemView(item)
      view.showsPlatter = !item.isSpace
      view.buttonAppearance = buttonStyle(item, appearanceInUse)
      item.onChange = { [weak view] in view?.refresh() }
      addSubview(view)
      return view
    }
    setNeedsLayout()
    if animated, window != nil {
      for view in itemViews { view.alpha = 0 }
      UIView.animate(
        withDuration: 0.25,
        animations: {
          for view in oldViews { view.alpha = 0 }
          for view in self.itemViews { view.alpha = 1 }
        }, completion: { _ in for view in oldViews { view.removeFromSuperview() } })
    } else {
      for view in oldViews { view.removeFromSuperview() }
    }
  }

  func itemChanged() { setNeedsLayout() }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: measuredHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measuredHeight)
  }

  /// The distance from the bar's edge to its first button, in points.
  private var margin: CGFloat {
    if backgroundOutset != nil { return isOnPad ? 10 : 28 }
    return isOnPad || isCompact ? 20 : 16
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    isMeasuredCompact = window != nil && isCompact
    let outset = backgroundOutset ?? (0, 0)
    let backgroundRect = CGRect(
      x: -outset.left, y: 0, width: bounds.width + outset.left + outset.right, height: bounds.height)
    background.frame = backgroundRect
    edgeView.frame = backgroundRect.inset(
      by: UIEdgeInsets(
        top: edgeLook == .soft ? -ScrollEdgeView.fade : ScrollEdgeView.glassMargin, left: 0, bottom: 0, right: 0))
    // An image that replaces the hairline keeps its own height, and is outside of the bar.
    let lineHeight = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let isAtTop = position == .top || position == .topAttached
    let overhang = hairline.image == nil ? 0 : lineHeight
    hairline.frame = CGRect(
      x: backgroundRect.minX, y: isAtTop ? bounds.height - lineHeight + overhang : -overhang,
      width: backgroundRect.width,
      height: lineHeight)
    let margin = margin
    let height = rowHeight
    // The buttons are at the top edge of the bar. If they are higher than the bar, they are vertically centered.
    let y = backgroundOutset == nil ? min(0, (bounds.height - height) / 2) : 10
    let visibleViews = itemViews.filter { !$0.isHidden }
    for view in visibleViews { view.platterHeight = height }
    let widths = visibleViews.map { $0.fittingWidth() }
    let flexible = visibleViews.filter { $0.item.systemItem == .flexibleSpace }.count
    let remainingWidth = max(0, bounds.width - 2 * margin - BarItemView.width(of: visibleViews))
    var x = margin
    for (index, view) in visibleViews.enumerated() {
      x += view.gap(after: index > 0 ? visibleViews[index - 1] : nil)
      let width = view.item.systemItem == .flexibleSpace ? remainingWidth / CGFloat(max(1, flexible)) : widths[index]
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.move(to: CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height))
      x += width
    }
    BarPlatters.show(&platters, among: [visibleViews], in: self, above: hairline)
  }
}
