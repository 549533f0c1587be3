import CollectionCore
import Foundation

// The layout pass performs a reload, updates the content size and creates the visible views. If the height of a view
// differs from its estimate, the layout is corrected. If the view is above the visible area, the content offset is
// corrected, too.
extension UITableView {
  /// Requests a reload in the next layout pass.
  ///
  /// - Parameter keepsPlaceholders: Whether placeholders remain, because their index paths match the data.
  final func markNeedsReload(keepsPlaceholders: Bool = false) {
    endEditingBeforeReload()
    closeOpenRow(animated: false)
    session.setNeeds(.reload)
    session.clear([.heights, .providedHeights])
    indexBar.setNeedsTitles()
    pass.missingMethods = nil
    pass.gaps = []
    pass.reportedErrors = []
    pass.generation += 1
    heights = nil
    // The update that is being committed may set the heights of the earlier data afterwards.
    if session.isUpdating { pass.areHeightsOutdated = true }
    let hadSelection = !selection.isEmpty
    selection.reset()
    updates.discardOperations()
    itemScroll.cancel()
    abandonReordering()
    discardGapMovement()
    if !keepsPlaceholders { dropPlaceholders() }
    setNeedsLayout()
    if hadSelection { selectionDidChange() }
  }

  /// Requests a reload after another data source or delegate was set, because it may implement other methods.
  final func dataSourceOrDelegateDidChange() { markNeedsReload() }

  /// Creates the visible cells if the data was reloaded and no layout has followed.
  final func createReloadedCells() {
    if needsReload, dataSource != nil { runLayoutPass() }
  }

  /// Performs a layout pass. If nothing has changed, the pass only compares the visible range with the existing
  /// elements.
  final func runLayoutPass() {
    // While updates are collected, the data is newer than the counts, so nothing can be laid out.
    guard pass.requestedCounts == nil else {
      // A method of the delegate that returns a height has requested the layout. It follows when the heights are known.
      pass.needsLayoutAfterRequest = true
      return
    }
    guard !updates.isBatchOpen else { return }
    guard session.beginLayoutPass() else {
      pass.wasPassSkipped = true
      return
    }
    defer {
      session.endLayoutPass()
      activityDidEnd()
    }
    if let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds {
      backgroundView.frame = bounds
    }
    var passes = 0
    repeat {
      passes += 1
      layOutElements()
    } while passes < 24 && itemScroll.correct(in: self)
    indexBar.update(in: self)
    prefetch.schedule()
  }

  /// Requests the layout pass that callbacks have requested during the activity that has ended.
  ///
  /// A callback that calls `layoutIfNeeded()` has cleared the request of an earlier change, although no pass could begin.
  final func activityDidEnd() {
    guard session.isIdle, pass.wasPassSkipped else { return }
    pass.wasPassSkipped = false
    if session.needs(.pendingRows) || liveElements.values.contains(where: { $0.needsFitting && $0.update == nil }) {
      setNeedsLayout()
    }
  }

  private func layOutElements() {
    if session.needs(.reload) { endEditingBeforeReload() }
    if session.consume(.reload) {
      if pass.areHeightsOutdated { heights = nil }
      pass.areHeightsOutdated = false
      removeAllElements()
    }
    if session.needs(.heights) { rebuildHeights() }
    if session.needs(.providedHeights) { requestProvidedHeights() }
    updateContentSize()
    refitElements(isAnchored: true)
    updateVisibleElements()
    pass.lastTop = bounds.minY
  }

  /// Updates the views for the current bounds. The method recycles elements that are no longer visible, creates missing
  /// elements, and positions all of them.
  final func updateVisibleElements() {
    recycleFormerResponder()
    recycleDisappearing(in: bounds)
    createAppearingElements(in: { self.bounds }, adjustsOffset: true)
    recycleDisappearing(in: bounds)
    positionElements(in: bounds)
  }

  // MARK: Disappearing elements

