import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// Pictures of rows: accessories, editing, swipe actions, and the styles of table view cells.
@preconcurrency @MainActor
final class RowSceneTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      app = nil
    }
  }

  private func start(_ height: CGFloat, isDark: Bool = false, _ view: () -> UIView) throws {
    app = TestApplication(size: CGSize(width: 375, height: height), scale: 2, isDark: isDark)
    app.onReport = { XCTFail($0) }
    app.show(view())
    try app.waitUntilIdle()
  }

  // MARK: Lists

  private func accessories(_ row: Int) -> [UICellAccessory] {
    let menu = UIMenu(children: [UIAction(title: "Daily", state: .on) { _ in }, UIAction(title: "Weekly") { _ in }])
    switch row {
    case 0: return [.disclosureIndicator(), .label(text: "12"), .delete(), .reorder()]
    case 1: return [.checkmark(), .insert(), .reorder()]
    case 2: return [.detail(actionHandler: {}), .disclosureIndicator(displayed: .whenNotEditing), .multiselect()]
    case 3: return [.outlineDisclosure(), .multiselect()]
    default: return [.popUpMenu(menu), .delete(displayed: .always)]
    }
  }

  private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance, editing: Bool = false) -> List {
    let list = List(appearance, height: 520) { [self] cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = ["Inbox", "Chosen", "Details", "Folder", "Repeat"][row]
      if row == 1 { content.secondaryText = "With a second line" }
      if row < 3 { content.image = UIImage(systemName: ["folder", "star", "gear"][row]) }
      cell.contentConfiguration = content
      cell.accessories = accessories(row)
    }
    list.allowsMultipleSelectionDuringEditing = true
    list.isEditing = editing
    return list
  }

  func testAccessories_plainAndInsetGrouped() throws {
    try start(310) { self.list(.plain) }
    try app.expectSnapshot("list-accessories-plain")
    app.close()
    try start(360) { self.list(.insetGrouped) }
    try app.expectSnapshot("list-accessories-inset")
  }

  func testEditing_dark() throws {
    try start(360, isDark: true) { self.list(.insetGrouped, editing: true) }
    (app.window.subviews.first as? UICollectionView)?.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    try app.waitUntilIdle()
    try app.expectSnapshot("list-editing-dark")
  }

  func testRightToLeft_largeText() throws {
    try start(520) {
      let list = self.list(.insetGrouped, editing: false)
      list.semanticContentAttribute = .forceRightToLeft
      return list
    }
    app.window.traitOverrides.layoutDirection = .rightToLeft
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    try app.waitUntilIdle()
    try app.expectSnapshot("list-right-to-left-large")
  }

  func testSwipe_open_full() throws {
    var list: List!
    try start(360) {
      list = self.list(.insetGrouped)
      return list
    }
    app.drag(from: CGPoint(x: 300, y: 61), to: CGPoint(x: 200, y: 61), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    try app.expectSnapshot("swipe-open")
    let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertTrue(cell.configurationState.isSwiped)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertFalse(cell.configurationState.isSwiped)
    let finger = app.touch(at: CGPoint(x: 340, y: 61))
    finger.drag(to: CGPoint(x: 60, y: 61), duration: 0.3)
    app.advance(by: 0.5)
    try app.expectSnapshot("swipe-full")
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(list.log, ["Archive"])
    XCTAssertEqual(cell.bounds.origin.x, 0)
  }

  func testDeleteAccessory_uncoversTheActions() throws {
    var list: List!
    try start(360) {
      list = self.list(.insetGrouped)
      return list
    }
    let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 4, section: 0)))
    app.tap(at: cell.convert(CGPoint(x: 28, y: 26), to: nil))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(cell.bounds.origin.x, 0)
    list.isEditing = true
    try app.waitUntilIdle()
    XCTAssertEqual(cell.bounds.origin.x, 0, "editing closes it")
  }

  // MARK: Table cells

  private func tableCells(_ style: UITableView.Style, editing: Bool = false) -> UIView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 700), style: style)
    let root = UIView(frame: table.frame)
    // The rows belong to a table that shows none itself.
    table.isHidden = true
    root.addSubview(table)
    root.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    let card: CGFloat = style == .insetGrouped ? 16 : 0
    var y: CGFloat = 10
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.context.style = style
    header.context.sideInset = card
    header.textLabel?.text = "Section"
    header.frame = CGRect(x: 0, y: y, width: 375, height: style == .plain ? 28 : 38)
    root.addSubview(header)
    y = header.frame.maxY
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2, .default]
    for (index, one) in styles.enumerated() {
      let cell = UITableViewCell(style: one, reuseIdentifier: nil)
      cell.owner = table
      var place = TableRowContext()
      place.style = style
      (place.isFirst, place.isLast) = (index == 0, index == styles.count - 1)
      (place.isEditable, place.isMovable) = (true, true)
      place.editingStyle = index == 4 ? .insert : .delete
      place.showsSelectionControl = index == 3
      cell.context = place
      cell.textLabel?.text = ["Default", "Subtitle", "Value 1", "Value 2", "Selected"][index]
      cell.detailTextLabel?.text = "Detail"
      if index < 2 { cell.imageView?.image = UIImage(systemName: "star") }
      cell.accessoryType =
        [.disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton, .none][index]
      cell.showsReorderControl = true
      cell.isEditing = editing
      cell.isSelected = index == 4
      cell.frame = CGRect(x: card, y: y, width: 375 - 2 * card, height: one == .subtitle ? 62 : 52)
      root.addSubview(cell)
      cell.updateConfigurationIfNeeded()
      y = cell.frame.maxY
    }
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    footer.context.style = style
    footer.context.isHeader = false
    footer.context.sideInset = card
    footer.textLabel?.text = "What these rows are about."
    footer.frame = CGRect(x: 0, y: y, width: 375, height: 30)
    root.addSubview(footer)
    return root
  }

  func testTableCells_eachStyle() throws {
    for (style, name) in [(UITableView.Style.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset")] {
      app?.close()
      try start(370) { self.tableCells(style) }
      try app.expectSnapshot("table-cells-\(name)")
    }
  }

  func testTableCells_editing_dark() throws {
    try start(370, isDark: true) { self.tableCells(.insetGrouped, editing: true) }
    try app.expectSnapshot("table-cells-editing-dark")
  }

  func testTableCells_rightToLeft_large() throws {
    try start(370) { self.tableCells(.plain) }
    app.window.traitOverrides.layoutDirection = .rightToLeft
    try app.waitUntilIdle()
    try app.expectSnapshot("table-cells-right-to-left")
  }
}

/// A collection view with a list of five rows with swipe actions.
@preconcurrency @MainActor
private final class List: UICollectionView, UICollectionViewDataSource {
  private let configure: (UICollectionViewListCell, Int) -> Void
  var log: [String] = []

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, height: CGFloat,
    _ configure: @escaping (UICollectionViewListCell, Int) -> Void
  ) {
    self.configure = configure
    super.init(
      frame: CGRect(x: 0, y: 0, width: 375, height: height), collectionViewLayout: UICollectionViewFlowLayout())
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] _ in
      let archive = UIContextualAction(style: .destructive, title: "Archive") { _, _, done in
        self?.log.append("Archive")
        done(true)
      }
      archive.image = UIImage(systemName: "trash")
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [archive, flag])
    }
    collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    if let cell = cell as? UICollectionViewListCell { configure(cell, path.item) }
    return cell
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
}
