import CoreGraphics

/// The panel of a menu: a list of rows, or a bar of items side by side.
@MainActor final class MenuPanel: UIView {
  private(set) var menu: UIMenu
  let metrics: MenuMetrics
  let isBar: Bool
  private let isReversed: Bool
  private(set) var rows: [MenuRowView] = []
  private let scrollView = UIScrollView()
  /// A closure that is called after deferred elements were loaded and the rows have changed.
  var onReload: (() -> Void)?

  init(_ menu: UIMenu, _ metrics: MenuMetrics, isBar: Bool = false, isReversed: Bool = false) {
    self.menu = menu
    self.metrics = metrics
    self.isBar = isBar
    self.isReversed = isReversed
    super.init(frame: .zero)
    materialEffect = UIBlurEffect(style: .systemMaterial)
    layer.cornerRadius = MenuMetrics.radius
    layer.borderWidth = 1
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 5)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delaysContentTouches = false
    scrollView.bounces = false
    addSubview(scrollView)
    updateBorderColor()
    load()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorderColor()
  }

  /// Updates the border color for the current traits. It is also called initially, because a view that is added to a
  /// window with the same traits receives no trait change.
  private func updateBorderColor() {
    layer.borderColor = MenuColors.border.resolvedColor(with: traitCollection).cgColor
  }

  func show(_ menu: UIMenu) {
    self.menu = menu
    load()
  }

  func load() {
    for row in rows { row.removeFromSuperview() }
    var menuRows = MenuRows.rows(of: menu) { [weak self] in
      self?.load()
      self?.onReload?()
    }
    if isReversed { menuRows.reverse() }
    let hasMarks = menuRows.contains { row in
      if case .leaf(let leaf) = row { return leaf.state != .off }
      return false
    }
    let hasImages = menuRows.contains { $0.image != nil }
    let lines = isBar ? 1 : max(0, menu.displayPreferences?.maximumNumberOfTitleLines ?? 1)
    rows = menuRows.map {
      MenuRowView($0, metrics, hasMarks: hasMarks && !isBar, hasImages: hasImages, lines: lines)
    }
    for row in rows { scrollView.addSubview(row) }
    setNeedsLayout()
  }

  /// The size at which all rows of the menu are visible, in points. It can exceed the size of the window.
  var intrinsicSize: CGSize {
    if isBar {
      let width = rows.reduce(0) { $0 + barWidth($1) }
      return CGSize(width: width + 2 * MenuMetrics.padding, height: metrics.rowHeight + 2 * MenuMetrics.padding)
    }
    let maximumRowWidth = rows.map(\.naturalWidth).max() ?? 0
    let width = min(max(maximumRowWidth, MenuMetrics.widths.lowerBound), MenuMetrics.widths.upperBound)
    let height = rows.reduce(0) { $0 + $1.height }
    return CGSize(width: width + 2 * MenuMetrics.padding, height: height + 2 * MenuMetrics.padding)
  }

  private func barWidth(_ row: MenuRowView) -> CGFloat {
    if case .separator = row.row { return 1 }
    return row.naturalWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = MenuMetrics.padding
    scrollView.frame = bounds.insetBy(dx: padding, dy: padding)
    var offset: CGFloat = 0
    for row in rows {
      let extent = isBar ? barWidth(row) : row.height
      row.frame =
        isBar
        ? CGRect(x: offset, y: 0, width: extent, height: scrollView.bounds.height)
        : CGRect(x: 0, y: offset, width: scrollView.bounds.width, height: extent)
      offset += extent
    }
    scrollView.contentSize =
      isBar
      ? CGSize(width: offset, height: scrollView.bounds.height) : CGSize(width: scrollView.bounds.width, height: offset)
    let available = isBar ? scrollView.bounds.width : scrollView.bounds.height
    scrollView.isScrollEnabled = offset > available + 0.5
  }

  /// Returns the index of the enabled row at a point in the panel's coordinates, or `nil` if there is none.
  func index(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    let contentPoint = convert(point, to: scrollView)
    return rows.firstIndex { $0.frame.contains(contentPoint) && $0.row.isEnabled }
  }

  /// The index of the row whose submenu is open, or `nil` if none is open.
  var openRow: Int?

  var highlightedIndex: Int? {
    didSet {
      guard highlightedIndex != oldValue else { return }
      for (index, row) in rows.enumerated() where row.isHighlighted != (index == highlightedIndex) {
        row.isHighlighted = index == highlightedIndex
      }
      if let highlightedIndex, rows.indices.contains(highlightedIndex) {
        scrollView.scrollRectToVisible(rows[highlightedIndex].frame, animated: false)
      }
    }
  }

  /// Moves the highlight to the next enabled row: downwards if `by` is 1, upwards if it is -1. The first row follows
  /// the last one.
  func moveHighlight(by distance: Int) {
    guard rows.contains(where: { $0.row.isEnabled }) else { return }
    var index = highlightedIndex ?? (distance > 0 ? -1 : rows.count)
    repeat { index = (index + distance + rows.count) % rows.count } while !rows[index].row.isEnabled
    highlightedIndex = index
  }

  func frame(ofRow index: Int, in view: UIView) -> CGRect { rows[index].convert(rows[index].bounds, to: view) }
}