  /// Returns whether an element is in the visible bounds, is pinned to one of their edges, or is the row that the user
  /// moves.
  private func isVisible(_ element: TableElement, in bounds: CGRect) -> Bool {
    guard let extent = loadedHeights.extent(of: element.key) else { return false }
    if pinnedSections(in: bounds).contains(element.key) { return true }
    if let reorderedRow = reordering, reorderedRow.key == element.key { return true }
    let y = sectionsTop + extent.y
    return extent.height > 0 && y < bounds.maxY && y + extent.height > bounds.minY
  }

  private func recycleDisappearing(in bounds: CGRect) {
    let disappearingElements = liveElements.values.filter { !isVisible($0, in: bounds) }
    if disappearingElements.isEmpty { return }
    let responderView = responderView
    for element in disappearingElements {
      liveElements.remove(element)
      if !keepResponder(in: element, responderView) { discard(element) }
    }
  }

  /// Removes an element from the live elements. Its hidden view remains in the view hierarchy until it is reused.
  final func discard(_ element: TableElement) {
    let view = element.view
    let wasHidden = view.isHidden && element.cell?.isConcealed != true
    element.detachView()
    element.cell?.awaitsDropPreview = false
    element.cell?.isGap = false
    view.isHidden = true
    // A view that is reused after an update must not continue the animation of that update.
    if animator.isRunning { animator.removeUpdateAnimations(of: view) }
    didEndDisplaying(element)
    // The delegate may have used the view for another element in `didEndDisplaying`.
    if let cell = element.cell {
      guard cell.element == nil else { return }
      guard let identifier = cell.reuseIdentifier, cell.owner === self else {
        return removeView(view, isHidden: wasHidden)
      }
      cell.wasHiddenBeforePool = wasHidden
      cellPool.put(cell, for: identifier)
    } else if let header = view as? UITableViewHeaderFooterView {
      guard header.element == nil else { return }
      guard let identifier = header.reuseIdentifier, header.owner === self else {
        return removeView(view, isHidden: wasHidden)
      }
      header.wasHiddenBeforePool = wasHidden
      headerFooterPool.put(header, for: identifier)
    } else {
      removeView(view, isHidden: wasHidden)
    }
  }

  /// Removes a view that is not reused from the table. The application may show it again, so it is not hidden by the table any
  /// more.
  private func removeView(_ view: UIView, isHidden: Bool) {
    view.removeFromSuperview()
    view.isHidden = isHidden
  }

  final func removeAllElements() {
    let isInterrupted = animator.isRunning
    animator.interruptAll()
    prefetch.drop()
    releaseResponder()
    // The last view that is added to the pool is reused first. The views are added in reverse order, so that they are
    // reused in order and need not be moved among the subviews.
    for element in liveElements.removeAll().reversed() {
      // A view that is reused after the reload must not continue the animation of the interrupted update.
      if isInterrupted { animator.removeUpdateAnimations(of: element.view) }
      discard(element)
    }
  }

  final func didEndDisplaying(_ element: TableElement) {
    guard let delegate else { return }
    if let cell = element.cell {
      guard !cell.showsPlaceholder else { return }
      delegate.tableView(self, didEndDisplaying: cell, forRowAt: dataIndexPath(element.path))
    } else if element.isHeader {
      delegate.tableView(self, didEndDisplayingHeaderView: element.view, forSection: element.section)
    } else {
      delegate.tableView(self, didEndDisplayingFooterView: element.view, forSection: element.section)
    }
  }

  final func willDisplay(_ element: TableElement) {
    guard let delegate else { return }
    if let cell = element.cell {
      guard !cell.showsPlaceholder else { return }
      delegate.tableView(self, willDisplay: cell, forRowAt: dataIndexPath(element.path))
    } else if element.isHeader {
      delegate.tableView(self, willDisplayHeaderView: element.view, forSection: element.section)
    } else {
      delegate.tableView(self, willDisplayFooterView: element.view, forSection: element.section)
    }
  }

