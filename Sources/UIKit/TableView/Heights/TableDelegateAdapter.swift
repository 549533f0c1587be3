import CollectionCore
import Foundation

/// An object that determines the heights of rows, headers and footers. It calls the data source and the delegate, or
/// uses the properties of the table view.
///
/// Methods that the delegate does not implement are not called. If the delegate implements no method about individual
/// rows, all rows have the same height, and sections with equal numbers of rows share one object.
@MainActor
final class TableDelegateAdapter {
  private let table: UITableView
  private let delegate: (any UITableViewDelegate)?
  private let dataSource: (any UITableViewDataSource)?
  private let metrics: TableMetrics
  private let mapping: DataMapping
  let topPadding: CGFloat
  let missingMethods: MissingMethods
  /// The number of reloads after which the delegate is not called any more if it increases, or `nil` if it is always called.
  private let generation: Int?
  /// The number of reports about invalid heights. Those of a million rows would take minutes.
  private static let reportLimit = 10
  private var invalidHeights = 0

  /// A set of optional methods that neither the data source nor the delegate implements.
  struct MissingMethods: OptionSet {
    let rawValue: Int
    static let rowHeight = MissingMethods(rawValue: 1)
    static let rowEstimate = MissingMethods(rawValue: 2)
    static let headerHeight = MissingMethods(rawValue: 4)
    static let footerHeight = MissingMethods(rawValue: 8)
    static let headerEstimate = MissingMethods(rawValue: 16)
    static let footerEstimate = MissingMethods(rawValue: 32)
    static let headerTitle = MissingMethods(rawValue: 64)
    static let footerTitle = MissingMethods(rawValue: 128)
    static let headerView = MissingMethods(rawValue: 256)
    static let footerView = MissingMethods(rawValue: 512)
    /// The optional methods for headers and footers.
    static let sections: MissingMethods = [
      .headerHeight, .footerHeight, .headerEstimate, .footerEstimate, .headerTitle, .footerTitle, .headerView,
      .footerView,
    ]
    static let rows: MissingMethods = [.rowHeight, .rowEstimate]

    init(rawValue: Int) { self.rawValue = rawValue }

    @MainActor init(_ delegate: (any UITableViewDelegate)?, _ dataSource: (any UITableViewDataSource)?) {
      self = []
      for (method, detector) in Self.delegateMethods
      where !(delegate.map { detector.isImplemented(by: type(of: $0)) } ?? false) {
        insert(method)
      }
      for (method, detector) in Self.dataSourceMethods
      where !(dataSource.map { detector.isImplemented(by: type(of: $0)) } ?? false) {
        insert(method)
      }
    }

    @MainActor private static let delegateMethods: [(MissingMethods, TableMethods.DelegateMethod)] = [
      (.rowHeight, TableMethods.rowHeight), (.rowEstimate, TableMethods.rowEstimate),
      (.headerHeight, TableMethods.headerHeight), (.footerHeight, TableMethods.footerHeight),
      (.headerEstimate, TableMethods.headerEstimate), (.footerEstimate, TableMethods.footerEstimate),
      (.headerView, TableMethods.headerView), (.footerView, TableMethods.footerView),
    ]
    @MainActor private static let dataSourceMethods: [(MissingMethods, TableMethods.DataSourceMethod)] = [
      (.headerTitle, TableMethods.headerTitle), (.footerTitle, TableMethods.footerTitle),
    ]
  }

  /// Creates an adapter for the current data source and delegate of a table view.
  ///
  /// - Parameters:
  ///   - table: The table view.
  ///   - stopsAfterReload: `true` to call no further methods after the delegate has reloaded the data during a call, because it may
  ///     not have the requested rows any more. The results are then meaningless.
  init(_ table: UITableView, stopsAfterReload: Bool = false) {
    self.table = table
    generation = stopsAfterReload ? table.pass.generation : nil
    delegate = table.delegate
    dataSource = table.dataSource
    metrics = table.metrics
    mapping = table.mapping
    topPadding = table.headerTopPadding
    // The cached set is valid only while the delegate and the data source exist, because a deallocated object
    // implements no methods.
    if delegate != nil, dataSource != nil, let cachedMethods = table.pass.missingMethods {
      missingMethods = cachedMethods
    } else {
      missingMethods = MissingMethods(delegate, dataSource)
      table.pass.missingMethods = missingMethods
    }
  }

