import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The measured cases of lists (iOS 26.1): list-cases.json, and the family `list` of compositional-cases.json.
@preconcurrency @MainActor
final class ListOracleTests: XCTestCase {
  /// The tolerance for thirds of a point, which the files write with three or four digits.
  private let tolerance = 0.001

  private func check(
    _ own: [CGFloat], _ measured: [Double], _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(own.count, measured.count, what, file: file, line: line)
    for (own, other) in zip(own, measured) {
      XCTAssertEqual(Double(own), other, accuracy: tolerance, what, file: file, line: line)
    }
  }

  private func check(
    _ own: CGFloat, _ measured: Double, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) { check([own], [measured], what, file: file, line: line) }

  private func check(
    _ own: CGRect, _ measured: CGRect, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) { check(own.fourNumbers.map { CGFloat($0) }, measured.fourNumbers, what, file: file, line: line) }

  private func counts(_ one: Oracle.Case) throws -> [Int] {
    try one.config.numbers("rows").map { Int($0) }
  }

  func testFrames() throws {
    let cases = try Oracle.cases("list-cases.json", family: "frames")
    for one in cases {
      let stage = ListStage(counts: try counts(one), .insetGrouped) { $0.headerMode = .supplementary }
      defer { stage.close() }
      let values = one.expect
      for section in 0...1 {
        check(stage.header(section), try values.rect("header\(section)"), "\(one.id) header \(section)")
        check((0..<3).map { stage.row($0, section).minY }, try values.numbers("rows\(section)_y"), one.id)
      }
      check(stage.row(0).height, try values.number("row_height"), one.id)
      let size = stage.view.contentSize
      check([size.width, size.height], try values.numbers("contentSize"), one.id)
      XCTAssertEqual(values.unread, [])
    }
  }

  func testFramesOfCompositionalLists() throws {
    let cases = try Oracle.cases("compositional-cases.json", family: "list")
    for one in cases {
      let hasHeaders = one.config["headerMode", as: String.self] == "supplementary"
      let stage = ListStage(counts: try counts(one), .insetGrouped) {
        if hasHeaders { $0.headerMode = .supplementary }
      }
      defer { stage.close() }
      let values = one.expect
      for key in values.keys {
        switch key {
        case "rows0_y_first_last": check([stage.row(0).minY, stage.row(9).minY], try values.numbers(key), one.id)
        case "rows0_y": check((0..<4).map { stage.row($0).minY }, try values.numbers(key), one.id)
        case "rows1_y": check((0..<4).map { stage.row($0, 1).minY }, try values.numbers(key), one.id)
        case "row":
          check([stage.row(2).minX, stage.row(2).width, stage.row(2).height], try values.numbers(key), one.id)
        case "row_height": check(stage.row(2).height, try values.number(key), one.id)
        case "separator_y": check(stage.separators.map(\.minY), try values.numbers(key), one.id)
        case "separator_x_w":
          for line in stage.separators { check([line.minX, line.width], try values.numbers(key), one.id) }
        case "height": for line in stage.separators { check(line.height, try values.number(key), one.id) }
        default: XCTFail("\(one.id): nothing compares \(key)")
        }
      }
      XCTAssertEqual(values.unread, [])
    }
  }

  func testSeparators() throws {
    let cases = try Oracle.cases("list-cases.json", family: "separators")
    var frames = 0
    for one in cases where one.config.has("separator_index") {
      frames += 1
      let hasHandler = one.config.has("handler")
      let stage = ListStage(counts: try counts(one), .insetGrouped) {
        guard hasHandler else { return }
        $0.itemSeparatorHandler = { path, said in
          var said = said
          said.bottomSeparatorVisibility = .hidden
          said.topSeparatorVisibility = path.item == 0 ? .hidden : .visible
          said.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
          return said
        }
      }
      defer { stage.close() }
      XCTAssertTrue(one.config["appearance", as: String.self] == "insetGrouped")
      XCTAssertEqual(stage.separators.count, 6)
      let index = try one.config.integer("separator_index")
      let values = one.expect
      let line = stage.separators.indices.contains(index) ? stage.separators[index] : .null
      check(line, try values.rect("frame"), one.id)
      XCTAssertEqual(values.unread, [])
    }
    XCTAssertEqual(frames, 9)
    let plain = try XCTUnwrap(cases.first { $0.id == "list-separator-plain-2x" }).expect
    let stage = plainList { _ in false }
    defer { stage.close() }
    let row = stage.row(1)
    check(stage.separators[1].offsetBy(dx: -row.minX, dy: -row.minY), try plain.rect("separator_in_cell"), "plain")
    XCTAssertEqual(plain.unread, [])
  }

