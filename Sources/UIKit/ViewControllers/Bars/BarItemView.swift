import Foundation

/// A button in a bar, with a title, an image, a glyph or a custom view. The button is on a rounded background, which is
/// called a platter (measured on UIKit, case nav-bar-button).
@MainActor final class BarItemView: UIView {
  let item: UIBarButtonItem
  private let platter = UIView()
  /// The view that shows a background image. The image replaces the rounded background of the button.
  private let backgroundView = UIImageView()
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The view that shows the image of the item, for symbol effects.
  var symbolView: UIImageView { imageView }
  private var glyph: BarGlyph?
  /// The chevron before the title of a back button, or nil for other buttons.
  private let chevron: UIView?
  private let chevronSize: CGSize
  let isBackButton: Bool
  /// A closure that is called on a tap instead of the item's action, or nil to perform the item's action.
  var onTap: (() -> Void)?
  var showsPlatter = true { didSet { if showsPlatter != oldValue { showBackground() } } }
  /// The height of the button's rounded background: 44 points in navigation bars, 48 in toolbars.
  var platterHeight: CGFloat = 44
  /// The appearance that the bar defines for buttons of this style, or nil if the bar defines none.
  var buttonAppearance: UIBarButtonItemAppearance? { didSet { refresh() } }
  /// The title that a back button with little space shows instead of the item's title, or nil to show the item's title.
  /// An empty string shows no title.
  var replacementTitle: String? { didSet { if replacementTitle != oldValue { refresh() } } }
  /// A closure that creates a menu to show instead of the item's menu, such as the list of items for a back button. If
  /// the closure is nil, the item's menu is shown.
  var makeMenu: (() -> UIMenu?)?
  var isPressed = false { didSet { if isPressed != oldValue { showPressed() } } }
  /// The identifier of the timer for a long press, after which the menu of a button with an action is shown.
  var menuTimer: Int?

