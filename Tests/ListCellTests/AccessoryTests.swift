import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The accessories of list cells: the positions measured on iOS 26.1, order, states and taps.
@preconcurrency @MainActor
final class AccessoryTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      app = nil
    }
  }

  /// Returns a cell in a list with the width of an iPhone SE.
  private func list(
    _ accessories: [UICellAccessory], width: CGFloat = 375, editing: Bool = false, rightToLeft: Bool = false,
    _ configure: @escaping (UICollectionViewListCell) -> Void = { _ in }
  ) throws -> UICollectionViewListCell {
    app?.close()
    app = TestApplication(size: CGSize(width: width, height: 600), scale: 2)
    app.onReport = { XCTFail($0) }
    let rows = Rows(width: width) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
      cell.accessories = accessories
      configure(cell)
    }
    if rightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    rows.isEditing = editing
    app.show(rows)
    try app.waitUntilIdle()
    return try XCTUnwrap(rows.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
  }

  private func controls(_ cell: UICollectionViewListCell) -> [UIControl] {
    cell.subviews.compactMap { $0 as? UIControl }
  }

  private func mark(_ control: UIControl, in cell: UIView) throws -> CGRect {
    let view = try XCTUnwrap(control.subviews.first)
    return view.convert(view.bounds, to: cell)
  }

  private func expect(_ frame: CGRect, _ wanted: [Double?], _ name: String, line: UInt = #line) {
    XCTAssertEqual(wanted.count, 4, name, line: line)
    for (number, value) in zip(wanted, frame.fourNumbers) {
      guard let number else { continue }
      XCTAssertEqual(value, number, accuracy: 0.01, "\(name): \(frame)", line: line)
    }
  }

  // MARK: Measured cases

  func testAccessories_measured() throws {
    let cases = try Oracle.cases("list-cases.json", family: "accessories")
    for one in cases {
      let values = one.expect
      switch one.id {
      case "list-acc-disclosure":
        let cell = try list([.disclosureIndicator()])
        let control = try XCTUnwrap(controls(cell).first)
        expect(control.frame, try values.optionalNumbers("box"), one.id)
        expect(try mark(control, in: cell), try values.optionalNumbers("image"), one.id)
        XCTAssertEqual(Double(cell.bounds.width - control.frame.maxX), try values.number("trailing"))
        XCTAssertEqual(Double(cell.contentView.frame.width), try values.number("content_width"))
        XCTAssertEqual(control.center.y, 26)
      case "list-acc-reorder":
        let cell = try list([.reorder(displayed: .always)])
        expect(try XCTUnwrap(controls(cell).first).frame, try values.optionalNumbers("box"), one.id)
        XCTAssertEqual(cell.contentView.frame.width, 335, "measurements.md 10.12: 40 are reserved")
      case "list-acc-outline":
        let cell = try list([.outlineDisclosure()])
        let control = try XCTUnwrap(controls(cell).first)
        expect(control.frame, try values.optionalNumbers("touch_box"), one.id)
        expect(try mark(control, in: cell), try values.optionalNumbers("image"), one.id)
        XCTAssertEqual(Double(cell.contentView.frame.width), try values.number("content_width"))
      case "list-acc-leading-controls":
        for accessory in [UICellAccessory.delete(), .insert(), .multiselect()] {
          let cell = try list([accessory], editing: true)
          expect(try XCTUnwrap(controls(cell).first).frame, try values.optionalNumbers("control"), one.id)
          XCTAssertEqual(Double(cell.contentView.frame.minX), try values.number("contentView_x"))
        }
      case "list-acc-disclosure-plus-checkmark":
        // The row of a card, which begins 16 points from the edge.
        let cell = try list([.checkmark(), .disclosureIndicator()], width: 343)
        let frames = controls(cell).map(\.frame).sorted { $0.minX < $1.minX }
        XCTAssertEqual(Double(frames[1].minX) + 16, try values.number("disclosure_abs_x"))
        XCTAssertEqual(Double(frames[0].minX) + 16, try values.number("checkmark_abs_x"))
        XCTAssertEqual(Double(frames[1].minX - frames[0].maxX), try values.number("gap"))
        XCTAssertEqual(cell.contentView.frame.maxX, 281, "where the checkmark's slot begins (measured in the same row)")
        let alone = try list([.checkmark()], width: 343)
        XCTAssertEqual(try XCTUnwrap(controls(alone).first).frame.minX + 16, 321.5, "the case's note")
      default: XCTFail("\(one.id) is not run")
      }
      XCTAssertEqual(values.unread, [])
    }
  }

  func testSeveral_arePackedInwards() throws {
    // measurements.md 10.12 and list-acc-disclosure-plus-checkmark: slots 8 points apart, 10.5 between the marks.
    var cell = try list([.reorder(displayed: .always), .disclosureIndicator(), .checkmark()])
    var frames = controls(cell).map(\.frame).sorted { $0.midX < $1.midX }
    // A margin of 16; slots of 24 for the checkmark, 14 for the chevron, 24 for the reorder control.
    XCTAssertEqual(frames.map(\.midX), [293, 320, 347])
    XCTAssertEqual(cell.contentView.frame.maxX, 281)
    cell = try list([.detail(), .checkmark()], width: 430)
    frames = controls(cell).map(\.frame).sorted { $0.midX < $1.midX }
    XCTAssertEqual(frames.map(\.midX), [370, 402])
    cell = try list([.multiselect(displayed: .always), .delete(displayed: .always)])
    frames = controls(cell).map(\.frame).sorted { $0.midX < $1.midX }
    XCTAssertEqual(frames.map(\.midX), [28, 60], "on the leading side, too")
    XCTAssertEqual(cell.contentView.frame.minX, 72)
  }

  /// At an accessibility text size, accessories have their own width, and checkmarks are higher up. This was measured
  /// on iOS 26.1 on an iPhone SE at the text size `accessibilityLarge`, in the list that contains
  /// list-acc-disclosure-plus-checkmark.
  func testSeveral_atAnAccessibilitySize() throws {
    func large(_ accessories: [UICellAccessory]) throws -> UICollectionViewListCell {
      try list(accessories, width: 343) { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    }
    var cell = try large([.checkmark(), .disclosureIndicator()])
    XCTAssertEqual(cell.bounds.height, 69.5)
    let frames = controls(cell).map(\.frame).sorted { $0.minX < $1.minX }
    XCTAssertEqual(
      frames, [CGRect(x: 253, y: 12, width: 37.5, height: 34.5), CGRect(x: 298.5, y: 20.5, width: 28.5, height: 28.5)])
    XCTAssertEqual(cell.contentView.frame.maxX, 253)
    cell = try large([.checkmark()])
    XCTAssertEqual(controls(cell).map(\.frame), [CGRect(x: 289.5, y: 17.5 - 5.5, width: 37.5, height: 34.5)])
    XCTAssertEqual(cell.contentView.frame.maxX, 289.5)
    cell = try large([.delete(displayed: .always)])
    XCTAssertEqual(controls(cell).first?.frame.size, CGSize(width: 39, height: 38), "table-edit-ax1")
    XCTAssertEqual(cell.contentView.frame.minX, 55)
  }

  /// At an accessibility text size, a value beside its title moves below it, 4 points apart (measured in the same
  /// list).
  func testValues_atAnAccessibilitySize() throws {
    for (category, wanted) in [(UIContentSizeCategory.large, CGFloat(52)), (.accessibilityLarge, 113)] {
      let cell = try list([], width: 343) {
        $0.traitOverrides.preferredContentSizeCategory = category
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Charlie", "Detail")
        $0.contentConfiguration = content
      }
      XCTAssertEqual(cell.bounds.height, wanted)
    }
  }

  func testRightToLeft_isMirrored() throws {
    let cell = try list([.disclosureIndicator(), .delete(displayed: .always)], rightToLeft: true)
    let frames = controls(cell).map(\.frame)
    XCTAssertEqual(Set(frames.map(\.minX)), [375 - 15 - 26, 16])
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 30, y: 0, width: 375 - 30 - 40, height: 52))
  }

  func testTextSize_growsTheControls() throws {
    // table-plain-subtitle-xxxl-edit-2x and table-disclosure-size-accessibilityLarge: the same controls.
    app?.close()
    var cell = try list([.delete(displayed: .always)]) {
      $0.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    XCTAssertEqual(controls(cell).first?.frame.minX, 14.5)
    XCTAssertEqual(controls(cell).first?.frame.width, 34.5)
    XCTAssertEqual(cell.contentView.frame.minX, 47.5)
    cell = try list([.disclosureIndicator()]) { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    let control = try XCTUnwrap(controls(cell).first)
    XCTAssertEqual(try mark(control, in: cell).size, CGSize(width: 20, height: 28.5))
  }

  // MARK: Rules

  func testDisplayedStates() throws {
    var cell = try list([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark()])
    XCTAssertEqual(controls(cell).count, 2)
    cell = try list([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark()], editing: true)
    XCTAssertEqual(controls(cell).count, 2)
    XCTAssertEqual(cell.contentView.frame.minX, 40)
  }

  /// "Use the configuration update handler […] when the cell's configuration changes" (Apple, `configurationUpdateHandler`), which
  /// includes the accessories: they are shown in the update in which they are set.
  func testTheUpdateHandler_setsAccessories() throws {
    let cell = try list([]) { cell in
      cell.configurationUpdateHandler = { cell, state in
        (cell as? UICollectionViewListCell)?.accessories = state.isSelected ? [.checkmark()] : []
      }
    }
    let view = try XCTUnwrap(cell.superview as? UICollectionView)
    let before = cell.contentView.frame.width
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    app.frame()
    XCTAssertLessThan(cell.contentView.frame.width, before, "the checkmark takes its space in the same update")
    view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    app.frame()
    XCTAssertEqual(cell.contentView.frame.width, before)
  }

  func testEditing_slidesAccessories() throws {
    let cell = try list([.delete(), .disclosureIndicator(displayed: .whenNotEditing)])
    let rows = try XCTUnwrap(cell.superview as? UICollectionView)
    rows.isEditing = true
    app.frame()
    XCTAssertEqual(cell.contentView.frame.minX, 40, "the end is known at once")
    XCTAssertEqual(controls(cell).count, 2, "one comes, one goes")
    app.advance(by: 0.1)
    let seen = try XCTUnwrap(cell.contentView.layer.presentation()).frame.minX
    XCTAssertGreaterThan(seen, 0)
    XCTAssertLessThan(seen, 40)
    try app.waitUntilIdle()
    XCTAssertEqual(controls(cell).count, 1)
    rows.isEditing = false
    try app.waitUntilIdle()
    XCTAssertEqual(cell.contentView.frame.minX, 0)
    XCTAssertEqual(cell.contentView.frame.width, 345)
  }

  private final class Editability: NSObject, UICollectionViewDelegate {
    var isEditable = true
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { isEditable }
  }

  /// `collectionView(_:canEditItemAt:)`: "Determines whether the specified item is editable" (Apple's documentation), as
  /// `tableView(_:canEditRowAt:)` does for rows: only editable ones show the controls for editing.
  func testAnItemThatCannotBeEdited_showsNoAccessoriesForEditing() throws {
    let cell = try list([.delete(), .disclosureIndicator(displayed: .whenNotEditing)])
    let rows = try XCTUnwrap(cell.superview as? UICollectionView)
    let delegate = Editability()
    rows.delegate = delegate
    for (isEditable, edge) in [(false, 0), (true, 40)] as [(Bool, CGFloat)] {
      delegate.isEditable = isEditable
      rows.isEditing = true
      try app.waitUntilIdle()
      XCTAssertEqual(cell.configurationState.isEditing, isEditable)
      XCTAssertEqual(cell.contentView.frame.minX, edge)
      rows.isEditing = false
      try app.waitUntilIdle()
      XCTAssertFalse(cell.configurationState.isEditing)
    }
  }

  func testHidden_takesItsRoom() throws {
    var wasCalled = false
    let cell = try list([.detail(options: .init(isHidden: true), actionHandler: { wasCalled = true })])
    XCTAssertEqual(cell.contentView.frame.width, 375 - 16 - 24)
    app.tap(at: CGPoint(x: 347, y: 26))
    XCTAssertFalse(wasCalled)
  }

  func testReservedWidths() throws {
    let widths: [(UICellAccessory.LayoutDimension, CGFloat)] = [(.actual, 14), (.standard, 24), (.custom(50), 50)]
    for (width, wanted) in widths {
      let cell = try list([.disclosureIndicator(options: .init(reservedLayoutWidth: width))])
      XCTAssertEqual(cell.contentView.frame.width, 375 - 16 - wanted)
      XCTAssertEqual(controls(cell).first?.frame.midX, 375 - 16 - wanted / 2)
    }
  }

  func testPlacement_ofYourOwn() throws {
    func view(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }
    let (a, b, c) = (view(30), view(40), view(50))
    func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: placement))
    }
    let cell = try list([
      .disclosureIndicator(), .checkmark(), custom(a, .trailing()),
      custom(b, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))), custom(c, .leading()),
    ])
    func x(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: cell).midX }
    XCTAssertEqual(x(c), 16 + 25)
    XCTAssertEqual(cell.contentView.frame.minX, 66)
    // From the trailing edge: chevron, b, checkmark, a.
    XCTAssertEqual(x(b), 317)
    XCTAssertEqual(x(a), 242)
    let position = UICellAccessory.Placement.position(before: custom(b, .trailing()))
    XCTAssertEqual(position([.checkmark(), custom(a, .trailing()), custom(b, .trailing())]), 2)
    XCTAssertEqual(position([.checkmark()]), 0, "none like it: first of all")
    XCTAssertEqual(UICellAccessory.Placement.position(after: .detail())([.checkmark()]), 1)
  }

  func testMaintainsFixedSize() throws {
    final class Badge: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 30) }
    }
    for (isFixed, wanted) in [(false, CGSize(width: 60, height: 30)), (true, CGSize(width: 33, height: 11))] {
      let badge = Badge(frame: CGRect(x: 0, y: 0, width: 33, height: 11))
      _ = try list([
        .customView(
          configuration: .init(customView: badge, placement: .trailing(), maintainsFixedSize: isFixed))
      ])
      XCTAssertEqual(badge.bounds.size, wanted)
    }
  }

  func testIndentation() throws {
    var cell = try list([.checkmark(), .multiselect(displayed: .always)]) { $0.indentationLevel = 2 }
    XCTAssertEqual(cell.contentView.frame.minX, 60)
    XCTAssertEqual(controls(cell).map(\.frame.minX).min(), 35)
    cell = try list([.multiselect(displayed: .always)]) {
      $0.indentationLevel = 2
      $0.indentsAccessories = false
    }
    XCTAssertEqual(cell.contentView.frame.minX, 60)
    XCTAssertEqual(controls(cell).map(\.frame.minX).min(), 15)
    cell = try list([]) {
      $0.indentationLevel = 1
      $0.indentationWidth = 24
    }
    let content = try XCTUnwrap(cell.contentView as? UIListContentView)
    XCTAssertEqual(content.frame.minX + (content.textLayoutGuide?.layoutFrame.minX ?? 0), 40)
  }

  func testTaps() throws {
    var taps: [String] = []
    let cell = try list([
      .detail(actionHandler: { taps.append("detail") }), .disclosureIndicator(),
      .outlineDisclosure(actionHandler: { taps.append("outline") }),
      .insert(displayed: .always, actionHandler: { taps.append("insert") }),
    ])
    let rows = try XCTUnwrap(cell.superview as? UICollectionView)
    for control in controls(cell) { app.tap(at: cell.convert(control.center, to: nil)) }
    try app.waitUntilIdle()
    XCTAssertEqual(Set(taps), ["detail", "outline", "insert"])
    XCTAssertEqual(rows.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)], "the chevron is the row's")
  }

  func testPopUpMenu_choosesAndTells() throws {
    var heard: [String] = []
    let menu = UIMenu(children: [
      UIAction(title: "One", state: .on) { _ in heard.append("one") },
      UIAction(title: "Two") { _ in heard.append("two") },
    ])
    let cell = try list([
      .popUpMenu(
        menu,
        selectedElementDidChangeHandler: { menu in
          heard.append(menu.selectedElements.map { ($0 as? UIAction)?.title ?? "" }.joined())
        })
    ])
    let control = try XCTUnwrap(controls(cell).first)
    XCTAssertEqual(control.subviews.compactMap { ($0 as? UILabel)?.text }, ["One"])
    app.tap(at: cell.convert(control.center, to: nil))
    try app.waitUntilIdle()
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(heard, ["two", "Two"])
    XCTAssertEqual(control.subviews.compactMap { ($0 as? UILabel)?.text }, ["Two"])
  }

  func testOneLine_is52High_andSubtitlesAsMeasured() throws {
    let cases = try Oracle.cases("list-cases.json", family: "row-metrics")
    var run = 0
    for one in cases where one.id != "list-plain-first-row-top-padding" {
      run += 1
      let values = one.expect
      let hasSubtitle = values.has("secondary")
      let cell = try list([]) { cell in
        var content = hasSubtitle ? UIListContentConfiguration.subtitleCell() : .cell()
        content.text = "Title"
        if hasSubtitle { content.secondaryText = "Subtitle" }
        cell.contentConfiguration = content
      }
      XCTAssertEqual(Double(cell.bounds.height), try values.number("row_height"), one.id)
      let content = try XCTUnwrap(cell.contentView as? UIListContentView)
      var end = 0.0
      for (key, guide) in [
        ("label", content.textLayoutGuide), ("primary", content.textLayoutGuide),
        ("secondary", content.secondaryTextLayoutGuide),
      ] where values.has(key) {
        let wanted = try values.values(key)
        let frame = try XCTUnwrap(guide).layoutFrame
        XCTAssertEqual(Double(frame.minY), try wanted.number("y"), "\(one.id) \(key)")
        XCTAssertEqual(Double(frame.height), try wanted.number("height"), "\(one.id) \(key)")
        if wanted.has("x") { XCTAssertEqual(Double(frame.minX), try wanted.number("x"), "\(one.id) \(key)") }
        end = Double(frame.maxY)
      }
      XCTAssertEqual(Double(cell.bounds.height) - end, try values.number("bottom"), one.id)
      XCTAssertEqual(values.unread, [])
    }
    XCTAssertEqual(run, 2)
  }

  func testBackground_isThereFromTheStart() {
    // defaults.tsv: UICollectionViewListCell backgroundConfiguration set (not nil)
    XCTAssertNotNil(UICollectionViewListCell(frame: .zero).backgroundConfiguration)
    XCTAssertNil(UICollectionViewListCell(frame: .zero).contentConfiguration)
  }

  func testSeparatorGuide_followsTheTextAndYields() throws {
    var cell = try list([]) { $0.indentationLevel = 1 }
    var frame = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    XCTAssertEqual(frame.layoutFrame, CGRect(x: 26, y: 51, width: 375 - 26 - 16, height: 1))
    cell = try list([])
    frame = cell.separatorLayoutGuide
    frame.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
    cell.layoutIfNeeded()
    XCTAssertEqual(frame.layoutFrame.minX, 70)
    XCTAssertEqual(frame.layoutFrame.maxX, 359)
  }

  func testReorderGrip_movesTheItem() throws {
    let cell = try list([.reorder(displayed: .always)])
    let rows = try XCTUnwrap(cell.superview as? Rows)
    let finger = app.touch(at: CGPoint(x: 347, y: 26))
    finger.drag(to: CGPoint(x: 347, y: 140), duration: 0.3)
    try app.waitUntilIdle()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(rows.order, [1, 2, 0, 3])
    XCTAssertEqual(rows.contentOffset, .zero)
  }
}

/// A collection view with a list of self-sizing list cells.
@preconcurrency @MainActor
final class Rows: UICollectionView, UICollectionViewDataSource {
  private let configure: (UICollectionViewListCell) -> Void
  var order = [0, 1, 2, 3]

  init(width: CGFloat, _ configure: @escaping (UICollectionViewListCell) -> Void) {
    self.configure = configure
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(
      frame: CGRect(x: 0, y: 0, width: width, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { order.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    if let cell = cell as? UICollectionViewListCell { configure(cell) }
    return cell
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }

  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    order.insert(order.remove(at: source.item), at: destination.item)
  }
}
