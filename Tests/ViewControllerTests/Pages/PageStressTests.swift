import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Random swipes, changes and resizing, compared with a model of the pages.
@preconcurrency @MainActor
final class PageStressTests: PageTestCase {
  func testRandomTurns() {
    SeedRun(release: 60, debug: 6).check("turns of pages", in: self) { seed in
      do { return try self.run(seed) } catch { return "\(error)" }
    }
  }

  private func run(_ seed: UInt64) throws -> String? {
    var random = SeededRandom(seed: seed)
    let axis: UIPageViewController.NavigationOrientation = Bool.random(using: &random) ? .horizontal : .vertical
    let isRightToLeft = Bool.random(using: &random)
    begin(CGSize(width: 200, height: 260), scale: 1)
    let count = Int.random(in: 1...6, using: &random)
    try show(
      String("abcdef".prefix(count)), counted: true, axis: axis,
      options: [.interPageSpacing: Int.random(in: 0...20, using: &random)], start: [0], isRightToLeft: isRightToLeft)
    // The model: the index of the visible page, which swipes change by what the delegate is told.
    var steps: [String] = []
    for _ in 0..<40 {
      let before = index
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        let distance = CGFloat.random(in: -180...180, using: &random)
        let start = CGPoint(x: 100, y: 100)
        let end =
          axis == .horizontal ? CGPoint(x: 100 + distance, y: 100) : CGPoint(x: 100, y: 100 + distance * 0.5)
        steps.append("drag \(Int(distance))")
        app.drag(
          from: start, to: end, duration: Double.random(in: 0.05...0.3, using: &random),
          hold: Bool.random(using: &random) ? 0.2 : 0)
      case 5, 6:
        let target = Int.random(in: 0..<count, using: &random)
        let isAnimated = Bool.random(using: &random)
        steps.append("set \(target) \(isAnimated)")
        (source as? CountedPages)?.index = target
        page.setViewControllers(
          [source.pages[target]], direction: target < before ? .reverse : .forward, animated: isAnimated)
        if index != target { return fail("the page that was set is not the visible one", steps) }
      case 7:
        let size = CGSize(
          width: CGFloat.random(in: 150...400, using: &random).rounded(),
          height: CGFloat.random(in: 200...400, using: &random).rounded())
        steps.append("resize \(size)")
        app.resize(to: size)
      case 8:
        steps.append("wheel")
        app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: Bool.random(using: &random) ? 1 : -1))
      default:
        steps.append("wait")
        try app.waitUntilIdle()
        if let fault = fault() { return fail(fault, steps) }
      }
      app.advance(by: Double.random(in: 0...0.3, using: &random))
      // A turn in progress may end, and another one.
      if abs(index - before) > 2, !(steps.last?.hasPrefix("set") ?? false) {
        return fail("\(before) became \(index) in one step", steps)
      }
    }
    try app.waitUntilIdle()
    return fault().map { fail($0, steps) }
  }

  private var index: Int { source.pages.firstIndex { $0 === page.viewControllers?.first } ?? -1 }

  private func fail(_ text: String, _ steps: [String]) -> String { text + " after " + steps.joined(separator: ", ") }

  /// Returns a description of what is wrong at rest, or nil.
  private func fault() -> String? {
    let shown = source.pages[index]
    if page.turn != nil { return "a turn is left" }
    if page.children != [shown] { return "children are \(page.children.map { $0.title ?? "?" })" }
    if page.scroller.contentOffset != page.scroller.offset(0) { return "the offset is \(page.scroller.contentOffset)" }
    if shown.view.superview !== page.scroller || shown.view.frame.width != page.view.bounds.width {
      return "the page is at \(shown.view.frame)"
    }
    if let control = page.indicator.control, control.currentPage != index {
      return "the indicator is at \(control.currentPage) instead of \(index)"
    }
    for other in source.pages {
      let expected: AppearanceState.Phase = other === shown ? .appeared : .disappeared
      if other.appearance.phase != expected { return "\(other.title ?? "?") is \(other.appearance.phase)" }
      if other !== shown, other.viewIfLoaded?.superview != nil || other.parent != nil { return "a page is left" }
    }
    // Each turn that began has ended, and each appearance has a matching disappearance.
    let calls = log.take()
    let begun = calls.filter { $0.hasPrefix("will ") }.count
    let ended = calls.filter { $0.hasPrefix("did ") }.count
    return begun == ended ? nil : "\(begun) turns began and \(ended) ended"
  }
}