  func testLooksOfSeparators() throws {
    let cases = try Oracle.cases("list-cases.json", family: "separators")
    let values = try XCTUnwrap(cases.first { $0.id == "list-sep-appearance" }).expect
    let color = try values.numbers("color_rgba")
    let grey = try values.number("drawn_light_grey")
    let thickness = try values.number("thickness")
    XCTAssertEqual(try values.string("parent"), "the collection view")
    XCTAssertEqual(values.unread, [])
    // Consequences: in lists of every kind, at 2x and 3x, even if an application only changes the insets.
    for (appearance, scale) in [
      (UICollectionLayoutListConfiguration.Appearance.insetGrouped, CGFloat(3)), (.plain, 2), (.grouped, 3),
    ] {
      let stage = ListStage(scale: scale, counts: [3], appearance) {
        $0.separatorConfiguration.bottomSeparatorInsets = .zero
      }
      defer { stage.close() }
      let lines = stage.view.subviews.filter { !$0.isHidden && "\(type(of: $0))".contains("Separator") }
      XCTAssertFalse(lines.isEmpty, "they are subviews of the collection view")
      for line in lines {
        check(line.frame.height, thickness, "\(appearance)")
        let found = try XCTUnwrap(line.backgroundColor?.cgColor.components).map { Double($0) }
        check(found.map { CGFloat($0) }, color, "\(appearance)")
        for part in found.prefix(3) {
          XCTAssertEqual((255 * (found[3] * part + 1 - found[3])).rounded(), grey, "on white")
        }
      }
    }
    XCTAssertEqual(
      UICollectionLayoutListConfiguration(appearance: .plain).separatorConfiguration.color,
      UIListSeparatorConfiguration(listAppearance: .grouped).color)
  }

  func testCorners() throws {
    let cases = try Oracle.cases("list-cases.json", family: "corners")
    let background = try XCTUnwrap(cases.first { $0.id == "list-cell-background-own-color" }).expect
    let values = try XCTUnwrap(cases.first { $0.id == "list-corner-configuration" }).expect
    let first = try values.number("first_row_maskedCorners_raw")
    let middle = try values.number("middle_row_raw")
    let last = try values.number("last_row_raw")
    let radius = UICornerRadius.fixed(try values.number("radius_fixed"))
    let layerRadius = try values.number("layer.cornerRadius")
    let curve = try values.string("cornerCurve")
    let clips = try values.bool("cell_clips")
    XCTAssertEqual(try background.string("background_view"), "none is inserted")
    XCTAssertEqual(try background.bool("cell_keeps_color"), true)
    XCTAssertEqual(try background.string("corners"), "same configuration as for list backgrounds")
    XCTAssertEqual(values.unread + background.unread, [])
    // With and without an explicit color, at 3x and 2x; a section with one row has all corners.
    for (ownColor, scale) in [(true, CGFloat(3)), (false, 2)] {
      let stage = ListStage(
        scale: scale, counts: [3, 1],
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      ) { cell, _ in if ownColor { cell.backgroundColor = .systemTeal } }
      defer { stage.close() }
      for (item, section, mask) in [(0, 0, first), (1, 0, middle), (2, 0, last), (0, 1, first + last)] {
        let cell = try XCTUnwrap(stage.cell(item, section))
        let name = "row \(item) of section \(section)"
        XCTAssertEqual(Double(cell.layer.maskedCorners.rawValue), mask, name)
        XCTAssertEqual(Double(cell.layer.cornerRadius), layerRadius, name)
        XCTAssertEqual(cell.layer.cornerCurve.rawValue, curve, name)
        XCTAssertEqual(cell.clipsToBounds, clips, name)
        let (top, bottom) = (Int(mask) & 3 != 0, Int(mask) & 12 != 0)
        if top || bottom {
          XCTAssertEqual(
            cell.cornerConfiguration,
            .corners(
              topLeftRadius: top ? radius : nil, topRightRadius: top ? radius : nil,
              bottomLeftRadius: bottom ? radius : nil, bottomRightRadius: bottom ? radius : nil), name)
        } else {
          for corner in [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight] {
            XCTAssertEqual(cell.effectiveRadius(corner: corner), 0, name)
          }
        }
        if ownColor {
          XCTAssertEqual(cell.backgroundColor, .systemTeal)
          XCTAssertNil(cell.backgroundConfiguration, "none is inserted")
          XCTAssertNil(cell.backgroundView)
        }
      }
      // A row that is appended gets the corners.
      stage.counts[0] = 4
      stage.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      try stage.app.waitUntilIdle()
      XCTAssertEqual(
        (0...3).map { Double(stage.cell($0)?.layer.maskedCorners.rawValue ?? 99) }, [first, middle, middle, last])
    }
    let plain = ListStage(counts: [2], .plain)
    defer { plain.close() }
    XCTAssertEqual(plain.cell(0)?.clipsToBounds, false, "no card")
    XCTAssertEqual(plain.cell(0)?.layer.maskedCorners.rawValue, 15)
  }

