import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// The contents of table view cells: the positions measured on iOS 26.1, and the rules for subviews, appearance and
/// reuse.
@preconcurrency @MainActor
final class TableCellTests: XCTestCase {
  private var app: TestApplication!
  private var table: UITableView!

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      app = nil
      table = nil
    }
  }

  /// Returns a row of a table view with a width. The row is as wide as the table view or as a card.
  private func row(
    _ style: UITableViewCell.CellStyle = .default, table tableStyle: UITableView.Style = .plain, width: CGFloat = 375,
    card: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2, editing: Bool = false,
    category: UIContentSizeCategory? = nil, rightToLeft: Bool = false, place: TableRowContext = TableRowContext(),
    inController: Bool = true, _ configure: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    app?.close()
    app = TestApplication(size: CGSize(width: width, height: 700), scale: scale)
    app.onReport = { XCTFail($0) }
    if let category { app.window.traitOverrides.preferredContentSizeCategory = category }
    if rightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 700), style: tableStyle)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    root.addSubview(table)
    if inController {
      let controller = UIViewController()
      controller.view = root
      app.show(controller)
    } else {
      app.show(root)
    }
    app.frame()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.owner = table
    var place = place
    place.style = tableStyle
    cell.context = place
    let size = CGSize(width: card ?? width, height: height ?? 44)
    cell.frame = CGRect(origin: CGPoint(x: (width - size.width) / 2, y: 0), size: size)
    root.addSubview(cell)
    configure(cell)
    if editing { cell.setEditing(true, animated: false) }
    if height == nil {
      cell.frame.size.height =
        cell.systemLayoutSizeFitting(
          CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    cell.updateConfigurationIfNeeded()
    cell.layoutSubviews()
    return cell
  }

  private func separators(_ cell: UITableViewCell) -> [UIView] { cell.subviews.filter { $0 is SeparatorView } }
  private func controls(_ cell: UITableViewCell) -> [RowControl] { cell.subviews.compactMap { $0 as? RowControl } }

  private func same(_ frame: CGRect?, _ wanted: CGRect, _ name: String, line: UInt = #line) throws {
    let frame = try XCTUnwrap(frame, name, line: line)
    for (value, number) in zip(frame.fourNumbers, wanted.fourNumbers) {
      XCTAssertEqual(value, number, accuracy: 0.01, "\(name): \(frame)", line: line)
    }
  }

  // MARK: Measured cases

  private func values(_ id: String) throws -> OracleValues { try Oracle.entry("table-cases.json", id).expect }

  func testInsetGroupedCard_measured() throws {
    let id = "table-nav-insetgrouped-card-2x"
    let values = try values(id)
    let wrapper = try values.numbers("wrapper_x_and_width")
    guard wrapper.count == 2 else { return XCTFail("\(id): \(wrapper) is no place and width") }
    var cell = row(.value1, table: .insetGrouped, card: wrapper[1], height: 44) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
      $0.accessoryType = .disclosureIndicator
    }
    let side = TableMetrics(style: .insetGrouped, traits: cell.traitCollection, isBelowLargeTitle: false).sideInset(
      width: 375)
    XCTAssertEqual([side, 375 - 2 * side].map(Double.init), wrapper)
    try same(cell.contentView.frame, values.rect("contentView"), id)
    try check(XCTUnwrap(cell.textLabel), values.values("title"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.detailTextLabel).frame.maxX), try values.number("detail_maxX"))
    try same(controls(cell).first?.frame, values.rect("accessory"), id)
    try same(separators(cell).first?.frame, values.rect("separator"), id)
    cell = row(
      table: .insetGrouped, card: 343, height: 44, place: TableRowContext(isLast: true),
      { $0.textLabel?.text = "Title" })
    let last = try values.values("last_row_separator")
    try same(separators(cell).first?.frame, last.rect("frame"), id)
    XCTAssertEqual(Double(try XCTUnwrap(separators(cell).first).alpha), try last.number("alpha"))
    XCTAssertEqual(values.unread, [])
  }

  /// Compares the measured values `x`, `y`, `height` and `font` with a label.
  private func check(_ label: UILabel, _ wanted: OracleValues, line: UInt = #line) throws {
    for key in wanted.keys {
      let found: CGFloat
      switch key {
      case "x": found = label.frame.minX
      case "y": found = label.frame.minY
      case "height": found = label.frame.height
      case "font": found = label.font.pointSize
      default: continue
      }
      XCTAssertEqual(Double(found), try wanted.number(key), accuracy: 0.01, key, line: line)
    }
  }

  func testWideCards_measured() throws {
    for (id, key, width) in [
      ("table-insetgrouped-landscape", "label_x_in_cell", CGFloat(667)),
      ("table-insetgrouped-ipad", "label_x_in_card", 820),
    ] {
      let values = try values(id)
      let x = try values.number("card_x")
      let cell = row(table: .insetGrouped, width: width, card: width - 2 * x, height: 44) {
        $0.textLabel?.text = "Title"
      }
      let metrics = TableMetrics(style: .insetGrouped, traits: cell.traitCollection, isBelowLargeTitle: false)
      XCTAssertEqual(Double(metrics.sideInset(width: width)), x, id)
      XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minX), try values.number(key), id)
      if values.has("header_label_abs_x") {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.owner = table
        (header.context.style, header.context.sideInset) = (.insetGrouped, x)
        header.frame = CGRect(x: 0, y: 100, width: width, height: 38)
        header.textLabel?.text = "Title"
        table.superview?.addSubview(header)
        header.layoutIfNeeded()
        let label = try XCTUnwrap(header.textLabel)
        XCTAssertEqual(Double(label.convert(label.bounds, to: nil).minX), try values.number("header_label_abs_x"), id)
      }
      XCTAssertEqual(values.unread, [])
    }
  }

  func testPlainSubtitle_measured() throws {
    let id = "table-plain-subtitle-2x"
    let values = try values(id)
    let cell = row(.subtitle) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    XCTAssertEqual(Double(cell.bounds.height), try values.number("row_height"))
    try check(XCTUnwrap(cell.textLabel), values.values("title"))
    try check(XCTUnwrap(cell.detailTextLabel), values.values("subtitle"))
    try same(separators(cell).first?.frame, values.rect("separator"), id)
    for key in ["adjustedContentInset_top", "rest_offset"] {
      try values.leave(key, to: "BarOracleTests: chrome-cases.json, large titles of the same phone")
    }
    let inset = try values.number("adjustedContentInset_top")
    XCTAssertEqual(try values.number("rest_offset"), -inset)
    XCTAssertEqual(Double(largeTitleInset()), inset, id)
    XCTAssertEqual(values.unread, [])
  }

  /// Returns the content inset of a table view below a large title on an iPhone SE, whose bars begin 10 points below
  /// the edge.
  private func largeTitleInset() -> CGFloat {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    let controller = UITableViewController(style: .plain)
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.additionalSafeAreaInsets.top = 10
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    app.frame()
    return controller.tableView.adjustedContentInset.top
  }

  private var editable: TableRowContext {
    var place = TableRowContext()
    (place.isEditable, place.isMovable, place.editingStyle) = (true, true, .delete)
    return place
  }

  private func editedSubtitle(_ category: UIContentSizeCategory? = nil) -> UITableViewCell {
    row(.subtitle, editing: true, category: category, place: editable) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
      $0.showsReorderControl = true
    }
  }

  func testEditing_measured() throws {
    let metrics = try values("table-plain-subtitle-edit-2x")
    let values = try values("table-edit-controls-62")
    let cell = editedSubtitle()
    XCTAssertEqual(Double(cell.bounds.height), try metrics.number("row_height"))
    let content = [cell.contentView.frame.minX, cell.contentView.frame.width].map(Double.init)
    XCTAssertEqual(content, try values.numbers("contentView_x_w"))
    XCTAssertEqual(content, [try metrics.number("content_x"), try metrics.number("content_width")])
    let delete = try XCTUnwrap(controls(cell).first { $0.kind == .delete })
    let reorderControl = try XCTUnwrap(controls(cell).first { $0.kind == .reorderControl })
    try same(delete.frame, values.rect("delete_control"), "control")
    try same(delete.frame, metrics.rect("edit_control"), "control")
    delete.layoutIfNeeded()
    reorderControl.layoutIfNeeded()
    try same(delete.glyphView.frame, values.rect("delete_image_in_control"), "image")
    try same(reorderControl.frame, values.rect("reorder"), "reorder")
    try same(reorderControl.frame, metrics.rect("reorder_control"), "reorder")
    try same(reorderControl.glyphView.frame, values.rect("reorder_image_in_control"), "lines")
    XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minX), try values.number("label_x"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minY), try metrics.number("label_y"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.detailTextLabel).frame.minY), try metrics.number("detail_y"))
    try same(separators(cell).first?.frame, metrics.rect("separator"), "separator")
    XCTAssertEqual(values.unread + metrics.unread, [])
  }

  func testLargeText_measured() throws {
    var values = try values("table-plain-subtitle-xxxl-edit-2x")
    var cell = editedSubtitle(.extraExtraExtraLarge)
    XCTAssertEqual(Double(cell.bounds.height), try values.number("row_height"))
    try checkEditing(cell, values.values("editing"))
    try check(XCTUnwrap(cell.textLabel), values.values("title"))
    try check(XCTUnwrap(cell.detailTextLabel), values.values("subtitle"))
    XCTAssertEqual(values.unread, [])
    values = try self.values("table-plain-subtitle-ax1")
    cell = row(.subtitle, category: .accessibilityLarge) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    XCTAssertEqual(Double(cell.bounds.height), try values.number("row_height"))
    try check(XCTUnwrap(cell.textLabel), values.values("title"))
    try check(XCTUnwrap(cell.detailTextLabel), values.values("subtitle"))
    XCTAssertEqual(
      Double(cell.bounds.height - (try XCTUnwrap(cell.detailTextLabel).frame.maxY)), try values.number("bottom_pad"))
    XCTAssertEqual(values.unread, [])
    values = try self.values("table-edit-ax1")
    try checkEditing(editedSubtitle(.accessibilityLarge), values)
    XCTAssertEqual(values.unread, [])
    values = try self.values("table-disclosure-size-accessibilityLarge")
    cell = row(.value1, table: .insetGrouped, card: 343, height: 44, category: .accessibilityLarge) {
      $0.accessoryType = .disclosureIndicator
      $0.textLabel?.text = "Title"
    }
    XCTAssertEqual(controls(cell).first?.frame.size, try values.size("disclosure_size"))
    XCTAssertEqual(Double(cell.contentView.frame.width), try values.number("contentView_width"))
    XCTAssertEqual(values.unread, [])
    values = try self.values("table-value1-no-room-ax1")
    let long: (CGFloat) -> CGSize = { CGSize(width: min($0, 281), height: 39.5) }
    let layout = ClassicCellLayout(
      .init(
        style: .value1, title: long, detail: { _ in CGSize(width: 60, height: 39.5) }, leftMargin: 16, rightMargin: 8,
        bodyPointSize: 33), in: CGSize(width: 307, height: 60))
    let detail = try values.values("detail")
    XCTAssertEqual(Double(try XCTUnwrap(layout.detail).minX), try detail.number("x"))
    XCTAssertEqual(Double(try XCTUnwrap(layout.detail).width), try detail.number("width"))
    XCTAssertEqual(values.unread, [])
    values = try self.values("table-title-y-rounding")
    let ys = [39.5, 27.5].map { height -> Double? in
      let layout = ClassicCellLayout(
        .init(
          style: .value1, title: { _ in CGSize(width: 50, height: height) }, leftMargin: 16, rightMargin: 8,
          bodyPointSize: 17),
        in: CGSize(width: 300, height: 44))
      return layout.title.map { Double($0.minY) }
    }
    XCTAssertEqual(ys, try values.numbers("y"))
    XCTAssertEqual(values.unread, [])
  }

  private func checkEditing(_ cell: UITableViewCell, _ wanted: OracleValues, line: UInt = #line) throws {
    try same(
      controls(cell).first { $0.kind == .delete }?.frame, wanted.rect("delete_control"), "delete control", line: line)
    try same(controls(cell).first { $0.kind == .reorderControl }?.frame, wanted.rect("reorder"), "reorder", line: line)
    XCTAssertEqual(Double(cell.contentView.frame.minX), try wanted.number("content_x"), line: line)
    XCTAssertEqual(
      Double(cell.contentView.frame.minX + (cell.textLabel?.frame.minX ?? 0)), try wanted.number("label_x"), line: line)
  }

  /// At other accessibility sizes than that of `table-edit-ax1`, the controls scale with the text and begin at the
  /// margin of the row, and the content begins at their end.
  func testEditing_atOtherAccessibilitySizes() throws {
    for (category, body) in [
      (UIContentSizeCategory.accessibilityMedium, CGFloat(28)), (.accessibilityExtraExtraExtraLarge, 53),
    ] {
      let cell = editedSubtitle(category)
      let delete = try XCTUnwrap(controls(cell).first { $0.kind == .delete })
      let reorderControl = try XCTUnwrap(controls(cell).first { $0.kind == .reorderControl })
      XCTAssertEqual(delete.frame.minX, 16, "\(category)")
      XCTAssertEqual(delete.frame.width, 39 * body / 33, accuracy: 0.26)
      XCTAssertEqual(delete.frame.height, 38 * body / 33, accuracy: 0.26)
      XCTAssertEqual(cell.contentView.frame.minX, delete.frame.maxX)
      XCTAssertEqual(reorderControl.frame.width, 41 * body / 33, accuracy: 0.26)
      XCTAssertEqual(reorderControl.frame.maxX, 375 - 16)
      // Its symbol is aligned with the baseline of text of 17 points.
      XCTAssertEqual(cell.bounds.midY - delete.frame.midY, 1 + 0.344 * (body - 17), accuracy: 0.5)
    }
  }

  /// The tests of bcylin/QuickTableViewController (on GitHub) expect this.
  func testTheStyleWithoutAnImage() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let views = styles.map { UITableViewCell(style: $0, reuseIdentifier: nil).imageView }
    XCTAssertEqual(views.map { $0 == nil }, [false, false, true, false])
  }

  func testHeights_measured() throws {
    let id = "table-row-default-classic-vs-config"
    let values = try values(id)
    let classic = try values.values("classic textLabel")
    var cell = row { $0.textLabel?.text = "Title" }
    XCTAssertEqual(Double(cell.bounds.height), try classic.number("row"))
    XCTAssertEqual(Double(3 * cell.bounds.height), try values.number("3 classic rows contentSize_height"))
    try same(cell.textLabel?.frame, classic.rect("label_frame"), id)
    let automatic = try self.values("table-classic-row-automatic")
    for (style, width, scale) in [
      (UITableViewCell.CellStyle.default, CGFloat(375), CGFloat(2)), (.value1, 375, 2), (.value2, 375, 2),
      (.subtitle, 375, 2), (.default, 393, 3), (.value1, 393, 3),
    ] {
      cell = row(style, width: width, scale: scale) { $0.textLabel?.text = "Title" }
      XCTAssertEqual(Double(cell.bounds.height), try automatic.number("row_height"), "\(style)")
    }
    func configured(_ make: UIListContentConfiguration, scale: CGFloat = 2) -> UITableViewCell {
      row(table: .grouped, scale: scale) {
        var content = make
        content.text = "Title"
        if make.style == .subtitle { content.secondaryText = "Subtitle" }
        $0.contentConfiguration = content
      }
    }
    XCTAssertEqual(
      Double(configured(.cell()).bounds.height), try values.values("defaultContentConfiguration").number("row"))
    for (id, scale) in [("table-metrics-2x", CGFloat(2)), ("table-metrics-3x", 3)] {
      let metrics = try self.values(id)
      cell = configured(.subtitleCell(), scale: scale)
      XCTAssertEqual(Double(cell.bounds.height), try metrics.number("subtitle_row_grouped"), accuracy: 0.01, id)
      let content = try XCTUnwrap(cell.contentView as? UIListContentView)
      let first = try XCTUnwrap(content.textLayoutGuide).layoutFrame
      XCTAssertEqual(Double(first.minY), try metrics.number("subtitle_primary_y_grouped"), accuracy: 0.01, id)
      XCTAssertEqual(Double(first.height), try metrics.number("label17"), accuracy: 0.01, id)
      let sizes = AccessoryMetrics(bodyPointSize: 17, scale: scale)
      XCTAssertEqual(Double(sizes.disclosure.width), try metrics.number("disclosure_w"), accuracy: 0.01, id)
      XCTAssertEqual(Double(sizes.checkmark.height), try metrics.number("checkmark_h"), accuracy: 0.01, id)
      if scale == 2 {
        cell = row(.subtitle) {
          $0.textLabel?.text = "Title"
          $0.detailTextLabel?.text = "Subtitle"
        }
        XCTAssertEqual(Double(cell.bounds.height), try metrics.number("subtitle_row_plain"))
        XCTAssertEqual(
          Double(try XCTUnwrap(cell.textLabel).frame.minY), try metrics.number("subtitle_primary_y_plain"))
        XCTAssertEqual(
          Double(try XCTUnwrap(cell.detailTextLabel).frame.minY), try metrics.number("subtitle_detail_y_plain"))
      }
      for key in [
        "insetGrouped_first_header", "insetGrouped_later_header", "compact_header", "untitled_footer",
      ] where metrics.has(key) { try metrics.leave(key, to: "TableCasesTests.testEveryCaseOfTheTable") }
      XCTAssertEqual(metrics.unread, [])
    }
    XCTAssertEqual(values.unread + automatic.unread, [])
  }

  func testConfiguredCells_measured() throws {
    let value = try values("table-ios-cell-value1-disclosure")
    func configured(
      _ make: UIListContentConfiguration, table style: UITableView.Style = .insetGrouped,
      _ change: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
      // No view controller contains the table, as in the measured scenes.
      row(table: style, card: style == .insetGrouped ? 343 : nil, inController: false) {
        $0.contentConfiguration = make
        change($0)
      }
    }
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Plan", "Pro")
    var cell = configured(content) { $0.accessoryType = .disclosureIndicator }
    try same(cell.contentView.frame, value.rect("content"), "content")
    try same(controls(cell).first?.frame, value.rect("disclosure"), "disclosure")
    var view = try XCTUnwrap(cell.contentView as? UIListContentView)
    // Our font is not as wide as Apple's, so the end of the text is compared, not its beginning.
    let detail = try XCTUnwrap(view.secondaryTextLayoutGuide).layoutFrame
    let wanted = try value.rect("detail")
    XCTAssertEqual(
      [detail.maxX, detail.minY, detail.height].map(Double.init), [wanted.maxX, wanted.minY, wanted.height])
    let lines = try values("table-ios-separators")
    try same(separators(cell).first?.frame, lines.rect("between_rows"), "separator")
    cell = row(table: .insetGrouped, card: 343, height: 53, place: TableRowContext(isLast: true), inController: false) {
      $0.contentConfiguration = content
    }
    let last = try lines.values("last_row")
    try same(separators(cell).first?.frame, last.rect("frame"), "last separator")
    XCTAssertEqual(Double(try XCTUnwrap(separators(cell).first).alpha), try last.number("alpha"))
    let subtitle = try values("table-ios-cell-subtitle-disclosure")
    content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Email", "miguel@example.com")
    cell = configured(content) { $0.accessoryType = .disclosureIndicator }
    XCTAssertEqual(Double(cell.bounds.height), try subtitle.number("row"))
    XCTAssertEqual(Double(cell.contentView.frame.width), try subtitle.number("content_width"))
    try same(controls(cell).first?.frame, subtitle.rect("disclosure"), "disclosure")
    view = try XCTUnwrap(cell.contentView as? UIListContentView)
    for (guide, key) in [(view.textLayoutGuide, "title"), (view.secondaryTextLayoutGuide, "subtitle")] {
      let wanted = try subtitle.rect(key)
      let frame = try XCTUnwrap(guide).layoutFrame
      XCTAssertEqual([frame.minX, frame.minY, frame.height], [wanted.minX, wanted.minY, wanted.height])
      // Text that fits has its natural width, which is nearly the same in our font.
      XCTAssertEqual(frame.width, wanted.width, accuracy: 0.12 * wanted.width)
    }
    XCTAssertEqual(value.unread + lines.unread + subtitle.unread, [])
  }

  func testPlainCells_measured() throws {
    let values = try values("table-ios-plain-cell")
    var content = UIListContentConfiguration.cell()
    content.text = "Apple"
    func cell(_ accessory: UITableViewCell.AccessoryType, inController: Bool = false) -> UITableViewCell {
      row(inController: inController) {
        $0.contentConfiguration = content
        $0.accessoryType = accessory
      }
    }
    let plain = cell(.none)
    let frame = try XCTUnwrap((plain.contentView as? UIListContentView)?.textLayoutGuide).layoutFrame
    let title = try values.values("title")
    XCTAssertEqual(
      [frame.minX, frame.minY, frame.height].map(Double.init),
      [try title.number("x"), try title.number("y"), try title.number("height")])
    try same(separators(plain).first?.frame, values.rect("separator"), "separator")
    var other = cell(.disclosureIndicator)
    XCTAssertEqual(Double(other.contentView.frame.width), try values.number("content_with_disclosure"))
    try same(controls(other).first?.frame, values.rect("disclosure"), "disclosure")
    other = cell(.checkmark)
    XCTAssertEqual(Double(other.contentView.frame.width), try values.number("content_with_checkmark"))
    try same(controls(other).first?.frame, values.rect("checkmark"), "checkmark")
    XCTAssertEqual(values.unread, [])
    // table-ios-plain-separators-all-rows: also below the last row of a section.
    let all = try self.values("table-ios-plain-separators-all-rows")
    let last = row(place: TableRowContext(isLast: true), inController: false) { $0.contentConfiguration = content }
    XCTAssertEqual(separators(last).first?.alpha == 1, try all.bool("separator_on_last_row_of_section"))
    XCTAssertEqual(separators(last).first?.frame, separators(plain).first?.frame)
    XCTAssertEqual(all.unread, [])
  }

  /// The separator ends at the system margin of the view controller that contains the table view, at that of a plain
  /// view if there is none, and always at 16 points in a card. Accessories keep the table view's margin of 16 or 20
  /// points.
  func testSeparators_endAtTheMarginAroundTheTable() throws {
    for (style, width, card, inController, end) in [
      (UITableView.Style.plain, CGFloat(375), nil as CGFloat?, true, CGFloat(16)), (.grouped, 393, nil, true, 16),
      (.plain, 393, nil, false, 8), (.plain, 430, nil, true, 20), (.insetGrouped, 393, 353, true, 16),
      (.insetGrouped, 393, 353, false, 16),
    ] {
      let cell = row(table: style, width: width, card: card, height: 52, inController: inController) {
        $0.textLabel?.text = "Title"
        $0.accessoryType = .disclosureIndicator
      }
      let name = "\(style.rawValue) \(width) \(inController)"
      XCTAssertEqual(cell.bounds.width - (try XCTUnwrap(separators(cell).first).frame.maxX), end, name)
      XCTAssertEqual(cell.separatorInset.right, end, name)
      XCTAssertEqual(cell.bounds.width - (try XCTUnwrap(controls(cell).first).frame.maxX), width < 390 ? 16 : 20, name)
    }
  }

  func testSeparators_measured() throws {
    let grouped = try values("table-grouped-separators-2x")
    for (place, keys) in [
      (TableRowContext(), ["inner"]), (TableRowContext(isFirst: true), ["inner", "first_row_top"]),
      (TableRowContext(isLast: true), ["last_row_bottom"]),
    ] {
      let cell = row(table: .grouped, height: 44, place: place) { $0.textLabel?.text = "Title" }
      let lines = separators(cell)
      XCTAssertEqual(lines.count, keys.count)
      for (line, key) in zip(lines, keys) { try same(line.frame, grouped.rect(key), key) }
    }
    func inset(_ cell: UITableViewCell) -> [Double] {
      let inset = cell.separatorInset
      return [inset.top, inset.left, inset.bottom, inset.right].map(Double.init)
    }
    let margins = try values("table-separator-follows-margins")
    var cell = row(table: .insetGrouped, width: 393, card: 353, height: 52, scale: 3) {
      $0.textLabel?.text = "Title"
      $0.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      $0.layoutMargins = .zero
    }
    try same(separators(cell).first?.frame, margins.rect("separator"), "separator")
    XCTAssertEqual(inset(cell), try margins.numbers("separatorInset"))
    let only = try values("table-separator-content-margin-only")
    cell = row(table: .insetGrouped, width: 393, card: 353, height: 52, scale: 3) {
      $0.textLabel?.text = "Title"
      $0.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    }
    XCTAssertEqual(inset(cell), try only.numbers("separatorInset"))
    XCTAssertEqual(grouped.unread + margins.unread + only.unread, [])
  }

  func testSymbolAccessory_measured() throws {
    let values = try values("table-symbol-accessory-slot")
    let image = UIImageView(image: UIImage(systemName: "chevron.right"))
    let cell = row(table: .insetGrouped, width: 393, card: 353, height: 52, scale: 3) {
      $0.accessoryView = image
      // As in the measured table, they do not move the accessory.
      $0.layoutMargins = .zero
    }
    let (slot, margin) = (try values.number("slot"), try values.number("margin"))
    XCTAssertEqual(Double(cell.contentView.frame.width), try values.number("content_width"))
    XCTAssertEqual(353 - Double(cell.contentView.frame.width), slot + margin)
    XCTAssertEqual(image.frame.midX, 353 - margin - slot / 2, accuracy: 0.4, "in the middle of its slot")
    // The symbol in Apple's font is 12.667 points wide; ours is in the middle of the same slot.
    XCTAssertEqual(try values.number("chevron_x") + 12.667 / 2, Double(image.frame.midX), accuracy: 0.4)
    XCTAssertEqual(values.unread, [])
  }

  func testRightToLeft_measured() throws {
    let values = try values("table-rtl-mirror-2x")
    var cell = row(.subtitle, rightToLeft: true) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
      $0.accessoryType = .disclosureIndicator
    }
    XCTAssertEqual(
      Double(try XCTUnwrap(controls(cell).first).frame.minX), try values.number("disclosure_abs_x"))
    // Text widths are those of Apple's font, so the ends are compared.
    func end(_ part: OracleValues) throws -> Double { try part.number("x") + part.number("text_width") }
    func end(_ label: UILabel) -> Double { Double(label.convert(label.bounds, to: nil).maxX) }
    XCTAssertEqual(end(try XCTUnwrap(cell.textLabel)), try end(values.values("plain_cell_title")))
    let control = UISwitch()
    cell = row(rightToLeft: true) { $0.accessoryView = control }
    XCTAssertEqual(Double(control.convert(control.bounds, to: nil).minX), try values.number("switch_abs_x"))
    cell = row(.value1, table: .insetGrouped, card: 343, rightToLeft: true) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "On"
      $0.accessoryType = .disclosureIndicator
    }
    let detail = try XCTUnwrap(cell.detailTextLabel)
    XCTAssertEqual(
      Double(detail.convert(detail.bounds, to: app.window).minX),
      try values.number("detail_abs_x (On, 22.5 wide)"))
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.owner = table
    (header.context.style, header.context.sideInset) = (.insetGrouped, 16)
    header.frame = CGRect(x: 0, y: 100, width: 375, height: 38)
    header.textLabel?.text = "Title"
    table.superview?.addSubview(header)
    app.frame()
    XCTAssertEqual(end(try XCTUnwrap(header.textLabel)), 62 + (try values.number("inset_grouped_header_x (62 wide)")))
    XCTAssertEqual(try largeTitleEnd(), try end(values.values("large_title")))
    XCTAssertEqual(values.unread, [])
  }

  /// Returns the position of the end of a large title on an iPhone SE in a right-to-left layout.
  private func largeTitleEnd() throws -> Double {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    app.window.traitOverrides.layoutDirection = .rightToLeft
    let controller = UITableViewController(style: .plain)
    controller.title = "Settings"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    app.frame()
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.font.pointSize == 34 { return label }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    let label = try XCTUnwrap(find(navigation.navigationBar))
    let text = label.sizeThatFits(CGSize(width: 375, height: 100)).width
    // The label may be wider than its text, which begins at its end.
    XCTAssertLessThanOrEqual(text, label.bounds.width)
    return Double(label.convert(label.bounds, to: nil).maxX)
  }

  func testHeaders_measured() throws {
    func view(_ place: TableSectionContext, width: CGFloat, height: CGFloat, scale: CGFloat) throws -> UILabel {
      app?.close()
      app = TestApplication(size: CGSize(width: width, height: 300), scale: scale)
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.context = place
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.textLabel?.text = "Account"
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      root.addSubview(view)
      app.show(root)
      app.frame()
      return try XCTUnwrap(view.textLabel)
    }
    var place = TableSectionContext()
    (place.style, place.sideInset) = (.insetGrouped, 16)
    for (id, width, scale) in [
      ("table-header-label-bottom-pad-2x", CGFloat(375), CGFloat(2)), ("table-header-label-bottom-pad-3x", 393, 3),
    ] {
      let values = try values(id)
      // heightForHeaderInSection in the configuration of the cases.
      XCTAssertEqual(try values.numbers("label_y").count, 2, id)
      for (height, y) in zip([30.0, 50.0], try values.numbers("label_y")) {
        let label = try view(place, width: width, height: height, scale: scale)
        XCTAssertEqual(Double(label.frame.minY), y, accuracy: 0.01, id)
        XCTAssertEqual(height - Double(label.frame.maxY), try values.number("bottom_pad"), accuracy: 0.01, id)
        if values.has("label_h") {
          XCTAssertEqual(Double(label.frame.height), try values.number("label_h"), accuracy: 0.01, id)
        }
      }
      XCTAssertEqual(values.unread, [])
    }
    place.isHeader = false
    let footer = try values("table-ios-grouped-footer-frames").values("footer0")
    let label = try view(place, width: 375, height: 30, scale: 2)
    XCTAssertEqual(Double(label.frame.minY), try footer.number("label_y"))
    XCTAssertEqual(Double(label.frame.height), try footer.number("label_height"))
    XCTAssertEqual(Double(label.font.pointSize), try footer.number("font"))
    XCTAssertEqual(label.convert(label.bounds, to: nil).minX, 32)
    // table-ios-plain-rows: 28; table-metrics-2x: 38 and 30.
    for (style, isHeader, height) in [
      (UITableView.Style.plain, true, CGFloat(28)), (.grouped, true, 38), (.grouped, false, 30),
    ] {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.context.style = style
      view.context.isHeader = isHeader
      app.window.addSubview(view)
      view.textLabel?.text = "Account"
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 375, height: 0)).height, height)
    }
  }

  // MARK: Rules

  func testSelection_looks() throws {
    let cell = row { $0.textLabel?.text = "Title" }
    func ground() throws -> UIColor? { try XCTUnwrap(cell.configuredBackground).configuration.backgroundColor }
    let plain = try ground()
    cell.setSelected(true, animated: false)
    cell.updateConfigurationIfNeeded()
    XCTAssertNotEqual(try ground(), plain)
    XCTAssertEqual(cell.textLabel?.isHighlighted, true)
    cell.selectionStyle = .none
    cell.updateConfigurationIfNeeded()
    XCTAssertEqual(try ground(), plain)
    XCTAssertEqual(cell.textLabel?.isHighlighted, false)
    cell.selectionStyle = .default
    let own = UIView()
    cell.selectedBackgroundView = own
    cell.updateConfigurationIfNeeded()
    XCTAssertEqual(own.alpha, 1)
    XCTAssertEqual(try ground(), plain, "the view shows the selection")
    cell.setSelected(false, animated: false)
    cell.updateConfigurationIfNeeded()
    XCTAssertEqual(own.alpha, 0)
    cell.backgroundColor = .red
    cell.updateConfigurationIfNeeded()
    XCTAssertNil(cell.configuredBackground, "a colour of one's own is the background")
    XCTAssertNil(cell.backgroundConfiguration)
  }

  func testEditing_transitionsAndSlides() throws {
    final class Cell: UITableViewCell {
      var log: [String] = []
      override func willTransition(to state: StateMask) { log.append("will \(state.rawValue)") }
      override func didTransition(to state: StateMask) { log.append("did \(state.rawValue)") }
    }
    app = TestApplication(size: CGSize(width: 375, height: 300), scale: 2)
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.context = editable
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 52)
    cell.textLabel?.text = "Title"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    root.addSubview(cell)
    app.show(root)
    app.frame()
    cell.setEditing(true, animated: true)
    XCTAssertEqual(cell.log, ["will 1"])
    app.frame()
    XCTAssertEqual(cell.contentView.frame.minX, 40)
    app.advance(by: 0.1)
    let seen = try XCTUnwrap(cell.contentView.layer.presentation()).frame.minX
    XCTAssertGreaterThan(seen, 0)
    XCTAssertLessThan(seen, 40)
    try app.waitUntilIdle()
    XCTAssertEqual(cell.log, ["will 1", "did 1"])
    cell.setEditing(false, animated: false)
    XCTAssertEqual(cell.log, ["will 1", "did 1", "will 0", "did 0"])
    cell.layoutIfNeeded()
    XCTAssertTrue(controls(cell).isEmpty)
    XCTAssertEqual(cell.contentView.frame.minX, 0)
  }

  func testIndentationAndSeparatorInsets() throws {
    var cell = row { cell in
      cell.textLabel?.text = "Title"
      cell.indentationLevel = 2
    }
    XCTAssertEqual(cell.contentView.frame.minX, 20)
    XCTAssertEqual(separators(cell).first?.frame.minX, 36)
    var place = TableRowContext()
    place.separator.inset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    cell = row(place: place) { $0.textLabel?.text = "Title" }
    XCTAssertEqual(separators(cell).first?.frame, CGRect(x: 50, y: 51, width: 315, height: 1))
    place.separator.reference = .fromAutomaticInsets
    cell = row(place: place) { $0.textLabel?.text = "Title" }
    XCTAssertEqual(separators(cell).first?.frame, CGRect(x: 66, y: 51, width: 283, height: 1))
    cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    cell.layoutIfNeeded()
    XCTAssertEqual(separators(cell).first?.frame, CGRect(x: 5, y: 51, width: 370, height: 1))
    place.separator.style = .none
    cell = row(place: place) { $0.textLabel?.text = "Title" }
    XCTAssertTrue(separators(cell).isEmpty)
  }

  func testConstraints_sizeTheRow() {
    let cell = row { cell in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    XCTAssertEqual(cell.bounds.height, 90, accuracy: 0.5, "margins of 15")
  }

  func testConfigurations_updateWithTheState() {
    var states: [Bool] = []
    let cell = row { cell in
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    cell.isSelected = true
    cell.isHighlighted = true
    cell.updateConfigurationIfNeeded()
    XCTAssertEqual(states, [false, true])
    XCTAssertEqual(cell.defaultContentConfiguration().style, .cell)
    XCTAssertEqual(
      UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration().style, .value)
  }
}