  /// Returns the result of an optional method, or `nil` if the method is not implemented.
  private func callDelegate<Result>(_ method: MissingMethods, _ call: () -> Result) -> Result? {
    if missingMethods.contains(method) { return nil }
    if let generation, table.pass.generation != generation { return nil }
    return call()
  }

  /// Returns a height that the delegate returned, or `nil` if it requests automatic sizing. An invalid height is
  /// reported as an error.
  private func validHeight(_ height: CGFloat, _ element: @autoclosure () -> String) -> CGFloat? {
    if height >= 0, height.isFinite { return height }
    if height != UITableView.automaticDimension {
      invalidHeights += 1
      if invalidHeights <= Self.reportLimit {
        Diagnostics.report(
          "\(table): the height of \(element()) is \(height), which is negative or not finite. "
            + "The height 44 is used instead"
            + (invalidHeights < Self.reportLimit ? "" : "; further such heights of this pass are not reported"))
      }
      return TableMetrics.fixedRowHeight
    }
    return nil
  }

  // MARK: Rows

  /// Indicates whether cells are self-sizing. The value is `true` unless `estimatedRowHeight` is 0.
  private var hasSelfSizingRows: Bool { table.estimatedRowHeight != 0 }

  /// Returns the height of a row before it is shown, in points. This is the explicit height or, if there is none, an estimate.
  /// `row` is the index of the row on screen, which includes placeholders.
  func height(ofRow row: ItemIndex) -> CGFloat {
    let path = IndexPath(row)
    if let placeholder = mapping.placeholder(at: path) { return height(of: placeholder) ?? heightOfUnknownRow }
    return height(ofDataRow: mapping.dataIndexPath(path))
  }

  private func height(ofDataRow path: IndexPath) -> CGFloat {
    // If there is an estimate, the height is requested when the row is shown.
    if let estimatedHeight = estimate(ofRow: path) { return estimatedHeight }
    if let height = explicitHeight(path) { return height }
    return hasSelfSizingRows ? metrics.rowHeight : TableMetrics.fixedRowHeight
  }

  private func explicitHeight(_ path: IndexPath) -> CGFloat? {
    let height =
      callDelegate(.rowHeight) { delegate?.tableView(table, heightForRowAt: path) ?? 0 }
      ?? table.staticContent?.row(at: path)?.height ?? table.rowHeight
    return validHeight(height, "row \(Array(path))")
  }

  private func estimate(ofRow path: IndexPath) -> CGFloat? {
    // An estimate is used only if the delegate or the cells determine the heights of rows.
    if missingMethods.contains(.rowHeight), table.rowHeight >= 0 { return nil }
    let estimatedHeight =
      callDelegate(.rowEstimate) { delegate?.tableView(table, estimatedHeightForRowAt: path) ?? 0 }
      ?? table.estimatedRowHeight
    return estimatedHeight > 0 && estimatedHeight.isFinite ? estimatedHeight : nil
  }

  /// Indicates whether the delegate provides the heights of all rows before they are shown.
  var providesRowHeights: Bool {
    !missingMethods.contains(.rowHeight) && missingMethods.contains(.rowEstimate) && !(table.estimatedRowHeight > 0)
  }

  /// Indicates whether the delegate provides the heights of rows, headers or footers.
  var providesHeights: Bool {
    providesRowHeights || !missingMethods.contains(.headerHeight) || !missingMethods.contains(.footerHeight)
  }

  /// Returns the height of a row that is shown, in points, or `nil` if its cell determines it.
  func shownHeight(ofRow row: ItemIndex) -> CGFloat? {
    let path = IndexPath(row)
    let knownHeight: CGFloat?
    if let placeholder = mapping.placeholder(at: path) {
      knownHeight = height(of: placeholder)
    } else {
      knownHeight = explicitHeight(mapping.dataIndexPath(path))
    }
    return knownHeight ?? (hasSelfSizingRows ? nil : TableMetrics.fixedRowHeight)
  }

