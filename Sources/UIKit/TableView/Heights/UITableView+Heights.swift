import CollectionCore
import Foundation

extension UITableView {
  /// The default dimensions of elements for the current style and traits.
  final var metrics: TableMetrics {
    TableMetrics(style: styleStorage, traits: traitCollection, isBelowLargeTitle: pass.isBelowLargeTitle)
  }

  /// The padding above headers, in points. Only plain tables have it, and a negative `sectionHeaderTopPadding` stands for the
  /// default.
  final var headerTopPadding: CGFloat {
    guard styleStorage == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : metrics.headerTopPadding
  }

  /// The layout of the sections and rows. If it does not exist, the data source and the delegate are called to create
  /// it.
  ///
  /// While the delegate is called for heights, the layout contains the sections and rows, but not the delegate's heights. Delegates
  /// commonly read the number of rows to return another height for the last one.
  final var loadedHeights: TableHeights {
    if let heights { return heights }
    if let counts = pass.requestedCounts { return provisionalHeights(counts) }
    pass.isBelowLargeTitle = (largeTitleHeight?() ?? 0) > 0
    var requestedHeights = requestHeights(stopsAfterReload: true)
    // If the delegate reloads the data when a height is requested, the heights of the new data are requested. A delegate that
    // reloads the data in each request gets no third series.
    if requestedHeights.reloaded {
      requestedHeights = requestHeights(stopsAfterReload: false)
      // The data may have changed again. The pass that follows the reload then requests the heights of the new data.
      pass.areHeightsOutdated = requestedHeights.reloaded && updates.reader.allCounts != requestedHeights.heights.counts
    }
    // A method of the data source may have accessed this property, and so created the layout, during the calls.
    if let heights { return heights }
    heights = requestedHeights.heights
    return requestedHeights.heights
  }

  private var displayScale: CGFloat { max(1, traitCollection.displayScale) }

  /// Returns the layout that is used while the delegate is called for heights.
  private func provisionalHeights(_ counts: SectionCounts) -> TableHeights {
    if let heights = pass.provisionalHeights { return heights }
    let height = TableDelegateAdapter(self).heightOfUnknownRow
    let heights = TableHeights(uniformRows: height, counts: counts, scale: displayScale)
    pass.provisionalHeights = heights
    return heights
  }

  /// Requests all counts and heights.
  ///
  /// - Parameter stopsAfterReload: `true` to stop if the data source or the delegate reloads the data during the requests.
  /// - Returns: The layout, and whether the data was reloaded during the requests, or the data source or the delegate was replaced.
  private func requestHeights(stopsAfterReload: Bool) -> (heights: TableHeights, reloaded: Bool) {
    let generation = pass.generation
    let counts = updates.reader.allCounts
    let adapter = TableDelegateAdapter(self, stopsAfterReload: stopsAfterReload)
    pass.requestedCounts = counts
    let sections = adapter.sections(counts)
    pass.requestedCounts = nil
    pass.provisionalHeights = nil
    if pass.needsLayoutAfterRequest {
      pass.needsLayoutAfterRequest = false
      setNeedsLayout()
    }
    let heights = TableHeights(sections, counts: counts, topPadding: adapter.topPadding, scale: displayScale)
    return (heights, pass.generation != generation)
  }

  /// Updates the first rows after a bar above them has appeared or disappeared.
  final func topInsetDidChange() {
    guard styleStorage == .plain, heights != nil, !session.needs(.reload) else { return }
    for element in liveElements.values where element.isRow && element.path.item == 0 {
      guard loadedHeights.contains(element.path) else { continue }
      element.cell?.context = context(ofRow: element.path)
    }
  }

