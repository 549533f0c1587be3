import QuartzCore
import UIKit
import XCTest

/// The view hierarchy: callbacks, the order of subviews, the layout cycle, the tint color and traits.
@preconcurrency @MainActor
final class HierarchyTests: XCTestCase {
  private static var log: [String] = []

  private final class Noting: UIView {
    var name = ""
    var layouts = 0
    var onWillMove: (() -> Void)?
    convenience init(_ name: String) {
      self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      self.name = name
    }
    private func note(_ what: String) { HierarchyTests.log.append("\(name).\(what)") }
    override func willMove(toSuperview new: UIView?) {
      note("willMove(toSuperview: \((new as? Noting)?.name ?? "nil"))")
      onWillMove?()
    }
    override func didMoveToSuperview() { note("didMoveToSuperview \((superview as? Noting)?.name ?? "nil")") }
    override func willMove(toWindow new: UIWindow?) { note("willMove(toWindow: \(new == nil ? "nil" : "it"))") }
    override func didMoveToWindow() { note("didMoveToWindow \(window == nil ? "nil" : "it")") }
    override func didAddSubview(_ view: UIView) { note("didAddSubview \((view as! Noting).name)") }
    override func willRemoveSubview(_ view: UIView) { note("willRemoveSubview \((view as! Noting).name)") }
    override func layoutSubviews() { layouts += 1 }
    override func tintColorDidChange() { note("tintColorDidChange") }
  }

  private func take() -> [String] {
    defer { Self.log = [] }
    return Self.log
  }

  override func setUp() async throws { await MainActor.run { Self.log = [] } }

  // MARK: Callbacks

  func testAddingAndRemovingInAWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = Noting("p")
    window.addSubview(parent)
    let child = Noting("c")
    let grandchild = Noting("g")
    child.addSubview(grandchild)
    _ = take()
    parent.addSubview(child)
    XCTAssertEqual(
      take(),
      [
        "c.willMove(toWindow: it)", "g.willMove(toWindow: it)", "c.willMove(toSuperview: p)", "c.didMoveToWindow it",
        "g.didMoveToWindow it", "c.didMoveToSuperview p", "p.didAddSubview c",
      ])
    child.removeFromSuperview()
    XCTAssertEqual(
      take(),
      [
        "c.willMove(toWindow: nil)", "g.willMove(toWindow: nil)", "c.willMove(toSuperview: nil)",
        "p.willRemoveSubview c", "c.didMoveToWindow nil", "g.didMoveToWindow nil", "c.didMoveToSuperview nil",
      ])
    XCTAssertNil(grandchild.window)
  }

  func testMovingBetweenParentsOutsideAWindow() {
    let first = Noting("a")
    let second = Noting("b")
    let child = Noting("c")
    first.addSubview(child)
    _ = take()
    second.addSubview(child)
    XCTAssertEqual(
      take(),
      ["c.willMove(toSuperview: b)", "a.willRemoveSubview c", "c.didMoveToSuperview b", "b.didAddSubview c"])
    XCTAssertEqual(first.subviews.count, 0)
    XCTAssertTrue(child.superview === second)
  }

  func testAddingAgainOnlyReorders() {
    let parent = Noting("p")
    let views = ["a", "b", "c"].map(Noting.init)
    for view in views { parent.addSubview(view) }
    _ = take()
    parent.addSubview(views[0])
    XCTAssertEqual(take(), [])
    XCTAssertEqual(parent.subviews.map { ($0 as! Noting).name }, ["b", "c", "a"])
  }

  func testAViewThatIsRemovedInACallback() {
    let parent = Noting("p")
    let child = Noting("c")
    parent.addSubview(child)
    var once = true
    child.onWillMove = {
      guard once else { return }
      once = false
      child.removeFromSuperview()
    }
    child.removeFromSuperview()
    XCTAssertNil(child.superview)
    XCTAssertEqual(parent.subviews.count, 0)
    XCTAssertNil(parent.layer.sublayers)
  }

  // MARK: Order

  /// Compares the order of subviews with an array after random insertions, moves and removals. The sublayers must have
  /// the same order.
  func testOrderAgainstAModel() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = Seeded(state: seed)
    let parent = UIView()
    let pool = (0..<12).map { _ in UIView() }
    var model: [UIView] = []
    for step in 0..<3000 {
      let view = pool.randomElement(using: &generator)!
      let index = model.isEmpty ? 0 : Int.random(in: 0...model.count, using: &generator)
      let other = model.randomElement(using: &generator)
      let isIn = model.contains { $0 === view }
      func out() { model.removeAll { $0 === view } }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        parent.addSubview(view)
        out()
        model.append(view)
      case 1:
        view.removeFromSuperview()
        out()
      case 2:
        parent.insertSubview(view, at: index)
        out()
        model.insert(view, at: min(index, model.count))
      case 3:
        guard let other, other !== view else { continue }
        parent.insertSubview(view, belowSubview: other)
        out()
        model.insert(view, at: model.firstIndex { $0 === other }!)
      case 4:
        guard let other, other !== view else { continue }
        parent.insertSubview(view, aboveSubview: other)
        out()
        model.insert(view, at: model.firstIndex { $0 === other }! + 1)
      case 5:
        parent.bringSubviewToFront(view)
        if isIn {
          out()
          model.append(view)
        }
      case 6:
        parent.sendSubviewToBack(view)
        if isIn {
          out()
          model.insert(view, at: 0)
        }
      default:
        guard model.count > 1 else { continue }
        let one = Int.random(in: 0..<model.count, using: &generator)
        let two = Int.random(in: 0..<model.count, using: &generator)
        parent.exchangeSubview(at: one, withSubviewAt: two)
        model.swapAt(one, two)
      }
      XCTAssertTrue(parent.subviews.elementsEqual(model, by: ===), "seed \(seed), step \(step)")
      let layers = parent.layer.sublayers ?? []
      guard layers.elementsEqual(model.map(\.layer), by: ===) else {
        return XCTFail("the sublayers have another order: seed \(seed), step \(step)")
      }
    }
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  // MARK: Layout cycle

  func testLayoutRunsOnceAndOnlyWhereNeeded() {
    let root = Noting("r")
    let left = Noting("a")
    let right = Noting("b")
    root.addSubview(left)
    root.addSubview(right)
    root.layoutIfNeeded()
    XCTAssertEqual([root.layouts, left.layouts, right.layouts], [1, 1, 1])
    root.layoutIfNeeded()
    XCTAssertEqual([root.layouts, left.layouts, right.layouts], [1, 1, 1])
    left.setNeedsLayout()
    left.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual([root.layouts, left.layouts, right.layouts], [1, 2, 1])
    right.center.x += 5
    root.layoutIfNeeded()
    XCTAssertEqual(right.layouts, 1, "a moved view is not laid out")
    right.bounds.size.width += 5
    root.layoutIfNeeded()
    XCTAssertEqual(right.layouts, 2, "a resized view is")
  }

  func testOnlyAViewThatDrawsIsDrawn() {
    final class Drawing: UIView {
      var drawn = 0
      override func draw(_ rect: CGRect) { drawn += 1 }
    }
    XCTAssertTrue(ViewOverrides.overrides(of: Drawing.self).contains(.draw))
    XCTAssertFalse(ViewOverrides.overrides(of: UIView.self).contains(.draw))
    XCTAssertFalse(ViewOverrides.overrides(of: Noting.self).contains(.draw))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertFalse(plain.layer.needsDisplay())
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertTrue(drawing.layer.needsDisplay())
  }

  // MARK: Tint

  func testTintIsInheritedAndReported() {
    let parent = Noting("p")
    let child = Noting("c")
    let own = Noting("o")
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = .systemGreen
    _ = take()
    parent.tintColor = .systemRed
    XCTAssertEqual(take(), ["p.tintColorDidChange", "c.tintColorDidChange"])
    XCTAssertEqual(child.tintColor, .systemRed)
    XCTAssertEqual(own.tintColor, .systemGreen)
    parent.tintAdjustmentMode = .dimmed
    XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
    XCTAssertNotEqual(own.tintColor, .systemGreen)
    parent.tintAdjustmentMode = .automatic
    XCTAssertEqual(own.tintColor, .systemGreen)
  }

  // MARK: Programming errors

  func testTags() {
    let root = UIView()
    let deep = UIView()
    deep.tag = 7
    let middle = UIView()
    middle.addSubview(deep)
    root.addSubview(middle)
    XCTAssertTrue(root.viewWithTag(7) === deep)
    XCTAssertNil(root.viewWithTag(8))
  }

  func testAWindowThatGoesLeavesItsViewsUsable() {
    let view = UIView()
    TurnPool.current.scope {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(view)
      XCTAssertNotNil(view.window)
    }
    XCTAssertNil(view.window)
    XCTAssertNil(view.superview)
  }

  func testAWindowWithoutAFrameFillsTheScreen() {
    XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
    XCTAssertEqual(UIWindow(frame: .zero).frame, .zero)
  }

  func testAScopeOfTheTurnKeepsWhatWasThereBefore() {
    let view = UIView()
    func putIntoWindow() {
      let window = UIWindow()
      window.addSubview(view)
    }
    putIntoWindow()
    TurnPool.current.scope {}
    XCTAssertNotNil(view.window)
    TurnPool.current.drain()
    XCTAssertNil(view.window)
  }
}
