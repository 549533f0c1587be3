import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

/// The document browser. Source: Apple's documentation of `UIDocumentBrowserViewController` and its delegate.
@preconcurrency @MainActor
final class DocumentBrowserTests: XCTestCase {
  private var app: TestApplication!
  private var folder: URL!
  private let log = BrowserLog()

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Documents \(UUID().uuidString)")
      .appendingPathComponent("Documents")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Letters"), withIntermediateDirectories: true)
    for name in ["Budget.csv", "Notes.txt", "Notes 10.txt", "Notes 2.txt", "Letters/Hello.txt"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  private func start(
    _ types: [String]?, size: CGSize = CGSize(width: 390, height: 844), style: UIUserInterfaceStyle = .light
  ) throws -> UIDocumentBrowserViewController {
    app?.close()
    app = TestApplication(size: size, scale: 2)
    app.onReport = { XCTFail($0) }
    let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: types)
    browser.openFolder(folder)
    browser.delegate = log
    log.lines = []
    app.show(browser)
    browser.view.window?.overrideUserInterfaceStyle = style
    try app.waitUntilIdle()
    return browser
  }

  private func grid(_ browser: UIDocumentBrowserViewController) throws -> DocumentGridController {
    try XCTUnwrap(browser.navigation?.topViewController as? DocumentGridController)
  }

  private func names(_ grid: DocumentGridController) -> [String] { grid.entries.map(\.url.lastPathComponent) }

