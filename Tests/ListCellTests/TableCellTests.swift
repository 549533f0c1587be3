import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// What stands inside table rows: places measured on iOS 26.1, and the rules of parts, looks and reuse.
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

  /// A row in a table of that width: as wide as the table, or as a card of it.
  private func row(
    _ style: UITableViewCell.CellStyle = .default, table tableStyle: UITableView.Style = .plain, width: CGFloat = 375,
    card: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2, editing: Bool = false,
    category: UIContentSizeCategory? = nil, rightToLeft: Bool = false, place: TableRowPlace = TableRowPlace(),
    _ configure: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    app?.close()
    app = TestApplication(size: CGSize(width: width, height: 700), scale: scale)
    app.onReport = { XCTFail($0) }
    if let category { app.window.traitOverrides.preferredContentSizeCategory = category }
    if rightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 700), style: tableStyle)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    root.addSubview(table)
    app.show(root)
    app.frame()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.owner = table
    var place = place
    place.style = tableStyle
    cell.place = place
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

  private func same(_ frame: CGRect?, _ wanted: Any?, _ name: String, line: UInt = #line) throws {
    let frame = try XCTUnwrap(frame, name, line: line)
    let numbers = try XCTUnwrap(wanted as? [NSNumber], name, line: line)
    for (number, value) in zip(numbers, [frame.minX, frame.minY, frame.width, frame.height]) {
      XCTAssertEqual(Double(value), number.doubleValue, accuracy: 0.01, "\(name): \(frame)", line: line)
    }
  }

  private func number(_ values: [String: Any], _ key: String) throws -> Double {
    try XCTUnwrap((values[key] as? NSNumber)?.doubleValue, key)
  }

  private func number(_ values: OracleValues, _ key: String) throws -> Double { Double(try values.number(key)) }

  // MARK: Measured

  private func cases(_ family: String) throws -> [String: Oracle.Case] {
    let cases = try Oracle.cases("table-cases.json", family: family)
    return Dictionary(uniqueKeysWithValues: cases.map { ($0.id, $0) })
  }

  func testInsetGroupedCard_measured() throws {
    let one = try XCTUnwrap(cases("cells-inset-grouped")["table-nav-insetgrouped-card-2x"])
    var cell = row(.value1, table: .insetGrouped, card: 343, height: 44) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
      $0.accessoryType = .disclosureIndicator
    }
    let title = try XCTUnwrap(one.expect["title"] as? [String: Any])
    try same(cell.contentView.frame, one.expect["contentView"], one.id)
    XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minX), try number(title, "x"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minY), try number(title, "y"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.height), try number(title, "height"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.detailTextLabel).frame.maxX), try number(one.expect, "detail_maxX"))
    try same(controls(cell).first?.frame, one.expect["accessory"], one.id)
    try same(separators(cell).first?.frame, one.expect["separator"], one.id)
    cell = row(
      table: .insetGrouped, card: 343, height: 44, place: TableRowPlace(isLast: true),
      { $0.textLabel?.text = "Title" })
    let last = try XCTUnwrap(one.expect["last_row_separator"] as? [String: Any])
    try same(separators(cell).first?.frame, last["frame"], one.id)
    XCTAssertEqual(separators(cell).first?.alpha, 0)
  }

  func testWideCards_measured() throws {
    let all = try cases("cells-inset-grouped")
    for (id, key, width) in [
      ("table-insetgrouped-landscape", "label_x_in_cell", CGFloat(667)),
      ("table-insetgrouped-ipad", "label_x_in_card", 820),
    ] {
      let one = try XCTUnwrap(all[id])
      let cell = row(table: .insetGrouped, width: width, card: width - 40, height: 44) { $0.textLabel?.text = "Title" }
      XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minX), try number(one.expect, key), id)
    }
  }

  func testPlainSubtitle_measured() throws {
    let one = try XCTUnwrap(cases("cells-plain")["table-plain-subtitle-2x"])
    let cell = row(.subtitle) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    XCTAssertEqual(Double(cell.bounds.height), try number(one.expect, "row_height"))
    for (label, key) in [(cell.textLabel, "title"), (cell.detailTextLabel, "subtitle")] {
      let wanted = try XCTUnwrap(one.expect[key] as? [String: Any])
      let label = try XCTUnwrap(label)
      XCTAssertEqual(Double(label.frame.minX), try number(wanted, "x"))
      XCTAssertEqual(Double(label.frame.minY), try number(wanted, "y"))
      XCTAssertEqual(Double(label.frame.height), try number(wanted, "height"))
      XCTAssertEqual(Double(label.font.pointSize), try number(wanted, "font"))
    }
    try same(separators(cell).first?.frame, one.expect["separator"], one.id)
  }

  private var editable: TableRowPlace {
    var place = TableRowPlace()
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
    let metrics = try XCTUnwrap(cases("metrics")["table-plain-subtitle-edit-2x"])
    let one = try XCTUnwrap(cases("cells-plain")["table-edit-controls-62"])
    let cell = editedSubtitle()
    XCTAssertEqual(Double(cell.bounds.height), try number(metrics.expect, "row_height"))
    let range = try XCTUnwrap(one.expect["contentView_x_w"] as? [Double])
    XCTAssertEqual([cell.contentView.frame.minX, cell.contentView.frame.width].map(Double.init), range)
    let delete = try XCTUnwrap(controls(cell).first { $0.kind == .delete })
    let grip = try XCTUnwrap(controls(cell).first { $0.kind == .grip })
    try same(delete.frame, one.expect["delete_control"], one.id)
    try same(delete.frame, metrics.expect["edit_control"], metrics.id)
    delete.layoutIfNeeded()
    grip.layoutIfNeeded()
    try same(delete.mark.frame, one.expect["delete_image_in_control"], one.id)
    try same(grip.frame, one.expect["reorder"], one.id)
    try same(grip.mark.frame, one.expect["reorder_image_in_control"], one.id)
    XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minX), try number(one.expect, "label_x"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.textLabel).frame.minY), try number(metrics.expect, "label_y"))
    XCTAssertEqual(Double(try XCTUnwrap(cell.detailTextLabel).frame.minY), try number(metrics.expect, "detail_y"))
    try same(separators(cell).first?.frame, metrics.expect["separator"], metrics.id)
  }

  func testLargeText_measured() throws {
    let all = try cases("dynamic-type")
    var one = try XCTUnwrap(all["table-plain-subtitle-xxxl-edit-2x"])
    var cell = editedSubtitle(.extraExtraExtraLarge)
    let editing = try XCTUnwrap(one.expect["editing"] as? [String: Any])
    XCTAssertEqual(Double(cell.bounds.height), try number(one.expect, "row_height"))
    try same(controls(cell).first { $0.kind == .delete }?.frame, editing["delete_control"], one.id)
    try same(controls(cell).first { $0.kind == .grip }?.frame, editing["reorder"], one.id)
    XCTAssertEqual(Double(cell.contentView.frame.minX), try number(editing, "content_x"))
    XCTAssertEqual(
      Double(cell.contentView.frame.minX + (cell.textLabel?.frame.minX ?? 0)), try number(editing, "label_x"))
    try lines(cell, one)
    one = try XCTUnwrap(all["table-plain-subtitle-ax1"])
    cell = row(.subtitle, category: .accessibilityLarge) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    XCTAssertEqual(Double(cell.bounds.height), try number(one.expect, "row_height"))
    try lines(cell, one)
    one = try XCTUnwrap(all["table-disclosure-size-accessibilityLarge"])
    cell = row(.value1, table: .insetGrouped, card: 343, height: 44, category: .accessibilityLarge) {
      $0.accessoryType = .disclosureIndicator
      $0.textLabel?.text = "Title"
    }
    let size = try XCTUnwrap(one.expect["disclosure_size"] as? [Double])
    XCTAssertEqual(controls(cell).first?.frame.size, CGSize(width: size[0], height: size[1]))
    XCTAssertEqual(Double(cell.contentView.frame.width), try number(one.expect, "contentView_width"))
    one = try XCTUnwrap(all["table-value1-no-room-ax1"])
    let long: (CGFloat) -> CGSize = { CGSize(width: min($0, 281), height: 39.5) }
    let layout = ClassicCellLayout(
      .init(
        style: .value1, title: long, detail: { _ in CGSize(width: 60, height: 39.5) }, leftMargin: 16, rightMargin: 8,
        body: 33), in: CGSize(width: 307, height: 60))
    let detail = try XCTUnwrap(one.expect["detail"] as? [String: Any])
    XCTAssertEqual(Double(try XCTUnwrap(layout.detail).minX), try number(detail, "x"))
    XCTAssertEqual(Double(try XCTUnwrap(layout.detail).width), try number(detail, "width"))
    one = try XCTUnwrap(all["table-title-y-rounding"])
    for (height, y) in zip([39.5, 27.5], try XCTUnwrap(one.expect["y"] as? [Double])) {
      let layout = ClassicCellLayout(
        .init(
          style: .value1, title: { _ in CGSize(width: 50, height: height) }, leftMargin: 16, rightMargin: 8, body: 17),
        in: CGSize(width: 300, height: 44))
      XCTAssertEqual(Double(try XCTUnwrap(layout.title).minY), y)
    }
  }

  private func lines(_ cell: UITableViewCell, _ one: Oracle.Case) throws {
    for (label, key) in [(cell.textLabel, "title"), (cell.detailTextLabel, "subtitle")] {
      let wanted = try XCTUnwrap(one.expect[key] as? [String: Any])
      let label = try XCTUnwrap(label)
      XCTAssertEqual(Double(label.frame.minY), try number(wanted, "y"), "\(one.id) \(key)")
      XCTAssertEqual(Double(label.frame.height), try number(wanted, "height"), accuracy: 0.01, "\(one.id) \(key)")
      XCTAssertEqual(Double(label.font.pointSize), try number(wanted, "font"), "\(one.id) \(key)")
    }
  }

  func testHeights_measured() throws {
    let all = try cases("metrics-device")
    let one = try XCTUnwrap(all["table-row-default-classic-vs-config"])
    let classic = try XCTUnwrap(one.expect["classic textLabel"] as? [String: Any])
    var cell = row { $0.textLabel?.text = "Title" }
    XCTAssertEqual(Double(cell.bounds.height), try number(classic, "row"))
    try same(cell.textLabel?.frame, classic["label_frame"], one.id)
    let automatic = try XCTUnwrap(cases("metrics")["table-classic-row-automatic"])
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      cell = row(style) { $0.textLabel?.text = "Title" }
      XCTAssertEqual(Double(cell.bounds.height), try number(automatic.expect, "row_height"), "\(style)")
    }
    func configured(_ make: UIListContentConfiguration, scale: CGFloat = 2) -> UITableViewCell {
      row(table: .grouped, scale: scale) {
        var content = make
        content.text = "Title"
        if make.style == .subtitle { content.secondaryText = "Subtitle" }
        $0.contentConfiguration = content
      }
    }
    let wanted = try XCTUnwrap(one.expect["defaultContentConfiguration"] as? [String: Any])
    XCTAssertEqual(Double(configured(.cell()).bounds.height), try number(wanted, "row"))
    for (id, scale) in [("table-metrics-2x", CGFloat(2)), ("table-metrics-3x", 3)] {
      let metrics = try XCTUnwrap(all[id])
      cell = configured(.subtitleCell(), scale: scale)
      XCTAssertEqual(
        Double(cell.bounds.height), try number(metrics.expect, "subtitle_row_grouped"), accuracy: 0.01, id)
      let content = try XCTUnwrap(cell.contentView as? UIListContentView)
      XCTAssertEqual(
        Double(try XCTUnwrap(content.textLayoutGuide).layoutFrame.minY),
        try number(metrics.expect, "subtitle_primary_y_grouped"), accuracy: 0.01, id)
      XCTAssertEqual(
        Double(AccessoryMetrics(body: 17, scale: scale).disclosure.width), try number(metrics.expect, "disclosure_w"),
        accuracy: 0.01, id)
      XCTAssertEqual(
        Double(AccessoryMetrics(body: 17, scale: scale).checkmark.height), try number(metrics.expect, "checkmark_h"),
        accuracy: 0.01, id)
    }
  }

  func testConfiguredCells_measured() throws {
    let all = try cases("golden-ios")
    let value = try XCTUnwrap(all["table-ios-cell-value1-disclosure"])
    var cell = row(table: .insetGrouped, card: 343) {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Plan"
      content.secondaryText = "Pro"
      $0.contentConfiguration = content
      $0.accessoryType = .disclosureIndicator
    }
    try same(cell.contentView.frame, value.expect["content"], value.id)
    try same(controls(cell).first?.frame, value.expect["disclosure"], value.id)
    var content = try XCTUnwrap(cell.contentView as? UIListContentView)
    XCTAssertEqual(content.secondaryTextLayoutGuide?.layoutFrame.maxX, 308.5)
    XCTAssertEqual(content.secondaryTextLayoutGuide?.layoutFrame.minY, 16.5)
    let lines = try XCTUnwrap(all["table-ios-separators"])
    try same(separators(cell).first?.frame, lines.expect["between_rows"], lines.id)
    let subtitle = try XCTUnwrap(all["table-ios-cell-subtitle-disclosure"])
    cell = row(table: .insetGrouped, card: 343) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Email"
      content.secondaryText = "miguel@example.com"
      $0.contentConfiguration = content
      $0.accessoryType = .disclosureIndicator
    }
    XCTAssertEqual(Double(cell.bounds.height), try number(subtitle.expect, "row"))
    XCTAssertEqual(Double(cell.contentView.frame.width), try number(subtitle.expect, "content_width"))
    try same(controls(cell).first?.frame, subtitle.expect["disclosure"], subtitle.id)
    content = try XCTUnwrap(cell.contentView as? UIListContentView)
    for (guide, key) in [(content.textLayoutGuide, "title"), (content.secondaryTextLayoutGuide, "subtitle")] {
      let wanted = try XCTUnwrap(subtitle.expect[key] as? [Double])
      let frame = try XCTUnwrap(guide).layoutFrame
      XCTAssertEqual([frame.minX, frame.minY, frame.height].map(Double.init), [wanted[0], wanted[1], wanted[3]])
    }
  }

  func testSeparators_measured() throws {
    let grouped = try XCTUnwrap(cases("cells-grouped")["table-grouped-separators-2x"])
    for (place, keys) in [
      (TableRowPlace(), ["inner"]), (TableRowPlace(isFirst: true), ["inner", "first_row_top"]),
      (TableRowPlace(isLast: true), ["last_row_bottom"]),
    ] {
      let cell = row(table: .grouped, height: 44, place: place) { $0.textLabel?.text = "Title" }
      let lines = separators(cell)
      XCTAssertEqual(lines.count, keys.count)
      for (line, key) in zip(lines, keys) { try same(line.frame, grouped.expect[key], "\(grouped.id) \(key)") }
    }
    let margins = try XCTUnwrap(cases("metrics")["table-separator-follows-margins"])
    let cell = row(table: .insetGrouped, width: 393, card: 353, height: 52, scale: 3) {
      $0.textLabel?.text = "Title"
      $0.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      $0.layoutMargins = .zero
    }
    try same(separators(cell).first?.frame, margins.expect["separator"], margins.id)
    let insets = try XCTUnwrap(margins.expect["separatorInset"] as? [Double])
    XCTAssertEqual(
      [cell.separatorInset.top, cell.separatorInset.left, cell.separatorInset.bottom, cell.separatorInset.right].map(
        Double.init), insets)
  }

  func testSymbolAccessory_measured() throws {
    let one = try XCTUnwrap(cases("metrics")["table-symbol-accessory-slot"])
    let view = UIImageView(image: UIImage(systemName: "chevron.right"))
    let cell = row(table: .insetGrouped, width: 393, card: 353, height: 52, scale: 3) { $0.accessoryView = view }
    XCTAssertEqual(Double(cell.contentView.frame.width), try number(one.expect, "content_width"))
    XCTAssertEqual(view.frame.midX, 321, accuracy: 0.4, "in the middle of a slot of 24; the symbol's own width is ours")
  }

  func testRightToLeft_measured() throws {
    let one = try XCTUnwrap(cases("rtl")["table-rtl-mirror-2x"])
    var cell = row(.subtitle, rightToLeft: true) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
      $0.accessoryType = .disclosureIndicator
    }
    XCTAssertEqual(Double(try XCTUnwrap(controls(cell).first).frame.minX), try number(one.expect, "disclosure_abs_x"))
    let label = try XCTUnwrap(cell.textLabel)
    let wanted = try XCTUnwrap(one.expect["plain_cell_title"] as? [String: Any])
    XCTAssertEqual(
      Double(label.convert(label.bounds, to: cell).maxX), try number(wanted, "x") + number(wanted, "text_width"))
    cell = row(.value1, table: .insetGrouped, card: 343, rightToLeft: true) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "On"
      $0.accessoryType = .disclosureIndicator
    }
    let detail = try XCTUnwrap(cell.detailTextLabel)
    XCTAssertEqual(
      Double(detail.convert(detail.bounds, to: app.window).minX),
      try number(one.expect, "detail_abs_x (On, 22.5 wide)"))
  }

  func testHeaders_measured() throws {
    func view(_ place: TableSectionPlace, width: CGFloat, height: CGFloat, scale: CGFloat) throws -> UILabel {
      app?.close()
      app = TestApplication(size: CGSize(width: width, height: 300), scale: scale)
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.place = place
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.textLabel?.text = "Account"
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      root.addSubview(view)
      app.show(root)
      app.frame()
      return try XCTUnwrap(view.textLabel)
    }
    var place = TableSectionPlace()
    (place.style, place.sideInset) = (.insetGrouped, 16)
    for (id, width, scale) in [
      ("table-header-label-bottom-pad-2x", CGFloat(375), CGFloat(2)), ("table-header-label-bottom-pad-3x", 393, 3),
    ] {
      let one = try XCTUnwrap(cases("metrics")[id])
      let heights = try XCTUnwrap(one.config["delegateHeaderHeight"] as? [Double])
      for (height, y) in zip(heights, try XCTUnwrap(one.expect["label_y"] as? [Double])) {
        let label = try view(place, width: width, height: height, scale: scale)
        XCTAssertEqual(Double(label.frame.minY), y, accuracy: 0.01, id)
      }
    }
    place.isHeader = false
    let footer = try XCTUnwrap(cases("golden-ios")["table-ios-grouped-footer-frames"])
    let wanted = try XCTUnwrap(footer.expect["footer0"] as? [String: Any])
    let label = try view(place, width: 375, height: 30, scale: 2)
    XCTAssertEqual(Double(label.frame.minY), try number(wanted, "label_y"))
    XCTAssertEqual(Double(label.frame.height), try number(wanted, "label_height"))
    XCTAssertEqual(Double(label.font.pointSize), try number(wanted, "font"))
    XCTAssertEqual(label.convert(label.bounds, to: nil).minX, 32)
    // table-ios-plain-rows: 28; table-metrics-2x: 38 and 30.
    for (style, isHeader, height) in [
      (UITableView.Style.plain, true, CGFloat(28)), (.grouped, true, 38), (.grouped, false, 30),
    ] {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.place.style = style
      view.place.isHeader = isHeader
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
    cell.place = editable
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
    var place = TableRowPlace()
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
    XCTAssertEqual(cell.bounds.height, 83, "margins of 11 and the line")
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