  /// Returns the explicit height of a placeholder, in points, or `nil` if its cell determines it.
  private func height(of placeholder: PlaceholderItem) -> CGFloat? {
    placeholder.height.flatMap { validHeight($0, "a placeholder") }
  }

  /// The height of a row for which neither the delegate nor a cell determines a height, in points.
  var heightOfUnknownRow: CGFloat {
    if table.rowHeight >= 0 { return table.rowHeight }
    guard hasSelfSizingRows else { return TableMetrics.fixedRowHeight }
    return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : metrics.rowHeight
  }

  /// Indicates whether all rows of the data have the same height, because neither the delegate nor the data source
  /// determines heights.
  private var hasUniformRows: Bool { missingMethods.isSuperset(of: .rows) }

  /// Returns the heights of a section's rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows if the delegate determines heights, otherwise the number of
  ///   placeholders.
  private func heights(ofSection section: Int, count: Int) -> FlowSizes {
    var sizes = FlowSizes()
    guard count > 0 else { return sizes }
    guard hasUniformRows else {
      for row in 0..<count { sizes.append(CGSize(width: 1, height: height(ofRow: ItemIndex(section, row)))) }
      return sizes
    }
    let row = CGSize(width: 1, height: height(ofDataRow: IndexPath(item: 0, section: section)))
    for (index, placeholder) in mapping.shownPlaceholders(inSection: section) where index < count {
      sizes.append(repeating: row, count: index - sizes.count)
      sizes.append(CGSize(width: 1, height: height(of: placeholder) ?? heightOfUnknownRow))
    }
    sizes.append(repeating: row, count: count - sizes.count)
    return sizes
  }

  // MARK: Headers and footers

  func title(ofHeader section: Int) -> String? {
    callDelegate(.headerTitle) { dataSource?.tableView(table, titleForHeaderInSection: section) }
      ?? table.staticContent?.section(section)?.header
  }
  func title(ofFooter section: Int) -> String? {
    callDelegate(.footerTitle) { dataSource?.tableView(table, titleForFooterInSection: section) }
      ?? table.staticContent?.section(section)?.footer
  }

  /// Returns the header view that the delegate provides for a section, or `nil` if there is none.
  func view(ofHeader section: Int) -> UIView? {
    callDelegate(.headerView) { delegate?.tableView(table, viewForHeaderInSection: section) } ?? nil
  }
  func view(ofFooter section: Int) -> UIView? {
    callDelegate(.footerView) { delegate?.tableView(table, viewForFooterInSection: section) } ?? nil
  }

  /// Returns the height of a header before it is shown, in points, without the padding above it. For a title of one
  /// line the height is exact.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - measuredHeight: The height that the result is if the header has a view that determines it, or `nil` for an estimate.
  func height(ofHeader section: Int, measuredHeight: CGFloat? = nil) -> CGFloat {
    let hasTitle = title(ofHeader: section) != nil
    lazy var titledHeight = titledHeaderHeight(section, textHeight: metrics.headerLineHeight)
    let height = explicitHeaderHeight(section, hasTitle: hasTitle, titledHeight: titledHeight)
    let hasView = hasTitle || !missingMethods.contains(.headerView)
    guard hasView else {
      // The explicit height of a header without a title or view is used in the grouped style only.
      if metrics.style == .grouped, let height, height > 0 { return height }
      return metrics.missingHeaderGap(isFirst: section == 0)
    }
    if let height, height > 0 || metrics.style == .plain { return height }
    if let measuredHeight { return measuredHeight }
    if hasTitle { return titledHeight }
    let estimatedHeight = callDelegate(.headerEstimate) {
      delegate?.tableView(table, estimatedHeightForHeaderInSection: section) ?? 0
    }
    return validEstimate(estimatedHeight, table.estimatedSectionHeaderHeight) ?? titledHeight
  }

