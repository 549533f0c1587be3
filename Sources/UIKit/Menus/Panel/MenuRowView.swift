import CoreGraphics

/// A view that shows a menu element in a row of a menu: its image, title and state.
@MainActor final class MenuRowView: UIView {
  let row: MenuRow
  let style: MenuRowStyle
  private let metrics: MenuMetrics
  private let hasMarks: Bool
  private let hasImages: Bool
  private let label = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()
  private let separator = UIView()
  private var stateSymbol: MenuSymbol?
  private var submenuArrow: MenuSymbol?

  var isHighlighted = false {
    didSet { updateBackground() }
  }

  /// Updates the background for the highlight and the state. Items that are side by side have no column for a
  /// checkmark, so the background shows that they are on.
  private func updateBackground() {
    var isOn = false
    if style != .list, case .leaf(let leaf) = row { isOn = leaf.state != .off }
    backgroundColor = isHighlighted ? .systemFill : isOn ? .tintColor.withAlphaComponent(0.2) : nil
  }

  /// Creates the view of a menu row. `lines` is the maximum number of lines of the title, or 0 for no limit.
  init(
    _ row: MenuRow, _ metrics: MenuMetrics, style: MenuRowStyle = .list, hasMarks: Bool, hasImages: Bool, lines: Int = 1
  ) {
    self.row = row
    self.style = style
    self.metrics = metrics
    self.hasMarks = hasMarks
    self.hasImages = hasImages
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 6
    label.numberOfLines = lines
    configure()
    if style != .list { configureItem() }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private var color: UIColor {
    if case .title = row { return .secondaryLabel }
    if !row.isEnabled { return .tertiaryLabel }
    return row.isDestructive ? .systemRed : .label
  }

  private func configure() {
    label.font = metrics.font
    label.textColor = color
    switch row {
    case .separator:
      separator.backgroundColor = .separator
      addSubview(separator)
      return
    case .title(let text):
      label.font = metrics.smallFont
      label.text = text
    case .loading:
      label.text = "Loading…"
    case .leaf(let leaf):
      show(leaf)
      isAccessibilityElement = true
      accessibilityLabel = leaf.title
      switch leaf.state {
      case .off: break
      case .on: stateSymbol = MenuSymbol(.checkmark, color, side: metrics.symbolSide)
      case .mixed: stateSymbol = MenuSymbol(.dash, color, side: metrics.symbolSide)
      }
    case .submenu(let menu):
      show(menu)
      submenuArrow = MenuSymbol(.arrow, .secondaryLabel, side: metrics.symbolSide)
    }
    addSubview(label)
    for view in [stateSymbol, submenuArrow] { if let view { addSubview(view) } }
  }

  /// Removes the parts that have no space in a line of several items: the checkmark or dash, the arrow and the
  /// subtitle, and in small items with an image also the title.
  private func configureItem() {
    for view in [stateSymbol, submenuArrow, subtitle] as [UIView?] { view?.removeFromSuperview() }
    stateSymbol = nil
    submenuArrow = nil
    subtitle.text = nil
    label.numberOfLines = 1
    label.textAlignment = .center
    label.font = metrics.smallFont
    if style != .medium, row.image != nil { label.removeFromSuperview() }
    updateBackground()
  }

  /// The size of an item in a line of several items, in points.
  private var itemSize: CGSize {
    let maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let textWidth = label.superview == nil ? 0 : label.sizeThatFits(maximumSize).width.rounded(.up) + 12
    let height = metrics.rowHeight + (style == .medium ? metrics.smallFont.lineHeight.rounded(.up) + 4 : 4)
    return CGSize(width: max(textWidth, metrics.rowHeight + (style == .palette ? 0 : 12)), height: height)
  }

  private func layOutItem() {
    let side = min(20 * metrics.scale, bounds.height - 8)
    let textHeight = metrics.smallFont.lineHeight.rounded(.up)
    let hasImage = imageView.superview != nil
    let hasLabel = label.superview != nil
    let height = (hasImage ? side : 0) + (hasLabel ? textHeight : 0) + (hasImage && hasLabel ? 4 : 0)
    let top = ((bounds.height - height) / 2).rounded()
    imageView.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
    label.frame = CGRect(
      x: 4, y: top + height - textHeight, width: max(0, bounds.width - 8), height: textHeight)
  }

  private func show(_ element: UIMenuElement) {
    label.text = element.title
    if let text = element.subtitle, !text.isEmpty {
      subtitle.text = text
      subtitle.font = metrics.smallFont
      subtitle.textColor = row.isEnabled ? .secondaryLabel : .tertiaryLabel
      addSubview(subtitle)
    }
    if let image = row.image {
      imageView.image = image
      imageView.tintColor = color
      imageView.contentMode = .scaleAspectFit
      if !row.isEnabled { imageView.alpha = 0.4 }
      addSubview(imageView)
    }
  }

  var height: CGFloat {
    if style != .list { return itemSize.height }
    switch row {
    case .separator: return MenuMetrics.separatorHeight
    case .title: return metrics.titleHeight
    default: return (subtitle.text == nil ? metrics.rowHeight : metrics.subtitledHeight) + additionalLinesHeight
    }
  }

  /// The height of the title's lines after the first one, in points, in a menu of the maximum width.
  private var additionalLinesHeight: CGFloat {
    guard label.numberOfLines != 1 else { return 0 }
    let separator = metrics.font.lineHeight.rounded(.up)
    let width = metrics.maximumWidth - leading - MenuMetrics.inset - arrowWidth
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return max(0, height.rounded(.up) - separator)
  }

  /// The width at which the row shows its whole content, in points.
  var naturalWidth: CGFloat {
    if style != .list { return itemSize.width }
    // The natural width of a title with several lines is its width on one line.
    let maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let textWidth = max(
      label.sizeThatFits(maximumSize).width, subtitle.text == nil ? 0 : subtitle.sizeThatFits(maximumSize).width)
    return leading + textWidth.rounded(.up) + arrowWidth + MenuMetrics.inset
  }

  private var arrowWidth: CGFloat { submenuArrow == nil ? 0 : metrics.arrowWidth }

  private var leading: CGFloat {
    if case .title = row { return MenuMetrics.inset }
    return MenuMetrics.inset + (hasMarks ? metrics.markWidth : 0) + (hasImages ? metrics.imageWidth : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if style != .list { return layOutItem() }
    let size = bounds.size
    if case .separator = row {
      separator.frame = CGRect(x: MenuMetrics.inset - 4, y: size.height / 2 - 0.5, width: size.width - 12, height: 1)
      return
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func position(_ view: UIView?, _ frame: CGRect) {
      guard let view else { return }
      var frame = frame
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      view.frame = frame
    }
    label.textAlignment = .natural
    let width = size.width - leading - MenuMetrics.inset - arrowWidth
    if subtitle.text == nil {
      position(label, CGRect(x: leading, y: 0, width: width, height: size.height))
    } else {
      let titleHeight = metrics.font.lineHeight.rounded(.up) + additionalLinesHeight
      let subtitleHeight = metrics.smallFont.lineHeight.rounded(.up)
      let top = ((size.height - titleHeight - subtitleHeight) / 2).rounded()
      position(label, CGRect(x: leading, y: top, width: width, height: titleHeight))
      position(subtitle, CGRect(x: leading, y: top + titleHeight, width: width, height: subtitleHeight))
    }
    let symbol = metrics.symbolSide
    let y = (size.height - symbol) / 2
    position(stateSymbol, CGRect(x: MenuMetrics.inset, y: y, width: symbol, height: symbol))
    position(submenuArrow, CGRect(x: size.width - 8 - symbol, y: y, width: symbol, height: symbol))
    if isMirrored { submenuArrow?.transform = CGAffineTransform(scaleX: -1, y: 1) }
    let side = min(18 * metrics.scale, size.height - 8)
    position(
      imageView,
      CGRect(
        x: MenuMetrics.inset + (hasMarks ? metrics.markWidth : 0), y: (size.height - side) / 2, width: side,
        height: side))
  }
}
