import UIKit
import XCTest

/// A root view controller whose view does not translate its autoresizing mask. UIKit's window pins such a view to its
/// edges (`_rootViewConstraintsUpdateIfNecessaryForView:` in class dumps of `UIWindow`); ReactiveCollectionsKit's tests
/// (on GitHub) need it.
@preconcurrency @MainActor
final class RootViewConstraintTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  private func controllerWithConstraints() -> (controller: UIViewController, child: UIView) {
    let controller = UIViewController()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.view.topAnchor),
      child.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    return (controller, child)
  }

  func testTheViewFillsTheWindow() {
    let (controller, child) = controllerWithConstraints()
    stage.show(controller)
    XCTAssertEqual(controller.view.frame, stage.window.bounds)
    XCTAssertEqual(child.frame, CGRect(x: 10, y: 0, width: 365, height: 667))
    stage.window.frame.size = CGSize(width: 667, height: 375)
    stage.frame()
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 667, height: 375))
    XCTAssertEqual(child.frame.width, 657)
  }

  func testAViewThatChangesWhileItIsShown() {
    let controller = UIViewController()
    stage.show(controller)
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    stage.frame()
    XCTAssertEqual(controller.view.frame, stage.window.bounds)
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    XCTAssertEqual(stage.window.constraints, [])
    controller.view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    stage.frame()
    XCTAssertEqual(controller.view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  func testRequiredConstraintsOfTheProgramWin() {
    let (controller, child) = controllerWithConstraints()
    controller.view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stage.show(controller)
    XCTAssertEqual(controller.view.frame.width, 200)
    XCTAssertEqual(controller.view.frame.height, 667)
    XCTAssertEqual(child.frame.width, 190)
  }

  func testAnotherRoot() {
    let (controller, _) = controllerWithConstraints()
    stage.show(controller)
    stage.window.rootViewController = UIViewController()
    stage.frame()
    XCTAssertEqual(stage.window.constraints, [])
    stage.show(controller)
    XCTAssertEqual(controller.view.frame, stage.window.bounds)
    XCTAssertEqual(stage.window.constraints.count, 4)
  }
}