  /// Creates the view of an item. A back button shows the image `indicator` instead of the chevron if the image is not
  /// nil.
  init(_ item: UIBarButtonItem, isBackButton: Bool = false, indicator: UIImage? = nil) {
    self.item = item
    self.isBackButton = isBackButton
    chevronSize = indicator?.size ?? CGSize(width: 12, height: 22)
    if isBackButton, let indicator {
      chevron = UIImageView(
        image: indicator.renderingMode == .automatic ? indicator.withRenderingMode(.alwaysTemplate) : indicator)
    } else {
      chevron = isBackButton ? BarGlyph(.chevron) : nil
    }
    super.init(frame: .zero)
    item.barView = self
    platter.isUserInteractionEnabled = false
    platter.backgroundColor = Self.platterColor
    addSubview(platter)
    backgroundView.isUserInteractionEnabled = false
    backgroundView.contentMode = .scaleToFill
    addSubview(backgroundView)
    imageView.contentMode = .center
    label.textAlignment = .center
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  static let platterColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.06)
  }

  /// Indicates whether the button shows an image or a glyph. Adjacent buttons with images share a background.
  var showsImage: Bool {
    item.customView == nil && !item.isSpace && backgroundView.image == nil && (glyph != nil || item.image != nil)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    AppearanceCatalog.itemMoved(item, with: self)
  }

  /// The title and the image of the item, for the large content viewer.
  override var defaultLargeContent: (title: String?, image: UIImage?) {
    (item.title ?? item.accessibilityLabel, item.largeContentSizeImage ?? item.image)
  }

  /// Updates the view after the item changed.
  func refresh() {
    showsLargeContentViewer = item.customView == nil && !item.isSpace
    scalesLargeContentImage = item.largeContentSizeImage == nil
    largeContentImageInsets = item.largeContentSizeImage == nil ? .zero : item.largeContentSizeImageInsets
    isHidden = item.isHidden
    updateSpringLoading()
    if item.tintColor != nil || hasOwnTint { tintColor = item.tintColor }
    hasOwnTint = item.tintColor != nil
    label.removeFromSuperview()
    imageView.removeFromSuperview()
    glyph?.removeFromSuperview()
    glyph = nil
    if let view = item.customView {
      if view.superview !== self { addSubview(view) }
    } else if let shape = item.systemItem.flatMap(BarGlyph.shape(of:)), item.image == nil, item.title == nil {
      let newGlyph = BarGlyph(shape)
      glyph = newGlyph
      addSubview(newGlyph)
    } else if let image = shownImage {
      imageView.image = image.asForegroundTemplate
      addSubview(imageView)
    } else {
      addSubview(label)
    }
    if let chevron, chevron.superview == nil { addSubview(chevron) }
    applyStyle()
    setNeedsLayout()
    invalidateBar()
  }

  /// Invalidates the layout of the bar after the size of the button changed.
  private func invalidateBar() {
    var ancestor = superview
    while let view = ancestor, !(view is BarContent) { ancestor = view.superview }
    (ancestor as? BarContent)?.itemChanged()
  }

  override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === item.customView { invalidateBar() }
  }

  private var hasOwnTint = false

  private var state: UIControl.State {
    if !item.isEnabled { return .disabled }
    return isPressed ? .highlighted : .normal
  }

  /// Applies the colors, fonts and backgrounds for the current state. Values of the item take precedence over those of
  /// the bar. Values for the current state take precedence over those for the normal state.
  private func applyStyle() {
    let state = state
    let stateValue = buttonAppearance?.stateAppearance(for: state)
    var attributes = buttonAppearance?.normal.titleTextAttributes ?? [:]
    attributes.merge(stateValue?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal { attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 } }
    // A disabled button is gray unless the disabled state has a color of its own.
    let disabledColor =
      item.titleTextAttributes(for: .disabled)?[.foregroundColor]
      ?? buttonAppearance?.disabled.titleTextAttributes[.foregroundColor]
    if state == .disabled { attributes[.foregroundColor] = disabledColor }
    // The bar's tint color does not apply to buttons; the item's tint color does (measured on UIKit,
    // Tests/Oracle/control-metrics.tsv, UIBarButtonItem title font).
    let defaultColor: UIColor = item.isEnabled ? (item.isSelected ? .white : item.tintColor ?? .label) : .tertiaryLabel
    let color = attributes[.foregroundColor] as? UIColor ?? defaultColor
    let font = BarText.font(17, item.style == .done ? .semibold : .medium, traitCollection)
    BarText.setText(replacementTitle ?? item.title, attributes, font: font, color: color, on: label)
    imageView.tintColor = color
    glyph?.tintColor = color
    // A custom back indicator has the bar's tint color.
    let isOwnChevron = chevron is UIImageView && item.tintColor == nil && attributes[.foregroundColor] == nil
    chevron?.tintColor = isOwnChevron ? tintColor : color
    imageView.alpha = item.isEnabled ? 1 : 0.4
    backgroundView.image =
      item.background(for: state, isBackButton: isBackButton, isCompact: isCompactHeight) ?? stateValue?.backgroundImage
      ?? buttonAppearance?.normal.backgroundImage
    accessibilityLabel =
      item.accessibilityLabel ?? item.title ?? item.systemItem.flatMap(\.accessibilityName)
      ?? item.image?.automationLabel
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    accessibilityIdentifier =
      item.accessibilityIdentifier ?? item.image?.automationIdentifier
      ?? (item.systemItem == .close ? "close" : nil)
    showBackground()
  }

  private func showBackground() {
    let isPlain = item.customView == nil && backgroundView.image == nil
    backgroundView.isHidden = backgroundView.image == nil
    // A selected button is filled with the tint color. If the button shares a platter with others, it also has a
    // platter of its own.
    platter.isHidden = !isPlain || item.isSpace || !(showsPlatter || item.isSelected)
    platter.backgroundColor = item.isSelected && item.isEnabled ? tintColor : Self.platterColor
  }

  /// The offset of the title from its default position, to the right and down, in points.
  private var titleOffset: UIOffset {
    let offset = item.titleOffset(isBackButton: isBackButton, isCompact: isCompactHeight)
    guard offset == .zero, let buttonAppearance else { return offset }
    let stateValue = buttonAppearance.stateAppearance(for: state)?.titlePositionAdjustment ?? .zero
    return stateValue == .zero ? buttonAppearance.normal.titlePositionAdjustment : stateValue
  }

  private var backgroundOffset: UIOffset {
    let offset = item.backgroundOffset(isBackButton: isBackButton, isCompact: isCompactHeight)
    guard offset == 0, let buttonAppearance else { return UIOffset(horizontal: 0, vertical: offset) }
    let stateValue = buttonAppearance.stateAppearance(for: state)?.backgroundImagePositionAdjustment ?? .zero
    return stateValue == .zero ? buttonAppearance.normal.backgroundImagePositionAdjustment : stateValue
  }

  private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
  private var isCompact: Bool { isCompactHeight && item.landscapeImagePhone != nil }
  /// The image to show: the item's `landscapeImagePhone` in a compact height, otherwise its image.
  private var shownImage: UIImage? { isCompact ? item.landscapeImagePhone : item.image }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if item.landscapeImagePhone != nil { refresh() } else { applyStyle() }
  }

  /// Sets the frame of the button. A button that has no size yet gets its frame without an animation, so that it does not grow from
  /// a point if the bar is laid out in an animation.
  func move(to frame: CGRect) {
    guard bounds.isEmpty else {
      self.frame = frame
      return
    }
    UIView.performWithoutAnimation {
      self.frame = frame
      layoutIfNeeded()
    }
  }

  /// Returns the space between the previous button and this one, in points: 0 after a space item, 8 between two images,
  /// and 12 otherwise (measured on UIKit, cases `nav-items-gap-3x` and `nav-image-items-3x` of Tests/Oracle).
  func gap(after previousView: BarItemView?) -> CGFloat {
    guard let previousView, !previousView.item.isSpace else { return 0 }
    return showsImage && previousView.showsImage ? 8 : 12
  }

  /// Returns the total width of views in a row, including the gaps between them.
  static func width(of views: [BarItemView]) -> CGFloat {
    var previousView: BarItemView?
    return views.reduce(0) { sum, view in
      defer { previousView = view }
      return sum + view.gap(after: previousView) + view.fittingWidth()
    }
  }

  /// Returns the width that the button requires. A title has a padding of 16 points, and the background of an image is
  /// square. The button is at least as wide as it is high.
  func fittingWidth() -> CGFloat { fittingWidth(title: label.text ?? "") }

  /// Returns the width in points that the button would require with `titleText` as its title.
  func fittingWidth(title titleText: String) -> CGFloat {
    if item.isSpace { return item.width }
    if let view = item.customView { return customSize(of: view).width }
    if item.width > 0 { return item.width }
    var width: CGFloat = 0
    if glyph != nil || item.image != nil {
      width = max(platterHeight, (shownImage?.size.width ?? 22) + 22)
    } else if !titleText.isEmpty {
      width = max(chevron == nil ? platterHeight : 0, widestTitle(titleText) + 32)
    } else if chevron != nil {
      return platterHeight
    }
    return chevron == nil ? width : width + chevronSize.width + 4
  }

  /// Returns the size of a custom view. The size is the one that fits the view's content. Along an axis without an
  /// intrinsic length, the length that the application has set is used. A length that the bar has set earlier is
  /// ignored.
  ///
  /// Since iOS 11 the content of a button or label determines its size, regardless of its frame
  /// (matrixprojects.net/p/uibarbuttonitem-ios11, "Custom views need to be auto layout friendly").
  private func customSize(of view: UIView) -> CGSize {
    let given = view.bounds.size
    let natural = view.intrinsicContentSize
    let isGiven = view.translatesAutoresizingMaskIntoConstraints && given != item.fittedCustomSize
    let fittingSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // Content is measured without the shadows around it.
    var size = view.frame(forAlignmentRect: CGRect(origin: .zero, size: fittingSize)).size
    if isGiven, given.width > 0, natural.width == UIView.noIntrinsicMetric { size.width = given.width }
    if isGiven, given.height > 0, natural.height == UIView.noIntrinsicMetric { size.height = given.height }
    return size
  }

  /// Returns the width of a title, or of the widest of `possibleTitles` if that title is wider.
  private func widestTitle(_ titleText: String) -> CGFloat {
    let available = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)
    let titles = (item.possibleTitles ?? []).union(titleText == label.text ? [] : [titleText])
    var width = titleText == label.text ? label.sizeThatFits(available).width : 0
    guard !titles.isEmpty else { return width }
    let measuringLabel = UILabel()
    measuringLabel.font = label.font
    for title in titles {
      measuringLabel.text = title
      width = max(width, measuringLabel.sizeThatFits(available).width)
    }
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds
    platter.frame = bounds
    platter.layer.cornerRadius = bounds.height / 2
    let shift = backgroundOffset
    backgroundView.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    if let view = item.customView {
      let size = customSize(of: view)
      let isGiven = size == view.bounds.size && size != item.fittedCustomSize
      let height = size.height == 0 ? bounds.height : size.height
      view.frame = CGRect(
        x: 0, y: ((bounds.height - height) / 2).rounded(), width: min(size.width, bounds.width), height: height)
      if !isGiven { item.fittedCustomSize = view.bounds.size }
      return
    }
    var content = bounds
    if let chevron {
      let onlyChevron = (label.text ?? "").isEmpty && item.image == nil && glyph == nil
      let size = chevronSize
      let x = onlyChevron ? (bounds.width - size.width) / 2 - 1 : 14
      chevron.transform = .identity
      chevron.frame = CGRect(
        x: isRightToLeftBar ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      chevron.transform = isRightToLeftBar ? CGAffineTransform(scaleX: -1, y: 1) : .identity
      let available = size.width + 4
      content = content.inset(
        by: isRightToLeftBar
          ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: available)
          : UIEdgeInsets(top: 0, left: available, bottom: 0, right: 0))
    }
    glyph?.frame = CGRect(x: content.midX - 11, y: content.midY - 11, width: 22, height: 22)
    imageView.frame = content.inset(by: isCompact ? item.landscapeImagePhoneInsets : item.imageInsets)
    let height = label.sizeThatFits(CGSize(width: content.width, height: 44)).height
    let titleShift = titleOffset
    label.frame = CGRect(
      x: content.minX + 16 + titleShift.horizontal,
      y: content.minY + (content.height - height) / 2 + titleShift.vertical,
      width: max(0, content.width - 32), height: height)
  }

  private var isRightToLeftBar: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func tintColorDidChange() { applyStyle() }

  private func showPressed() {
    applyStyle()
    // If the appearance has a highlighted state, it replaces the default effect.
    guard
      buttonAppearance.map({ $0.highlighted.titleTextAttributes.isEmpty && $0.highlighted.backgroundImage == nil })
        ?? true
    else { return setNeedsLayout() }
    let alpha: CGFloat = isPressed ? 0.35 : 1
    let views: [UIView?] = [label, imageView, glyph, chevron]
    let animations = { for view in views { view?.alpha = alpha } }
    if isPressed {
      animations()
    } else {
      UIView.animate(withDuration: 0.25, animations: animations)
    }
  }

  // MARK: Accessibility

  override var standardAccessibility: StandardAccessibility {
    var traits: UIAccessibilityTraits = isBackButton ? [.button, .backButton] : .button
    if !item.isEnabled { traits.insert(.notEnabled) }
    if item.isSelected { traits.insert(.selected) }
    return StandardAccessibility(isElement: item.customView == nil, traits: traits)
  }

  // MARK: Touches

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Touches are imprecise, so the button also receives touches that are close to it.
    bounds.insetBy(dx: -4, dy: -8).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard item.isEnabled, item.customView == nil, !item.isSpace else { return super.touchesBegan(touches, with: event) }
    isPressed = true
    beginMenu()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard item.isEnabled, item.customView == nil, let touch = touches.first else { return }
    if pointInMenu(touch) { return }
    isPressed = bounds.insetBy(dx: -40, dy: -40).contains(touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { endMenu() }
    if let touch = touches.first, chooseInMenu(touch) { return }
    guard isPressed else { return }
    isPressed = false
    if let onTap { onTap() } else { item.perform(from: self, event: event) }
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { item.isEnabled && item.customView == nil && !item.isSpace }
  override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  /// Performs the button's action when the user presses Space or Return.
  func activate() {
    guard canBecomeFocused else { return }
    if item.menu != nil, !item.hasAction, onTap == nil { return showMenu() }
    if let onTap { onTap() } else { item.perform(from: self, event: nil) }
  }

  override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    endMenu()
  }
}
