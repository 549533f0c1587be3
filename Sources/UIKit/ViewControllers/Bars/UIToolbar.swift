import Foundation

/// A row of buttons, at the bottom as a rule.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarContent {
  private var itemList: [UIBarButtonItem] = []
  private var itemViews: [BarItemView] = []
  private let background = UIImageView()
  private let hairline = UIImageView()
  /// What neighbouring pictures stand on.
  private var platters: [UIView] = []
  private var position = UIBarPosition.bottom
  /// Content ends at the bar's upper edge: the background is that of the scroll edge.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { applyAppearance(animated: true) } }
  }
  /// The height of the buttons: 48 points on phones, 44 there in a compact height and on iPads (oracle, family toolbar).
  package final var rowHeight: CGFloat { isOnPad || (isCompact && window != nil) ? 44 : 48 }
  /// What the bar says of its height. Auto Layout asks before the bar knows that its height is compact, and the bar does not
  /// ask to be measured again (toolbar-se-landscape: `auto_layout` 48, `intrinsic_hosted` 44).
  private var isMeasuredCompact = false
  private var measuredHeight: CGFloat { isOnPad || isMeasuredCompact ? 44 : 48 }
  /// Whether there is as much room as on an iPad: in the bar's window, on the screen while it is in none.
  package final var isOnPad: Bool {
    let traits = window == nil ? UIScreen.main.traitCollection : traitCollection
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  /// Where a navigation controller shows the bar: how much wider than the bar its background is, on the left and on the
  /// right. Nil for a bar that belongs to no navigation controller.
  package final var slot: (left: CGFloat, right: CGFloat)? {
    didSet { if slot?.left != oldValue?.left || slot?.right != oldValue?.right { setNeedsLayout() } }
  }
  /// The height of that place: 10 points above the buttons, and 28 below them on phones, 25 on iPads, whatever the safe
  /// area is.
  package final var slotHeight: CGFloat { 10 + rowHeight + (isOnPad ? 25 : 28) }
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// A toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes what `UIView` decodes: a toolbar without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.clipsToBounds = true
    addSubview(background)
    addSubview(hairline)
    applyAppearance(animated: false)
  }

  /// Is asked for the bar's position, once when the bar comes into a window; not retained. Default nil.
  open weak var delegate: (any UIToolbarDelegate)?

  /// `bottom`, unless the delegate says something else than `any`. The hairline lies at the other edge.
  open var barPosition: UIBarPosition { position }

  // Once at `addSubview`, not again by layout (oracle, toolbar-position-delegate).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let wanted = delegate?.position(for: self) else { return }
    position = wanted == .any ? .bottom : wanted
    applyAppearance(animated: false)
  }

  // MARK: Look

  /// Every style but `default` makes the bar dark. Default `default`.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }

  /// Whether the system's background lets a little through; one that does not is shown at the scroll edge, too. Default
  /// true.
  open var isTranslucent = true { didSet { applyAppearance(animated: false) } }

  /// Fills the bar: the background of the standard appearance. A colour makes `isTranslucent` false (control-metrics).
  /// Default nil.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      if newValue != nil { isTranslucent = false }
    }
  }

  private var standard: UIToolbarAppearance?
  private var compact: UIToolbarAppearance?
  private var scrollEdge: UIToolbarAppearance?
  private var compactScrollEdge: UIToolbarAppearance?
  private var backgroundImages: [BarPicturePlace: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  private func own(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    NavigationLooks.own(appearance) { [weak self] in self?.applyAppearance(animated: false) }
  }

  /// How the bar looks while content lies below it; it is copied, and changes of the bar's copy are seen at once. Default
  /// the system's look.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let standard { return standard }
      let made = own(UIToolbarAppearance())
      standard = made
      return made
    }
    set {
      standard = own(newValue)
      applyAppearance(animated: false)
    }
  }

  /// The look in a compact height; nil: the standard one. It is copied. Default nil.
  open var compactAppearance: UIToolbarAppearance? {
    get { compact }
    set {
      compact = newValue.map { own($0) }
      applyAppearance(animated: false)
    }
  }

  /// The look where content ends at the bar's upper edge; nil: the standard one without background. It is copied. Default
  /// nil.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map { own($0) }
      applyAppearance(animated: false)
    }
  }

  /// The same in a compact height; nil: that of `scrollEdgeAppearance`. It is copied. Default nil.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactScrollEdge }
    set {
      compactScrollEdge = newValue.map { own($0) }
      applyAppearance(animated: false)
    }
  }

  /// Fills a bar at that position in place of the appearance's background, stretched; an empty image leaves it without one.
  /// `any` holds at every position for which there is no other.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarPicturePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    applyAppearance(animated: false)
  }

  /// What was set for that position and those metrics; nil if nothing was.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BarPicturePlace(position: topOrBottom, metrics: barMetrics)] }

  /// Replaces the hairline of a bar at that position that has a background image; an empty image leaves nothing.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    applyAppearance(animated: false)
  }

  /// What was set for that position; nil if nothing was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  private var ownBackground: UIImage? {
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      for place in [position, .any] {
        if let image = backgroundImages[BarPicturePlace(position: place, metrics: metrics)] { return image }
      }
    }
    return nil
  }

  private var appearanceInUse: UIToolbarAppearance {
    let usual = isCompact ? compact ?? standardAppearance : standardAppearance
    guard isAtScrollEdge else { return usual }
    if isCompact, let compactScrollEdge { return compactScrollEdge }
    return scrollEdge ?? usual
  }

  private func applyAppearance(animated: Bool) {
    let look = appearanceInUse
    let image = ownBackground
    let hides =
      image == nil && isAtScrollEdge && isTranslucent && scrollEdge == nil
      && !(isCompact && compactScrollEdge != nil) && !look.hasOwnBackground
    let shadow = image == nil ? look.shadowImage : shadowImages[position] ?? shadowImages[.any]
    background.image = image ?? look.backgroundImage
    background.contentMode = image == nil ? look.backgroundImageContentMode : .scaleToFill
    hairline.image = shadow
    hairline.tintColor = look.shadowColor
    for view in itemViews { view.look = buttonLook(view.item, look) }
    setNeedsLayout()
    let change = {
      self.background.backgroundColor =
        image == nil ? look.effectiveBackground(isOpaque: !self.isTranslucent) : nil
      self.hairline.backgroundColor = shadow == nil ? look.shadowColor : nil
      self.background.alpha = hides ? 0 : 1
      self.hairline.alpha = hides ? 0 : 1
    }
    if animated, window != nil { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
  }

  private func buttonLook(_ item: UIBarButtonItem, _ look: UIToolbarAppearance) -> UIBarButtonItemAppearance {
    item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      applyAppearance(animated: false)
    }
  }

  // MARK: Items

  /// From the leading edge; spaces may stand between them.
  open var items: [UIBarButtonItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; with `animated`, and in a window, they fade over in 0.25 seconds.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = itemViews
    itemList = items ?? []
    itemViews = itemList.map { item in
      let view = BarItemView(item)
      view.showsPlatter = !item.isSpace
      view.look = buttonLook(item, appearanceInUse)
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
          for view in old { view.alpha = 0 }
          for view in self.itemViews { view.alpha = 1 }
        }, completion: { _ in for view in old { view.removeFromSuperview() } })
    } else {
      for view in old { view.removeFromSuperview() }
    }
  }

  func itemChanged() { setNeedsLayout() }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: measuredHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: measuredHeight) }

  /// From the bar's edge to its first button.
  private var margin: CGFloat {
    if slot != nil { return isOnPad ? 10 : 28 }
    return isOnPad || isCompact ? 20 : 16
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isMeasuredCompact = window != nil && isCompact
    let outset = slot ?? (0, 0)
    let ground = CGRect(
      x: -outset.left, y: 0, width: bounds.width + outset.left + outset.right, height: bounds.height)
    background.frame = ground
    // A picture for the hairline brings its height along, and hangs out of the bar.
    let line = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let isAtTop = position == .top || position == .topAttached
    let hangs = hairline.image == nil ? 0 : line
    hairline.frame = CGRect(
      x: ground.minX, y: isAtTop ? bounds.height - line + hangs : -hangs, width: ground.width, height: line)
    let margin = margin
    let height = rowHeight
    // At the bar's upper edge; a lower bar has the buttons in its middle.
    let y = slot == nil ? min(0, (bounds.height - height) / 2) : 10
    let shown = itemViews.filter { !$0.isHidden }
    for view in shown { view.platterHeight = height }
    let widths = shown.map { $0.fittingWidth() }
    let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
    let rest = max(0, bounds.width - 2 * margin - BarItemView.width(of: shown))
    var x = margin
    for (index, view) in shown.enumerated() {
      x += view.gap(after: index > 0 ? shown[index - 1] : nil)
      let width = view.item.systemItem == .flexibleSpace ? rest / CGFloat(max(1, flexible)) : widths[index]
      let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.frame = CGRect(x: mirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
      x += width
    }
    for platter in platters { platter.removeFromSuperview() }
    platters = BarPlatters.share(among: shown, in: self, above: hairline)
  }
}
