import Foundation

/// The button of an item in a tab bar, with an image, a title and a badge.
@MainActor final class TabButton: UIControl {
  let item: UITabBarItem
  let imageView = UIImageView()
  /// The label of the title while the item is not selected.
  let plainLabel = UILabel()
  /// The label of the title while the item is selected.
  let selectedLabel = UILabel()
  let badge = TabBadgeView()
  private let hoverView = UIView()
  private var hoverRecognizer: UIHoverGestureRecognizer?
  /// A closure that moves the selection to another button for an arrow key. Its argument is 1 for the next button in
  /// reading order and -1 for the previous one. The closure returns `true` if the key was handled.
  var onStep: ((Int) -> Bool)?
  /// The appearance that the bar defines for its items, or nil before the button is in a bar.
  var itemAppearance: UITabBarItemAppearance?
  var style = UITabBarItemAppearance.Style.stacked { didSet { if style != oldValue { refresh() } } }
  /// The bar's color for items that are not selected, or nil for the system's color.
  var plainTint: UIColor?
  /// The bar's color for the selected item, or nil for the tint color.
  var selectedTint: UIColor?
  /// Indicates whether the bar is laid out from right to left.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }
  /// Indicates whether the item shows only its title, or only its image if it has no title, as in a floating bar.
  var prefersTitle = false { didSet { if prefersTitle != oldValue { refresh() } } }

