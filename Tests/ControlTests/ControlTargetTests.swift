import UIKit
import XCTest

/// The targets of controls.
@preconcurrency @MainActor
final class ControlTargetTests: XCTestCase {
  private final class Container: UIView {
    var taps = 0
    func tapped() { taps += 1 }
  }

  /// `let field: UITextField = { … field.addTarget(self, …) … }()` passes the method `self()` as the target, which is no object.
  func testATargetThatIsNoObjectIsTheResponderChain() {
    let container = Container()
    let button = UIButton(type: .custom)
    container.addSubview(button)
    let method: (Container) -> () -> Container = { container in { container } }
    button.addTarget(method, action: Selector("tapped", Container.tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(container.taps, 1)
    button.removeTarget(method, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(container.taps, 1)
  }

  /// An action for an object that no longer exists is not sent to others.
  func testADeallocatedTargetGetsNoAction() {
    let container = Container()
    let button = UIButton(type: .custom)
    container.addSubview(button)
    do {
      let target = Container()
      button.addTarget(target, action: Selector("tapped", Container.tapped), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(container.taps, 0)
  }
}
