import TestSupport
@testable import UIKit
import XCTest

/// The measured defaults, assignments, frames and errors of split view controllers (`split-cases.json`, and the family
/// `split-view` of `chrome-cases.json`).
final class SplitOracleTests: SplitTestCase {
  private typealias Controller = UISplitViewController

  /// Returns the styles to which a case applies. The case contains a number, numbers in text, or "any".
  private func styles(_ entry: Oracle.Case) throws -> [Int] {
    let value = try entry.config.value("style", as: OracleValue.self)
    let text = String.read(value) ?? Int.read(value).map { "\($0)" } ?? ""
    return text == "any" ? [0, 1, 2] : text.compactMap { $0.wholeNumberValue }
  }

  private func expectFresh(_ entry: Oracle.Case, _ split: UISplitViewController) {
    if entry.expect.has("isViewLoaded") { entry.expect("isViewLoaded", split.isViewLoaded) }
    if entry.expect.has("isCollapsed") { entry.expect("isCollapsed", split.isCollapsed) }
    if entry.expect.has("viewControllers") { entry.expect("viewControllers", names(split.viewControllers)) }
    if entry.expect.has("children") { entry.expect("children", names(split.children)) }
    if entry.expect.has("displayMode") { entry.expect("displayMode", CGFloat(split.displayMode.rawValue)) }
    if entry.expect.has("preferredDisplayMode") {
      entry.expect("preferredDisplayMode", CGFloat(split.preferredDisplayMode.rawValue))
    }
    if entry.expect.has("splitBehavior") { entry.expect("splitBehavior", CGFloat(split.splitBehavior.rawValue)) }
    if entry.expect.has("preferredSplitBehavior") {
      entry.expect("preferredSplitBehavior", CGFloat(split.preferredSplitBehavior.rawValue))
    }
    if entry.expect.has("primaryColumnWidth") { entry.expect("primaryColumnWidth", split.primaryColumnWidth) }
    if entry.expect.has("supplementaryColumnWidth") {
      entry.expect("supplementaryColumnWidth", split.supplementaryColumnWidth)
    }
  }

  func testDefaults() throws {
    try Oracle.each("split-cases.json", family: "defaults") { entry in
      for style in try styles(entry) {
        let split = Controller.Style(rawValue: style).map { $0 == .unspecified ? Controller() : Controller(style: $0) }!
        if entry.config.has("shown") { XCTAssertFalse(try entry.config.bool("shown")) }
        expectFresh(entry, split)
        guard entry.expect.has("presentsWithGesture") else { continue }
        entry.expect("presentsWithGesture", split.presentsWithGesture)
        entry.expect("primaryEdge", CGFloat(split.primaryEdge.rawValue))
        entry.expect("primaryBackgroundStyle", CGFloat(split.primaryBackgroundStyle.rawValue))
        entry.expect("displayModeButtonVisibility", CGFloat(split.displayModeButtonVisibility.rawValue))
        entry.expect("showsSecondaryOnlyButton", split.showsSecondaryOnlyButton)
      }
    }
  }

  // MARK: Assignment