  /// The vertical position at which the first section begins, in points.
  final var sectionsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  final func updateContentSize() {
    let contentBottom = sectionsTop + loadedHeights.length
    let footerHeight = tableFooterView?.frame.height ?? 0
    // A table footer with a height replaces the padding. Applications commonly use this to remove the padding.
    let padding = footerHeight > 0 || loadedHeights.counts.isEmpty ? 0 : metrics.bottomPadding
    let size = CGSize(width: bounds.width, height: contentBottom + max(footerHeight, padding))
    if contentSize != size { contentSize = size }
    if !session.isUpdating { positionEdgeViews(bottom: contentBottom) }
  }

  /// Requests the counts and the heights of reloaded data, and updates the content size. The cells are requested in the
  /// next layout pass.
  ///
  /// UIKit also requests them in `reloadData()`: the stack trace of openradar 16266367 contains `reloadData`,
  /// `noteNumberOfRowsChanged` and `numberOfRows`. Applications read the content size immediately after the call.
  final func updateReloadedContentSize() {
    guard session.isIdle, !updates.isBatchOpen, !updates.reader.isCounting, pass.requestedCounts == nil else { return }
    updateContentSize()
  }

  // MARK: Changes of heights

  final func heightPropertyDidChange(_ newHeight: CGFloat, _ oldHeight: CGFloat) {
    guard newHeight != oldHeight else { return }
    discardHeights()
  }

  /// Invalidates all heights. The next layout pass determines them again. Existing cells are kept.
  final func discardHeights() {
    guard heights != nil else { return }
    session.setNeeds(.heights)
    setNeedsLayout()
  }

  /// Requests a layout pass, because the heights of headers and footers may have changed.
  final func sectionMetricsMayHaveChanged() {
    let isBelowLargeTitle = (largeTitleHeight?() ?? 0) > 0
    if heights != nil, isBelowLargeTitle != pass.isBelowLargeTitle { session.setNeeds(.heights) }
    setNeedsLayout()
  }

  final func traitsDidChange(_ oldTraits: UITraitCollection?) {
    let newTraits = traitCollection
    guard let oldTraits else { return }
    if oldTraits.displayScale != newTraits.displayScale
      || oldTraits.preferredContentSizeCategory != newTraits.preferredContentSizeCategory
    {
      discardHeights()
    }
  }

  /// Requests that the next layout pass measures the visible cells again, after a change of the width. Other rows keep
  /// their height as an estimate, unless the delegate provides it. The same applies to headers and footers.
  final func widthDidChange() {
    if session.needs(.reload) {
      // The delegate's heights that were requested after a reload, and before the layout pass, may depend on the width.
      heights = nil
    } else if heights != nil, TableDelegateAdapter(self).providesHeights {
      session.setNeeds(.providedHeights)
    }
    for element in liveElements.values { element.needsFitting = true }
    setNeedsLayout()
  }

  /// Determines all heights again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows if the delegate provides heights of rows, otherwise the
  ///   number of sections.
  final func rebuildHeights() {
    session.clear([.heights, .providedHeights])
    pass.gaps = []
    guard let oldHeights = heights else { return }
    pass.isBelowLargeTitle = (largeTitleHeight?() ?? 0) > 0
    let generation = pass.generation
    let adapter = TableDelegateAdapter(self, stopsAfterReload: true)
    let sections = adapter.sections(oldHeights.counts)
    guard pass.generation == generation else { return }
    heights = TableHeights(
      sections, counts: oldHeights.counts, topPadding: adapter.topPadding, scale: displayScale)
    for element in liveElements.values { element.needsFitting = true }
  }

  /// Requests the delegate's heights of all rows, headers and footers again, as UIKit does after a change of the width (openradar
  /// 41363057). Other heights are kept.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows if the delegate provides heights of rows, otherwise the
  ///   number of sections.
  final func requestProvidedHeights() {
    session.clear(.providedHeights)
    guard let oldHeights = heights else { return }
    let generation = pass.generation
    let anchor = itemScroll.isRunning ? nil : scrollAnchor { _ in false }
    let adapter = TableDelegateAdapter(self, stopsAfterReload: true)
    let sections = adapter.sections(of: oldHeights, keeping: pass.gaps)
    // The delegate may have reloaded the data during the calls.
    guard pass.generation == generation else { return }
    heights = TableHeights(
      sections, counts: oldHeights.counts, topPadding: oldHeights.topPadding, scale: oldHeights.solution.scale)
    updateContentSize()
    resolveAnchor(anchor)
  }