  func testSafeArea() throws {
    let cases = try Oracle.cases("list-cases.json", family: "safe-area")
    for one in cases {
      let insets = try one.config.numbers("view safe area_tlbr")
      let stage = ListStage(
        counts: [7, 7],
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)),
        adjusts: true)
      defer { stage.close() }
      // The rows do not fill the view; adjusting its insets nevertheless is not a property of lists.
      stage.view.alwaysBounceVertical = true
      stage.view.window?.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
      stage.app.frame()
      func list(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
      }
      let values = one.expect
      XCTAssertEqual(list(stage.view.adjustedContentInset), try values.numbers("adjustedContentInset_tlbr"))
      // Also for rows that are below the bars.
      stage.view.contentOffset.y = 20
      stage.app.frame()
      XCTAssertGreaterThan(stage.view.visibleCells.count, 10)
      for cell in stage.view.visibleCells {
        XCTAssertEqual(list(cell.safeAreaInsets), try values.numbers("cell_safeAreaInsets"), one.id)
        XCTAssertEqual(list(cell.contentView.safeAreaInsets), try values.numbers("content_safeAreaInsets"), one.id)
      }
      XCTAssertEqual(values.unread, [])
    }
  }

  // MARK: Sizes

  /// Shows a plain list on an iPhone SE. Its rows have one line, or a secondary text.
  private func plainList(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2, counts: [Int] = [6],
    subtitles: @escaping (Int) -> Bool, _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ListStage {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    let stage = ListStage(
      size: size, scale: scale, counts: counts, UICollectionViewCompositionalLayout.list(using: configuration),
      cells: UICollectionViewListCell.self
    ) { cell, path in
      var content = subtitles(path.item) ? UIListContentConfiguration.subtitleCell() : .cell()
      content.text = "Title"
      if subtitles(path.item) { content.secondaryText = "Subtitle" }
      cell.contentConfiguration = content
    }
    return stage
  }

  func testSelfSizing() throws {
    let cases = try Oracle.cases("list-cases.json", family: "self-sizing")
    for one in cases {
      let config = one.config
      // In the measured scene, the first row has one line, and those of 68.5 points have two.
      let stage = plainList { $0 > 0 }
      defer { stage.close() }
      check(stage.row(0).height - 18.5, try config.number("estimated_row"), one.id)
      check(stage.row(0).height, try config.number("fitted_first_row"), one.id)
      check(stage.row(1).height, try config.number("fitted_other_rows"), one.id)
      let values = one.expect
      XCTAssertEqual(try values.string("model_frame_after_first_layout"), "fitted height at once")
      check(
        try XCTUnwrap(stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame.height,
        try config.number("fitted_first_row"), one.id)
      // Not implemented: docs/differences.md.
      XCTAssertEqual(
        try values.string("presentation_shortly_after"), "row still drawn at 52 and moving to the fitted frame")
      XCTAssertEqual(values.unread, [])
    }
  }

  func testTopPaddingOfPlainLists_measured() throws {
    let cases = try Oracle.cases("list-cases.json", family: "row-metrics")
    let values = try XCTUnwrap(cases.first { $0.id == "list-plain-first-row-top-padding" }).expect
    let stage = plainList { _ in false }
    defer { stage.close() }
    check(stage.row(0).height, try values.number("first_cell_height"), "first")
    XCTAssertEqual(stage.row(0).minY, 0, "the origin stays at the section's start")
    for item in 1..<6 { check(stage.row(item).height, try values.number("other_cells"), "row \(item)") }
    check(stage.row(0).height - stage.row(1).height, try values.number("padding"), "padding")
    XCTAssertEqual(values.unread, [])
    // The padding is above the content of the row; the line stays at its lower end.
    let content = try XCTUnwrap(stage.cell(0)?.contentView as? UIListContentView)
    let text = try XCTUnwrap(content.textLayoutGuide).layoutFrame
    let other = try XCTUnwrap(stage.cell(1)?.contentView as? UIListContentView)
    let otherText = try XCTUnwrap(other.textLayoutGuide).layoutFrame
    XCTAssertEqual(
      stage.row(0).height - content.convert(text, to: stage.cell(0)).maxY,
      stage.row(1).height - other.convert(otherText, to: stage.cell(1)).maxY)
    XCTAssertEqual(stage.separators[0].maxY, stage.row(0).maxY)
  }

  /// The padding above a plain list does not depend on the content of the first row, the scale, the width or the
  /// section. The padding of the configuration replaces it, and other lists have none.
  func testTopPaddingOfPlainLists_follows() throws {
    var stage = plainList(size: CGSize(width: 430, height: 900), scale: 3, counts: [2, 2]) { $0 == 0 }
    let subtitle = stage.row(0).height
    check(stage.row(0, 1).height, Double(subtitle), "another section")
    stage.close()
    stage = plainList(size: CGSize(width: 430, height: 900), scale: 3) { $0 == 1 }
    // Sums are exact, and frames are rounded to pixels.
    XCTAssertEqual(Double(subtitle - stage.row(1).height), 18.5, accuracy: 0.17, "of two lines")
    stage.close()
    stage = plainList(subtitles: { _ in false }) { $0.headerTopPadding = 7 }
    check(stage.row(0).height, 59, "the configuration's own")
    stage.close()
    stage = plainList(subtitles: { _ in false }) { $0.headerTopPadding = 0 }
    check(stage.row(0).height, 52, "none")
    // A row has the padding as soon as it becomes the first one.
    stage.close()
    stage = plainList { _ in false }
    stage.counts = [5]
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    try stage.app.waitUntilIdle()
    check(stage.row(0).height, 70.5, "the second row is the first now")
    check(stage.row(1).height, 52, "the third row")
    XCTAssertEqual(stage.row(1).minY, 70.5)
    stage.counts = [6]
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    try stage.app.waitUntilIdle()
    check(stage.row(0).height, 70.5, "the new row is the first")
    check(stage.row(1).height, 52, "the first row is the second now")
    stage.close()
    // Cells without a preferred height keep the current one, and do not grow with each request.
    stage = ListStage(
      size: CGSize(width: 375, height: 667), scale: 2, counts: [2],
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    ) { _, _ in }
    let empty = stage.row(0).height
    stage.view.collectionViewLayout.invalidateLayout()
    stage.app.frame()
    stage.view.reloadData()
    stage.app.frame()
    check(stage.row(0).height, Double(empty), "an empty cell")
    stage.close()
    stage = ListStage(size: CGSize(width: 375, height: 667), scale: 2, counts: [2], .grouped)
    check(stage.row(0).height, Double(stage.row(1).height), "a grouped list")
    stage.close()
  }

  // MARK: Scale

  /// A list or table view that is laid out before it is in a window is measured with the pixels of a view without a
  /// window. In the window, everything is measured again with the pixels of the screen.
  func testSizesMeasuredBeforeTheWindow_areMeasuredAgain() throws {
    func heights(_ scale: CGFloat, before: Bool, _ layout: () -> UICollectionViewLayout) throws -> [CGFloat] {
      let app = TestApplication(size: CGSize(width: 393, height: 852), scale: scale)
      defer { app.close() }
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout())
      view.contentInsetAdjustmentBehavior = .never
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        if item % 2 == 0 {
          var content = UIListContentConfiguration.subtitleCell()
          (content.text, content.secondaryText) = ("Title", "Subtitle")
          cell.contentConfiguration = content
        } else if cell.contentView.subviews.isEmpty {
          let label = UILabel()
          label.text = "Text"
          label.font = .systemFont(ofSize: 13)
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(label)
          let edges = cell.contentView
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: edges.topAnchor, constant: 3),
            label.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -3),
            label.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: 10),
            label.widthAnchor.constraint(equalToConstant: 200),
          ])
        }
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<8))
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
      }
      if before { apply() }
      app.show(view)
      if !before { apply() }
      app.frame()
      return (0..<8).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height ?? -1 }
    }
    func flow() -> UICollectionViewLayout {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 393, height: 40)
      layout.minimumLineSpacing = 0
      return layout
    }
    func list() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }
    for scale: CGFloat in [2, 3] {
      for layout in [list, flow] {
        XCTAssertEqual(
          try heights(scale, before: true, layout), try heights(scale, before: false, layout), "at \(scale)x")
      }
      // list-cell-subtitle-2x: 68.5; rows of 3x have 20.333 and 18 points of text.
      XCTAssertEqual(
        Double(try heights(scale, before: true, list)[0]), scale == 2 ? 68.5 : 68.333, accuracy: 0.01, "\(scale)x")
    }
  }

  func testTablesMeasuredBeforeTheWindow_areMeasuredAgain() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Title", "Subtitle")
        cell.contentConfiguration = content
        return cell
      }
    }
    for (scale, height) in [(CGFloat(2), 69.5), (3, 69.333)] {
      let app = TestApplication(size: CGSize(width: 393, height: 852), scale: scale)
      defer { app.close() }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .insetGrouped)
      let source = Source()
      table.dataSource = source
      table.layoutIfNeeded()
      app.show(table)
      app.frame()
      // table-metrics-2x and -3x: subtitle_row_grouped.
      for row in 0..<5 { XCTAssertEqual(Double(table.rectForRow(at: [0, row]).height), height, accuracy: 0.01) }
    }
  }
}
