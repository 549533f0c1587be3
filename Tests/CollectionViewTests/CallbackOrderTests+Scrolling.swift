import TestSupport
import UIKit
import UIKitTesting
import XCTest

// Families scroll and scroll-delegate.
extension CallbackOrderTests {
  /// Returns the second published probe, a view of 200 × 300 points with 40 items of 200 × 40 points at a distance of
  /// 50. It logged neither counts nor sizes.
  func makeScrollProbe(prefetches: Bool = false) -> Probe {
    let trace = CallTrace()
    trace.ignored = ["collectionViewContentSize", "numberOfItems"]
    let layout = TracedList()
    layout.fixedContentSize = CGSize(width: 200, height: 2000)
    let view = makeView(layout, CGSize(width: 200, height: 300))
    view.isPrefetchingEnabled = prefetches
    let source = TracedSource(40, trace)
    view.dataSource = source
    view.delegate = source
    kept.append(source)
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 3)
    app.show(view)
    self.app = app
    trace.view = view
    layout.trace = trace
    _ = trace.take()
    return Probe(view: view, layout: layout, source: source, trace: trace)
  }

  var scrollChecks: [String: Check] {
    [
      "cb-offset-set-y100": { [self] entry in
        let probe = makeScrolledProbe()
        probe.view.contentOffset = CGPoint(x: 0, y: 100)
        expect(entry, "sequence", probe.trace.take(), ["(setter returns)": true])
        let calls = probe.pass()
        let isGone = probe.view.supplementaryView(forElementKind: "header", at: [0, 0]) == nil
        expect(
          entry, "after", calls,
          ["the off-screen header is removed (supplementaryView(...) is nil)": isGone])
      },
      "cb-bounds-origin": { [self] entry in
        let probe = makeScrollProbe()
        probe.view.bounds.origin.y = 40
        let calls = probe.trace.take()
        let scrolled = calls.contains { $0.name == "scrollViewDidScroll" }
        expect(entry, "sequence", calls, ["(returns) no scrollViewDidScroll": !scrolled])
        expect(entry, "after", probe.pass())
      },
      "cb-scrollRectToVisible-false": { [self] entry in
        let probe = makeScrollProbe()
        probe.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
        expect(entry, "sequence", probe.trace.take(), ["(bounds move)": true])
      },
      "cb-scrollToItem-6-top-false": { [self] entry in
        let probe = makeScrollProbe()
        probe.view.scrollToItem(at: [0, 6], at: .top, animated: false)
        expect(entry, "sequence", probe.trace.take(), ["(bounds move)": true])
        expect(entry, "after", probe.pass())
      },
      "cb-scrollToItem-6-top-true": { [self] entry in try checkAnimatedScroll(entry) },
      "cb-drag-first-move": { [self] entry in
        let probe = makeScrollProbe()
        let finger = app?.touch(at: CGPoint(x: 100, y: 200))
        finger?.move(dx: 0, dy: -15, after: 0.016)
        let calls = probe.trace.take()
        // The pass of the same frame belongs to the next case.
        let end = calls.firstIndex { $0.name == "scrollViewDidScroll" } ?? calls.endIndex - 1
        expect(entry, "sequence", Array(calls[...end]))
      },
      "cb-drag-deceleration": { [self] entry in checkDeceleration(entry) },
      "cb-query-rect-tiles": { [self] entry in checkTiles(entry) },
      "cb-delegate-hold": { [self] entry in
        let listener = startScrolling(from: 1000)
        app?.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), duration: 0.4, hold: 0.4)
        try app?.waitUntilIdle()
        expect(entry, "sequence", words: listener.log.compact)
      },
      "cb-delegate-overscroll": { [self] entry in
        let listener = startScrolling(from: 0)
        app?.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 220), duration: 0.4, hold: 0.4)
        try app?.waitUntilIdle()
        expect(entry, "sequence", words: listener.log.compact)
      },
    ]
  }

  /// Checks an animated scroll: the calls for the final bounds come immediately and are followed by a layout pass with
  /// the old bounds. Then each frame makes the calls and runs a pass.
  private func checkAnimatedScroll(_ entry: Oracle.Case) throws {
    let lines = lines(entry, "sequence")
    guard lines.count == 8 else { return expect(entry, "\(lines.count) lines instead of 8") }
    let probe = makeScrollProbe()
    probe.view.scrollToItem(at: [0, 6], at: .top, animated: true)
    let isAtRest = probe.view.bounds.minY == 0
    let returned = "(returns, bounds still y=0, no didScroll)"
    expect(entry, CallScript.mistake(Array(lines[0...4]), probe.trace.take(), remarks: [returned: isAtRest]))
    expect(entry, CallScript.mistake([lines[5]], probe.pass()))
    let chain = [
      "shouldInvalidateLayout", "invalidationContext", "invalidateLayout", "invalidateLayout(with: the same context)",
      "scrollViewDidScroll", "prepare", "layoutAttributesForElements",
    ]
    var steps = 0
    var isChain = true
    var endedAfter = 0
    var queries: [(y: Double, rect: CGRect)] = []
    for _ in 0..<60 {
      let before = Double(probe.view.bounds.minY)
      app?.frame()
      let calls = probe.trace.take()
      if let end = calls.firstIndex(where: { $0.name == "didEndScrollingAnimation" }) {
        isChain = isChain && end == 0 && calls.count == 1
        endedAfter = steps
        break
      }
      guard !calls.isEmpty else { continue }
      steps += 1
      let now = Double(probe.view.bounds.minY)
      let others = calls.dropFirst(chain.count)
      isChain =
        isChain && calls.prefix(chain.count).map(\.name) == chain && others.allSatisfy { $0.name == "cellForItem" }
        && Double(calls[0].bounds.minY) == before && calls[0].rect.map { Double($0.minY) } == now
        && Double(calls[2].bounds.minY) == now && Double(calls[3].bounds.minY) == now
      for call in calls where call.name == "layoutAttributesForElements" { queries.append((now, call.rect ?? .null)) }
    }
    let words =
      "per display frame x\(steps): shouldInvalidate(arg this frame) [previous bounds], invalidationContext, "
      + "invalidateLayout [new], invalidateLayout(with:) [new], scrollViewDidScroll, layoutSubviews { prepare, rect query, "
      + "cells }"
    expect(entry, isChain && words == lines[6] ? nil : "\(words), as said: \(isChain), instead of \(lines[6])")
    let ending = endedAfter == steps && steps > 0 && probe.view.bounds.minY == 300
    expect(
      entry, ending && lines[7] == "didEndScrollingAnimation one frame after the last step" ? nil : "another end")
    // The offsets of the case are those of Apple's curve; the requested rectangle depends on the offset.
    let measured = try entry.whole.values("rect_queries_by_offset")
    for key in measured.keys {
      let range = CallScript.numbers(key.replacingOccurrences(of: "..", with: " "))
      let wanted = CallScript.numbers(try measured.string(key))
      let asked = queries.filter { $0.y >= range[0] && $0.y <= range[range.count - 1] }.map(\.rect.fourNumbers)
      expect(entry, !asked.isEmpty && asked.allSatisfy { $0 == wanted } ? nil : "at \(key) asked for \(asked)")
    }
    XCTAssertEqual(measured.keys.count, 2)
  }

  var tableChecks: [String: Check] {
    ["cb-table-setContentOffset-false": { [self] entry in try checkTable(entry) }]
  }

  private func checkTable(_ entry: Oracle.Case) throws {
    let stimulus = try entry.whole.string("stimulus")
    XCTAssertEqual(entry.whole["setup", as: String.self], "100 rows of 44 pt")
    let ways = stimulus.components(separatedBy: ", ")[0].components(separatedBy: " / ")
    XCTAssertEqual(ways.count, 3)
    for way in ways {
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 3)
      defer { app.close() }
      let table = WordyTable(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
      table.rowHeight = 44
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = table
      table.delegate = table
      app.show(table)
      try app.waitUntilIdle()
      table.log.take()
      switch way {
      case "setContentOffset": table.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
      case "contentOffset": table.contentOffset = CGPoint(x: 0, y: 440)
      case "scrollToRow": table.scrollToRow(at: [0, 10], at: .top, animated: false)
      default: expect(entry, "an unknown stimulus: \(way)")
      }
      var words = table.log.take()
      if words == ["scrollViewDidScroll 440"] { words = ["scrollViewDidScroll [new offset]"] }
      if table.indexPathsForVisibleRows?.map(\.row) == Array(10...16) {
        words.append("(returns) indexPathsForVisibleRows already answers the new rows")
      }
      expect(entry, "sequence", words: words)
      table.layoutIfNeeded()
      let pass = table.log.take()
      let wanted =
        ["layoutSubviews 440 {"] + (10...16).flatMap { ["cellForRow \($0)", "willDisplay \($0)"] } + ["}"]
      app.frame()
      app.frame()
      let later = table.log.take()
      expect(
        entry, "after", [],
        [
          "layoutSubviews { cellForRow, willDisplay } with the new bounds": pass == wanted,
          "afterwards one row past the visible set is dequeued outside layoutSubviews": later.first == "cellForRow 17",
        ])
    }
  }

  /// Checks the calls in each frame of a deceleration. The test assigns the offsets of the case, because a touch would
  /// not affect the comparison.
  private func checkDeceleration(_ entry: Oracle.Case) {
    let offsets = entry.whole["offsets", as: [Double].self] ?? []
    let prefetched = entry.whole["prefetched_items", as: [Int].self] ?? []
    let probe = makeScrollProbe(prefetches: true)
    app?.frame()
    _ = probe.trace.take()
    let chain = [
      "shouldInvalidateLayout", "invalidationContext", "invalidateLayout", "invalidateLayout(with: the same context)",
      "scrollViewDidScroll", "prepare", "layoutAttributesForElements",
    ]
    var isFirstRight = false
    var areOthersRight = true
    var made: [Int] = []
    for (frame, offset) in offsets.enumerated() {
      probe.view.contentOffset.y = offset
      app?.frame()
      var calls = probe.trace.take()
      let isChain = calls.prefix(chain.count).map(\.name) == chain
      calls.removeFirst(min(chain.count, calls.count))
      if frame == 0 {
        isFirstRight = isChain && calls.first?.name == "cellForItem" && calls.first?.path == [0, 6]
        calls = Array(calls.dropFirst())
      } else {
        areOthersRight = areOthersRight && isChain
      }
      areOthersRight = areOthersRight && calls.count <= 1 && calls.allSatisfy { $0.name == "cellForItem" }
      made += calls.compactMap { $0.path?.last }
      // Nothing is invalid any more, so the following pass makes no calls.
      areOthersRight = areOthersRight && probe.pass().isEmpty
    }
    expect(
      entry, "sequence", [],
      [
        "layoutSubviews { prepare, rect query, cell 6 }": isFirstRight,
        "per frame: full invalidation chain, scrollViewDidScroll, layoutSubviews { prepare, rect query }, then one "
          + "prefetched cell, then an empty layoutSubviews": areOthersRight,
      ])
    expect(entry, made == prefetched ? nil : "prepared \(made) instead of \(prefetched)")
  }

  private func checkTiles(_ entry: Oracle.Case) {
    let probe = makeScrollProbe()
    for line in lines(entry, "sequence") {
      // Listed in docs/differences.md.
      if line.hasPrefix("y above about 377") { continue }
      let parts = line.components(separatedBy: " -> ")
      let numbers = CallScript.numbers(parts[0])
      let isStrict = !parts[0].contains("<=")
      let offsets: [Double]
      if numbers.count == 1 {
        offsets = numbers
      } else {
        offsets = [numbers[0] + 1, (numbers[0] + numbers[1]) / 2, numbers[1] - (isStrict ? 1 : 0)]
      }
      for offset in offsets {
        // From another offset, so that there are calls.
        probe.view.contentOffset.y = 1500
        _ = probe.pass()
        probe.view.contentOffset.y = offset
        let asked = probe.pass().filter { $0.name == "layoutAttributesForElements" }.map { $0.rect ?? .zero }
        let wanted = CallScript.numbers(parts[1])
        let rect = CGRect(x: wanted[0], y: wanted[1], width: wanted[2], height: wanted[3])
        expect(entry, asked == [rect] ? nil : "at \(offset) asked for \(asked) instead of \(rect)")
      }
    }
  }

  private func startScrolling(from offset: CGFloat) -> ScrollWords {
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 3)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 200, height: 4000)
    app.show(scroll)
    scroll.contentOffset.y = offset
    let listener = ScrollWords()
    scroll.delegate = listener
    kept.append(listener)
    self.app = app
    return listener
  }
}

/// A delegate that logs scrolling calls in the words of `callback-orders.json`.
@MainActor
final class ScrollWords: NSObject, UIScrollViewDelegate {
  let log = CallbackLog()

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    if velocity == .zero, target == scrollView.contentOffset {
      log.add("willEndDragging(velocity 0, target = current offset)")
    } else {
      log.add(target == .zero ? "willEndDragging(target = edge)" : "willEndDragging(target \(target))")
    }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add("didEndDragging(willDecelerate:\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.add(scrollView.contentOffset == .zero ? "didEndDecelerating at the edge" : "didEndDecelerating elsewhere")
  }
}

/// A table view of 100 rows that logs its calls in the words of `callback-orders.json`.
private final class WordyTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  let log = CallbackLog()

  override func layoutSubviews() {
    log.add("layoutSubviews \(Int(bounds.minY)) {")
    super.layoutSubviews()
    log.add("}")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    log.add("cellForRow \(path.row)")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    log.add("willDisplay \(path.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.add("scrollViewDidScroll \(Int(scrollView.contentOffset.y))")
  }
}