  func testAssignment() throws {
    try Oracle.each("split-cases.json", family: "assignment") { entry in
      switch entry.id {
      case "split-legacy-array-two", "split-legacy-array-empty":
        XCTAssertEqual(try styles(entry), [0])
        let split = Controller()
        let isEmpty = entry.id == "split-legacy-array-empty"
        XCTAssertTrue(
          try entry.config.string("call").hasPrefix(isEmpty ? "viewControllers = []" : "viewControllers = [A, B]"))
        split.viewControllers = isEmpty ? [child("A")] : [child("A"), child("B")]
        if isEmpty { split.viewControllers = [] }
        expectFresh(entry, split)
      case "split-set-secondary", "split-clear-secondary", "split-clear-compact":
        for style in try styles(entry) { try assign(entry, style) }
      case "split-ancestry-before-show":
        for style in try styles(entry) {
          XCTAssertFalse(try entry.config.bool("shown"))
          XCTAssertEqual(try entry.config.string("column"), "A set for primary")
          let split = Controller(style: Controller.Style(rawValue: style)!)
          let first = child("A")
          split.setViewController(first, for: .primary)
          entry.expect("A_splitViewController", text: first.splitViewController.map { Self.name($0) })
          entry.expect("split_splitViewController", text: split.splitViewController.map { Self.name($0) })
        }
      case "split-showdetail-legacy-handled":
        XCTAssertEqual(try entry.config.strings("calls"), ["show(vc)", "showDetailViewController(vc)"])
        XCTAssertEqual(try entry.config.string("delegate"), "answers true")
        XCTAssertFalse(try entry.config.bool("shown"))
        XCTAssertEqual(try styles(entry), [0])
        let recorder = SplitRecorder(log)
        recorder.handles = true
        let split = self.split(0)
        split.delegate = recorder
        split.show(child("HandledShow"), sender: nil)
        split.showDetailViewController(child("HandledDetail"), sender: nil)
        entry.expect("delegate_calls", log.take())
        entry.expect("viewControllers", names(split.viewControllers))
      case "split-showdetail-no-split":
        XCTAssertTrue(try entry.config.string("call").hasPrefix("showDetailViewController"))
        let source = child("A")
        stage.show(source)
        source.showDetailViewController(child("B"), sender: nil)
        entry.expect("presented", source.presentedViewController != nil)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  private func assign(_ entry: Oracle.Case, _ style: Int) throws {
    let call = try entry.config.string("call")
    let split = Controller(style: Controller.Style(rawValue: style)!)
    split.setViewController(child("A"), for: .primary)
    split.setViewController(child("B"), for: .secondary)
    if call == "setViewController(nil, for: .secondary)" { split.setViewController(nil, for: .secondary) }
    if call == "setViewController(nil, for: .compact)" {
      split.setViewController(child("C"), for: .compact)
      XCTAssertEqual(names(split.viewControllers), ["A", "B"], "the compact column is not among them")
      split.setViewController(nil, for: .compact)
    }
    expectFresh(entry, split)
    if entry.expect.has("viewController_for_secondary") {
      entry.expect("viewController_for_secondary", text: split.viewController(for: .secondary).map(Self.name))
    }
    if entry.expect.has("secondary_isShowing") { entry.expect("secondary_isShowing", split.isShowing(.secondary)) }
  }

  // MARK: Frames

  private func begin(_ entry: Oracle.Case) throws {
    let size = try entry.config.numbers("window")
    var safe = UIEdgeInsets.zero
    if entry.config.has("safe_area_tlbr") {
      let numbers = try entry.config.numbers("safe_area_tlbr")
      safe = UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    begin(CGSize(width: size[0], height: size[1]), safeArea: safe)
  }

  /// Sets the column widths in the configuration of a case.
  private func configure(_ split: UISplitViewController, _ entry: Oracle.Case) throws {
    if entry.config.has("preferredPrimaryColumnWidth") {
      split.preferredPrimaryColumnWidth = try entry.config.number("preferredPrimaryColumnWidth")
    }
    if entry.config.has("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = try entry.config.number("preferredPrimaryColumnWidthFraction")
    }
    if entry.config.has("maximumPrimaryColumnWidth") {
      split.maximumPrimaryColumnWidth = try entry.config.number("maximumPrimaryColumnWidth")
    }
  }

  func testFrames() throws {
    try Oracle.each("split-cases.json", family: "frames") { entry in
      for style in try styles(entry) {
        try begin(entry)
        let split = self.split(style)
        stage.show(split)
        try configure(split, entry)
        if entry.config.has("preferredDisplayMode") {
          XCTAssertEqual(try entry.config.string("preferredDisplayMode"), "two over, requested")
          split.preferredDisplayMode = .twoOverSecondary
        }
        if entry.id == "split-frame-compact" { try expectCompact(entry, split) }
        stage.frame()
        try expectFrames(entry, split)
      }
    }
  }

  private func expectCompact(_ entry: Oracle.Case, _ split: UISplitViewController) throws {
    XCTAssertEqual(
      try entry.config.string("widths"), "280, fraction 0.4, minimum 400, maximum 300: all the same")
    if split.style != .unspecified { split.preferredPrimaryColumnWidth = 280 }
    entry.expect("primaryColumnWidth", split.primaryColumnWidth)
    split.preferredPrimaryColumnWidthFraction = 0.4
    entry.expect("primaryColumnWidth", split.primaryColumnWidth)
    split.minimumPrimaryColumnWidth = 400
    entry.expect("primaryColumnWidth", split.primaryColumnWidth)
    split.maximumPrimaryColumnWidth = 300
  }

  private func expectFrames(_ entry: Oracle.Case, _ split: UISplitViewController) throws {
    if entry.expect.has("primary_absolute") { entry.expect("primary_absolute", frame(split, .primary)) }
    if entry.expect.has("hidden_primary_absolute") { entry.expect("hidden_primary_absolute", frame(split, .primary)) }
    if entry.expect.has("supplementary") { entry.expect("supplementary", frame(split, .supplementary)) }
    if entry.expect.has("container") { entry.expect("container", frame(split, .primary)) }
    if entry.expect.has("primaryColumnWidth") { entry.expect("primaryColumnWidth", split.primaryColumnWidth) }
    if entry.expect.has("supplementaryColumnWidth") {
      entry.expect("supplementaryColumnWidth", split.supplementaryColumnWidth)
    }
    if entry.expect.has("supplementaryColumnWidth_triple"), split.style == .tripleColumn {
      entry.expect("supplementaryColumnWidth_triple", split.supplementaryColumnWidth)
    }
    if entry.expect.has("primary_isShowing") { entry.expect("primary_isShowing", split.isShowing(.primary)) }
    if entry.expect.has("displayMode") { entry.expect("displayMode", CGFloat(split.displayMode.rawValue)) }
    if entry.expect.has("supplementary_width") {
      entry.expect("supplementary_width", frame(split, .supplementary)?.width)
      entry.expect("supplementary_safe_left", safeArea(split, .supplementary).left)
      XCTAssertEqual(try entry.expect.string("secondary"), "full frame")
      XCTAssertEqual(frame(split, .secondary), stage.window.bounds)
    } else if entry.expect.has("secondary") {
      entry.expect("secondary", frame(split, .secondary))
    }
  }

  /// The cases in `chrome-cases.json`: the styles of the primary column, and the maximum of its width.
  func testFramesOfTheOtherFile() throws {
    try Oracle.each("chrome-cases.json", family: "split-view") { entry in
      try begin(entry)
      let split = self.split(try entry.config.value("columns", as: Int.self) == 3 ? 2 : 1)
      stage.show(split)
      if entry.config.has("primary_style") {
        split.primaryBackgroundStyle = try entry.config.string("primary_style") == "none" ? .none : .sidebar
      }
      if entry.config.has("minimum") {
        split.minimumPrimaryColumnWidth = try entry.config.number("minimum")
        split.maximumPrimaryColumnWidth = try entry.config.number("maximum")
      }
      try configure(split, entry)
      if entry.config.has("preferred") {
        XCTAssertEqual(try entry.config.string("preferred"), "two beside or two displace")
        split.preferredDisplayMode = .twoDisplaceSecondary
        XCTAssertEqual(split.displayMode, .twoOverSecondary)
        split.preferredDisplayMode = .twoBesideSecondary
      }
      stage.frame()
      let primary = try XCTUnwrap(frame(split, .primary))
      if entry.id == "split-double-sidebar-beside" {
        entry.expect(
          "primary", text: "x \(primary.minX.caseText), y \(primary.minY.caseText), height \(primary.height.caseText)")
        entry.expect("primary_safe_bottom", safeArea(split, .primary).bottom)
        XCTAssertEqual(try entry.expect.string("secondary_safe_left"), "primary width + 10")
        XCTAssertEqual(safeArea(split, .secondary).left, primary.width + 10)
        // The content of the floating column begins below the bar (splitframesprobe, record "mounted").
        XCTAssertEqual(split.viewController(for: .primary)?.view.safeAreaInsets.top, 54)
        XCTAssertEqual(split.viewController(for: .secondary)?.view.safeAreaInsets.top, 86)
      } else if entry.expect.has("primary") {
        entry.expect("primary", primary)
      }
      if entry.expect.has("primary_width") { entry.expect("primary_width", primary.width) }
      if entry.expect.has("display_mode") {
        entry.expect("display_mode", text: split.displayMode == .twoOverSecondary ? "two over secondary" : "?")
      }
      if entry.expect.has("supplementary") { entry.expect("supplementary", frame(split, .supplementary)) }
      if entry.expect.has("secondary") { entry.expect("secondary", frame(split, .secondary)) }
    }
  }

  // MARK: Errors

  func testExceptions() throws {
    try Oracle.each("split-cases.json", family: "exceptions") { entry in
      let style = try styles(entry)[0]
      let split = self.split(style)
      let raised = try entry.expect.string("raises")
      let says = try entry.expect.string("reason_says")
      if style == 0 {
        XCTAssertEqual(try entry.config.string("use"), "preferredSplitBehavior")
        XCTAssertEqual(raised, "NSInvalidArgumentException")
        let reports = self.reports {
          _ = split.preferredSplitBehavior
          split.preferredSplitBehavior = .tile
        }
        XCTAssertEqual(reports.count, 2)
        for report in reports { XCTAssertTrue(report.contains(says), report) }
      } else {
        XCTAssertEqual(try entry.config.string("call"), "same controller for two columns")
        XCTAssertEqual(raised, "NSInternalInconsistencyException")
        let first = try XCTUnwrap(split.viewController(for: .primary))
        let reports = self.reports { split.setViewController(first, for: .secondary) }
        XCTAssertEqual(reports.count, 1)
        XCTAssertEqual(says, "already the controller of the other column; names both objects")
        for part in ["already the controller of the primary column", "\(first)", "\(split)"] {
          XCTAssertTrue(reports.first?.contains(part) ?? false, "\(reports)")
        }
        XCTAssertEqual(names(split.viewControllers), ["A", "B"])
      }
    }
  }
}
