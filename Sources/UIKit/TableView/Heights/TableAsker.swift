import CollectionCore
import Foundation

/// Asks data source and delegate for the heights of rows, headers and footers, else the table's properties.
///
/// A delegate that leaves the methods out is not asked: sections of as many rows are then one object, and rows one number.
@MainActor
final class TableAsker {
  private let table: UITableView
  private let delegate: (any UITableViewDelegate)?
  private let dataSource: (any UITableViewDataSource)?
  private let metrics: TableMetrics
  let topPadding: CGFloat
  let missing: Missing
  /// Whether the section before has a footer with a title: nil where nobody has asked yet.
  private var lastFooter: (section: Int, isTitled: Bool)?

  /// Methods that are not there.
  struct Missing: OptionSet {
    let rawValue: Int
    static let rowHeight = Missing(rawValue: 1)
    static let rowEstimate = Missing(rawValue: 2)
    static let headerHeight = Missing(rawValue: 4)
    static let footerHeight = Missing(rawValue: 8)
    static let headerEstimate = Missing(rawValue: 16)
    static let footerEstimate = Missing(rawValue: 32)
    static let headerTitle = Missing(rawValue: 64)
    static let footerTitle = Missing(rawValue: 128)
    static let headerView = Missing(rawValue: 256)
    static let footerView = Missing(rawValue: 512)
    /// Nothing is said of single sections.
    static let sections: Missing = [
      .headerHeight, .footerHeight, .headerEstimate, .footerEstimate, .headerTitle, .footerTitle, .headerView,
      .footerView,
    ]
    static let rows: Missing = [.rowHeight, .rowEstimate]

    init(rawValue: Int) { self.rawValue = rawValue }

    @MainActor init(_ delegate: (any UITableViewDelegate)?, _ dataSource: (any UITableViewDataSource)?) {
      self = []
      for (method, found) in Self.ofDelegate where !(delegate.map { found.isImplemented(by: type(of: $0)) } ?? false) {
        insert(method)
      }
      for (method, found) in Self.ofSource where !(dataSource.map { found.isImplemented(by: type(of: $0)) } ?? false) {
        insert(method)
      }
    }

    @MainActor private static let ofDelegate: [(Missing, TableMethods.Delegate)] = [
      (.rowHeight, TableMethods.rowHeight), (.rowEstimate, TableMethods.rowEstimate),
      (.headerHeight, TableMethods.headerHeight), (.footerHeight, TableMethods.footerHeight),
      (.headerEstimate, TableMethods.headerEstimate), (.footerEstimate, TableMethods.footerEstimate),
      (.headerView, TableMethods.headerView), (.footerView, TableMethods.footerView),
    ]
    @MainActor private static let ofSource: [(Missing, TableMethods.Source)] = [
      (.headerTitle, TableMethods.headerTitle), (.footerTitle, TableMethods.footerTitle),
    ]
  }

  init(_ table: UITableView) {
    self.table = table
    delegate = table.delegate
    dataSource = table.dataSource
    metrics = table.metrics
    topPadding = table.headerTopPadding
    // A delegate that is gone has no methods.
    if delegate != nil, dataSource != nil, let known = table.pass.missing {
      missing = known
    } else {
      missing = Missing(delegate, dataSource)
      table.pass.missing = missing
    }
  }

  /// Nil where the method is not there.
  private func ask<Answer>(_ method: Missing, _ question: () -> Answer) -> Answer? {
    missing.contains(method) ? nil : question()
  }

  /// What a number means as a height: nil for “as it needs”.
  private func checked(_ height: CGFloat, _ what: @autoclosure () -> String) -> CGFloat? {
    if height >= 0, height.isFinite { return height }
    if height != UITableView.automaticDimension {
      Misuse.report("\(table): the height of \(what()) would be \(height), which is no height; taken as 44")
      return TableMetrics.fixedRow
    }
    return nil
  }

  // MARK: Rows

  /// Whether cells say their heights.
  private var selfSizes: Bool { table.estimatedRowHeight != 0 }

  /// The height of a row before it is shown: what is said, else a guess.
  func height(ofRow row: ItemIndex) -> CGFloat {
    let path = IndexPath(row)
    // With a guess at hand, the height is asked for when the row is shown.
    if let guess = estimate(ofRow: path) { return guess }
    if let said = said(path) { return said }
    return selfSizes ? metrics.row : TableMetrics.fixedRow
  }

  private func said(_ path: IndexPath) -> CGFloat? {
    let height = ask(.rowHeight) { delegate?.tableView(table, heightForRowAt: path) ?? 0 } ?? table.rowHeight
    return checked(height, "row \(Array(path))")
  }

  private func estimate(ofRow path: IndexPath) -> CGFloat? {
    // A guess means something only where the delegate sizes rows, or cells do.
    if missing.contains(.rowHeight), table.rowHeight >= 0 { return nil }
    let guess =
      ask(.rowEstimate) { delegate?.tableView(table, estimatedHeightForRowAt: path) ?? 0 } ?? table.estimatedRowHeight
    return guess > 0 && guess.isFinite ? guess : nil
  }

  /// The height of a row that is shown: nil where its cell says it.
  func shownHeight(ofRow row: ItemIndex) -> CGFloat? {
    said(IndexPath(row)) ?? (selfSizes ? nil : TableMetrics.fixedRow)
  }

