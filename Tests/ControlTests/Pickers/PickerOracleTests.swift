import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of wheels (`picker-cases.json`).
@preconcurrency @MainActor
final class PickerOracleTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 400, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func show(_ source: PickerSource, size: CGSize, selected: Int = 0) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(origin: .zero, size: size))
    picker.dataSource = source
    picker.delegate = source
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(picker)
    if selected > 0 { picker.selectRow(selected, inComponent: 0, animated: false) }
    app.frame()
    return picker
  }

  private func wheels(_ picker: UIPickerView) -> [PickerWheel] { picker.subviews.compactMap { $0 as? PickerWheel } }

  /// Compares the numbers of picker-wheel-120-32 and similar cases with the formulas and with a wheel on the screen.
  func testTheCylinder() throws {
    try Oracle.each("picker-cases.json", family: "wheel") { entry in
      let height = CGFloat(try entry.config.number("picker_height"))
      let rowHeight = CGFloat(try entry.config.number("row_height"))
      let source = PickerSource([40])
      source.heights = [rowHeight]
      let geometry = wheels(show(source, size: CGSize(width: 320, height: height)))[0].geometry
      entry.expect("table_height", geometry.tableHeight)
      entry.expect("rows_per_revolution", CGFloat(geometry.rowsPerRevolution))
      entry.expect("radius", geometry.radius)
    }
  }

  /// Compares the rows of picker-rows-216-32-upper and similar cases. Rows further away have no height and no view.
  func testTheRowsOfTheCylinder() throws {
    try Oracle.each("picker-cases.json", family: "wheel-rows") { entry in
      let source = PickerSource([9])
      if entry.config.has("rows") { XCTAssertEqual(try entry.config.string("rows"), "9, the middle one selected") }
      source.heights = [CGFloat(try entry.config.number("row_height"))]
      let picker = show(source, size: try entry.config.size("picker"), selected: 4)
      let wheel = wheels(picker)[0]
      let expected = try entry.expect.lists("rows")
      // The rows are those from the top to the selected one, in this order.
      XCTAssertEqual(
        expected.compactMap(\.first), (0..<expected.count).map { Double($0 - expected.count + 1) }, entry.id)
      for row in expected {
        guard row.count == 3, let view = wheel.visibleRow(4 + Int(row[0])) else {
          XCTFail("\(entry.id): no row \(row)")
          continue
        }
        let frame = wheel.convert(view.frame, to: picker)
        XCTAssertEqual(frame.minY, row[1], accuracy: entry.tolerance ?? 0, "\(entry.id) \(row[0])")
        XCTAssertEqual(frame.height, row[2], accuracy: entry.tolerance ?? 0, "\(entry.id) \(row[0])")
        // The lower half mirrors the upper one.
        guard let below = wheel.visibleRow(4 - Int(row[0])) else {
          XCTFail("\(entry.id): no row \(-row[0])")
          continue
        }
        XCTAssertEqual(wheel.convert(below.frame, to: picker).maxY, picker.bounds.height - row[1], accuracy: 0.001)
      }
      XCTAssertNil(wheel.visibleRow(4 - expected.count), "faces away")
      XCTAssertEqual(wheel.subviews.filter { $0 is PickerRowView && !$0.isHidden }.count, 2 * expected.count - 1)
    }
  }

  func testTheMarqueeSelection() throws {
    try Oracle.each("picker-cases.json", family: "selection-band") { entry in
      let source = PickerSource([9])
      source.heights = [CGFloat(try entry.config.number("row_height"))]
      let picker = show(source, size: try entry.config.size("picker"))
      entry.expect("band", picker.subviews.first { $0 is PickerSelectionIndicator }?.frame)
    }
  }

  func testWidthsOfComponents() throws {
    try Oracle.each("picker-cases.json", family: "component-width") { entry in
      if entry.config.has("components") {
        let count = try entry.config.integer("components")
        let source = PickerSource(Array(repeating: 3, count: count))
        let picker = show(source, size: try entry.config.size("picker"))
        entry.expect("rowSize_component_0_width", picker.rowSize(forComponent: 0).width)
        let width = picker.rowSize(forComponent: 0).width
        XCTAssertEqual(wheels(picker).map(\.frame.width), Array(repeating: width, count: count))
        XCTAssertEqual(wheels(picker).first?.frame.minX, 9, "at the edge of the band")
        XCTAssertEqual(wheels(picker).last?.frame.maxX, 311, "at the edge of the band")
      } else {
        let source = PickerSource([try entry.config.integer("rows")])
        let picker = UIPickerView()
        picker.dataSource = source
        entry.expect("sizeThatFits_320_0", picker.sizeThatFits(CGSize(width: 320, height: 0)))
        entry.expect("intrinsicContentSize", picker.intrinsicContentSize)
      }
    }
  }

  func testTheDataSourceIsAsked() throws {
    try Oracle.each("picker-cases.json", family: "model") { entry in
      XCTAssertEqual(try entry.config.string("data_source"), "required methods and titles")
      XCTAssertEqual(try entry.config.string("action"), "shown")
      let source = PickerSource([try entry.expect.integer("rows")])
      let picker = show(source, size: CGSize(width: 320, height: 216))
      let words = ["components": "numberOfComponents", "rows": "numberOfRowsInComponent", "title": "titleForRow"]
      var asked: [String] = []
      for call in source.log {
        let word = words[String(call.prefix { $0 != " " })] ?? call
        if !asked.contains(word) { asked.append(word) }
      }
      entry.expect("asked", asked)
      entry.expect("components", CGFloat(picker.numberOfComponents))
      entry.expect("rows", CGFloat(picker.numberOfRows(inComponent: 0)))
      entry.expect("selected", CGFloat(picker.selectedRow(inComponent: 0)))
    }
  }
}
