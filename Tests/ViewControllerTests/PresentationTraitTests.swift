import UIKit
import UIKitTesting
import XCTest

/// The trait overrides of presentation controllers (UIPresentationController.h: `overrideTraitCollection`, "Specify a
/// trait collection which should be used as overrides for the presented view controller", and `traitOverrides` since iOS
/// 17, with the conformance to `UITraitChangeObservable`).
@preconcurrency @MainActor
final class PresentationTraitTests: XCTestCase {
  private var app: TestApplication!
  private let root = UIViewController()

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 800, height: 900))
      app.onReport = { XCTFail($0) }
      app.show(root)
    }
  }

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private final class Page: UIViewController {
    var styleWhenLoaded = UIUserInterfaceStyle.unspecified
    override func viewDidLoad() {
      super.viewDidLoad()
      styleWhenLoaded = traitCollection.userInterfaceStyle
    }
  }

  func testOverridesBeforeAndDuringThePresentation() throws {
    let page = Page()
    page.modalPresentationStyle = .pageSheet
    let controller = try XCTUnwrap(page.presentationController)
    XCTAssertNil(controller.overrideTraitCollection)
    XCTAssertFalse(controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(controller.overrideTraitCollection?.userInterfaceStyle, .dark)
    root.present(page, animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(page.styleWhenLoaded, .dark)
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(page.view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(page.traitCollection.userInterfaceLevel, .elevated, "the level of a sheet remains")
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(root.traitCollection.userInterfaceStyle, .light)

    controller.traitOverrides.userInterfaceStyle = .light
    try app.waitUntilIdle()
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .light, "traitOverrides takes precedence")
    controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    try app.waitUntilIdle()
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .dark)
    controller.overrideTraitCollection = nil
    try app.waitUntilIdle()
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(page.traitCollection.userInterfaceLevel, .elevated)
  }

  func testObservers() throws {
    let page = Page()
    page.modalPresentationStyle = .formSheet
    let controller = try XCTUnwrap(page.presentationController)
    root.present(page, animated: false)
    try app.waitUntilIdle()
    var styles: [UIUserInterfaceStyle] = []
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIPresentationController, old: UITraitCollection) in
      styles += [old.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
    }
    app.window.overrideUserInterfaceStyle = .dark
    try app.waitUntilIdle()
    XCTAssertEqual(styles, [.light, .dark])
    controller.traitOverrides.preferredContentSizeCategory = .extraLarge
    try app.waitUntilIdle()
    XCTAssertEqual(page.traitCollection.preferredContentSizeCategory, .extraLarge)
    XCTAssertEqual(styles.count, 2, "another trait")
    controller.unregisterForTraitChanges(registration)
    app.window.overrideUserInterfaceStyle = .light
    try app.waitUntilIdle()
    XCTAssertEqual(styles.count, 2)
  }

  /// A popover that becomes a sheet in a narrow window keeps the overrides.
  func testAnAdaptedPresentation() throws {
    app.resize(to: CGSize(width: 390, height: 800))
    try app.waitUntilIdle()
    let page = Page()
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = root.view
    page.popoverPresentationController?.traitOverrides.userInterfaceStyle = .dark
    root.present(page, animated: false)
    try app.waitUntilIdle()
    XCTAssertFalse(page.view.bounds.width < 300, "it is a sheet")
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .dark)
  }
}
