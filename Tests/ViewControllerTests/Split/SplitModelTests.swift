import TestSupport
@testable import UIKit
import XCTest

/// Split view controllers after many random changes, compared with a model, and with bad input.
final class SplitModelTests: SplitTestCase {
  private typealias Column = UISplitViewController.Column

  // MARK: Geometry

  /// In each display mode and width, the columns fill the view and overlap only as the display mode specifies.
  func testColumnsFillTheView() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      var input = SplitLayout.Input()
      input.style = Bool.random(using: &random) ? .tripleColumn : .doubleColumn
      let modes: [UISplitViewController.DisplayMode] =
        input.style == .tripleColumn
        ? [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary]
        : [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary]
      input.mode = modes.randomElement(using: &random) ?? .secondaryOnly
      input.requestsTwoOverlays = input.mode == .twoOverSecondary && Bool.random(using: &random)
      input.floats = Bool.random(using: &random)
      input.isMirrored = Bool.random(using: &random)
      input.showsInspector = Bool.random(using: &random)
      input.size = CGSize(width: CGFloat.random(in: 500...2000, using: &random).rounded(), height: 700)
      input.scale = Bool.random(using: &random) ? 2 : 1
      if Bool.random(using: &random) {
        input.widths.primary.preferred = CGFloat.random(in: 100...700, using: &random)
        input.widths.supplementary.fraction = CGFloat.random(in: 0...1, using: &random)
      }
      check(SplitLayout(input), input)
    }
  }

  private func check(_ layout: SplitLayout, _ input: SplitLayout.Input) {
    let bounds = CGRect(origin: .zero, size: input.size)
    guard let secondary = layout.frames[.secondary], let primary = layout.frames[.primary] else {
      return XCTFail("\(input)")
    }
    XCTAssertTrue(bounds.insetBy(dx: -0.01, dy: -0.01).contains(secondary), "\(input)")
    for (column, frame) in layout.frames where frame.width > 0 {
      let isVisible = bounds.insetBy(dx: 0.5, dy: 0).intersects(frame)
      if !layout.visible.contains(column) { XCTAssertFalse(isVisible, "\(column) of \(input)") }
      XCTAssertEqual((frame.minX * input.scale).rounded(), frame.minX * input.scale, accuracy: 0.001)
    }
    if layout.overlaid.isEmpty, layout.visible.contains(.primary), input.style == .doubleColumn {
      // The part of the secondary column that is free begins at the border of the primary one.
      let inset = layout.insets[.secondary] ?? .zero
      if input.isMirrored {
        XCTAssertLessThanOrEqual(secondary.maxX - inset.right, primary.minX + 0.6, "\(input)")
      } else {
        XCTAssertGreaterThanOrEqual(secondary.minX + inset.left, primary.maxX - 0.6, "\(input)")
      }
    }
    // A mirrored layout is the mirror image of the other one.
    guard !input.isMirrored else { return }
    var other = input
    other.isMirrored = true
    let mirrored = SplitLayout(other)
    for column in layout.visible {
      guard let frame = layout.frames[column], let image = mirrored.frames[column] else { continue }
      XCTAssertEqual(image.minX, input.size.width - frame.maxX, accuracy: 0.001, "\(column) of \(input)")
    }
  }

  // MARK: Many changes

  /// Checks the columns that the split view controller shows after a step.
  private func checkState(_ split: UISplitViewController, _ seed: String) {
    let wanted: Set<Column>
    if split.isCollapsed {
      wanted = split.topColumn.map { [$0] } ?? []
    } else {
      wanted = SplitLayout.leading(split.displayMode, split.style).union([.secondary])
    }
    for column in [.primary, .supplementary, .secondary] as [Column] {
      guard let controller = split.viewController(for: column) as? Child else { continue }
      let shows = wanted.contains(column)
      XCTAssertEqual(split.isShowing(column), shows, "\(column), \(seed)")
      XCTAssertEqual(controller.appearance.phase, shows ? .appeared : .disappeared, "\(column), \(seed)")
      XCTAssertEqual(
        controller.viewIfLoaded.map { $0.window != nil && !isHidden($0) } ?? false, shows, "\(column), \(seed)")
      if shows, let view = controller.viewIfLoaded, view.window != nil {
        XCTAssertGreaterThan(view.bounds.width, 0, seed)
      }
    }
    var seen: Set<ObjectIdentifier> = []
    func visit(_ controller: UIViewController) {
      XCTAssertTrue(seen.insert(ObjectIdentifier(controller)).inserted, "\(controller) is contained twice, \(seed)")
      for child in controller.children {
        XCTAssertTrue(child.parent === controller, seed)
        visit(child)
      }
    }
    visit(split)
  }

  private func isHidden(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let view = current {
      if view.isHidden { return true }
      current = view.superview
    }
    return false
  }

  /// Checks that the appearances and disappearances of each child alternate.
  private func checkLog(_ seed: String) {
    var last: [String: String] = [:]
    for line in log.lines {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[1].hasSuffix("ppear") else { continue }
      let allowed: [String: [String?]] = [
        "willAppear": [nil, "didDisappear", "willDisappear"], "didAppear": ["willAppear"],
        "willDisappear": ["didAppear", "willAppear"], "didDisappear": ["willDisappear"],
      ]
      XCTAssertTrue(
        allowed[words[1]]?.contains(last[words[0]]) ?? false, "\(line) after \(last[words[0]] ?? "-"), \(seed)")
      last[words[0]] = words[1]
    }
  }

  func testManyChanges() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    for seed in 1...40 {
      var random = SeededRandom(seed: UInt64(seed))
      begin(CGSize(width: 820, height: 700))
      log.lines = []
      let split = self.split(Bool.random(using: &random) ? 2 : 1)
      let host = self.host(split)
      host.traitOverrides.horizontalSizeClass = .regular
      stage.frame()
      var steps: [String] = []
      for step in 0..<25 {
        let kind = Int.random(in: 0..<7, using: &random)
        let column = ([.primary, .supplementary, .secondary] as [Column]).randomElement(using: &random) ?? .primary
        steps.append("\(kind) \(column)")
        switch kind {
        case 0: host.traitOverrides.horizontalSizeClass = Bool.random(using: &random) ? .compact : .regular
        case 1: split.view.frame.size.width = CGFloat.random(in: 500...1400, using: &random).rounded()
        case 2: split.show(column)
        case 3: split.hide(column)
        case 4:
          split.preferredDisplayMode =
            UISplitViewController.DisplayMode(rawValue: Int.random(in: 0...6, using: &random)) ?? .automatic
        case 5: split.showDetailViewController(child("D\(step)"), sender: nil)
        default: split.primaryBackgroundStyle = Bool.random(using: &random) ? .sidebar : .none
        }
        stage.frame()
        checkState(split, "seed \(seed): \(steps)")
        if (testRun?.failureCount ?? 0) > 0 { return }
      }
      checkLog("seed \(seed): \(steps)")
    }
  }

  // MARK: Bad input

  func testBadInput() {
    let double = split(1)
    let triple = split(2)
    let older = split(0)
    let calls: [(String, () -> Void)] = [
      ("no supplementary column", { double.setViewController(UIViewController(), for: .supplementary) }),
      ("minimumSupplementaryColumnWidth is unsupported", { double.minimumSupplementaryColumnWidth = 200 }),
      ("needs initialising with a style", { older.setViewController(UIViewController(), for: .primary) }),
      ("needs initialising with a style", { _ = older.splitBehavior }),
      ("3 view controllers", { older.viewControllers = (0..<3).map { _ in UIViewController() } }),
      (
        "twice",
        {
          let twice = UIViewController()
          triple.viewControllers = [twice, twice]
        }
      ),
      ("preferredPrimaryColumnWidth is -1.0", { triple.preferredPrimaryColumnWidth = -1 }),
      ("preferredPrimaryColumnWidthFraction is 2.0", { triple.preferredPrimaryColumnWidthFraction = 2 }),
      ("maximumPrimaryColumnWidth is nan", { triple.maximumPrimaryColumnWidth = .nan }),
    ]
    for (text, call) in calls {
      let reports = self.reports(call)
      XCTAssertEqual(reports.count, 1, text)
      XCTAssertTrue(reports.first?.contains(text) ?? false, "\(text): \(reports)")
    }
    XCTAssertEqual(names(triple.viewControllers), ["A", "S", "B"])
    XCTAssertEqual(names(older.viewControllers), ["A", "B"])
    XCTAssertEqual(triple.preferredPrimaryColumnWidth, UISplitViewController.automaticDimension)
  }

  func testColumnsWithoutControllers() {
    beginPad()
    let empty = UISplitViewController(style: .tripleColumn)
    let host = self.host(empty)
    empty.show(.primary)
    empty.hide(.secondary)
    become(.compact, host)
    XCTAssertTrue(empty.isCollapsed)
    become(.regular, host)
    XCTAssertFalse(empty.isCollapsed)
    let only = child("B")
    empty.setViewController(only, for: .secondary)
    stage.frame()
    XCTAssertEqual(only.appearance.phase, .appeared)
    XCTAssertEqual(frame(empty, .secondary), stage.window.bounds)
    empty.setViewController(child("A"), for: .primary)
    stage.frame()
    empty.setViewController(nil, for: .secondary)
    stage.frame()
    XCTAssertEqual(names(empty.viewControllers), ["A"])
    XCTAssertEqual(only.appearance.phase, .disappeared)
  }

  func testACompactColumn() {
    beginPad()
    let recorder = SplitRecorder(log)
    let split = self.split(2)
    let compact = child("C")
    split.setViewController(compact, for: .compact)
    split.delegate = recorder
    let host = self.host(split)
    log.lines = []
    become(.compact, host)
    XCTAssertEqual(names(split.viewControllers), ["C"])
    XCTAssertEqual(names(split.children), ["C"])
    // splitframesprobe, scene transition.triple.compactC.
    let wills = log.take().filter { $0.hasPrefix("willShow(") || $0.hasPrefix("willHide(") }
    XCTAssertEqual(wills, ["willHide(1)", "willShow(3)", "willHide(2)"])
    XCTAssertEqual(compact.appearance.phase, .appeared)
    become(.regular, host)
    XCTAssertEqual(names(split.children), ["nav[S]", "nav[A]", "nav[B]"])
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("willShow(") || $0.hasPrefix("willHide(") },
      ["willShow(1)", "willHide(3)", "willShow(2)"])
    XCTAssertEqual(compact.appearance.phase, .disappeared)
  }

  /// Checks the horizontal size classes of the columns.
  func testTraits() {
    beginPad()
    let split = self.split(1)
    let host = self.host(split)
    XCTAssertEqual(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass, .regular)
    become(.compact, host)
    XCTAssertEqual(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass, .compact)
    become(.regular, host)
    XCTAssertEqual(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass, .regular)
  }
}
