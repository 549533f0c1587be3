import Foundation

/// A row of buttons at the bottom of a window, one of which is selected.
///
/// The tab bar of a `UITabBarController` shows the items of the controller's view controllers. Change it only through the
/// tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var itemList: [UITabBarItem]?
  package final private(set) var buttons: [UIView] = []
  final let platter = TabPlatterView()
  /// The round background of the separate item at the trailing edge.
  final let trailingPlatter = TabPlatterView()
  /// The item of a search tab, which is on a separate background (platter) at the trailing edge and shows only its
  /// image. The value is nil if all items are on one platter.
  package final weak var trailingItem: UITabBarItem? {
    didSet { if trailingItem !== oldValue { setNeedsLayout() } }
  }
  package final let background = UIImageView()
  /// The edge effect of the content behind the bar.
  private let edgeView = ScrollEdgeView(isAtBottom: true)
  /// The look that the content behind the bar requests.
  package final var edgeLook = ScrollEdgeLook.automatic {
    didSet { if edgeLook != oldValue { applyAppearance(animated: false) } }
  }
  private let hairline = UIImageView()
  private weak var selection: UITabBarItem?
  private var standard: UITabBarAppearance?
  private var scrollEdge: UITabBarAppearance?
  /// The panel in which the user rearranges the items, or nil if the panel is not visible.
  final var customizing: TabCustomizingPanel?
  /// A closure that is called when the panel for rearranging items disappears. Its argument is `true` if the items have
  /// changed.
  final var onCustomized: ((Bool) -> Void)?
  /// Indicates whether the bar shows only its selected button.
  package final var isMinimized = false { didSet { if isMinimized != oldValue { minimizedChanged() } } }
  /// A closure that is called after an item or the translucency changed. The tab bar controller sets it.
  package final var onItemChange: (() -> Void)?
  /// A closure that is called instead of selecting a tapped item. The tab bar controller sets it.
  package final var onTap: ((UITabBarItem) -> Void)?
  /// Indicates whether the content ends at the bar's top edge. The bar then has the background for the scroll edge.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { applyAppearance(animated: true) } }
  }

  /// Creates a tab bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a tab bar from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UITabBar.self)
  }

  private func setUp() {
    background.clipsToBounds = true
    for view in [background, edgeView, hairline, platter, trailingPlatter] { addSubview(view) }
    applyAppearance(animated: false)
  }

  /// The delegate, which is notified of selected items. It is not retained. The bar of a tab bar controller notifies the
  /// controller instead. The default is nil.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  /// The items of the bar from the leading edge, or nil if none were set. The default is nil.
  open var items: [UITabBarItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of the bar. The selection remains if the selected item is among the new items.
  ///
  /// - Parameters:
  ///   - items: The items, or nil for no items.
  ///   - animated: `true` to cross-fade the items in 0.25 seconds, if the bar is in a window.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if let items, Set(items.map(ObjectIdentifier.init)).count != items.count {
      Diagnostics.report("\(self).setItems: an item is in the array twice; pass each once. The items are unchanged")
      return
    }
    let oldButtons = tabButtons
    itemList = items
    if let selection, !(items ?? []).contains(where: { $0 === selection }) { self.selection = nil }
    for button in oldButtons where button.item.onChange != nil { button.item.onChange = nil }
    let newButtons = (items ?? []).map { item in
      let button = oldButtons.first { $0.item === item } ?? makeButton(item)
      item.onChange = { [weak self, weak button] in self?.itemChanged(button) }
      return button
    }
    buttons = newButtons
    for button in newButtons { platter.addSubview(button) }
    let removedButtons = oldButtons.filter { button in !newButtons.contains { $0 === button } }
    applyAppearance(animated: false)
    setNeedsLayout()
    if animated, window != nil {
      let addedButtons = newButtons.filter { button in !oldButtons.contains { $0 === button } }
      for button in addedButtons { button.alpha = 0 }
      UIView.animate(
        withDuration: 0.25,
        animations: {
          for button in removedButtons { button.alpha = 0 }
          for button in addedButtons { button.alpha = 1 }
          self.layoutIfNeeded()
        }, completion: { _ in for button in removedButtons { button.removeFromSuperview() } })
    } else {
      for button in removedButtons { button.removeFromSuperview() }
    }
  }

  final var tabButtons: [TabButton] { buttons.compactMap { $0 as? TabButton } }

  private func makeButton(_ item: UITabBarItem) -> TabButton {
    let button = TabButton(item)
    button.addAction(UIAction { [weak self, weak item] _ in item.map { self?.handleTap(on: $0) } }, for: .touchUpInside)
    button.onStep = { [weak self, weak button] sign in button.map { self?.step(from: $0, by: sign) ?? false } ?? false }
    return button
  }

  private func itemChanged(_ button: TabButton?) {
    if button?.item === selection { applyAppearance(animated: false) } else { button?.refresh() }
    setNeedsLayout()
    onItemChange?()
  }

  /// The selected item. Setting an item that is not in the bar clears the selection. The delegate is not notified. The
  /// default is nil.
  open weak var selectedItem: UITabBarItem? {
    get { selection }
    set {
      let item = newValue.flatMap { new in itemList?.first { $0 === new } }
      guard item !== selection else { return }
      selection = item
      applyAppearance(animated: false)
      for button in tabButtons { button.isSelected = button.item === item }
      guard window != nil else { return setNeedsLayout() }
      layoutIfNeeded()
      showSelection(animated: true)
    }
  }

  /// Selects an item in response to a tap, and notifies the controller or the delegate.
  final func handleTap(on item: UITabBarItem) {
    guard item.isEnabled else { return }
    if let customizing {
      _ = customizing.moveChosenItem(to: item)
      return
    }
    if let onTap { return onTap(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Selects the next enabled item after a button (if `sign` is 1) or before it (if `sign` is -1), and moves the focus
  /// to that item. Returns `false` if the button is not in the bar.
  private func step(from button: TabButton, by sign: Int) -> Bool {
    let buttons = tabButtons
    guard var index = buttons.firstIndex(where: { $0 === button }) else { return false }
    repeat { index += sign } while buttons.indices.contains(index) && !buttons[index].item.isEnabled
    guard buttons.indices.contains(index) else { return true }
    handleTap(on: buttons[index].item)
    UIFocusSystem.existing(for: window)?.requestFocusUpdate(to: buttons[index])
    return true
  }

  // MARK: Appearance

  private func observedCopy(of appearance: UITabBarAppearance) -> UITabBarAppearance {
    NavigationBarStyles.observedCopy(of: appearance) { [weak self] in self?.applyAppearance(animated: false) }
  }

  /// The appearance of the bar while content is scrolled behind it. The bar copies the appearance, and changes to the
  /// copy update the bar immediately. The default is the system's appearance.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let standard { return standard }
      let defaultAppearance = observedCopy(of: UITabBarAppearance())
      standard = defaultAppearance
      return defaultAppearance
    }
    set {
      recordAppearanceValue(\UITabBar.standardAppearance, newValue)
      standard = observedCopy(of: newValue)
      applyAppearance(animated: false)
    }
  }

  /// The appearance of the bar while the content ends at its top edge. The bar copies the appearance. The default is
  /// nil, which uses the standard appearance.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdge }
    set {
      recordAppearanceValue(\UITabBar.scrollEdgeAppearance, newValue)
      scrollEdge = newValue.map { observedCopy(of: $0) }
      applyAppearance(animated: false)
    }
  }

  /// The style of the bar, which is older than appearance objects. Every style except `default` makes the bar dark. The
  /// default is `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      recordAppearanceValue(\UITabBar.barStyle, barStyle)
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    }
  }

  /// A Boolean value that determines whether content is visible behind the bar. A bar that is not translucent has an
  /// opaque background over its whole width. The default is true.
  open var isTranslucent = true {
    didSet {
      recordAppearanceValue(\UITabBar.isTranslucent, isTranslucent)
      applyAppearance(animated: false)
      onItemChange?()
    }
  }

  /// The background color of the standard appearance. The default is nil.
  open var barTintColor: UIColor? {
    get { standard?.backgroundColor }
    set {
      recordAppearanceValue(\UITabBar.barTintColor, newValue)
      standardAppearance.backgroundColor = newValue
    }
  }

  /// The color of the selected item. The property is deprecated since iOS 8. Use `tintColor`. The default is nil.
  open var selectedImageTintColor: UIColor? { didSet { applyAppearance(animated: false) } }

  /// The color of the items that are not selected. The default is nil, which is the color of labels.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UITabBar.unselectedItemTintColor, unselectedItemTintColor)
      applyAppearance(animated: false)
    }
  }

  /// The image that is stretched over the whole bar and replaces the appearance's background. The default is nil.
  open var backgroundImage: UIImage? {
    didSet {
      recordAppearanceValue(\UITabBar.backgroundImage, backgroundImage)
      applyAppearance(animated: false)
    }
  }

  /// The image that replaces the hairline of a bar with a background image. The default is nil.
  open var shadowImage: UIImage? {
    didSet {
      recordAppearanceValue(\UITabBar.shadowImage, shadowImage)
      applyAppearance(animated: false)
    }
  }

  /// The image that is stretched behind the selected item and replaces the default indicator. The default is nil.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      recordAppearanceValue(\UITabBar.selectionIndicatorImage, selectionIndicatorImage)
      applyAppearance(animated: false)
    }
  }

  /// The distribution of the items over the bar's width. The default is `automatic`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      recordAppearanceValue(\UITabBar.itemPositioning, itemPositioning)
      setNeedsLayout()
    }
  }

  /// The width of centered items, in points. The default is 0, which uses the system's width.
  open var itemWidth: CGFloat = 0 {
    didSet {
      recordAppearanceValue(\UITabBar.itemWidth, itemWidth)
      setNeedsLayout()
    }
  }

  /// The space between centered items, in points. The default is 0, which uses the system's distance.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      recordAppearanceValue(\UITabBar.itemSpacing, itemSpacing)
      setNeedsLayout()
    }
  }

  final var appearanceInUse: UITabBarAppearance {
    let fallback = selection?.standardAppearance ?? standardAppearance
    return isAtScrollEdge ? selection?.scrollEdgeAppearance ?? scrollEdge ?? fallback : fallback
  }

  /// The current arrangement of images and titles in the buttons.
  final var style: UITabBarItemAppearance.Style {
    traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }

  private func applyAppearance(animated: Bool) {
    let appearance = appearanceInUse
    let items = appearance.items(style)
    for button in tabButtons {
      button.itemAppearance = items
      button.style = style
      button.plainTint = unselectedItemTintColor
      button.selectedTint = selectedImageTintColor
      button.isSelected = button.item === selection
      button.refresh()
    }
    for platter in [platter, trailingPlatter] { platter.style(appearance, image: selectionIndicatorImage) }
    // The system's background is only the platter behind the buttons. Only backgrounds that the application sets extend
    // over the whole bar.
    let hasBackground = backgroundImage != nil || appearance.hasCustomBackground || !isTranslucent
    let shadow = backgroundImage == nil ? appearance.shadowImage : shadowImage
    background.image = backgroundImage ?? appearance.backgroundImage
    background.contentMode = backgroundImage == nil ? appearance.backgroundImageContentMode : .scaleToFill
    hairline.image = shadow
    hairline.tintColor = appearance.shadowColor
    setNeedsLayout()
    let look = hasBackground ? .automatic : edgeLook
    let showsEdge = (look == .hard || look == .soft) && !isAtScrollEdge
    edgeView.look = look
    let animations = {
      self.edgeView.alpha = showsEdge ? 1 : 0
      self.background.backgroundColor =
        self.backgroundImage == nil && hasBackground
        ? appearance.effectiveBackground(isOpaque: !self.isTranslucent) : nil
      self.background.materialEffect =
        self.backgroundImage == nil && hasBackground
        ? appearance.effectiveMaterial(isOpaque: !self.isTranslucent) : nil
      self.hairline.backgroundColor = shadow == nil && self.backgroundImage == nil ? appearance.shadowColor : nil
      self.background.alpha = hasBackground ? 1 : 0
      self.hairline.alpha = hasBackground ? 1 : 0
    }
    if animated, window != nil { UIView.animate(withDuration: 0.2, animations: animations) } else { animations() }
  }

  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    updateLargeContentViewer { ($0 as? UIControl)?.sendActions(for: .touchUpInside) }
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLargeContentViewer { ($0 as? UIControl)?.sendActions(for: .touchUpInside) }
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      applyAppearance(animated: false)
    }
  }

  // MARK: Customizing

  /// A Boolean value that indicates whether the panel for rearranging items is visible.
  open var isCustomizing: Bool { customizing != nil }

  /// Shows a panel with items, which the user drags to the bar to replace the items there.
  ///
  /// The bar must be in a window. Items that are not in the panel stay where they are.
  ///
  /// - Parameter items: The items in the panel.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { beginCustomizing(items) }

  /// Hides the panel for rearranging items.
  ///
  /// - Parameter animated: `true` to animate the disappearance.
  /// - Returns: `true` if the items of the bar have changed.
  open func endCustomizing(animated: Bool) -> Bool { endCustomization(animated: animated) }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(traits: .tabBar, groupsChildren: true)
  }

  // MARK: Layout

  /// The height of the bar in points, which includes the buttons and the space below them (measured on UIKit, cases
  /// `tab-bar-se` and `tab-bar-frame-3x` of Tests/Oracle; the height does not depend on the safe area).
  package final var fittingHeight: CGFloat { platterHeight + 21 }
  final var platterHeight: CGFloat { style == .stacked ? 62 : 48 }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: fittingHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    // A hard effect covers the bar (measured on iOS 26.1: Vercantez/openuikit, scrolledgeeffectprobe).
    edgeView.frame = bounds.inset(
      by: UIEdgeInsets(top: edgeLook == .soft ? -ScrollEdgeView.fade : 0, left: 0, bottom: 0, right: 0))
    let lineHeight = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: 0, y: hairline.image == nil ? 0 : -lineHeight, width: bounds.width, height: lineHeight)
    layOutButtons()
  }
}
