@testable import UIKit
import UIKitTesting
import XCTest

/// Stack views with many rows.
@preconcurrency @MainActor
final class LargeStackTests: XCTestCase {
  /// The rows of a form: a column in a scroll view whose views have heights of their own. The work is counted in visited equations.
  private func visits(_ count: Int) throws -> Int {
    let app = TestApplication(size: CGSize(width: 300, height: 500), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let views = (0..<count).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: app.window.bounds)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    app.window.addSubview(scroll)
    app.frame()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: CGFloat(count) * 22 - 2))
    XCTAssertEqual(views[count - 1].frame, CGRect(x: 0, y: CGFloat(count - 1) * 22, width: 300, height: 20))
    return try XCTUnwrap(stack.constraintScopeRoot.extras?.constraintScope).visitCount
  }

  func testTheWorkForRowsOfFixedHeights_isProportionalToTheirNumber() throws {
    let few = try visits(50)
    XCTAssertGreaterThan(few, 0)
    XCTAssertLessThan(try visits(150), few * 4)
  }

  /// The kinds of views in a window for which the work is counted.
  private enum Arrangement: CaseIterable { case fill, fillEqually, equalSpacing, chain, grid }

  private func visits(_ count: Int, _ arrangement: Arrangement) throws -> Int {
    let app = TestApplication(size: CGSize(width: 300, height: CGFloat(count) * 40), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let views = (0..<count).map { index in
      let label = UILabel()
      label.text = "Label \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    switch arrangement {
    case .fill, .fillEqually, .equalSpacing:
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.distribution =
        arrangement == .fill ? .fill : arrangement == .fillEqually ? .fillEqually : .equalSpacing
      stack.frame = app.window.bounds
      app.window.addSubview(stack)
    case .chain, .grid:
      let container = UIView(frame: app.window.bounds)
      views.forEach(container.addSubview)
      app.window.addSubview(container)
      for (index, view) in views.enumerated() {
        let column = arrangement == .grid ? index % 3 : 0
        let above = arrangement == .grid ? index - 3 : index - 1
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: above < 0 ? container.topAnchor : views[above].bottomAnchor),
          view.leadingAnchor.constraint(
            equalTo: column == 0 ? container.leadingAnchor : views[index - 1].trailingAnchor),
          view.widthAnchor.constraint(
            equalTo: index == 0 ? container.widthAnchor : views[0].widthAnchor,
            multiplier: index == 0 && arrangement == .grid ? 1 / 3 : 1),
        ])
      }
    }
    app.frame()
    let last = views[count - 1].frame
    switch arrangement {
    case .fillEqually: XCTAssertEqual(last, CGRect(x: 0, y: CGFloat(count - 1) * 40, width: 300, height: 40))
    case .fill, .equalSpacing: XCTAssertEqual(last.maxY, CGFloat(count) * 40)
    case .chain: XCTAssertEqual(last.minY, CGFloat(count - 1) * last.height)
    case .grid: XCTAssertEqual(last.width, 100)
    }
    return try XCTUnwrap(views[0].constraintScopeRoot.extras?.constraintScope).visitCount
  }

  /// The lengths of `fill` and of the gaps of `equalSpacing` are independent of each other and have a common sum, so a row of the
  /// solver contains all of them.
  func testTheWorkForEachArrangement_isNearlyProportionalToTheNumberOfViews() throws {
    for arrangement in Arrangement.allCases {
      let few = try visits(60, arrangement)
      let many = try visits(240, arrangement)
      let hasCommonSum = arrangement == .fill || arrangement == .equalSpacing
      XCTAssertLessThan(many, few * (hasCommonSum ? 20 : 6), "\(arrangement): \(few) and \(many)")
    }
  }

  /// A row that counts how often its frame is computed.
  private final class CountedRow: UIView {
    static func make(_ counter: Counter) -> CountedRow {
      let row = CountedRow()
      row.counter = counter
      row.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return row
    }

    final class Counter { var count = 0 }
    private var counter: Counter?

    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      counter?.count += 1
      return super.frame(forAlignmentRect: alignmentRect)
    }
  }

  /// Returns how often frames of rows are computed while a stack view in a scroll view is scrolled by ten steps. A header can be
  /// pinned to the frame of the scroll view.
  private func computedFrames(_ count: Int, pinsHeader: Bool) throws -> Int {
    let app = TestApplication(size: CGSize(width: 300, height: 500), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let counter = CountedRow.Counter()
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in CountedRow.make(counter) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: app.window.bounds)
    scroll.addSubview(stack)
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(header)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.topAnchor.constraint(
        equalTo: pinsHeader ? scroll.frameLayoutGuide.topAnchor : scroll.contentLayoutGuide.topAnchor, constant: 7),
      header.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 30),
    ])
    let container = UIView(frame: app.window.bounds)
    app.show(container)
    container.addSubview(scroll)
    try app.waitUntilIdle()
    counter.count = 0
    for step in 1...10 {
      scroll.contentOffset.y = CGFloat(step) * 24
      try app.waitUntilIdle()
      XCTAssertEqual(header.frame, CGRect(x: 0, y: pinsHeader ? CGFloat(step) * 24 + 7 : 7, width: 300, height: 30))
      XCTAssertEqual(scroll.frameLayoutGuide.layoutFrame.minY, CGFloat(step) * 24)
    }
    let result = counter.count
    // Afterwards, the constraints are solved again if something changes.
    scroll.frame.size.width = 280
    try app.waitUntilIdle()
    XCTAssertEqual(
      stack.arrangedSubviews[count - 1].frame, CGRect(x: 0, y: CGFloat(count - 1) * 20, width: 280, height: 20))
    XCTAssertEqual(header.frame.width, 280)
    return result
  }

  /// Only the layout guide of the frame moves while a scroll view scrolls. If no constraint contains its position, nothing else does.
  func testScrolling_computesNoFrames() throws {
    XCTAssertEqual(try computedFrames(50, pinsHeader: false), 0)
    XCTAssertEqual(try computedFrames(500, pinsHeader: false), 0)
    XCTAssertGreaterThan(
      try computedFrames(50, pinsHeader: true), 0, "frames are computed if a view follows the guide")
  }

  /// Contradictory heights are reported as in a small stack: the constraint that was added last is ignored.
  func testAContradictionAmongManyRows() {
    let app = TestApplication(size: CGSize(width: 300, height: 500), scale: 1)
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let views = (0..<60).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 1_200)
    views[7].heightAnchor.constraint(equalToConstant: 35).isActive = true
    app.window.addSubview(stack)
    app.frame()
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("Unable to simultaneously satisfy constraints") ?? false, "\(reports)")
    XCTAssertEqual(views[7].frame.height, 20)
    XCTAssertEqual(views[59].frame, CGRect(x: 0, y: 1_180, width: 300, height: 20))
  }

  /// Two equal labels share a row, and only the second one has a fixed height. The frames of the labels and of views with heights of
  /// their own.
  private func labelFrames(fixedLengthCount: Int) -> [CGRect] {
    let app = TestApplication(size: CGSize(width: 300, height: 500), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let row = UIView(frame: app.window.bounds)
    let labels = (0..<2).map { _ in UILabel() }
    let others = (1..<fixedLengthCount).map { _ in UIView() }
    for label in labels { label.text = "Label" }
    for view in labels + others {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: row.topAnchor),
      labels[1].topAnchor.constraint(equalTo: row.topAnchor),
      labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: row.trailingAnchor),
      labels[1].heightAnchor.constraint(equalToConstant: 30),
    ])
    for view in others {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: row.topAnchor, constant: 50),
        view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    app.window.addSubview(row)
    app.frame()
    XCTAssertTrue(others.allSatisfy { $0.frame == CGRect(x: 0, y: 50, width: 300, height: 20) })
    return labels.map(\.frame)
  }

  /// Which of two equal labels is stretched does not depend on the number of fixed lengths in the window.
  func testTheNumberOfFixedLengths_doesNotDecideAmongEqualPriorities() {
    let few = labelFrames(fixedLengthCount: 31)
    XCTAssertEqual(labelFrames(fixedLengthCount: 33), few)
    XCTAssertEqual(few.map(\.maxX).max(), 300)
    XCTAssertNotEqual(few[0].width, few[1].width, "one of the labels has the width of its text")
    XCTAssertEqual(few[1].height, 30)
  }
}
