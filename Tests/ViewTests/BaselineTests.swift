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

  func testAPropertyMayAskForMoreThingsThanTen() {
    final class Box: UIView {
      @Invalidating(
        .layout, .display, .layout, .display, .layout, .display, .layout, .display, .layout, .display, .constraints)
      var many = 0
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.layoutIfNeeded()
    let before = box.passes
    box.many = 1
    box.layoutIfNeeded()
    XCTAssertEqual(box.passes, before + 1)
  }
}
