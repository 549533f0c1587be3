@testable import UIKit
import UIKitTesting
import XCTest

/// The font picker: families, faces, filters, typed letters and the calls of its delegate. The rules follow Apple's
/// documentation of `UIFontPickerViewController`.
@preconcurrency @MainActor
final class FontPickerTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 390, height: 640), scale: 2)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    controller = nil
  }

  private final class Delegate: NSObject, UIFontPickerViewControllerDelegate {
    var log: [String] = []
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append("pick " + (viewController.selectedFontDescriptor?.postscriptName ?? "none"))
    }
  }

  private func present(
    _ configuration: UIFontPickerViewController.Configuration = .init(), _ delegate: Delegate? = nil,
    selected: UIFontDescriptor? = nil
  ) throws -> UIFontPickerViewController {
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = delegate
    picker.selectedFontDescriptor = selected
    controller.present(picker, animated: true)
    try app.waitUntilIdle()
    return picker
  }

  private func table(_ picker: UIFontPickerViewController) throws -> UITableView {
    let navigator = try XCTUnwrap(picker.children.first as? UINavigationController)
    return try XCTUnwrap((navigator.topViewController as? UITableViewController)?.tableView)
  }

  private func titles(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  /// Returns a font family with a bold face.
  private func family() throws -> String {
    try XCTUnwrap(
      UIFont.familyNames.first { family in UIFont.fontNames(forFamilyName: family).contains { $0.contains("Bold") } },
      "no family of this machine has a bold face: \(UIFont.familyNames)")
  }

  func testAFamilyIsPicked() throws {
    let delegate = Delegate()
    let picker = try present(.init(), delegate)
    let table = try table(picker)
    XCTAssertEqual(table.numberOfRows(inSection: 0), UIFont.familyNames.count)
    XCTAssertEqual(titles(table).first, UIFont.familyNames.first)
    let content = table.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
    XCTAssertEqual(content?.textProperties.font.familyName, UIFont.familyNames.first, "a name in its own font")
    let cell = try XCTUnwrap(table.visibleCells.first)
    app.tap(cell)
    try app.waitUntilIdle()
    let selected = try XCTUnwrap(picker.selectedFontDescriptor)
    XCTAssertEqual(UIFont(descriptor: selected, size: 12).familyName, UIFont.familyNames.first)
    XCTAssertEqual(delegate.log.count, 1, "\(delegate.log)")
    XCTAssertTrue(delegate.log.first?.hasPrefix("pick") ?? false, "\(delegate.log)")
    XCTAssertNil(controller.presentedViewController)
  }

  func testAFaceIsPicked() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let delegate = Delegate()
    let picker = try present(configuration, delegate)
    let family = try family()
    let families = try table(picker)
    let row = try XCTUnwrap(UIFont.familyNames.firstIndex(of: family))
    families.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    app.frame()
    app.tap(try XCTUnwrap(families.cellForRow(at: IndexPath(row: row, section: 0))))
    try app.waitUntilIdle()
    XCTAssertEqual(delegate.log, [], "a family with several faces is opened")
    let faces = try table(picker)
    XCTAssertNotIdentical(faces, families)
    let names = UIFont.fontNames(forFamilyName: family)
    XCTAssertEqual(faces.numberOfRows(inSection: 0), names.count)
    let bold = try XCTUnwrap(names.firstIndex { $0.contains("Bold") })
    faces.scrollToRow(at: IndexPath(row: bold, section: 0), at: .middle, animated: false)
    app.frame()
    app.tap(try XCTUnwrap(faces.cellForRow(at: IndexPath(row: bold, section: 0))))
    try app.waitUntilIdle()
    XCTAssertEqual(delegate.log, ["pick " + names[bold]])
  }

  func testTheSelectedFontIsMarked() throws {
    let family = try family()
    let picker = try present(selected: UIFontDescriptor(fontAttributes: [.family: family]))
    let table = try table(picker)
    let row = try XCTUnwrap(UIFont.familyNames.firstIndex(of: family))
    let path = IndexPath(row: row, section: 0)
    XCTAssertEqual(table.cellForRow(at: path)?.accessoryType, .checkmark, "it is visible, with a checkmark")
    picker.selectedFontDescriptor = nil
    app.frame()
    XCTAssertEqual(table.cellForRow(at: path)?.accessoryType, UITableViewCell.AccessoryType.none)
  }

  func testTraitsFilter_andTheSystemFont() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.filteredTraits = .traitBold
    configuration.displayUsingSystemFont = true
    let picker = try present(configuration)
    configuration.filteredTraits = []
    XCTAssertEqual(picker.configuration.filteredTraits, .traitBold, "a copy")
    let table = try table(picker)
    let families = UIFont.familyNames.filter { family in
      UIFont.fontNames(forFamilyName: family).contains {
        UIFont(name: $0, size: 12)?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
      }
    }
    XCTAssertEqual(table.numberOfRows(inSection: 0), families.count)
    let content = table.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
    XCTAssertEqual(content?.textProperties.font.familyName, UIFont.systemFont(ofSize: 17).familyName)
  }

  func testCancel() throws {
    let delegate = Delegate()
    let picker = try present(.init(), delegate)
    let navigator = try XCTUnwrap(picker.children.first as? UINavigationController)
    let cancel = try XCTUnwrap(navigator.topViewController?.navigationItem.leftBarButtonItem)
    cancel.primaryAction?.performWithSender(cancel, target: nil)
    try app.waitUntilIdle()
    XCTAssertNil(controller.presentedViewController)
    XCTAssertEqual(delegate.log, ["cancel"])
    XCTAssertNil(picker.selectedFontDescriptor)
  }

  func testPredicateOfLanguages() {
    XCTAssertNil(UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: []))
    let predicate = UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["de", "ru"])
    XCTAssertEqual(predicate?.evaluate(with: ["ru", "en", "de"]), true)
    XCTAssertEqual(predicate?.evaluate(with: ["en", "de"]), false)
  }
}
