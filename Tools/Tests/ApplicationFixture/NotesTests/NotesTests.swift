import UIKit
import XCTest

@testable import Notes

/// The application is started as on iOS: from the storyboard that Info.plist names.
final class NotesTests: XCTestCase {
  private var window: UIWindow!
  private var list: ListController!

  override func setUpWithError() throws {
    try super.setUpWithError()
    let name = try XCTUnwrap(Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String)
    let root = try XCTUnwrap(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController())
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    list = try XCTUnwrap((root as? UINavigationController)?.topViewController as? ListController)
  }

  private func label(_ row: Int) -> String? {
    (list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)?.noteLabel.text
  }

  func testTheFirstScreen() {
    XCTAssertTrue(["Notes", "Notizen"].contains(list.title))
    XCTAssertEqual(label(0), "Milk")
    let paper = list.tableView.backgroundColor
    let dark = paper?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(dark, UIColor(red: 0.2, green: 0.2, blue: 0, alpha: 1))
  }

  func testTheButtonOfTheStoryboardAddsANote() throws {
    let button = try XCTUnwrap(list.navigationItem.rightBarButtonItem)
    for _ in 0..<2 {
      UIApplication.shared.sendAction(try XCTUnwrap(button.action), to: button.target, from: button, for: nil)
    }
    window.layoutIfNeeded()
    XCTAssertEqual(list.notes, ["Milk", "Note 2", "Note 3"])
    XCTAssertEqual(label(2), "Note 3")
    XCTAssertEqual(list.announcements, 2)
    XCTAssertFalse(button.isEnabled)
  }

  func testTheSegueShowsTheNote() throws {
    list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    UIView.performWithoutAnimation { list.performSegue(withIdentifier: "detail", sender: list) }
    let detail = try XCTUnwrap(list.navigationController?.topViewController as? DetailController)
    detail.loadViewIfNeeded()
    XCTAssertEqual(detail.label.text, "Milk")
  }
}
