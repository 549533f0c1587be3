import Foundation

/// A row of buttons, at the bottom as a rule.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarContent {
  private var itemList: [UIBarButtonItem] = []
  private var itemViews: [BarItemView] = []
  private let background = UIImageView()
  private let hairline = UIImageView()
  private var position = UIBarPosition.bottom
  /// Content ends at the bar's upper edge: the background is that of the scroll edge.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { applyAppearance(animated: true) } }
  }
  /// 48 points, 44 in a window of compact height (oracle, family toolbar).
  package final var rowHeight: CGFloat { isCompact && window != nil ? 44 : 48 }
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
      view.platterHeight = rowHeight
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

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: rowHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    // A picture for the hairline brings its height along, and hangs out of the bar.
    let line = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let isAtTop = position == .top || position == .topAttached
    let hangs = hairline.image == nil ? 0 : line
    hairline.frame = CGRect(
      x: 0, y: isAtTop ? bounds.height - line + hangs : -hangs, width: bounds.width, height: line)
    let margin: CGFloat = traitCollection.verticalSizeClass == .compact ? 20 : 16
    let height = min(rowHeight, bounds.height)
    let y = bounds.height > rowHeight ? 10 : (bounds.height - height) / 2
    let shown = itemViews.filter { !$0.isHidden }
    let widths = shown.map { $0.fittingWidth() }
    var gaps: CGFloat = 0
    for (one, next) in zip(shown, shown.dropFirst()) where !one.item.isSpace && !next.item.isSpace { gaps += 12 }
    let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
    let rest = max(0, bounds.width - 2 * margin - widths.reduce(0, +) - gaps)
    var x = margin
    for (index, view) in shown.enumerated() {
      if index > 0, !view.item.isSpace, !shown[index - 1].item.isSpace { x += 12 }
      let width = view.item.systemItem == .flexibleSpace ? rest / CGFloat(max(1, flexible)) : widths[index]
      let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.frame = CGRect(x: mirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
      x += width
    }
  }
}