  // MARK: Appearing elements

  /// Creates the views of visible elements that have none, from top to bottom. Each view can correct the height of its
  /// element, which moves the following elements.
  ///
  /// - Parameters:
  ///   - bounds: A closure that returns the visible rectangle, which corrections can change.
  ///   - adjustsOffset: `true` to adjust the content offset when the height of an element above the visible rows changes.
  ///   - onCreate: A closure that is called with each new element.
  final func createAppearingElements(
    in bounds: () -> CGRect, adjustsOffset: Bool, onCreate: ((TableElement) -> Void)? = nil
  ) {
    let generation = pass.generation
    var roundCount = 0
    while roundCount < 64 {
      roundCount += 1
      var missingElements: [(key: ElementKey, y: CGFloat)] = []
      let rect = bounds()
      let top = sectionsTop
      let firstVisibleKey = liveElements.values.lazy.filter { $0.isRow && $0.update == nil }.map(\.key).min()
      for key in pinnedSections(in: rect) where liveElements[key] == nil && !pass.gaps.contains(key) {
        missingElements.append((key, -.infinity))
      }
      loadedHeights.visit(from: rect.minY - top, to: rect.maxY - top) { key, y, height in
        if liveElements[key] == nil, height > 0, !pass.gaps.contains(key) { missingElements.append((key, top + y)) }
      }
      if missingElements.isEmpty { return }
      // Above the visible rows, the nearest element is created first, so that its correction adjusts the offset
      // correctly.
      var shift: CGFloat = 0
      for (key, y) in missingElements {
        if y + shift >= rect.maxY { break }
        if liveElements[key] != nil { continue }
        let isAbove = adjustsOffset && key.kind == 0 && firstVisibleKey.map { key < $0 } == true && pass.lastTop != nil
        let oldHeight = loadedHeights.extent(of: key)?.height ?? 0
        let element = createView(key)
        guard pass.generation == generation, !session.needs(.reload) else { return }
        guard let element else { continue }
        let newHeight = loadedHeights.extent(of: key)?.height ?? 0
        onCreate?(element)
        guard newHeight != oldHeight else { continue }
        updateContentSize()
        if isAbove { moveContent(by: newHeight - oldHeight) } else { shift += newHeight - oldHeight }
      }
    }
  }

  /// Adjusts the content offset by the change of a height above the visible area, in points, so that the visible
  /// content does not move.
  final func moveContent(by distance: CGFloat) {
    moveOffset(to: CGPoint(x: bounds.minX, y: bounds.minY + distance), cause: .adjustment)
    rebaseMotion(by: CGPoint(x: 0, y: distance))
  }

