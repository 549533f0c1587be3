import TestSupport
@testable import UIKit
import XCTest

/// The measured cases of the display modes of split view controllers (`split-cases.json`).
final class SplitOracleModeTests: SplitTestCase {
  private typealias Mode = UISplitViewController.DisplayMode

  private func begin(_ entry: Oracle.Case) throws {
    let size = try entry.config.numbers("window")
    var safe = UIEdgeInsets.zero
    if entry.config.has("safe_area_tlbr") {
      let numbers = try entry.config.numbers("safe_area_tlbr")
      safe = UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    begin(CGSize(width: size[0], height: size[1]), safeArea: safe)
  }

  private func expect(_ entry: Oracle.Case, _ split: UISplitViewController) {
    let values: [(String, CGFloat)] = [
      ("displayMode", CGFloat(split.displayMode.rawValue)),
      ("preferredDisplayMode", CGFloat(split.preferredDisplayMode.rawValue)),
      ("supplementaryColumnWidth", split.supplementaryColumnWidth),
    ]
    for (key, value) in values where entry.expect.has(key) { entry.expect(key, value) }
    if entry.expect.has("splitBehavior") { entry.expect("splitBehavior", CGFloat(split.splitBehavior.rawValue)) }
    if entry.expect.has("preferredSplitBehavior") {
      entry.expect("preferredSplitBehavior", CGFloat(split.preferredSplitBehavior.rawValue))
    }
    let columns: [(String, UISplitViewController.Column)] = [
      ("primary_isShowing", .primary), ("supplementary_isShowing", .supplementary), ("secondary_isShowing", .secondary),
    ]
    for (key, column) in columns where entry.expect.has(key) { entry.expect(key, split.isShowing(column)) }
    if entry.expect.has("delegate_willChangeTo") {
      let call = log.lines.last { $0.hasPrefix("willChangeTo") }
      entry.expect("delegate_willChangeTo", text: call?.filter(\.isNumber))
    }
    if entry.expect.has("viewControllers") { entry.expect("viewControllers", names(split.viewControllers)) }
    if entry.expect.has("children") { entry.expect("children", names(split.children)) }
  }

  /// Performs the calls of a case of the families `display-mode` and `collapsed`.
  private func run(_ entry: Oracle.Case) throws {
    try begin(entry)
    log.lines = []
    let recorder = SplitRecorder(log)
    recorder.handles = true
    let split = self.split(try entry.config.value("style", as: Int.self))
    split.delegate = recorder
    stage.show(split)
    log.lines = []
    if entry.config.has("primaryColumnWidth") {
      let width: CGFloat = try entry.config.number("primaryColumnWidth")
      split.preferredPrimaryColumnWidth = width
    }
    if entry.config.has("preferredDisplayMode") {
      let mode = try XCTUnwrap(Mode(rawValue: try entry.config.value("preferredDisplayMode", as: Int.self)))
      if mode == split.displayMode { split.preferredDisplayMode = .secondaryOnly }
      split.preferredDisplayMode = mode
    }
    if entry.config.has("call") {
      let call = try entry.config.string("call")
      if call.hasPrefix("hide(.primary)") {
        if call.hasSuffix("mode 3") { split.preferredDisplayMode = .oneOverSecondary }
        if call.hasSuffix("mode 5") { split.preferredDisplayMode = .twoOverSecondary }
        log.lines = []
        split.hide(.primary)
      } else {
        XCTAssertTrue(call.hasPrefix("showDetailViewController on"), call)
        XCTAssertEqual(try entry.config.string("delegate"), "answers true")
        split.viewController(for: .primary)?.showDetailViewController(child("ChildDetail"), sender: nil)
        entry.expect("delegate_calls", log.lines.filter { $0.hasPrefix("show") })
      }
    }
    expect(entry, split)
  }

  func testDisplayModes() throws {
    try Oracle.each("split-cases.json", family: "display-mode") { try run($0) }
  }

  func testCollapsed() throws {
    try Oracle.each("split-cases.json", family: "collapsed") { entry in
      guard entry.id == "split-collapsed-behaviour" else { return try run(entry) }
      try begin(entry)
      let split = self.split(try entry.config.value("style", as: Int.self))
      stage.show(split)
      XCTAssertEqual(split.isCollapsed, try entry.config.bool("collapsed"))
      entry.expect("splitBehavior", CGFloat(split.splitBehavior.rawValue))
      split.preferredDisplayMode = .oneOverSecondary
      entry.expect("preferredSplitBehavior_after_mode_3", CGFloat(split.preferredSplitBehavior.rawValue))
      split.preferredDisplayMode = .twoDisplaceSecondary
      entry.expect("after_mode_6", CGFloat(split.preferredSplitBehavior.rawValue))
    }
  }

  // MARK: Resolution

  /// Shows a split view controller with three columns in a container with a width and a regular size class.
  private func shown(_ width: CGFloat, _ mode: Mode) -> UISplitViewController {
    begin(CGSize(width: width, height: 700), safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
    let split = self.split(2)
    split.preferredDisplayMode = mode
    let host = Host(split)
    host.traitOverrides.horizontalSizeClass = .regular
    stage.show(host)
    return split
  }

  private func words(_ mode: Mode) -> String {
    ["automatic", "secondary only", "one beside", "one over", "two beside", "two over", "two displace"][mode.rawValue]
  }

  private func mode(_ text: String) -> [Mode] {
    (0...6).compactMap(Mode.init).filter { text.contains(words($0)) || text == words($0) }
  }

  private func resize(_ split: UISplitViewController, _ width: CGFloat) {
    split.view.frame.size.width = width
    stage.frame()
  }

  /// The minimum width in which three columns fit, in points (splitwidthprobe: they do not fit in 954.249).
  private let boundary: CGFloat = 954.25

  func testResolution() throws {
    try Oracle.each("split-cases.json", family: "mode-resolution") { entry in
      XCTAssertEqual(try entry.config.value("style", as: Int.self), 2)
      switch entry.id {
      case "split-resolve-fit-minimum-300":
        XCTAssertEqual(try entry.config.string("minimum"), "300 for the primary or the supplementary column")
        let moves = CGFloat(try entry.expect.number("transition_moves_by"))
        for path in [\UISplitViewController.minimumPrimaryColumnWidth, \.minimumSupplementaryColumnWidth] {
          let split = shown(boundary, .automatic)
          split[keyPath: path] = 300
          for (width, expected) in [
            (boundary + moves - 0.001, Mode.oneBesideSecondary), (boundary + moves, .twoBesideSecondary),
          ] {
            resize(split, width)
            XCTAssertEqual(split.displayMode, expected, "\(width)")
          }
        }
      case "split-resolve-automatic", "split-resolve-two-beside-initial":
        for preferred in mode(try entry.config.string("preferred")) {
          XCTAssertFalse(try entry.config.string("when").isEmpty)
          let split = shown(boundary - 0.001, preferred)
          entry.expect("narrow", text: words(split.displayMode))
          resize(split, boundary)
          entry.expect("wide", text: words(split.displayMode))
          resize(split, 700)
          entry.expect("narrow", text: words(split.displayMode))
          entry.expect("wide", text: words(shown(boundary, preferred).displayMode))
          guard preferred == .automatic else { continue }
          let requested = shown(700, .secondaryOnly)
          requested.preferredDisplayMode = .automatic
          entry.expect("narrow", text: words(requested.displayMode))
        }
      case "split-resolve-over-requested":
        XCTAssertEqual(try entry.config.string("when"), "requested while mounted")
        XCTAssertEqual(try entry.expect.string("displayMode"), "the requested overlay")
        for preferred in mode(try entry.config.string("preferred")) {
          for width in [700, 1366] as [CGFloat] {
            let split = shown(width, .automatic)
            split.preferredDisplayMode = preferred
            XCTAssertEqual(split.displayMode, preferred)
            // splitwidthprobe, README: an overlay is not shown at first, and a resize keeps it.
            resize(split, width + 100)
            XCTAssertEqual(split.displayMode, preferred)
            XCTAssertEqual(shown(width, preferred).displayMode, .secondaryOnly)
          }
        }
      case "split-resolve-wide-displace":
        XCTAssertEqual(try entry.config.string("container"), "wide")
        let preferred = try XCTUnwrap(mode(try entry.config.string("preferred")).first)
        let split = shown(1366, .automatic)
        split.preferredDisplayMode = preferred
        entry.expect("displayMode", text: words(split.displayMode))
        entry.expect("splitBehavior", text: split.splitBehavior == .tile ? "tile" : "?")
        entry.expect("preferredDisplayMode", text: split.preferredDisplayMode == preferred ? "kept" : "?")
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  /// The frames that splitwidthprobe measured, with a width of 600 points, the minimum width of three columns, and 1366
  /// points.
  func testFramesOfThreeColumns() {
    var split = shown(600, .automatic)
    XCTAssertEqual(frame(split, .supplementary), CGRect(x: 0, y: 0, width: 240, height: 700))
    XCTAssertEqual(frame(split, .secondary), CGRect(x: 240.5, y: 0, width: 359.5, height: 700))
    XCTAssertEqual(split.supplementaryColumnWidth, 240)
    XCTAssertEqual(split.primaryColumnWidth, 280)
    split = shown(954.5, .automatic)
    XCTAssertEqual(frame(split, .primary), CGRect(x: 10, y: 32, width: 240, height: 658))
    XCTAssertEqual(frame(split, .supplementary), CGRect(x: 0, y: 0, width: 490, height: 700))
    XCTAssertEqual(safeArea(split, .supplementary).left, 250)
    XCTAssertEqual(frame(split, .secondary), CGRect(x: 490.5, y: 0, width: 464, height: 700))
    split = shown(1366, .automatic)
    XCTAssertEqual(frame(split, .supplementary), CGRect(x: 0, y: 0, width: 610, height: 700))
    XCTAssertEqual(frame(split, .secondary), CGRect(x: 610.5, y: 0, width: 755.5, height: 700))
    XCTAssertEqual(split.supplementaryColumnWidth, 610)
    split.preferredDisplayMode = .oneOverSecondary
    XCTAssertEqual(frame(split, .primary)?.minX, -290)
    XCTAssertEqual(frame(split, .supplementary), CGRect(x: 0, y: 0, width: 320, height: 700))
    XCTAssertEqual(frame(split, .secondary), CGRect(x: 0, y: 0, width: 1366, height: 700))
  }
}