  /// Returns the height of a footer before it is shown, in points. The parameters are those of `height(ofHeader:measuredHeight:)`.
  func height(ofFooter section: Int, measuredHeight: CGFloat? = nil) -> CGFloat {
    let hasTitle = title(ofFooter: section) != nil
    lazy var titledHeight = metrics.titledFooterHeight(textHeight: metrics.footerLineHeight)
    let height = explicitFooterHeight(section, hasTitle: hasTitle, titledHeight: titledHeight)
    let exists = hasTitle || !missingMethods.contains(.footerView)
    guard exists else {
      if metrics.style == .grouped, let height, height > 0 { return height }
      return metrics.missingFooterGap
    }
    if let height, height > 0 || metrics.style == .plain { return height }
    if let measuredHeight { return measuredHeight }
    if hasTitle { return titledHeight }
    let estimatedHeight = callDelegate(.footerEstimate) {
      delegate?.tableView(table, estimatedHeightForFooterInSection: section) ?? 0
    }
    return validEstimate(estimatedHeight, table.estimatedSectionFooterHeight) ?? titledHeight
  }

  private func explicitHeaderHeight(
    _ section: Int, hasTitle: @autoclosure () -> Bool, titledHeight: @autoclosure () -> CGFloat
  ) -> CGFloat? {
    let height = callDelegate(.headerHeight) { delegate?.tableView(table, heightForHeaderInSection: section) ?? 0 }
    if let height { return validHeight(height, "the header of section \(section)") }
    return propertyHeight(table.sectionHeaderHeight, hasTitle(), titledHeight())
  }

  private func explicitFooterHeight(
    _ section: Int, hasTitle: @autoclosure () -> Bool, titledHeight: @autoclosure () -> CGFloat
  ) -> CGFloat? {
    let height = callDelegate(.footerHeight) { delegate?.tableView(table, heightForFooterInSection: section) ?? 0 }
    if let height { return validHeight(height, "the footer of section \(section)") }
    return propertyHeight(table.sectionFooterHeight, hasTitle(), titledHeight())
  }

  /// Returns the height that a property of the table view specifies for a header or footer, in points, or `nil` if its view determines
  /// it.
  ///
  /// In the grouped styles, the property does not make titles lower. Interface Builder writes 10 or 18 for each grouped table view, and
  /// UIKit lays titles out with their own height nevertheless: in storyboards with `sectionHeaderHeight="10"`, the first row below a title
  /// is at 55.5 points.
  private func propertyHeight(
    _ property: CGFloat, _ hasTitle: @autoclosure () -> Bool, _ titledHeight: @autoclosure () -> CGFloat
  ) -> CGFloat? {
    guard let height = validHeight(property, "a header or footer") else { return nil }
    return metrics.style != .plain && hasTitle() && height < titledHeight() ? nil : height
  }

  private func validEstimate(_ estimatedHeight: CGFloat?, _ property: CGFloat) -> CGFloat? {
    let estimatedHeight = estimatedHeight ?? property
    return estimatedHeight > 0 && estimatedHeight.isFinite ? estimatedHeight : nil
  }

  /// Returns the height of a header whose title has the height `textHeight`, in points.
  func titledHeaderHeight(_ section: Int, textHeight: CGFloat) -> CGFloat {
    let followsTitledFooter = section > 0 && metrics.style != .plain && title(ofFooter: section - 1) != nil
    return metrics.titledHeaderHeight(
      isFirst: section == 0, followsTitledFooter: followsTitledFooter, textHeight: textHeight)
  }

  /// Returns the explicit height of a header or footer, in points, or `nil` if its view determines it.
  func preferredHeight(of key: ElementKey) -> CGFloat? {
    let section = Int(key.section)
    let isHeader = key.kind == TableElement.headerKind
    let height =
      isHeader
      ? explicitHeaderHeight(
        section, hasTitle: title(ofHeader: section) != nil,
        titledHeight: titledHeaderHeight(section, textHeight: metrics.headerLineHeight))
      : explicitFooterHeight(
        section, hasTitle: title(ofFooter: section) != nil,
        titledHeight: metrics.titledFooterHeight(textHeight: metrics.footerLineHeight))
    guard let height, height > 0 || metrics.style == .plain else { return nil }
    return height
  }