  /// Creates the view of an element, determines its height and shows it. If the element has no view, its height becomes
  /// 0 and the result is `nil`.
  final func createView(_ key: ElementKey) -> TableElement? {
    if let element = restoreDisappearing(key) { return element }
    let generation = pass.generation
    guard let element = dequeueHidden(key) ?? makeElement(key) else {
      let height = TableDelegateAdapter(self).emptyHeight(of: key)
      pass.gaps.insert(key)
      if loadedHeights.extent(of: key)?.height != height { heights?.set(height, of: key) }
      return nil
    }
    guard pass.generation == generation else {
      // The data source has requested a reload during the call. A reused view is visible as soon as it is dequeued.
      element.hideView()
      recyclePrepared(element)
      return nil
    }
    liveElements.insert(element)
    install(element)
    element.cell?.updateConfigurationIfNeeded()
    (element.view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    fit(element)
    if let frame = shownFrame(of: element, in: bounds) {
      UIView.withoutAnimation { setFrame(frame, of: element) }
    }
    willDisplay(element)
    return element
  }

  /// Creates the element for a key and its view, and configures the view. The result is nil for a header or footer
  /// without a view.
  final func makeElement(_ key: ElementKey) -> TableElement? {
    UIView.withoutAnimation {
      switch key.kind {
      case 0: return makeRow(key)
      default: return makeSectionView(key)
      }
    }
  }

  private func makeRow(_ key: ElementKey) -> TableElement {
    let path = key.path
    if let placeholder = mapping.placeholder(at: path) { return adopt(cell(of: placeholder, path), key) }
    guard let dataSource else {
      reportOnce(
        "data source", "\(self) has rows but its data source is nil; row \(Array(path)) gets an empty cell")
      return adopt(UITableViewCell(style: .default, reuseIdentifier: nil), key)
    }
    // The data source may have requested this pass while it configures a cell again. That cell must not be dequeued for this row.
    let outerCell = reconfiguredCell
    reconfiguredCell = nil
    defer { reconfiguredCell = outerCell }
    guard let cell = requestView({ dataSource.tableView(self, cellForRowAt: dataIndexPath(path)) }) else {
      return adopt(UITableViewCell(style: .default, reuseIdentifier: nil), key)
    }
    if let otherElement = cell.element, isInUse(otherElement) {
      Diagnostics.report(
        "the data source \(type(of: dataSource)) of \(self) returned \(cell) for row \(Array(path)), but that cell "
          + "already shows row \(Array(otherElement.path)). Row \(Array(path)) gets an empty cell")
      return adopt(UITableViewCell(style: .default, reuseIdentifier: nil), key)
    }
    return adopt(cell, key)
  }

  /// Returns whether an element still shows its row, header or footer, on screen or hidden.
  final func isInUse(_ element: TableElement) -> Bool {
    liveElements[element.key] === element || prefetch.preparedElements[element.key] === element
      || itemResponder.hiddenElement === element
  }

  private func cell(of placeholder: PlaceholderItem, _ path: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
    cell.showsPlaceholder = true
    placeholder.update(cell)
    return cell
  }

  private func adopt(_ cell: UITableViewCell, _ key: ElementKey) -> TableElement {
    cell.owner = self
    cell.restoreVisibility()
    let element = TableElement(key: key, view: cell)
    if let frame = naturalFrame(of: key) { setFrame(frame, of: element) }
    cell.context = context(ofRow: key.path)
    restoreState(of: cell, key.path)
    return element
  }

  private func makeSectionView(_ key: ElementKey) -> TableElement? {
    let section = Int(key.section)
    let adapter = TableDelegateAdapter(self)
    let isHeader = key.kind == TableElement.headerKind
    let provided = requestView { isHeader ? adapter.view(ofHeader: section) : adapter.view(ofFooter: section) }
    if let providedView = provided {
      if let header = providedView as? UITableViewHeaderFooterView {
        header.owner = self
        header.restoreVisibility()
        header.context = context(ofSection: section, isHeader: isHeader, hasTitle: false)
      }
      providedView.translatesAutoresizingMaskIntoConstraints = true
      return TableElement(key: key, view: providedView)
    }
    guard let title = isHeader ? adapter.title(ofHeader: section) : adapter.title(ofFooter: section) else { return nil }
    let identifier = isHeader ? Self.titleHeaderIdentifier : Self.titleFooterIdentifier
    let view = dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.owner = self
    view.restoreVisibility()
    view.context = context(ofSection: section, isHeader: isHeader, hasTitle: true)
    view.textLabel?.text = title
    return TableElement(key: key, view: view)
  }

  /// The reuse identifier of headers that show a title of the data source.
  private static var titleHeaderIdentifier: String { "UITableView.titleHeader" }
  private static var titleFooterIdentifier: String { "UITableView.titleFooter" }

  /// Inserts the view of an element into the subviews. Rows are behind headers and footers, and all of them are behind
  /// other subviews.
  final func install(_ element: TableElement) {
    let view = element.view
    if element.cell?.isConcealed == true { view.isHidden = true }
    if view.superviewStorage === self { return }
    UIView.withoutAnimation {
      if element.isRow {
        insertSubview(view, at: firstElementIndex)
      } else if let row = topmostRow {
        insertSubview(view, aboveSubview: row)
      } else {
        insertSubview(view, at: firstElementIndex)
      }
    }
  }

  /// The index in the subviews at which the first view in front of the background is inserted.
  final var firstElementIndex: Int {
    var index = 0
    for view in [refresh as UIView?, backgroundView] {
      if let view, view.superview === self, let viewIndex = subviewList.firstIndex(where: { $0 === view }) {
        index = max(index, viewIndex + 1)
      }
    }
    return index
  }

  private var topmostRow: UIView? { subviewList.last { $0 is UITableViewCell } }

  // MARK: Frames

  /// Sets the frame of an element if the frame has changed. Comparing frames takes less time than setting an equal
  /// frame.
  final func setFrame(_ frame: CGRect, of element: TableElement) {
    let view = element.view
    if view.transform.isIdentity {
      if view.frame != frame { view.frame = frame }
    } else {
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != center { view.center = center }
    }
  }

  final func positionElements(in bounds: CGRect) {
    for element in liveElements.values {
      if let reorderedRow = reordering, reorderedRow.key == element.key { continue }
      if let frame = shownFrame(of: element, in: bounds) { setFrame(frame, of: element) }
    }
  }

  /// Returns the frame at which an element is shown in visible bounds. In the plain style, headers and footers are
  /// pinned to the edge of the visible area while their section is visible. The result is nil if the table does not
  /// contain the element.
  final func shownFrame(of element: TableElement, in bounds: CGRect) -> CGRect? {
    guard var frame = naturalFrame(of: element.key) else { return nil }
    if element.isHeader, contentHuggingElements.contains(.sectionHeaders) { hugContent(of: element.view, &frame) }
    guard !element.isRow, styleStorage == .plain else { return frame }
    let naturalY = frame.minY
    frame.origin.y = pinnedY(element.key, frame, in: bounds)
    let isPinned = frame.minY != naturalY
    if isPinned != element.isPinned {
      element.isPinned = isPinned
      if let view = element.view as? UITableViewHeaderFooterView { view.context.isPinned = isPinned }
    }
    return frame
  }

  /// Reduces the width of a header's frame to the width of its content. The frame does not change if the content is wider than
  /// the frame or has no width of its own.
  private func hugContent(of view: UIView, _ frame: inout CGRect) {
    let titleWidth = (view as? UITableViewHeaderFooterView)?.titleWidth(in: frame.width)
    let width = titleWidth ?? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    guard width > 0, width < frame.width else { return }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = frame.maxX - width }
    frame.size.width = width
  }

