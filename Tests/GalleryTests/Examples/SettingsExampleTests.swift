import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The settings example, in narrow and wide windows.
@preconcurrency @MainActor
final class SettingsExampleTests: ExampleTestCase {
  private var delegate: SettingsDelegate!

  override func tearDown() async throws {
    try await super.tearDown()
    delegate = nil
  }

  private func begin(_ size: CGSize, isDark: Bool = false) throws {
    delegate = try XCTUnwrap(Example.named("Settings")?.makeDelegate() as? SettingsDelegate)
    try start(application: delegate, size: size, isDark: isDark)
  }

  private func show(_ page: SettingsPage) throws {
    let list = try XCTUnwrap(delegate.split.viewController(for: .primary) as? SettingsViewController)
    let row = try XCTUnwrap(SettingsPage.allCases.firstIndex(of: page))
    app.tap(at: try point(of: row, in: list.collectionView))
    try app.waitUntilIdle()
  }

  private var page: SettingsPageViewController? {
    delegate.split.viewController(for: .secondary) as? SettingsPageViewController
  }

  /// Returns the control in the row with a title.
  private func control<Control: UIView>(_ title: String, as type: Control.Type = Control.self) throws -> Control {
    func find(in view: UIView) -> Control? {
      if let control = view as? Control, control.accessibilityLabel == title { return control }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return try XCTUnwrap(find(in: try XCTUnwrap(page).view), "there is no \(type) for \(title)")
  }

  private func tap(_ view: UIView) throws {
    app.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try app.waitUntilIdle()
  }

  func testAWideWindowHasThePageBesideTheCategories() throws {
    try begin(CGSize(width: 900, height: 620))
    try expectPicture("Settings", inPage: true)
    try show(.appearance)
    XCTAssertEqual(page?.title, "Appearance")
    try expectPicture("SettingsAppearance")
  }

  func testANarrowWindowBeginsWithTheCategories() throws {
    try begin(CGSize(width: 390, height: 640))
    try expectPicture("SettingsNarrow")
    try show(.notifications)
    try expectPicture("SettingsNarrowPage")
  }

  func testASwitchAddsAndRemovesRows() throws {
    try begin(CGSize(width: 900, height: 620))
    try show(.notifications)
    let collectionView = try XCTUnwrap(page?.collectionView)
    XCTAssertEqual(collectionView.numberOfSections, 2)
    try tap(try control("Allow notifications", as: UISwitch.self))
    XCTAssertFalse(delegate.store.settings.allowsNotifications)
    XCTAssertEqual(collectionView.numberOfSections, 1)
    try tap(try control("Allow notifications", as: UISwitch.self))
    XCTAssertEqual(collectionView.numberOfSections, 2)
    XCTAssertEqual(try control("Time", as: UIDatePicker.self).date, AppSettings().reminder)
  }

  func testSettingsChangeTheApplicationAtOnce() throws {
    try begin(CGSize(width: 900, height: 620))
    try show(.appearance)
    let label = try XCTUnwrap(page?.collectionView.visibleCells.first?.contentView.subviews.first as? UILabel)
    let lineHeight = label.font.lineHeight
    try tap(try control("Dark", as: UISwitch.self))
    XCTAssertEqual(page?.traitCollection.userInterfaceStyle, .dark)
    let slider = try control("Text size", as: UISlider.self)
    let knob = slider.convert(CGPoint(x: slider.bounds.midX, y: slider.bounds.midY), to: nil)
    app.drag(from: knob, to: CGPoint(x: knob.x + 200, y: knob.y))
    try app.waitUntilIdle()
    XCTAssertEqual(slider.value, 6)
    XCTAssertEqual(page?.traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
    XCTAssertGreaterThan(label.font.lineHeight, lineHeight)
    try expectPicture("SettingsDark")
  }

  func testResetAsksFirst() throws {
    try begin(CGSize(width: 900, height: 620))
    let field = try control("Name", as: UITextField.self)
    field.text = "Night Lamp"
    field.sendActions(for: .editingChanged)
    XCTAssertEqual(delegate.store.settings.name, "Night Lamp")
    let collectionView = try XCTUnwrap(page?.collectionView)
    app.tap(at: try point(of: 0, section: 2, in: collectionView))
    try app.waitUntilIdle()
    let alert = try XCTUnwrap(page?.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.actions.map(\.title), ["Cancel", "Reset"])
    try expectPicture("SettingsReset")
    XCTAssertEqual(delegate.store.settings.name, "Night Lamp")
  }
}
