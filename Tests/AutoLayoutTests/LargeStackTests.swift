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
