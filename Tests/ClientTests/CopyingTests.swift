import UIKit
import XCTest

/// Headers: `UIMenuElement : NSObject <NSCopying, NSSecureCoding>`, `UIAlertAction : NSObject <NSCopying>`.
@MainActor final class CopyingTests: XCTestCase {
  func testMenuElements() throws {
    var calls = 0
    let action = UIAction(
      title: "Delete", subtitle: "All", identifier: UIAction.Identifier("delete"), discoverabilityTitle: "Deletes",
      attributes: .destructive, state: .on
    ) { _ in calls += 1 }
    let copy = try XCTUnwrap(action.copy() as? UIAction)
    XCTAssertFalse(copy === action)
    XCTAssertEqual(copy.title, "Delete")
    XCTAssertEqual(copy.subtitle, "All")
    XCTAssertEqual(copy.identifier, action.identifier)
    XCTAssertEqual(copy.discoverabilityTitle, "Deletes")
    XCTAssertEqual(copy.attributes, .destructive)
    XCTAssertEqual(copy.state, .on)
    copy.state = .off
    XCTAssertEqual(action.state, .on)
    copy.performWithSender(nil, target: nil)
    XCTAssertEqual(calls, 1)

    let command = UIKeyCommand(
      title: "Find", action: Selector("find"), input: "f", modifierFlags: .command, propertyList: "id")
    command.wantsPriorityOverSystemBehavior = true
    let command2 = try XCTUnwrap(command.copy() as? UIKeyCommand)
    XCTAssertFalse(command2 === command)
    XCTAssertEqual(command2.input, "f")
    XCTAssertEqual(command2.modifierFlags, .command)
    XCTAssertEqual(command2.action, command.action)
    XCTAssertEqual(command2.propertyList as? String, "id")
    XCTAssertTrue(command2.wantsPriorityOverSystemBehavior)

    let menu = UIMenu(title: "Edit", options: .displayInline, children: [action, command])
    let menu2 = try XCTUnwrap(menu.copy() as? UIMenu)
    XCTAssertEqual(menu2.identifier, menu.identifier)
    XCTAssertEqual(menu2.options, .displayInline)
    XCTAssertTrue(menu2.children.first === action)
    let copying: NSCopying = UICommand(title: "Copy", action: Selector("copy:"))
    XCTAssertEqual((copying.copy(with: nil) as? UICommand)?.title, "Copy")
  }

  func testActions() throws {
    let action = UIAlertAction(title: "OK", style: .cancel)
    action.isEnabled = false
    let copy = try XCTUnwrap(action.copy() as? UIAlertAction)
    XCTAssertFalse(copy === action)
    XCTAssertEqual(copy.title, "OK")
    XCTAssertEqual(copy.style, .cancel)
    XCTAssertFalse(copy.isEnabled)

    let row = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
    row.backgroundColor = .systemOrange
    let row2 = try XCTUnwrap(row.copy() as? UITableViewRowAction)
    XCTAssertFalse(row2 === row)
    XCTAssertEqual(row2.style, .normal)
    XCTAssertEqual(row2.title, "Flag")
    XCTAssertEqual(row2.backgroundColor, .systemOrange)

    let preview = UIPreviewAction(title: "Share", style: .default) { _, _ in }
    XCTAssertEqual((preview.copy() as? UIPreviewAction)?.title, "Share")
  }
}
