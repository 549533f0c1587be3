import Foundation

/// One button of a bar: a title, an image, a glyph or a view of the user's, on a platter (oracle, nav-bar-button).
@MainActor final class BarItemView: UIView {
  let item: UIBarButtonItem
  private let platter = UIView()
  private let label = UILabel()
  private let imageView = UIImageView()
  private var glyph: BarGlyph?
  /// Drawn before the title, for back buttons.
  private let chevron: UIView?
  private let chevronSize: CGSize
  /// What a touch does instead of the item's action.
  var onTap: (() -> Void)?
  var showsPlatter = true { didSet { platter.isHidden = !showsPlatter } }
  /// 44 points in navigation bars, 48 in toolbars.
  var platterHeight: CGFloat = 44
  /// What the appearance says of the title in the bar's normal state.
  var attributes: [NSAttributedString.Key: Any] = [:] { didSet { refresh() } }
  private var isPressed = false { didSet { if isPressed != oldValue { showPressed() } } }

  /// `indicator` is drawn in place of the system's chevron.
  init(_ item: UIBarButtonItem, isBack: Bool = false, indicator: UIImage? = nil) {
    self.item = item
    chevronSize = indicator?.size ?? CGSize(width: 12, height: 22)
    if isBack, let indicator {
      chevron = UIImageView(
        image: indicator.renderingMode == .automatic ? indicator.withRenderingMode(.alwaysTemplate) : indicator)
    } else {
      chevron = isBack ? BarGlyph(.chevron) : nil
    }
    super.init(frame: .zero)
    platter.isUserInteractionEnabled = false
    platter.backgroundColor = Self.platterColor
    addSubview(platter)
    imageView.contentMode = .center
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  static let platterColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.06)
  }

  /// An image or a glyph: neighbours of this kind share a platter.
  var isPicture: Bool { item.customView == nil && !item.isSpace && (glyph != nil || item.image != nil) }

  /// Takes over what the item shows.
  func refresh() {
    isHidden = item.isHidden
    if let tint = item.tintColor { tintColor = tint }
    label.removeFromSuperview()
    imageView.removeFromSuperview()
    glyph?.removeFromSuperview()
    glyph = nil
    if let view = item.customView {
      platter.isHidden = true
      if view.superview !== self { addSubview(view) }
    } else if let shape = item.systemItem.flatMap(BarGlyph.shape(of:)), item.image == nil, item.title == nil {
      let made = BarGlyph(shape)
      glyph = made
      addSubview(made)
    } else if let image = shownImage {
      imageView.image = image
      addSubview(imageView)
    } else {
      label.text = item.title
      label.font =
        attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .medium)
      addSubview(label)
    }
    if let chevron, chevron.superview == nil { addSubview(chevron) }
    applyColors()
    setNeedsLayout()
    var above = superview
    while let view = above, !(view is BarContent) { above = view.superview }
    (above as? BarContent)?.itemChanged()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact && item.landscapeImagePhone != nil }
  /// In a compact height an item may have another picture.
  private var shownImage: UIImage? { isCompact ? item.landscapeImagePhone : item.image }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if item.landscapeImagePhone != nil { refresh() }
  }

  /// Padding 16 beside text, an image's platter is as wide as it is high.
  func fittingWidth() -> CGFloat {
    if item.isSpace { return item.width }
    if let view = item.customView {
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return view.bounds.width > 0 ? view.bounds.width : size.width
    }
    if item.width > 0 { return item.width }
    var width: CGFloat = 0
    if glyph != nil || item.image != nil {
      width = max(platterHeight, (shownImage?.size.width ?? 22) + 22)
    } else if !(label.text ?? "").isEmpty {
      width = widestTitle() + 32
    } else if chevron != nil {
      return platterHeight
    }
    return chevron == nil ? width : width + chevronSize.width + 4
  }

  /// The title's width, or that of the widest title that the button may get.
  private func widestTitle() -> CGFloat {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)
    let now = label.sizeThatFits(room).width
    guard let titles = item.possibleTitles, !titles.isEmpty else { return now }
    let other = UILabel()
    other.font = label.font
    return titles.reduce(now) { width, title in
      other.text = title
      return max(width, other.sizeThatFits(room).width)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds
    platter.frame = bounds
    platter.layer.cornerRadius = bounds.height / 2
    if let view = item.customView {
      let size = view.bounds.size == .zero ? CGSize(width: bounds.width, height: bounds.height) : view.bounds.size
      view.frame = CGRect(
        x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: min(size.width, bounds.width),
        height: size.height)
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
      let room = size.width + 4
      content = content.inset(
        by: isRightToLeftBar
          ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: room)
          : UIEdgeInsets(top: 0, left: room, bottom: 0, right: 0))
    }
    glyph?.frame = CGRect(x: content.midX - 11, y: content.midY - 11, width: 22, height: 22)
    imageView.frame = content.inset(by: isCompact ? item.landscapeImagePhoneInsets : item.imageInsets)
    let height = label.sizeThatFits(CGSize(width: content.width, height: 44)).height
    label.frame = CGRect(
      x: content.minX + 16, y: content.minY + (content.height - height) / 2, width: max(0, content.width - 32),
      height: height)
  }

  private var isRightToLeftBar: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func tintColorDidChange() { applyColors() }

  private func applyColors() {
    let color = item.isEnabled ? attributes[.foregroundColor] as? UIColor ?? tintColor : .tertiaryLabel
    label.textColor = color
    imageView.tintColor = color
    glyph?.tintColor = color
    chevron?.tintColor = color
    imageView.alpha = item.isEnabled ? 1 : 0.4
    accessibilityLabel = item.accessibilityLabel ?? item.title
  }

  private func showPressed() {
    let alpha: CGFloat = isPressed ? 0.35 : 1
    let views: [UIView?] = [label, imageView, glyph, chevron]
    let change = { for view in views { view?.alpha = alpha } }
    if isPressed {
      change()
    } else {
      UIView.animate(withDuration: 0.25, animations: change)
    }
  }

  // MARK: Touches

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Fingers are wide: what lies just beside a button is meant for it.
    bounds.insetBy(dx: -4, dy: -8).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard item.isEnabled, item.customView == nil, !item.isSpace else { return super.touchesBegan(touches, with: event) }
    isPressed = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard item.isEnabled, item.customView == nil, let touch = touches.first else { return }
    isPressed = bounds.insetBy(dx: -40, dy: -40).contains(touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPressed else { return }
    isPressed = false
    if let onTap { onTap() } else { item.perform(from: self, event: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
}
