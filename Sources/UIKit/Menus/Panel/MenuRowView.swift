import CoreGraphics

/// A view that shows a menu element in a row of a menu: its image, title and state.
@MainActor final class MenuRowView: UIView {
  let row: MenuRow
  private let metrics: MenuMetrics
  private let hasMarks: Bool
  private let hasPictures: Bool
  private let label = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  private var mark: MenuSymbol?
  private var arrow: MenuSymbol?

  var isPointedAt = false {
    didSet { backgroundColor = isPointedAt ? .systemFill : nil }
  }

  /// Creates the view of a menu row. `lines` is the maximum number of lines of the title, or 0 for no limit.
  init(_ row: MenuRow, _ metrics: MenuMetrics, hasMarks: Bool, hasPictures: Bool, lines: Int = 1) {
    self.row = row
    self.metrics = metrics
    self.hasMarks = hasMarks
    self.hasPictures = hasPictures
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 6
    label.numberOfLines = lines
    fill()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private var color: UIColor {
    if case .title = row { return .secondaryLabel }
    if !row.isEnabled { return .tertiaryLabel }
    return row.isDestructive ? .systemRed : .label
  }

  private func fill() {
    label.font = metrics.font
    label.textColor = color
    switch row {
    case .separator:
      line.backgroundColor = .separator
      addSubview(line)
      return
    case .title(let text):
      label.font = metrics.smallFont
      label.text = text
    case .waiting:
      label.text = "Loading…"
    case .leaf(let leaf):
      show(leaf)
      isAccessibilityElement = true
      accessibilityLabel = leaf.title
      switch leaf.state {
      case .off: break
      case .on: mark = MenuSymbol(.tick, color)
      case .mixed: mark = MenuSymbol(.dash, color)
      }
    case .submenu(let menu):
      show(menu)
      arrow = MenuSymbol(.arrow, .secondaryLabel)
    }
    addSubview(label)
    for view in [mark, arrow] { if let view { addSubview(view) } }
  }

  private func show(_ element: UIMenuElement) {
    label.text = element.title
    if let text = element.subtitle, !text.isEmpty {
      subtitle.text = text
      subtitle.font = metrics.smallFont
      subtitle.textColor = row.isEnabled ? .secondaryLabel : .tertiaryLabel
      addSubview(subtitle)
    }
    if let image = row.picture {
      picture.image = image
      picture.tintColor = color
      picture.contentMode = .scaleAspectFit
      if !row.isEnabled { picture.alpha = 0.4 }
      addSubview(picture)
    }
  }

  var height: CGFloat {
    switch row {
    case .separator: return MenuMetrics.separatorHeight
    case .title: return MenuMetrics.titleHeight
    default: return (subtitle.text == nil ? metrics.rowHeight : metrics.subtitledHeight) + moreLines
    }
  }

  /// The height of the title's lines after the first one, in points, in a menu of the maximum width.
  private var moreLines: CGFloat {
    guard label.numberOfLines != 1 else { return 0 }
    let line = metrics.font.lineHeight.rounded(.up)
    let width = MenuMetrics.widths.upperBound - leading - MenuMetrics.inset - (arrow == nil ? 0 : 22)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return max(0, height.rounded(.up) - line)
  }

  /// The width at which the row shows its whole content, in points.
  var naturalWidth: CGFloat {
    // The natural width of a title with several lines is its width on one line.
    let maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let text = max(
      label.sizeThatFits(maximumSize).width, subtitle.text == nil ? 0 : subtitle.sizeThatFits(maximumSize).width)
    return leading + text.rounded(.up) + (arrow == nil ? 0 : 22) + MenuMetrics.inset
  }

  private var leading: CGFloat {
    if case .title = row { return MenuMetrics.inset }
    return MenuMetrics.inset + (hasMarks ? MenuMetrics.markWidth : 0) + (hasPictures ? MenuMetrics.pictureWidth : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    if case .separator = row {
      line.frame = CGRect(x: MenuMetrics.inset - 4, y: size.height / 2 - 0.5, width: size.width - 12, height: 1)
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
    let width = size.width - leading - MenuMetrics.inset - (arrow == nil ? 0 : 22)
    if subtitle.text == nil {
      position(label, CGRect(x: leading, y: 0, width: width, height: size.height))
    } else {
      let first = metrics.font.lineHeight.rounded(.up) + moreLines
      let second = metrics.smallFont.lineHeight.rounded(.up)
      let top = ((size.height - first - second) / 2).rounded()
      position(label, CGRect(x: leading, y: top, width: width, height: first))
      position(subtitle, CGRect(x: leading, y: top + first, width: width, height: second))
    }
    position(mark, CGRect(x: MenuMetrics.inset, y: size.height / 2 - 6, width: 12, height: 12))
    position(arrow, CGRect(x: size.width - 20, y: size.height / 2 - 6, width: 12, height: 12))
    if isMirrored { arrow?.transform = CGAffineTransform(scaleX: -1, y: 1) }
    let side = min(18, size.height - 8)
    position(
      picture,
      CGRect(
        x: MenuMetrics.inset + (hasMarks ? MenuMetrics.markWidth : 0), y: (size.height - side) / 2, width: side,
        height: side))
  }
}