  // MARK: Rectangles

  /// The horizontal insets of the rows, in points. In the inset grouped style, they are the section insets plus the
  /// safe area. In the other styles, they are 0.
  final var rowInsets: (left: CGFloat, right: CGFloat) {
    let sideInset = metrics.sideInset(width: bounds.width)
    guard sideInset > 0 else { return (0, 0) }
    return (sideInset + safeAreaInsets.left, sideInset + safeAreaInsets.right)
  }

  final func frame(of key: ElementKey, _ extent: (y: CGFloat, height: CGFloat)) -> CGRect {
    let insets = key.kind == 0 ? rowInsets : (left: 0, right: 0)
    return CGRect(
      x: insets.left, y: sectionsTop + extent.y, width: max(0, bounds.width - insets.left - insets.right),
      height: extent.height)
  }

  final func naturalFrame(of key: ElementKey) -> CGRect? {
    loadedHeights.extent(of: key).map { frame(of: key, $0) }
  }

  final func sectionRect(_ section: Int) -> CGRect {
    guard let extent = loadedHeights.extent(ofSection: section) else { return .zero }
    return CGRect(x: 0, y: sectionsTop + extent.y, width: bounds.width, height: extent.height)
  }
  final func headerRect(_ section: Int) -> CGRect { naturalFrame(of: .header(section)) ?? .zero }
  final func footerRect(_ section: Int) -> CGRect { naturalFrame(of: .footer(section)) ?? .zero }
  final func rowRect(_ path: IndexPath) -> CGRect {
    guard path.count == 2 else { return .zero }
    return naturalFrame(of: .row(path.item, path.section)) ?? .zero
  }

  // MARK: Header and footer of the table

  final func replaceEdgeView(_ oldView: UIView?, by newView: UIView?) {
    if oldView !== newView {
      oldView?.removeFromSuperview()
      if let newView {
        newView.translatesAutoresizingMaskIntoConstraints = true
        UIView.withoutAnimation {
          newView.frame = CGRect(x: 0, y: newView.frame.minY, width: bounds.width, height: newView.frame.height)
          insertSubview(newView, at: firstElementIndex)
        }
      }
    }
    if heights != nil { updateContentSize() }
    setNeedsLayout()
  }

  /// Updates the table view after other code has removed its table header, table footer or background view.
  final func edgeViewWasRemoved(_ view: UIView) {
    if view === tableHeaderView || view === tableFooterView || view === backgroundView { setNeedsLayout() }
  }

  final func positionEdgeViews(bottom: CGFloat) {
    func position(_ view: UIView?, _ y: CGFloat) {
      guard let view, view.superview === self else { return }
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    position(tableHeaderView, tableHeaderY)
    position(tableFooterView, bottom)
    positionFillerRows(top: bottom)
  }

  private var tableHeaderY: CGFloat { pinsTableHeader ? max(0, bounds.minY + adjustedContentInset.top) : 0 }

  /// Moves the table header to its place at the beginning of the content or, if it is pinned, at the top of the visible area.
  final func positionTableHeader() {
    guard let header = tableHeaderView, header.superview === self, header.frame.minY != tableHeaderY else { return }
    header.frame.origin.y = tableHeaderY
  }

  /// The distance from the top of the visible area at which section headers are pinned.
  final var pinnedHeaderTop: CGFloat { adjustedContentInset.top + (pinsTableHeader ? sectionsTop : 0) }

  final func installBackgroundView(replacing oldView: UIView?) {
    oldView?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