  /// Indicates whether the item shows only its image, as the search tab does. The value has no effect if the item has
  /// no image.
  var showsOnlyImage = false { didSet { if showsOnlyImage != oldValue { refresh() } } }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    hoverView.isUserInteractionEnabled = false
    hoverView.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.06) }
    hoverView.alpha = 0
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large)
    for view in [hoverView, imageView, plainLabel, selectedLabel, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let hover = UIHoverGestureRecognizer(target: self, action: Selector("tesseraTabHover:", TabButton.hovered))
    addGestureRecognizer(hover)
    hoverRecognizer = hover
    isAccessibilityElement = true
    showsLargeContentViewer = true
    scalesLargeContentImage = true
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// The title and the image of the item, for the large content viewer.
  override var defaultLargeContent: (title: String?, image: UIImage?) {
    (item.title, item.largeContentSizeImage ?? item.image)
  }

  private func hovered(_ hover: UIHoverGestureRecognizer) {
    let isInside = hover.state == .began || hover.state == .changed
    hoverView.alpha = isInside && isEnabled && !isSelected ? 1 : 0
  }

  override func stateChanged() {
    super.stateChanged()
    if isSelected { hoverView.alpha = 0 }
    applyStyle()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    AppearanceCatalog.itemMoved(item, with: self)
  }

  private var hasTitle: Bool { !(showsOnlyImage && item.image != nil) && !(item.title ?? "").isEmpty }
  private var showsImage: Bool { item.image != nil && !(prefersTitle && hasTitle) }

  /// Updates the button after the item, the appearance or the arrangement changed.
  func refresh() {
    isEnabled = item.isEnabled
    applyStyle()
    setNeedsLayout()
  }

  private func color(_ state: UIControl.State) -> UIColor {
    if state == .disabled { return .tertiaryLabel }
    return state == .selected ? selectedTint ?? tintColor : plainTint ?? .label
  }

  private func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var mergedAttributes = itemAppearance?.normal.titleTextAttributes ?? [:]
    mergedAttributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    guard state != .normal else { return mergedAttributes }
    // The title color of the normal state does not apply to the other states, which have colors of their own.
    mergedAttributes[.foregroundColor] = nil
    mergedAttributes.merge(itemAppearance?.stateAppearance(for: state)?.titleTextAttributes ?? [:]) { $1 }
    mergedAttributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    return mergedAttributes
  }

  private func applyStyle() {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    let size: CGFloat = prefersTitle ? 17 : style == .stacked ? 10 : 13
    let normalState: UIControl.State = isEnabled ? .normal : .disabled
    let text = hasTitle ? item.title : nil
    BarText.setText(
      text, attributes(normalState), font: .systemFont(ofSize: size, weight: .medium), color: color(normalState),
      on: plainLabel)
    let selectedState: UIControl.State = isEnabled ? .selected : .disabled
    BarText.setText(
      text, attributes(selectedState), font: .systemFont(ofSize: size, weight: .semibold), color: color(selectedState),
      on: selectedLabel)
    plainLabel.isHidden = isSelected || !hasTitle
    selectedLabel.isHidden = !isSelected || !hasTitle
    let image = showsImage ? (isSelected ? item.selectedImage : item.image) : nil
    imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    imageView.isHidden = image == nil
    let iconColor =
      state == .normal ? itemAppearance?.normal.iconColor : itemAppearance?.stateAppearance(for: state)?.iconColor
    imageView.tintColor = iconColor ?? color(state)
    imageView.alpha = isEnabled ? 1 : 0.4
    showBadge(state)
    let alpha: CGFloat = isHighlighted && !isSelected ? 0.5 : 1
    for view in [plainLabel, selectedLabel] { view.alpha = alpha }
    if isEnabled { imageView.alpha = alpha }
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  private func showBadge(_ state: UIControl.State) {
    badge.isHidden = item.badgeValue == nil
    badge.isInFloatingBar = prefersTitle
    guard let text = item.badgeValue else { return }
    let stateValue = itemAppearance?.stateAppearance(for: state)
    var mergedAttributes = itemAppearance?.normal.badgeTextAttributes ?? [:]
    mergedAttributes.merge(stateValue?.badgeTextAttributes ?? [:]) { $1 }
    mergedAttributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal { mergedAttributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 } }
    let adjustment = stateValue?.badgeTitlePositionAdjustment ?? .zero
    badge.titleOffset = adjustment == .zero ? itemAppearance?.normal.badgeTitlePositionAdjustment ?? .zero : adjustment
    badge.show(
      text, mergedAttributes,
      color: item.badgeColor ?? stateValue?.badgeBackgroundColor ?? itemAppearance?.normal.badgeBackgroundColor)
  }

  /// Returns the offset for the current state. If the current state defines no offset, the offset for the normal state
  /// is used.
  private func offset(_ path: KeyPath<UITabBarItemStateAppearance, UIOffset>) -> UIOffset {
    let stateValue =
      itemAppearance?.stateAppearance(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled)?[keyPath: path]
      ?? .zero
    return stateValue == .zero ? itemAppearance?.normal[keyPath: path] ?? .zero : stateValue
  }

  private var pictureSize: CGSize {
    let size = imageView.intrinsicContentSize
    return size.width > 0 ? size : .zero
  }

  private func titleSize(_ label: UILabel) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
    return CGSize(width: size.width, height: style == .stacked && !prefersTitle ? 12 : size.height)
  }

  /// The width that the content requires with a space on both sides, in points. In a floating bar, it is that of the title of
  /// an item that is not selected, with 16 points on both sides (measured on UIKit, docs/measurements.md, 18.7).
  var fittingWidth: CGFloat {
    if prefersTitle { return (hasTitle ? titleSize(plainLabel).width : showsImage ? pictureSize.width : 0) + 32 }
    let title = hasTitle ? max(titleSize(plainLabel).width, titleSize(selectedLabel).width) : 0
    let image = showsImage ? pictureSize.width : 0
    if style == .stacked { return max(title, image) + 16 }
    return title + image + (title > 0 && image > 0 ? 6 : 0) + badgeRoom + 28
  }

  /// The width in points that a badge after the title requires, or 0 if there is no such badge.
  private var badgeRoom: CGFloat {
    guard !badge.isHidden, hasTitle, !prefersTitle, style != .stacked else { return 0 }
    return badge.sizeThatFits(bounds.size).width + TabItemLayout.badgeGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hoverView.frame = bounds
    hoverView.layer.cornerRadius = bounds.height / 2
    let arrangement: UITabBarItemAppearance.Style = prefersTitle ? .inline : style
    let layout = TabItemLayout(
      style: arrangement, size: CGSize(width: bounds.width - badgeRoom, height: bounds.height),
      scale: max(1, traitCollection.displayScale))
    let imageSize = showsImage ? pictureSize : nil
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isMirrored, arrangement != .stacked else { return rect }
      return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let shownLabel = isSelected ? selectedLabel : plainLabel
    var imageFrame: CGRect?
    if let imageSize {
      let frame = mirrored(layout.imageFrame(imageSize, besideTitle: hasTitle ? titleSize(shownLabel).width : nil))
      imageFrame = frame
      imageView.frame = frame.inset(by: item.imageInsets)
    }
    var titleEnd: CGFloat?
    var titleShift = offset(\.titlePositionAdjustment)
    if item.titlePositionAdjustment != .zero { titleShift = item.titlePositionAdjustment }
    for label in [plainLabel, selectedLabel] {
      let frame = layout.titleFrame(titleSize(label), besideImage: imageSize?.width)
      if label === shownLabel, badgeRoom > 0 { titleEnd = frame.maxX }
      label.frame = mirrored(frame)
        .offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
    }
    let badgeOffset = offset(\.badgePositionAdjustment)
    // `TabItemLayout` computes from left to right, so the frame of the image in a mirrored layout is converted back to
    // a left-to-right layout for the call.
    let badgeSize = badge.sizeThatFits(bounds.size)
    var frame =
      prefersTitle
      ? layout.floatingBadgeFrame(badgeSize)
      : layout.badgeFrame(badgeSize, image: imageFrame.map(mirrored), titleEnd: titleEnd)
    if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    badge.frame = frame.offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyStyle()
  }

  // MARK: Keys

  override func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    // `direction` is relative to the layout direction of the button, which can differ from that of the bar.
    let isOwnMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return !isVertical && onStep?(isOwnMirrored == isMirrored ? direction : -direction) ?? false
  }

  override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  override var hasTapPrecedence: Bool { true }
}