  private func pinnedY(_ key: ElementKey, _ frame: CGRect, in bounds: CGRect) -> CGFloat {
    guard let section = loadedHeights.extent(ofSection: Int(key.section)) else { return frame.minY }
    let sectionTop = sectionsTop + section.y
    let sectionBottom = sectionTop + section.height
    let inset = adjustedContentInset
    if key.kind == TableElement.headerKind {
      // The end of its section moves the header out of the visible area.
      return max(frame.minY, min(bounds.minY + pinnedHeaderTop, sectionBottom - frame.height))
    }
    let header = loadedHeights.extent(of: .header(Int(key.section)))
    let minimumFooterY = header.map { sectionsTop + $0.y + $0.height } ?? sectionTop
    return min(frame.minY, max(bounds.maxY - inset.bottom - frame.height, minimumFooterY))
  }

  /// Returns the keys of the headers and footers that are pinned to the edges of visible bounds. They belong to the
  /// first and the last visible section.
  final func pinnedSections(in bounds: CGRect) -> [ElementKey] {
    guard styleStorage == .plain, bounds.height > 0 else { return [] }
    let inset = adjustedContentInset
    let heights = loadedHeights
    let top = sectionsTop
    var keys: [ElementKey] = []
    let visibleTop = bounds.minY + pinnedHeaderTop - top
    let visibleBottom = bounds.maxY - inset.bottom - top
    guard visibleBottom > visibleTop else { return [] }
    let sections = heights.sections(from: visibleTop, to: visibleBottom)
    for (section, isHeader) in [(sections.first, true), (sections.last, false)] {
      guard let section else { continue }
      let key: ElementKey = isHeader ? .header(section) : .footer(section)
      guard let extent = heights.extent(of: key), extent.height > 0,
        let sectionExtent = heights.extent(ofSection: section)
      else {
        continue
      }
      let isAtEdge =
        isHeader
        ? extent.y < visibleTop && sectionExtent.y + sectionExtent.height > visibleTop
        : extent.y + extent.height > visibleBottom
      if isAtEdge, !pass.gaps.contains(key) { keys.append(key) }
    }
    return keys
  }

