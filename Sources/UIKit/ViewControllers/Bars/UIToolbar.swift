import Foundation

/// A row of buttons at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarContent {
  private var itemList: [UIBarButtonItem] = []
  private var itemViews: [BarItemView] = []
  private let background = UIView()
  private let hairline = UIView()
  /// 48 points, 44 in a window of compact height (oracle, family toolbar).
  package final var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact && window != nil ? 44 : 48 }

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
    addSubview(background)
    addSubview(hairline)
    applyAppearance()
  }

  /// Is asked for the bar's position; not retained. Toolbars lie at the bottom whatever it says.
  open weak var delegate: (any UIBarPositioningDelegate)?

  /// Always `bottom`.
  open var barPosition: UIBarPosition { .bottom }

  /// Stored: the appearance follows the interface style. Default `default`.
  open var barStyle = UIBarStyle.default

  /// Whether content lies below the bar. Stored. Default true.
  open var isTranslucent = true

  /// Fills the bar; nil for the system's background. Default nil.
  open var barTintColor: UIColor? {
    get { appearance.backgroundColor }
    set {
      appearance.backgroundColor = newValue
      applyAppearance()
    }
  }
  private var appearance = UIBarAppearance()

  private func applyAppearance() {
    background.backgroundColor = appearance.effectiveBackground
    hairline.backgroundColor = appearance.shadowColor
  }

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
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
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