  private func heights(ofSection section: Int, count: Int) -> FlowSizes {
    guard count > 0 else { return FlowSizes() }
    let first = height(ofRow: ItemIndex(section, 0))
    if missing.isSuperset(of: .rows) { return FlowSizes(repeating: CGSize(width: 1, height: first), count: count) }
    var sizes = FlowSizes()
    sizes.append(CGSize(width: 1, height: first))
    for row in 1..<max(1, count) { sizes.append(CGSize(width: 1, height: height(ofRow: ItemIndex(section, row)))) }
    return sizes
  }

  // MARK: Headers and footers

  func title(ofHeader section: Int) -> String? {
    (ask(.headerTitle) { dataSource?.tableView(table, titleForHeaderInSection: section) } ?? nil)
  }
  func title(ofFooter section: Int) -> String? {
    (ask(.footerTitle) { dataSource?.tableView(table, titleForFooterInSection: section) } ?? nil)
  }

  /// The view that the delegate makes.
  func view(ofHeader section: Int) -> UIView? {
    ask(.headerView) { delegate?.tableView(table, viewForHeaderInSection: section) } ?? nil
  }
  func view(ofFooter section: Int) -> UIView? {
    ask(.footerView) { delegate?.tableView(table, viewForFooterInSection: section) } ?? nil
  }

  /// The height of a header before it is shown, without the room above it; exact where it has a title of one line.
  func height(ofHeader section: Int) -> CGFloat {
    let said = checked(
      ask(.headerHeight) { delegate?.tableView(table, heightForHeaderInSection: section) ?? 0 }
        ?? table.sectionHeaderHeight, "the header of section \(section)")
    let hasTitle = title(ofHeader: section) != nil
    let exists = hasTitle || !missing.contains(.headerView)
    guard exists else {
      // A height without a title or view counts in the grouped style alone.
      if metrics.style == .grouped, let said, said > 0 { return said }
      return metrics.untitledHeader(isFirst: section == 0)
    }
    if let said, said > 0 || metrics.style == .plain { return said }
    if hasTitle { return titledHeader(section, text: metrics.headerLine) }
    let guess = ask(.headerEstimate) { delegate?.tableView(table, estimatedHeightForHeaderInSection: section) ?? 0 }
    return plausible(guess, table.estimatedSectionHeaderHeight)
      ?? titledHeader(section, text: metrics.headerLine)
  }

  func height(ofFooter section: Int) -> CGFloat {
    let said = checked(
      ask(.footerHeight) { delegate?.tableView(table, heightForFooterInSection: section) ?? 0 }
        ?? table.sectionFooterHeight, "the footer of section \(section)")
    let hasTitle = title(ofFooter: section) != nil
    let exists = hasTitle || !missing.contains(.footerView)
    guard exists else {
      if metrics.style == .grouped, let said, said > 0 { return said }
      return metrics.untitledFooter
    }
    if let said, said > 0 || metrics.style == .plain { return said }
    if hasTitle { return metrics.titledFooter(text: metrics.footerLine) }
    let guess = ask(.footerEstimate) { delegate?.tableView(table, estimatedHeightForFooterInSection: section) ?? 0 }
    return plausible(guess, table.estimatedSectionFooterHeight) ?? metrics.titledFooter(text: metrics.footerLine)
  }

  private func plausible(_ guess: CGFloat?, _ property: CGFloat) -> CGFloat? {
    let guess = guess ?? property
    return guess > 0 && guess.isFinite ? guess : nil
  }

  /// A header whose title takes `text` points.
  func titledHeader(_ section: Int, text: CGFloat) -> CGFloat {
    let follows = section > 0 && metrics.style != .plain && title(ofFooter: section - 1) != nil
    return metrics.titledHeader(isFirst: section == 0, followsTitledFooter: follows, text: text)
  }

  /// The height that is said of a header or footer; nil where its view says it.
  func saidHeight(of key: ElementKey) -> CGFloat? {
    let section = Int(key.section)
    let isHeader = key.kind == TableElement.headerKind
    let height =
      isHeader
      ? ask(.headerHeight) { delegate?.tableView(table, heightForHeaderInSection: section) ?? 0 }
        ?? table.sectionHeaderHeight
      : ask(.footerHeight) { delegate?.tableView(table, heightForFooterInSection: section) ?? 0 }
        ?? table.sectionFooterHeight
    guard let said = checked(height, "section \(section)"), said > 0 || metrics.style == .plain else { return nil }
    return said
  }

  /// The height of a place that turned out to have neither title nor view.
  func emptyHeight(of key: ElementKey) -> CGFloat {
    if metrics.style == .grouped, let said = saidHeight(of: key), said > 0 { return said }
    return gap(of: key)
  }

  private func gap(of key: ElementKey) -> CGFloat {
    key.kind == TableElement.headerKind ? metrics.untitledHeader(isFirst: key.section == 0) : metrics.untitledFooter
  }
  func titledFooter(text: CGFloat) -> CGFloat { metrics.titledFooter(text: text) }

  // MARK: Sections

  /// A section with its heights; with `before` its rows are those of before.
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

  /// All sections. Those of which nobody says anything are alike where they have as many rows: they share one object.
  func sections(_ counts: SectionCounts) -> FlowSections {
    var known: [Int: FlowSections.Shared] = [:]
    var sections: [FlowSections.Shared] = []
    sections.reserveCapacity(counts.count)
    for (number, count) in counts.enumerated() {
      let isAlike = number > 0 && missing.isSuperset(of: .sections) && missing.isSuperset(of: .rows)
      if isAlike, let shared = known[count] {
        sections.append(shared)
        continue
      }
      let shared = FlowSections.Shared(section(number, count: count))
      if number > 0, missing.isSuperset(of: .sections), missing.isSuperset(of: .rows) { known[count] = shared }
      sections.append(shared)
    }
    return FlowSections(shared: sections)
  }
}