  // MARK: Properties of cells, headers and footers

  final func context(ofRow path: IndexPath) -> TableRowContext {
    let dataIndexPath = dataIndexPath(path)
    var context = TableRowContext()
    context.style = styleStorage
    context.isFirst = path.item == 0
    // The data source may have set `dataSource` to nil in the call that created the cell.
    let counts = loadedHeights.counts
    context.isLast = counts.contains(path) && path.item == counts[path.section] - 1
    context.isBelowBar = beginsBelowBar(path)
    context.separator = TableRowContext.Separator(
      style: separatorStyle, color: separatorColor, inset: customSeparatorInset, reference: separatorInsetReference)
    context.insetsContentToSafeArea = insetsContentViewsToSafeArea
    context.followsReadableWidth = cellLayoutMarginsFollowReadableWidth
    (context.rowMargin, context.accessoryMargin) = (rowMargin, accessoryMargin)
    context.allowsMultipleSelection =
      editingState.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if let placeholder = mapping.placeholder(at: path) {
      if placeholder.isGap { context.separator.style = .none }
      return context
    }
    if let delegate, TableMethods.indentationLevel.isImplemented(by: type(of: delegate)) {
      context.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: dataIndexPath)
    }
    guard editingState.isEditing else {
      context.isEditable = editingState.openRow == path
      return context
    }
    context.isEditable = canEdit(dataIndexPath)
    context.editingStyle = context.isEditable ? editingStyle(dataIndexPath) : .none
    context.isMovable = canMove(dataIndexPath)
    context.showsSelectionControl = allowsMultipleSelectionDuringEditing
    context.indentsWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: dataIndexPath) ?? true
    if context.showsSelectionControl { context.editingStyle = .none }
    return context
  }

  /// Returns whether a row is the first row of a plain table below a bar, without a section header or a table header above it
  /// (measured, `table-plain-top-hairline` in table-cases.json).
  private func beginsBelowBar(_ path: IndexPath) -> Bool {
    styleStorage == .plain && path.item == 0 && adjustedContentInset.top > 0 && sectionsTop == 0
      && loadedHeights.extent(of: .row(path.item, path.section))?.y == 0
  }

  final func context(ofSection section: Int, isHeader: Bool, hasTitle: Bool) -> TableSectionContext {
    var context = TableSectionContext()
    context.style = styleStorage
    context.isHeader = isHeader
    context.isFirst = section == 0
    context.sideInset = metrics.sideInset(width: bounds.width)
    context.textMargin = rowMargin
    context.showsTitle = hasTitle
    context.insetsContentToSafeArea = insetsContentViewsToSafeArea
    return context
  }

  /// Updates the properties of cells, headers and footers that the table view determines.
  final func layoutChanged() {
    guard heights != nil, !session.needs(.reload) else { return }
    for element in liveElements.values {
      if let cell = element.cell {
        guard loadedHeights.contains(element.path) else { continue }
        cell.context = context(ofRow: element.path)
      } else if let view = element.view as? UITableViewHeaderFooterView {
        var context = context(ofSection: element.section, isHeader: element.isHeader, hasTitle: view.context.showsTitle)
        context.isPinned = view.context.isPinned
        view.context = context
      }
    }
  }
}
