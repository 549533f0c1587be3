import UIKit
import XCTest

/// Cell configurations, registrations, selection and focus in the code of an iOS app.
final class InboxTests: XCTestCase {
  private func loaded(_ count: Int = 30) -> InboxViewController {
    let controller = InboxViewController()
    controller.messages = (0..<count).map { Message(subject: "Subject \($0)", sender: "Sender", isUnread: $0 % 2 == 0) }
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    return controller
  }

  private func content(of controller: InboxViewController, _ item: Int) -> UIListContentConfiguration? {
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 1))
    return cell?.contentConfiguration as? UIListContentConfiguration
  }

  func testCells_showTheirStates() {
    let controller = loaded()
    XCTAssertEqual(content(of: controller, 0)?.text, "Subject 0")
    XCTAssertEqual(content(of: controller, 0)?.textProperties.font, UIFont.preferredFont(forTextStyle: .headline))
    XCTAssertEqual(content(of: controller, 1)?.textProperties.font, UIFont.preferredFont(forTextStyle: .body))
    let badge = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))!
    XCTAssertEqual((badge.contentView as? BadgeContentView)?.text, "15")
    let path = IndexPath(item: 0, section: 1)
    let header = controller.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    XCTAssertTrue((header as? UICollectionViewCell)?.contentView is UIListContentView)
  }

  func testSelection_changesBackgroundAndContent() {
    let controller = loaded()
    let path = IndexPath(item: 0, section: 0)
    controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    let badge = controller.collectionView.cellForItem(at: path)!
    badge.layoutIfNeeded()
    XCTAssertEqual((badge.contentView as? BadgeContentView)?.text, "15!")
    let message = IndexPath(item: 1, section: 1)
    controller.collectionView.selectItem(at: message, animated: false, scrollPosition: [])
    let cell = controller.collectionView.cellForItem(at: message)!
    cell.layoutIfNeeded()
    XCTAssertNil(cell.backgroundConfiguration?.backgroundColor)
    badge.layoutIfNeeded()
    XCTAssertEqual((badge.contentView as? BadgeContentView)?.text, "15")
  }

  func testReconfiguring_keepsTheCell() {
    let controller = loaded()
    let path = IndexPath(item: 2, section: 1)
    let cell = controller.collectionView.cellForItem(at: path)
    controller.collectionView(controller.collectionView, performPrimaryActionForItemAt: path)
    controller.view.layoutIfNeeded()
    XCTAssertTrue(controller.collectionView.cellForItem(at: path) === cell)
    XCTAssertEqual(content(of: controller, 2)?.textProperties.font, UIFont.preferredFont(forTextStyle: .body))
    let badge = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))!
    XCTAssertEqual((badge.contentView as? BadgeContentView)?.text, "14")
  }

  func testEditing_allowsSeveral() {
    let controller = loaded()
    controller.setEditing(true, animated: false)
    for item in 0..<3 {
      let path = IndexPath(item: item, section: 1)
      controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
    XCTAssertEqual(controller.collectionView.indexPathsForSelectedItems?.count, 3)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))!
    XCTAssertTrue(cell.configurationState.isEditing)
    XCTAssertTrue((cell as! MessageCell).configurationState.isUnread)
  }

  func testFocusSystem_isThereInAWindow() {
    let controller = loaded()
    XCTAssertNil(UIFocusSystem.focusSystem(for: controller.collectionView))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let system = UIFocusSystem.focusSystem(for: controller)!
    system.requestFocusUpdate(to: controller)
    system.updateFocusIfNeeded()
    XCTAssertEqual(controller.focused, [IndexPath(item: 0, section: 1)])
    XCTAssertEqual(controller.collectionView.indexPathsForSelectedItems, [IndexPath(item: 0, section: 1)])
    let focused = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))
    XCTAssertTrue(system.focusedItem === focused, "\(String(describing: system.focusedItem))")
    window.isHidden = true
  }
}
