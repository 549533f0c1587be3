import UIKit
import UIKitTesting
import XCTest

/// Tests of `forFirstBaselineLayout` and `forLastBaselineLayout`, the views whose baselines constraints use (Apple's
/// documentation of the properties).
@preconcurrency @MainActor
final class BaselineTests: XCTestCase {
  private final class Card: UIView {
    let title = UILabel()
    let note = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for (label, text) in [(title, "Title"), (note, "Note")] {
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      title.font = .systemFont(ofSize: 30)
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12).isActive = true
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8).isActive = true
      bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 20).isActive = true
      widthAnchor.constraint(equalToConstant: 100).isActive = true
    }

    required init?(coder: NSCoder) { nil }
    override var forFirstBaselineLayout: UIView { title }
    override var forLastBaselineLayout: UIView { note }
  }

  private final class LastOnly: UIView {
    let label = UILabel()
    override var forLastBaselineLayout: UIView { label }
  }
  private final class Old: UIView {
    let label = UILabel()
    override func forBaselineLayout() -> UIView { label }
  }

  /// "The default implementation returns the value contained by forLastBaselineLayout" (Apple, forFirstBaselineLayout).
  func testTheLastBaselineAlsoServesAsTheFirst() {
    let view = LastOnly()
    XCTAssertIdentical(view.forFirstBaselineLayout, view.label)
    let old = Old()
    XCTAssertIdentical(old.forFirstBaselineLayout, old.label)
    XCTAssertIdentical(old.forLastBaselineLayout, old.label)
  }

  /// `exerciseAmbiguityInLayout()` moves a view with an ambiguous layout to another valid frame (Apple's documentation).
  func testAnAmbiguousViewMovesWithinItsConstraints() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 300), scale: 2)
    defer { app.close() }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let loose = UIView()
    let fixed = UIView()
    for view in [loose, fixed] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    }
    fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    app.show(root)
    try app.waitUntilIdle()
    let (before, fixedBefore) = (loose.frame, fixed.frame)
    XCTAssertTrue(loose.hasAmbiguousLayout)
    var seen: Set<CGFloat> = []
    for _ in 0..<20 {
      loose.exerciseAmbiguityInLayout()
      fixed.exerciseAmbiguityInLayout()
      seen.insert(loose.frame.minX)
      XCTAssertEqual(loose.frame.size, before.size)
      XCTAssertEqual(loose.frame.minY, before.minY)
      XCTAssertEqual(fixed.frame, fixedBefore)
    }
    XCTAssertGreaterThan(seen.count, 1)
    root.setNeedsLayout()
  }

  func testAViewTakesTheBaselinesOfOneInside() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 300), scale: 2)
    defer { app.close() }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = Card()
    let first = UILabel()
    let last = UILabel()
    for view in [card, first, last] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    first.text = "First"
    last.text = "Last"
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
      first.leadingAnchor.constraint(equalTo: card.trailingAnchor),
      first.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
      last.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      last.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor),
    ])
    app.show(root)
    try app.waitUntilIdle()
    func baseline(_ label: UILabel) -> CGFloat {
      let scale: CGFloat = 2
      return label.convert(label.bounds, to: root).minY + (label.font.ascender * scale).rounded() / scale
    }
    XCTAssertEqual(baseline(first), baseline(card.title), accuracy: 0.26)
    XCTAssertEqual(baseline(last), baseline(card.note), accuracy: 0.26)
    XCTAssertGreaterThan(baseline(last), baseline(first) + 20)
    XCTAssertTrue(root.forFirstBaselineLayout === root)
  }

  /// UIKit's interface has an initializer for each number of invalidations from one to ten, whose types are trees of tuples.
  func testAPropertyRequestsUpToTenUpdates() {
    let box = UpdateBox(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let properties: [ReferenceWritableKeyPath<UpdateBox, Int>] = [
      \.three, \.four, \.five, \.six, \.seven, \.eight, \.nine, \.ten,
    ]
    for (property, count) in zip(properties, 3...) {
      box.log = []
      box[keyPath: property] = 1
      XCTAssertEqual(box.log, Array(1...count))
    }
    typealias Pair = UIView.Invalidations.Tuple<UIView.Invalidations.Layout, UIView.Invalidations.Display>
    let wrapper: UIView.Invalidating<Int, UIView.Invalidations.Tuple<Pair, UIView.Invalidations.Constraints>> =
      UIView.Invalidating(wrappedValue: 0, .layout, .display, .constraints)
    _ = wrapper
  }
}

/// An invalidation that adds its number to the log of the view.
private struct UpdateStep: UIViewInvalidating {
  let number: Int
  func invalidate(view: UIView) { (view as? UpdateBox)?.log.append(number) }
}

/// A view with properties that request three to ten updates.
private final class UpdateBox: UIView {
  var log: [Int] = []
  @Invalidating(UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3)) var three = 0
  @Invalidating(UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3), UpdateStep(number: 4)) var four = 0
  @Invalidating(
    UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3), UpdateStep(number: 4), UpdateStep(number: 5))
  var five = 0
  @Invalidating(
    UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3), UpdateStep(number: 4), UpdateStep(number: 5),
    UpdateStep(number: 6))
  var six = 0
  @Invalidating(
    UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3), UpdateStep(number: 4), UpdateStep(number: 5),
    UpdateStep(number: 6), UpdateStep(number: 7))
  var seven = 0
  @Invalidating(
    UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3), UpdateStep(number: 4), UpdateStep(number: 5),
    UpdateStep(number: 6), UpdateStep(number: 7), UpdateStep(number: 8))
  var eight = 0
  @Invalidating(
    UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3), UpdateStep(number: 4), UpdateStep(number: 5),
    UpdateStep(number: 6), UpdateStep(number: 7), UpdateStep(number: 8), UpdateStep(number: 9))
  var nine = 0
  @Invalidating(
    UpdateStep(number: 1), UpdateStep(number: 2), UpdateStep(number: 3), UpdateStep(number: 4), UpdateStep(number: 5),
    UpdateStep(number: 6), UpdateStep(number: 7), UpdateStep(number: 8), UpdateStep(number: 9), UpdateStep(number: 10))
  var ten = 0
}
