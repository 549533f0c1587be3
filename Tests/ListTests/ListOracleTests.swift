import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Lists as they were measured on real UIKit (iOS 26.1): list-cases.json, and compositional-cases.json's family `list`.
@preconcurrency @MainActor
final class ListOracleTests: XCTestCase {
  private func numbers(_ value: Any?) -> [Double] { (value as? [NSNumber])?.map(\.doubleValue) ?? [] }

  private func check(
    _ own: [CGFloat], _ measured: Any?, _ tolerance: Double?, _ what: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let measured = numbers(measured)
    XCTAssertEqual(own.count, measured.count, what, file: file, line: line)
    for (own, other) in zip(own, measured) {
      XCTAssertEqual(own, other, accuracy: (tolerance ?? 0) + 0.001, what, file: file, line: line)
    }
  }

  private func values(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

  func testFrames() throws {
    let cases = try Oracle.cases("list-cases.json", family: "frames")
    XCTAssertEqual(cases.count, 1)
    for one in cases {
      let stage = ListStage(counts: numbers(one.config["rows"]).map { Int($0) }, .insetGrouped) {
        $0.headerMode = .supplementary
      }
      defer { stage.close() }
      let tolerance = 0.01
      check(values(stage.header(0)), one.expect["header0"], tolerance, "\(one.id) header 0")
      check(values(stage.header(1)), one.expect["header1"], tolerance, "\(one.id) header 1")
      for section in 0...1 {
        check((0..<3).map { stage.row($0, section).minY }, one.expect["rows\(section)_y"], tolerance, one.id)
      }
      check([stage.row(0).height], [one.expect["row_height"] as Any], tolerance, one.id)
      check(
        [stage.view.contentSize.width, stage.view.contentSize.height], one.expect["contentSize"], tolerance, one.id)
    }
  }

  func testFramesOfCompositionalLists() throws {
    let cases = try Oracle.cases("compositional-cases.json", family: "list")
    XCTAssertEqual(cases.count, 3)
    for one in cases {
      let hasHeaders = one.config["headerMode"] as? String == "supplementary"
      let stage = ListStage(counts: numbers(one.config["rows"]).map { Int($0) }, .insetGrouped) {
        if hasHeaders { $0.headerMode = .supplementary }
      }
      defer { stage.close() }
      let tolerance = one.tolerance
      if let expected = one.expect["rows0_y_first_last"] {
        check([stage.row(0).minY, stage.row(9).minY], expected, tolerance, one.id)
      }
      if let expected = one.expect["rows0_y"] {
        check((0..<4).map { stage.row($0).minY }, expected, tolerance, one.id)
      }
      if let expected = one.expect["rows1_y"] {
        check((0..<4).map { stage.row($0, 1).minY }, expected, tolerance, one.id)
      }
      if let expected = one.expect["row"] {
        check([stage.row(2).minX, stage.row(2).width, stage.row(2).height], expected, tolerance, one.id)
      }
      if let expected = one.expect["row_height"] { check([stage.row(2).height], [expected], tolerance, one.id) }
      if let expected = one.expect["separator_y"] {
        check(stage.separators.map(\.minY), expected, tolerance, one.id)
        for line in stage.separators {
          check([line.minX, line.width], one.expect["separator_x_w"], tolerance, one.id)
          check([line.height], [one.expect["height"] as Any], tolerance, one.id)
        }
      }
    }
  }

  func testSeparators() throws {
    let cases = try Oracle.cases("list-cases.json", family: "separators")
    XCTAssertEqual(cases.count, 10)
    for one in cases where one.config["rows"] != nil {
      let hasHandler = one.config["handler"] != nil
      let stage = ListStage(counts: numbers(one.config["rows"]).map { Int($0) }, .insetGrouped) {
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
      XCTAssertTrue(one.config["appearance"] as? String == "insetGrouped")
      XCTAssertEqual(stage.separators.count, 6)
      let index = try XCTUnwrap(one.config["separator_index"] as? Int)
      let line = stage.separators.indices.contains(index) ? stage.separators[index] : .null
      check(values(line), one.expect["frame"], one.tolerance, one.id)
    }
    let plain = try XCTUnwrap(cases.first { $0.config["rows"] == nil })
    let stage = ListStage(size: CGSize(width: 375, height: 667), scale: 2, counts: [3], .plain)
    defer { stage.close() }
    let row = stage.row(1)
    let line = stage.separators[1]
    let measured = numbers(plain.expect["separator_in_cell"])
    XCTAssertEqual([line.minX, line.width, line.height], [measured[0], measured[2], measured[3]], plain.id)
    XCTAssertEqual(row.maxY - line.minY, 1, plain.id)
  }

  func testCorners() throws {
    let cases = try Oracle.cases("list-cases.json", family: "corners")
    XCTAssertEqual(cases.count, 1)
    let stage = ListStage(
      counts: [3, 1],
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    ) { cell, _ in cell.backgroundColor = .systemTeal }
    defer { stage.close() }
    for one in cases {
      XCTAssertEqual(one.expect["cell_keeps_color"] as? Bool, true)
      XCTAssertEqual(stage.cell(0)?.backgroundColor, .systemTeal)
      XCTAssertNil(stage.cell(0)?.backgroundConfiguration, "none is inserted")
      XCTAssertNil(stage.cell(0)?.backgroundView)
    }
    // Rule 10.12: in the corner configuration of the first and the last cell; the layer's radius stays 0.
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    func rounds(_ item: Int, _ section: Int) -> [Bool] {
      corners.map { (stage.cell(item, section)?.effectiveRadius(corner: $0) ?? 0) > 0 }
    }
    XCTAssertEqual(rounds(0, 0), [true, true, false, false])
    XCTAssertEqual(rounds(1, 0), [false, false, false, false])
    XCTAssertEqual(rounds(2, 0), [false, false, true, true])
    XCTAssertEqual(rounds(0, 1), [true, true, true, true])
    XCTAssertEqual(stage.cell(0)?.layer.cornerRadius, 0)
  }

  func testSafeArea() throws {
    let cases = try Oracle.cases("list-cases.json", family: "safe-area")
    XCTAssertEqual(cases.count, 1)
    for one in cases {
      let insets = numbers(one.config["view safe area_tlbr"])
      let stage = ListStage(
        counts: [7, 7],
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)),
        adjusts: true)
      defer { stage.close() }
      // The rows do not fill the view; that it adjusts all the same is no matter of lists.
      stage.view.alwaysBounceVertical = true
      stage.view.window?.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
      stage.app.frame()
      XCTAssertEqual(
        stage.view.adjustedContentInset,
        UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
      // Also rows that lie under the bars.
      stage.view.contentOffset.y = 20
      stage.app.frame()
      XCTAssertGreaterThan(stage.view.visibleCells.count, 10)
      for cell in stage.view.visibleCells {
        XCTAssertEqual(cell.safeAreaInsets, UIEdgeInsets.zero, one.id)
        XCTAssertEqual(cell.contentView.safeAreaInsets, UIEdgeInsets.zero, one.id)
      }
    }
  }

  func testSelfSizing() throws {
    let cases = try Oracle.cases("list-cases.json", family: "self-sizing")
    XCTAssertEqual(cases.count, 1)
    for one in cases {
      let size = CGSize(width: 375, height: 667)
      let stage = ListStage(size: size, scale: 2, counts: [0], .plain)
      defer { stage.close() }
      stage.configure = { cell, _ in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        cell.contentConfiguration = content
      }
      stage.counts = [6]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      check([stage.row(0).height], [one.config["fitted_first_row"] as Any], 0.01, one.id)
      check([stage.row(1).height], [one.config["fitted_other_rows"] as Any], 0.01, one.id)
      XCTAssertEqual(one.config["estimated_row"] as? Double, 52)
      XCTAssertEqual(stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height, 70.5)
    }
  }
}
