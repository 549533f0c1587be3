import TestSupport
@testable import UIKit
import XCTest

/// The measured orders of the callbacks of split view controllers (`split-cases.json`).
final class SplitOracleOrderTests: SplitTestCase {
  private func read(_ entry: Oracle.Case) throws -> (sequence: [String], after: [String]) {
    XCTAssertFalse(try entry.whole.string("setup").isEmpty)
    XCTAssertFalse(try entry.whole.string("stimulus").isEmpty)
    return (try entry.whole.strings("sequence"), try entry.whole.strings("after"))
  }

  /// Returns the calls of the delegate in the words of the cases.
  private func calls() -> [String] {
    log.take().filter { $0.contains("(") && !$0.contains(" ") || $0.hasPrefix("did") }
  }

  // MARK: Containment

  func testContainment() throws {
    for id in ["split-order-double-regular", "split-order-legacy-compact", "split-order-triple-compact"] {
      let entry = try Oracle.entry("split-cases.json", id)
      let (sequence, after) = try read(entry)
      let isPhone = id.hasSuffix("compact")
      if isPhone { beginPhone() } else { beginPad() }
      let recorder = SplitRecorder(log)
      let style = id.contains("legacy") ? 0 : id.contains("double") ? 1 : 2
      let split = self.split(style)
      split.delegate = recorder
      log.lines = []
      stage.show(split)
      let words = log.take().compactMap { line -> String? in
        if line.hasPrefix("willChangeTo") { return "delegate: display mode " + line.filter(\.isNumber) }
        if line == "didCollapse" { return "delegate: collapsed" }
        return line.contains("Move(") || line.contains("loads") ? line : nil
      }
      XCTAssertEqual(words, sequence, id)
      switch style {
      case 0:
        XCTAssertEqual(
          after,
          [
            "viewControllers and children: [\(names(split.viewControllers).joined(separator: ", "))]",
            "isCollapsed \(split.isCollapsed)",
          ])
        XCTAssertEqual(names(split.children), ["A"])
      case 1: XCTAssertEqual(after, ["children: " + names(split.children).joined(separator: ", ")])
      default:
        XCTAssertEqual(
          after,
          [
            "one child: \(names(split.children).joined())",
            "viewControllers [\(names(split.viewControllers).joined())]",
          ])
      }
    }
  }

  // MARK: Collapsing and expanding

  func testCollapseToThePrimaryColumn() throws {
    let (sequence, after) = try read(Oracle.entry("split-cases.json", "split-collapse-to-primary"))
    beginPad()
    let recorder = SplitRecorder(log)
    recorder.top = .primary
    let split = self.split(2)
    split.delegate = recorder
    let host = host(split)
    log.lines = []
    become(.compact, host)
    XCTAssertEqual(sequence, ["topColumnForCollapsing"])
    let calls = self.calls()
    XCTAssertEqual(calls.first, "topColumnForCollapsing(2)")
    // splitframesprobe, scene transition.triple.topPrimary.
    XCTAssertEqual(calls[1..<4], ["willHide(1)", "willShow(0)", "willHide(2)"])
    XCTAssertEqual(Set(calls[4...]), ["didHide(2)", "didHide(1)", "didCollapse", "didShow(0)"])
    XCTAssertEqual(
      after, ["only \(names(split.children).joined()) is a child", "the other navigation controllers are detached"])
    XCTAssertNil(split.columns.navigation[.secondary]?.parent)
    XCTAssertNil(split.columns.navigation[.supplementary]?.parent)
    become(.regular, host)
    XCTAssertEqual(
      Array(self.calls().prefix(4)), ["displayModeForExpanding(2)", "willShow(1)", "willHide(0)", "willShow(2)"])
    XCTAssertEqual(names(split.viewControllers), ["A", "S", "B"])
  }

  private func legacy(_ recorder: SplitRecorder) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = ["A", "B"].map { UINavigationController(rootViewController: child($0)) }
    split.delegate = recorder
    return split
  }

  func testTheOlderStyle() throws {
    let (sequence, after) = try read(Oracle.entry("split-cases.json", "split-collapse-legacy-unhandled"))
    beginPad()
    let recorder = SplitRecorder(log)
    let split = legacy(recorder)
    let host = host(split)
    log.lines = []
    become(.compact, host)
    XCTAssertEqual(calls(), sequence)
    XCTAssertEqual(after, ["the secondary is pushed on the primary navigation controller"])
    XCTAssertEqual(names(split.viewControllers), ["nav[A, nav[B]]"])
    XCTAssertEqual(names(split.children), ["nav[A, nav[B]]"])

    recorder.handles = false
    split.showDetailViewController(child("D"), sender: nil)
    stage.frame()
    UIView.performWithoutAnimation {}
    let (expand, result) = try read(Oracle.entry("split-cases.json", "split-expand-legacy"))
    log.lines = []
    become(.regular, host)
    XCTAssertEqual(calls().filter { $0.hasPrefix("primary") || $0.hasPrefix("separate") }, expand)
    XCTAssertEqual(
      result, ["the top controller of the primary navigation controller is popped and becomes the secondary"])
    XCTAssertEqual(names(split.viewControllers), ["nav[A, nav[B]]", "D"])
    XCTAssertEqual(names(split.children), ["nav[A, nav[B]]", "D"])
  }

  func testMountingInACompactWindow() throws {
    let (sequence, after) = try read(Oracle.entry("split-cases.json", "split-mount-compact-iphone"))
    begin(CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), scale: 3)
    let recorder = SplitRecorder(log)
    let split = self.split(1)
    split.delegate = recorder
    stage.show(split)
    XCTAssertEqual(calls(), sequence)
    XCTAssertEqual(names(split.children), after)
    // splitframesprobe, iPhone 16: the bar of the nested navigation controller is below the safe area.
    XCTAssertEqual(split.viewController(for: .secondary)?.view.safeAreaInsets.top, 113)
    XCTAssertEqual(frame(split, .secondary), stage.window.bounds)

    let (hide, popped) = try read(Oracle.entry("split-cases.json", "split-compact-hide-secondary"))
    UIView.performWithoutAnimation { split.hide(.secondary) }
    stage.frame()
    XCTAssertEqual(calls(), hide)
    XCTAssertEqual(popped, ["popped to the primary"])
    XCTAssertEqual(names(split.children), ["nav[A]"])

    let (detail, replaced) = try read(Oracle.entry("split-cases.json", "split-showdetail-collapsed-column"))
    UIView.performWithoutAnimation { split.showDetailViewController(child("D"), sender: nil) }
    stage.frame()
    XCTAssertEqual(calls().map { $0.replacingOccurrences(of: "(0)", with: "(top)") }, detail)
    XCTAssertEqual(replaced, ["the secondary is replaced and pushed"])
    XCTAssertEqual(names(split.children), ["nav[A, nav[D]]"])
  }

  func testShowAndHide() throws {
    let (sequence, after) = try read(Oracle.entry("split-cases.json", "split-show-hide-callbacks"))
    XCTAssertEqual(after, [])
    beginPad()
    for style in [1, 2] {
      let recorder = SplitRecorder(log)
      let split = self.split(style)
      split.delegate = recorder
      stage.show(split)
      if style == 2 { split.preferredDisplayMode = .twoOverSecondary }
      for change in [{ split.hide(.primary) }, { split.show(.primary) }] {
        log.lines = []
        UIView.performWithoutAnimation(change)
        stage.frame()
        XCTAssertEqual(calls().map { String($0.prefix { $0 != "(" }) }, sequence)
      }
    }
  }
}