  private func select(_ item: Int, _ grid: DocumentGridController) throws {
    grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: item, section: 0))
    try app.waitUntilIdle()
  }

  private final class Zoom: NSObject, UIViewControllerTransitioningDelegate {
    let controller: UIDocumentBrowserTransitionController
    init(_ controller: UIDocumentBrowserTransitionController) { self.controller = controller }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { controller }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      controller
    }
  }

  func testADocumentGrowsOutOfItsPlace() throws {
    let browser = try start(nil)
    let grid = try grid(browser)
    let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    let transition = browser.transitionController(forDocumentAt: folder.appendingPathComponent("Notes 2.txt"))
    let progress = Progress(totalUnitCount: 10)
    transition.loadingProgress = progress
    let bar = try XCTUnwrap(cell.subviews.compactMap { $0 as? UIProgressView }.first)
    XCTAssertTrue(bar.observedProgress === progress)
    let page = UIViewController()
    let zoom = Zoom(transition)
    page.transitioningDelegate = zoom
    page.modalPresentationStyle = .fullScreen
    transition.targetView = page.view
    browser.present(page, animated: true)
    for _ in 0..<20 where page.viewIfLoaded?.layer.presentation() == nil { app.advance(by: 0.005) }
    XCTAssertNil(bar.superview)
    // At the beginning, the page is in the middle of the cell, and as large as fits into it.
    let place = try XCTUnwrap(cell.superview).convert(cell.frame, to: nil)
    let first = try XCTUnwrap(page.view.layer.presentation()).frame
    let size = browser.view.bounds.size
    XCTAssertEqual(first.width, size.width * min(place.width / size.width, place.height / size.height), accuracy: 8)
    XCTAssertEqual(first.midX, place.midX, accuracy: 8)
    XCTAssertEqual(first.midY, place.midY, accuracy: 8)
    try app.waitUntilIdle()
    XCTAssertTrue(browser.presentedViewController === page)
    XCTAssertEqual(page.view.frame, browser.view.frame)
    XCTAssertEqual(page.view.transform, .identity)
    var isDismissed = false
    page.dismiss(animated: true) { isDismissed = true }
    try app.waitUntilIdle()
    XCTAssertTrue(isDismissed)
    XCTAssertNil(browser.presentedViewController)
    XCTAssertNotNil(browser.view.window)
    XCTAssertNil(page.view.superview)
  }

  func testADocumentThatIsNotShownFadesIn() throws {
    let browser = try start(nil)
    let page = UIViewController()
    let zoom = Zoom(browser.transitionController(forDocumentAt: folder.appendingPathComponent("Missing.txt")))
    page.transitioningDelegate = zoom
    page.modalPresentationStyle = .fullScreen
    browser.present(page, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(page.view.frame, browser.view.frame)
    XCTAssertEqual(page.view.alpha, 1)
  }

  func testDocumentsAreFilteredAndPicked() throws {
    XCTAssertEqual(
      names(try grid(start(nil))), ["Budget.csv", "Letters", "Notes 2.txt", "Notes 10.txt", "Notes.txt"])
    let browser = try start(["public.plain-text"])
    XCTAssertEqual(names(try grid(browser)), ["Letters", "Notes 2.txt", "Notes 10.txt", "Notes.txt"])
    try select(1, grid(browser))
    try select(0, grid(browser))
    XCTAssertEqual(names(try grid(browser)), ["Hello.txt"])
    try select(0, grid(browser))
    XCTAssertEqual(log.lines, ["pick Notes 2.txt", "pick Hello.txt"])
  }

  func testADocumentIsCreated() throws {
    let browser = try start(nil)
    let create = try XCTUnwrap(try grid(browser).navigationItem.rightBarButtonItems?.first)
    XCTAssertEqual(create.accessibilityLabel, "Create Document")
    create.primaryAction?.performWithSender(create, target: nil)
    XCTAssertEqual(log.lines, ["create"], "the delegate creates nothing")
    let template = folder.deletingLastPathComponent().appendingPathComponent("Notes.txt")
    try Data("new".utf8).write(to: template)
    log.template = template
    create.primaryAction?.performWithSender(create, target: nil)
    XCTAssertEqual(log.lines.suffix(3), ["create", "import Notes 3.txt", "pick Notes 3.txt"])
    XCTAssertTrue(names(try grid(browser)).contains("Notes 3.txt"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: template.path), "it was moved")
    browser.allowsDocumentCreation = false
    try grid(browser).updateItems()
    XCTAssertEqual(try grid(browser).navigationItem.rightBarButtonItems, [])
  }

  func testDocumentsAreRenamed_importedAndRevealed() throws {
    let browser = try start(nil)
    var results: [String] = []
    let note = { (url: URL?, error: (any Error)?) in
      results.append(url?.lastPathComponent ?? (error == nil ? "none" : "error"))
    }
    let notes = folder.appendingPathComponent("Notes.txt")
    browser.renameDocument(at: notes, proposedName: "Budget", completionHandler: note)
    browser.renameDocument(at: notes, proposedName: "Other", completionHandler: note)
    browser.renameDocument(at: folder.appendingPathComponent("Budget.csv"), proposedName: "", completionHandler: note)
    XCTAssertEqual(results, ["Budget.txt", "error", "error"])
    results = []
    let letter = folder.appendingPathComponent("Letters/Hello.txt")
    browser.revealDocument(at: letter, importIfNeeded: false, completion: note)
    XCTAssertEqual(try grid(browser).title, "Letters")
    let outside = folder.deletingLastPathComponent().appendingPathComponent("Outside.txt")
    browser.revealDocument(at: outside, importIfNeeded: false, completion: note)
    browser.revealDocument(at: outside, importIfNeeded: true, completion: note)
    try Data("x".utf8).write(to: outside)
    browser.revealDocument(at: outside, importIfNeeded: true, completion: note)
    XCTAssertEqual(results, ["Hello.txt", "error", "error", "Outside.txt"])
    XCTAssertEqual(log.lines, ["failed Outside.txt", "import Outside.txt"])
    XCTAssertTrue(FileManager.default.fileExists(atPath: outside.path), "it was copied")
  }

  func testTheMenuDuplicatesAndDeletes() throws {
    let browser = try start(nil)
    let grid = try grid(browser)
    let path = IndexPath(item: 0, section: 0)
    XCTAssertEqual(grid.actions(for: path).map(\.title), ["Rename", "Duplicate", "Share", "Delete"])
    XCTAssertEqual(
      grid.actions(for: IndexPath(item: 1, section: 0)).map(\.title), ["Rename", "Delete"], "a folder")
    grid.actions(for: path)[1].performWithSender(nil, target: nil)
    XCTAssertEqual(names(grid).prefix(2), ["Budget 2.csv", "Budget.csv"])
    grid.actions(for: path)[3].performWithSender(nil, target: nil)
    try app.waitUntilIdle()
    XCTAssertTrue(grid.presentedViewController is UIAlertController, "the user is asked first")
    XCTAssertEqual(names(grid).first, "Budget 2.csv")
  }

  func testPictures() throws {
    _ = try start(nil)
    try app.expectSnapshot("document-browser-light")
    _ = try start(nil, size: CGSize(width: 1024, height: 768), style: .dark)
    try app.expectSnapshot("document-browser-dark")
  }
}

@MainActor private final class BrowserLog: NSObject, UIDocumentBrowserViewControllerDelegate {
  var lines: [String] = []
  var template: URL?

  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    lines.append("pick " + documentURLs.map(\.lastPathComponent).joined(separator: " "))
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) {
    lines.append("create")
    importHandler(template, template == nil ? .none : .move)
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { lines.append("import \(destinationURL.lastPathComponent)") }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) { lines.append("failed \(documentURL.lastPathComponent)") }
}