  /// Returns the height of the space in place of a header or footer that has neither a title nor a view, in points.
  func emptyHeight(of key: ElementKey) -> CGFloat {
    if metrics.style == .grouped, let height = preferredHeight(of: key), height > 0 { return height }
    return missingViewHeight(of: key)
  }

  private func missingViewHeight(of key: ElementKey) -> CGFloat {
    key.kind == TableElement.headerKind ? metrics.missingHeaderGap(isFirst: key.section == 0) : metrics.missingFooterGap
  }
  func titledFooterHeight(textHeight: CGFloat) -> CGFloat { metrics.titledFooterHeight(textHeight: textHeight) }

  // MARK: Sections

  /// Returns a section with the heights of its elements. If `before` is not nil, its rows and their heights are reused.
  func section(_ number: Int, count: Int, before: FlowSection? = nil) -> FlowSection {
    let header = height(ofHeader: number)
    let footer = height(ofFooter: number)
    let input = FlowSectionInput(
      sizes: before == nil ? heights(ofSection: number, count: count) : FlowSizes(),
      headerLength: header > 0 ? header + topPadding : 0, footerLength: footer)
    guard let before else { return FlowSection(input, axis: .vertical, crossExtent: 1) }
    guard before.input != input else { return before }
    return FlowSection(before, input, axis: .vertical, crossExtent: 1)
  }

  /// Returns all sections. Sections that have equal numbers of rows and no explicit heights share one object.
  func sections(_ counts: SectionCounts) -> FlowSections {
    var sharedSections: [Int: FlowSections.SharedSection] = [:]
    var sections: [FlowSections.SharedSection] = []
    sections.reserveCapacity(counts.count)
    for (index, count) in counts.enumerated() {
      let isShareable =
        index > 0 && missingMethods.isSuperset(of: .sections) && hasUniformRows
        && !mapping.hasPlaceholders(inSection: index)
      if isShareable, let sharedSection = sharedSections[count] {
        sections.append(sharedSection)
        continue
      }
      let sharedSection = FlowSections.SharedSection(section(index, count: count))
      if isShareable { sharedSections[count] = sharedSection }
      sections.append(sharedSection)
    }
    return FlowSections(shared: sections)
  }

  /// Returns the sections of a layout with the current heights of the delegate. Other heights are kept.
  ///
  /// - Parameters:
  ///   - heights: The existing layout.
  ///   - gaps: The headers and footers that have no view. They keep their heights.
  /// - Complexity: O(*n*), where *n* is the number of rows if the delegate provides heights of rows, otherwise the
  ///   number of sections.
  func sections(of heights: TableHeights, keeping gaps: Set<ElementKey>) -> FlowSections {
    let sections = heights.counts.enumerated().map { section, count in
      let oldSection = heights.sections.sharedSection(at: section)
      var input = oldSection.section.input
      if !missingMethods.contains(.headerHeight), !gaps.contains(.header(section)) {
        let measuredHeight = input.headerLength > 0 ? input.headerLength - topPadding : 0
        let height = height(ofHeader: section, measuredHeight: measuredHeight)
        input.headerLength = height > 0 ? height + topPadding : 0
      }
      if !missingMethods.contains(.footerHeight), !gaps.contains(.footer(section)) {
        input.footerLength = height(ofFooter: section, measuredHeight: input.footerLength)
      }
      guard providesRowHeights else {
        if input == oldSection.section.input { return oldSection }
        return FlowSections.SharedSection(FlowSection(oldSection.section, input, axis: .vertical, crossExtent: 1))
      }
      lazy var oldSizes = oldSection.section.lines.allSizes
      for row in 0..<count {
        let height = shownHeight(ofRow: ItemIndex(section, row))
        input.sizes.append(height.map { CGSize(width: 1, height: $0) } ?? oldSizes[row])
      }
      return FlowSections.SharedSection(FlowSection(input, axis: .vertical, crossExtent: 1))
    }
    return FlowSections(shared: sections)
  }
}
