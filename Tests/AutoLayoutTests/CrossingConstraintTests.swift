import UIKitTesting
import XCTest

@testable import UIKit

/// Constraints between a view and an ancestor, across a view whose frame is determined by its autoresizing mask.
///
/// UIKit has one system of equations for each window. Nibs of cells contain such constraints: Xcode made constraints with the cell
/// for the views in its content view (`ProductCollectionCell.xib` of cristydobson/Shopping-App-iOS-MVC-CoreData).
@preconcurrency @MainActor
final class CrossingConstraintTests: XCTestCase {
  private var application: TestApplication!

  override func setUp() async throws {
    application = TestApplication(size: CGSize(width: 400, height: 400), scale: 1)
    application.onReport = { XCTFail($0) }
  }
  override func tearDown() async throws { application.close() }

  /// Returns the constraints that make a view fill another one, less an inset.
  private func filling(_ view: UIView, _ outer: UIView, inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ]
  }

  func testAViewInAContentViewWithAMask() {
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    let content = UIView(frame: CGRect(x: 10, y: 5, width: 180, height: 90))
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    outer.addSubview(content)
    application.show(outer)
    let constraints = filling(inner, outer, inset: 12)
    NSLayoutConstraint.activate(constraints)
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 2, y: 7, width: 176, height: 76))
    XCTAssertEqual(content.frame, CGRect(x: 10, y: 5, width: 180, height: 90))
    outer.frame.size = CGSize(width: 300, height: 150)
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 2, y: 7, width: 276, height: 126))
    constraints[0].constant = 20
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 10, y: 7, width: 268, height: 126))
    constraints[2].isActive = false
    inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 10, y: 7, width: 50, height: 126))
  }

  /// The view keeps its place in the ancestor when the view between them moves without a change of size.
  func testTheViewBetweenMoves() {
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let content = UIView(frame: CGRect(x: 10, y: 5, width: 180, height: 90))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    middle.addSubview(content)
    outer.addSubview(middle)
    application.show(outer)
    NSLayoutConstraint.activate(filling(inner, outer, inset: 12))
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 2, y: 7, width: 176, height: 76))
    content.frame.origin = CGPoint(x: 30, y: 8)
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: -18, y: 4, width: 176, height: 76))
    content.center.x -= 20
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 2, y: 4, width: 176, height: 76))
    middle.frame.origin.y = 50
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 2, y: -46, width: 176, height: 76))
  }

  func testLayoutGuidesOfAnAncestor() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let content = UIView(frame: outer.bounds)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    outer.addSubview(content)
    application.show(outer)
    let margins = outer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  func testACell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 194, height: 350))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate(
      filling(inner, cell, inset: 1) + [label.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 24)])
    application.show(cell)
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 1, y: 1, width: 192, height: 348))
    cell.frame.size.width = 100
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 1, y: 1, width: 98, height: 348))
  }

  /// The constraints with the cell determine its height, as those with the content view do.
  func testASelfSizingCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate(
      filling(inner, cell, inset: 7) + [inner.heightAnchor.constraint(equalToConstant: 50)])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(size, CGSize(width: 320, height: 64))
  }

  /// A move visits the views between the ends of the crossing constraints, however many other views there are.
  func testAMoveInAViewOfManyViews() {
    func visitsOfAMove(subviews: Int) -> Int {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let content = UIView(frame: CGRect(x: 10, y: 5, width: 180, height: 90))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(inner)
      for _ in 0..<subviews { content.addSubview(UIView()) }
      outer.addSubview(content)
      application.show(outer)
      NSLayoutConstraint.activate(filling(inner, outer, inset: 12))
      application.frame()
      content.frame.origin.x = 30
      let visits = content.crossedContainerDidMove()
      application.frame()
      XCTAssertEqual(inner.frame, CGRect(x: -18, y: 7, width: 176, height: 76))
      return visits
    }
    XCTAssertEqual(visitsOfAMove(subviews: 1), 4)
    XCTAssertEqual(visitsOfAMove(subviews: 5000), 4)
  }

  /// When its last crossing constraint is deactivated, a view is an ordinary container again.
  func testTheLastConstraintIsDeactivated() {
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    let content = UIView(frame: CGRect(x: 10, y: 5, width: 180, height: 90))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    outer.addSubview(content)
    application.show(outer)
    let constraints = filling(inner, outer, inset: 12)
    NSLayoutConstraint.activate(constraints)
    application.frame()
    XCTAssertTrue(content.isCrossedByConstraints)
    XCTAssertFalse(outer.isCrossedByConstraints)
    NSLayoutConstraint.deactivate(Array(constraints.dropLast()))
    XCTAssertTrue(content.isCrossedByConstraints)
    NSLayoutConstraint.deactivate(constraints)
    XCTAssertFalse(content.isCrossedByConstraints)
    NSLayoutConstraint.activate(constraints)
    XCTAssertTrue(content.isCrossedByConstraints)
    inner.removeFromSuperview()
    XCTAssertFalse(content.isCrossedByConstraints, "removing a view deactivates its constraints")
    content.addSubview(inner)
    NSLayoutConstraint.activate(constraints)
    content.removeFromSuperview()
    XCTAssertFalse(content.isCrossedByConstraints)
    outer.addSubview(content)
    NSLayoutConstraint.activate(filling(inner, content, inset: 3))
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 3, y: 3, width: 174, height: 84))
  }
}
