import UIKit
import UIKitTesting
import XCTest

/// Constraints that are activated while views are laid out. UIKit lays out the views whose subviews the solution moves,
/// so an application can activate the same constraints in every `viewDidLayoutSubviews()`. HexaCalc does this, and
/// shows its first screen on iOS.
@preconcurrency @MainActor
final class ConstraintsDuringLayoutTests: XCTestCase {
  private var app: TestApplication!

  private func start(width: CGFloat, height: CGFloat) {
    app = TestApplication(size: CGSize(width: width, height: height))
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  /// A view controller with rows of buttons in a column. Each layout activates the sizes of all rows and buttons again.
  private final class Keypad: UIViewController {
    let column = UIStackView()
    let rows = (0..<6).map { _ in UIStackView() }
    let keys = (0..<30).map { _ in UIButton(type: .system) }
    private(set) var layoutCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      column.axis = .vertical
      column.spacing = 5
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      for (index, row) in rows.enumerated() {
        row.spacing = 5
        row.distribution = .fillEqually
        column.addArrangedSubview(row)
        for key in keys[index * 5..<index * 5 + 5] {
          key.setTitle("\(index)", for: .normal)
          row.addArrangedSubview(key)
        }
      }
      NSLayoutConstraint.activate([
        column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layoutCount += 1
      let width = view.bounds.width - 20
      let side = (width - 20) / 5
      var constraints = [column.widthAnchor.constraint(equalToConstant: width)]
      for row in rows {
        constraints.append(row.heightAnchor.constraint(equalToConstant: side))
      }
      for key in keys {
        constraints.append(key.widthAnchor.constraint(equalToConstant: side))
        key.titleLabel?.font = .systemFont(ofSize: side / 3, weight: .semibold)
        key.layer.cornerRadius = side / 2
      }
      NSLayoutConstraint.activate(constraints)
    }
  }

  func testTheSameConstraintsInEveryLayout_end() {
    start(width: 390, height: 844)
    let keypad = Keypad()
    app.show(keypad)
    app.frame()
    // Once for the size of the view, and once because the first constraints move the column.
    XCTAssertLessThanOrEqual(keypad.layoutCount, 3)
    let first = keypad.layoutCount
    for _ in 0..<5 { app.frame() }
    XCTAssertEqual(keypad.layoutCount, first, "nothing has moved since")
    XCTAssertEqual(keypad.keys[0].frame.size, CGSize(width: 70, height: 70))
    XCTAssertEqual(keypad.column.frame, CGRect(x: 10, y: 844 - 10 - 445, width: 370, height: 445))
    XCTAssertTrue(app.isIdle)
  }

  /// A view that counts the calls of `layoutSubviews()`.
  private final class Counter: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  func testAConstraintThatMovesAnInnerView_laysOutOnlyItsSuperview() {
    start(width: 300, height: 300)
    let controller = UIViewController()
    let outer = Counter()
    controller.view = outer
    let card = Counter()
    let dot = UIView()
    for view in [card, dot] { view.translatesAutoresizingMaskIntoConstraints = false }
    outer.addSubview(card)
    card.addSubview(dot)
    let left = dot.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: outer.topAnchor), card.leftAnchor.constraint(equalTo: outer.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 100), left,
      dot.topAnchor.constraint(equalTo: card.topAnchor), dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalToConstant: 20),
    ])
    app.show(controller)
    app.frame()
    (outer.count, card.count) = (0, 0)
    left.constant = 30
    app.frame()
    XCTAssertEqual(dot.frame.minX, 30)
    XCTAssertEqual(outer.count, 0)
    XCTAssertEqual(card.count, 1)
    // A request of the application is never skipped.
    left.constant = 30
    outer.setNeedsLayout()
    app.frame()
    XCTAssertEqual(outer.count, 1)
    card.widthAnchor.constraint(equalToConstant: 100).isActive = true
    outer.setNeedsLayout()
    app.frame()
    XCTAssertEqual(outer.count, 2)
  }

  func testAConstraintThatMovesAGuide_updatesIt() {
    start(width: 300, height: 300)
    let controller = UIViewController()
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    let guide = UILayoutGuide()
    card.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: controller.view.topAnchor),
      card.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 100),
      guide.leftAnchor.constraint(equalTo: card.leftAnchor), guide.topAnchor.constraint(equalTo: card.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    app.show(controller)
    app.frame()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 40, height: 10))
    width.constant = 60
    app.frame()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 60, height: 10))
  }
}
