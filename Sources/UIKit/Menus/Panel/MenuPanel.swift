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

  /// Updates the border color for the current traits. This method is also called initially, because a view that is
  /// added to a window with the same traits receives no trait change.
  private func updateBorderColor() {
    layer.borderColor = MenuColors.border.resolvedColor(with: traitCollection).cgColor
  }

  func show(_ menu: UIMenu) {
    self.menu = menu
    load()
  }

  func load() {
    var entries = MenuRows.rows(of: menu) { [weak self] in
      self?.load()
      self?.onReload?()
    }
    let highlighted = element(ofRow: highlightedIndex)
    let opened = element(ofRow: openRow)
    highlightedIndex = nil
    // If a deferred element has provided its elements immediately, the closure above has already created rows.
    for row in rows { row.removeFromSuperview() }
    if isBar { entries = entries.map { ($0.row, .list) } }
    let listRows = entries.filter { $0.style == .list }.map(\.row)
    let hasMarks = listRows.contains { row in
      if case .leaf(let leaf) = row { return leaf.state != .off }
      return false
    }
    let hasImages = listRows.contains { $0.image != nil }
    let titleLines =
      isBar ? 1 : max(0, menu.displayPreferences?.maximumNumberOfTitleLines ?? (metrics.wrapsTitles ? 0 : 1))
    let views = entries.map {
      MenuRowView(
        $0.row, metrics, style: $0.style, hasMarks: hasMarks && !isBar, hasImages: hasImages, lines: titleLines)
    }
    // Items that are side by side keep their order in a reversed menu.
    let split = MenuPanel.lines(of: views)
    let ordered = isReversed ? split.reversed() : split
    rows = ordered.flatMap { $0 }
    var next = 0
    lines = ordered.map { line in
      defer { next += line.count }
      return next..<(next + line.count)
    }
    for row in rows { scrollView.addSubview(row) }
    // The rows of the same elements remain highlighted and open, although others can have come before them.
    openRow = row(of: opened)
    highlightedIndex = row(of: highlighted)
    setNeedsLayout()
  }

  private func element(ofRow row: Int?) -> UIMenuElement? {
    row.flatMap { rows.indices.contains($0) ? rows[$0].row.element : nil }
  }

  private func row(of element: UIMenuElement?) -> Int? {
    element.flatMap { element in rows.firstIndex { $0.row.element === element && $0.row.isEnabled } }
  }

  /// The indexes of the rows that are side by side, from top to bottom. A row of a list is a line of its own.
  private(set) var lines: [Range<Int>] = []

  /// Divides rows into lines. If the items of a menu need several lines, they are distributed evenly over these lines.
  private static func lines(of views: [MenuRowView]) -> [[MenuRowView]] {
    var result: [[MenuRowView]] = []
    var start = 0
    while start < views.count {
      let style = views[start].style
      var end = start + 1
      while end < views.count, style != .list, views[end].style == style { end += 1 }
      let count = end - start
      let lineCount = (count + style.itemsPerLine - 1) / style.itemsPerLine
      for line in 0..<lineCount {
        result.append(Array(views[(start + line * count / lineCount)..<(start + (line + 1) * count / lineCount)]))
      }
      start = end
    }
    return result
  }

  /// The size at which all rows of the menu are visible, in points. This size can exceed the size of the window.
  var intrinsicSize: CGSize {
    if isBar {
      let width = rows.reduce(0) { $0 + barWidth($1) }
      return CGSize(width: width + 2 * MenuMetrics.padding, height: metrics.rowHeight + 2 * MenuMetrics.padding)
    }
    let lineWidths = lines.map { line in
      (rows[line].map(\.naturalWidth).max() ?? 0) * CGFloat(line.count)
    }
    let width = min(max(lineWidths.max() ?? 0, MenuMetrics.widths.lowerBound), metrics.maximumWidth)
    let height = lines.reduce(0) { $0 + lineHeight($1) }
    return CGSize(width: width + 2 * MenuMetrics.padding, height: height + 2 * MenuMetrics.padding)
  }

  private func lineHeight(_ line: Range<Int>) -> CGFloat { rows[line].map(\.height).max() ?? 0 }

  private func barWidth(_ row: MenuRowView) -> CGFloat {
    if case .separator = row.row { return 1 }
    return row.naturalWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = MenuMetrics.padding
    scrollView.frame = bounds.insetBy(dx: padding, dy: padding)
    let offset = isBar ? positionBarItems() : positionLines()
    scrollView.contentSize =
      isBar
      ? CGSize(width: offset, height: scrollView.bounds.height) : CGSize(width: scrollView.bounds.width, height: offset)
    let available = isBar ? scrollView.bounds.width : scrollView.bounds.height
    scrollView.isScrollEnabled = offset > available + 0.5
  }

  /// Positions the items of a bar, and returns their total width in points.
  private func positionBarItems() -> CGFloat {
    var x: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: x, y: 0, width: barWidth(row), height: scrollView.bounds.height)
      x += row.frame.width
    }
    return x
  }

  /// Positions the rows of a list, and returns their total height in points.
  private func positionLines() -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y: CGFloat = 0
    for line in lines {
      let height = lineHeight(line)
      let width = scrollView.bounds.width / CGFloat(line.count)
      for (column, row) in rows[line].enumerated() {
        let place = CGFloat(isMirrored ? line.count - 1 - column : column)
        row.frame = CGRect(x: place * width, y: y, width: width, height: height)
      }
      y += height
    }
    return y
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

  /// Moves the highlight to the next line with an enabled row: downwards if `by` is 1, upwards if it is -1. The first
  /// line follows the last one. In a line with several items, the item that is nearest to the highlighted one is
  /// highlighted. In a bar, the highlight moves from item to item.
  func moveHighlight(by distance: Int) {
    guard rows.contains(where: { $0.row.isEnabled }) else { return }
    let steps = isBar ? rows.indices.map { $0..<($0 + 1) } : lines
    let current = highlightedIndex.flatMap { index in steps.firstIndex { $0.contains(index) } }
    var line = current ?? (distance > 0 ? -1 : steps.count)
    repeat {
      line = (line + distance + steps.count) % steps.count
    } while !steps[line].contains { rows[$0].row.isEnabled }
    layoutIfNeeded()
    let x = highlightedIndex.map { rows[$0].frame.midX }
    let enabled = steps[line].filter { rows[$0].row.isEnabled }
    highlightedIndex = enabled.min { first, second in
      guard let x else { return first < second }
      return abs(rows[first].frame.midX - x) < abs(rows[second].frame.midX - x)
    }
  }

  /// Moves the highlight to the next enabled item of its line. The first item follows the last one.
  ///
  /// - Returns: `false` if the highlighted row has no items beside it.
  func moveHighlight(alongLineBy distance: Int) -> Bool {
    guard var index = highlightedIndex, let line = lines.first(where: { $0.contains(index) }), line.count > 1 else {
      return false
    }
    repeat {
      index = line.lowerBound + (index - line.lowerBound + distance + line.count) % line.count
    } while !rows[index].row.isEnabled
    highlightedIndex = index
    return true
  }

  func frame(ofRow index: Int, in view: UIView) -> CGRect { rows[index].convert(rows[index].bounds, to: view) }
}
