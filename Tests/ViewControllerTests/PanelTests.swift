import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

/// Panels for sharing, for documents and for pictures.
@preconcurrency @MainActor
final class PanelTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIViewController!
  private var folder: URL!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 390, height: 844), scale: 2)
    app.onReport = { XCTFail($0) }
    root = UIViewController()
    app.show(root)
    app.frame()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("panel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ name: String, _ data: Data = Data("x".utf8)) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  private func table(of controller: UIViewController) throws -> UITableView {
    let inner = controller as? UINavigationController ?? controller.children.first as? UINavigationController
    let navigation = try XCTUnwrap(inner)
    return try XCTUnwrap((navigation.topViewController as? UITableViewController)?.tableView)
  }

  private func titles(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfRows(inSection: 0)).map { row in
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func select(_ row: Int, _ table: UITableView) throws {
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    try app.waitUntilIdle()
  }

  // MARK: Sharing

  func testServicesFitTheData_andCopyingEnds() throws {
    var ended: [String] = []
    let panel = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    panel.completionWithItemsHandler = { type, completed, _, error in
      ended.append("\(type?.rawValue ?? "") \(completed) \(error == nil)")
    }
    panel.popoverPresentationController?.sourceView = root.view
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    let table = try table(of: panel)
    XCTAssertEqual(titles(table), ["Copy", "Mail"])
    try select(0, table)
    XCTAssertEqual(UIPasteboard.general.string, "Hello")
    XCTAssertEqual(ended, ["com.apple.UIKit.activity.CopyToPasteboard true true"])
    XCTAssertNil(root.presentedViewController)
  }

  /// The last service of a photo was cut off in a popover, which had the same height for any number of services.
  func testAPopoverHasTheHeightOfItsServices() throws {
    app.close()
    app = TestApplication(size: CGSize(width: 1024, height: 768), scale: 1)
    root = UIViewController()
    app.show(root)
    app.frame()
    var heights: [CGFloat] = []
    for items in [["Hello" as Any], [try write("a.pdf")]] {
      let panel = UIActivityViewController(activityItems: items, applicationActivities: nil)
      panel.popoverPresentationController?.sourceView = root.view
      panel.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 20, width: 20, height: 20)
      root.present(panel, animated: true)
      try app.waitUntilIdle()
      let table = try table(of: panel)
      let insets = table.adjustedContentInset
      let height = table.contentSize.height + insets.top + insets.bottom
      XCTAssertEqual(table.bounds.height, height, accuracy: 1, "\(panel.activities.count) services")
      XCTAssertEqual(panel.view.bounds.width, 360, accuracy: 1)
      heights.append(height)
      root.dismiss(animated: false)
      try app.waitUntilIdle()
    }
    XCTAssertGreaterThan(heights[1], heights[0])
    let panel = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    panel.preferredContentSize = CGSize(width: 300, height: 500)
    panel.popoverPresentationController?.sourceView = root.view
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(panel.preferredContentSize, CGSize(width: 300, height: 500), "the application has chosen it")
  }

  func testImagesFilesAndExcludedServices() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let panel = UIActivityViewController(activityItems: [image], applicationActivities: nil)
    XCTAssertEqual(panel.activities.map(\.activityTitle), ["Copy", "Save Image", "Print"])
    panel.excludedActivityTypes = [.saveToCameraRoll, .print]
    XCTAssertEqual(panel.activities.map(\.activityTitle), ["Copy"])
    let file = UIActivityViewController(activityItems: [folder as Any], applicationActivities: nil)
    XCTAssertEqual(file.activities.map(\.activityTitle), ["Copy", "Save to Files", "Open in Another App"])
    let document = UIActivityViewController(
      activityItems: [folder.appendingPathComponent("a.pdf")], applicationActivities: nil)
    XCTAssertEqual(
      document.activities.map(\.activityTitle), ["Copy", "Save to Files", "Open in Another App", "Print"])
    XCTAssertEqual(ActivityListController.summary(of: [image]), "Image")
    XCTAssertEqual(ActivityListController.summary(of: [URL(string: "https://swift.org/a")!]), "swift.org")
    XCTAssertEqual(ActivityListController.summary(of: ["a", "b"]), "2 Items")
  }

  func testTheApplicationsServicesAndItemSources() throws {
    let own = OwnActivity()
    let panel = UIActivityViewController(activityItems: [Source()], applicationActivities: [own])
    var ended: [Bool] = []
    panel.completionHandler = { _, completed in ended.append(completed) }
    panel.popoverPresentationController?.sourceView = root.view
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    let table = try table(of: panel)
    XCTAssertEqual(titles(table), ["Copy", "Mail", "Own"])
    try select(2, table)
    XCTAssertEqual(own.items, ["for own"])
    XCTAssertEqual(ended, [true])
  }

  func testDismissingWithoutAServiceEndsOnce() throws {
    var ended: [Bool] = []
    let panel = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    panel.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
    panel.popoverPresentationController?.sourceView = root.view
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    root.dismiss(animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(ended, [false])
  }

  // MARK: Documents

  func testDocumentsAreFiltered_andPicked() throws {
    let text = try write("b.csv")
    _ = try write("a.bin")
    let picker = UIDocumentPickerViewController(documentTypes: ["public.data"], in: .open)
    let log = PickerLog()
    picker.delegate = log
    picker.directoryURL = folder
    picker.shouldShowFileExtensions = true
    picker._setFilter { $0.pathExtension == "csv" }
    root.present(picker, animated: false)
    try app.waitUntilIdle()
    let table = try table(of: picker)
    XCTAssertEqual(titles(table), ["Inner", "b.csv"])
    try select(1, table)
    XCTAssertEqual(log.lines, ["picked b.csv"])
    XCTAssertEqual(log.urls.map(\.standardizedFileURL.path), [text.standardizedFileURL.path])
    XCTAssertNil(root.presentedViewController)
  }

  func testImportedDocumentsAreCopies_andExportedOnesAreSaved() throws {
    let text = try write("c.txt")
    let log = PickerLog()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    picker.delegate = log
    picker.directoryURL = folder
    root.present(picker, animated: false)
    try app.waitUntilIdle()
    try select(1, table(of: picker))
    try app.wait(until: { !log.urls.isEmpty }, limit: 60, "the copy")
    try app.waitUntilIdle()
    let copy = try XCTUnwrap(log.urls.first)
    XCTAssertNotEqual(copy.path, text.path)
    XCTAssertEqual(try Data(contentsOf: copy), try Data(contentsOf: text))
    let export = UIDocumentPickerViewController(forExporting: [copy], asCopy: true)
    export.delegate = log
    export.directoryURL = folder.appendingPathComponent("Inner")
    root.present(export, animated: false)
    try app.waitUntilIdle()
    let list = try XCTUnwrap((export.children.first as? UINavigationController)?.topViewController)
    let save = try XCTUnwrap(list.navigationItem.rightBarButtonItems?.first)
    XCTAssertEqual(save.title, "Save")
    save.primaryAction?.performWithSender(save, target: nil)
    try app.waitUntilIdle()
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Inner/c.txt").path))
  }

  /// The user sees which documents could not be copied, and why. The others are picked.
  func testDocumentsThatCannotBeCopied_areSaid() throws {
    let text = try write("c.txt")
    let gone = folder.appendingPathComponent("gone.txt")
    // The copy of such a link cannot be opened either.
    try FileManager.default.createSymbolicLink(at: gone, withDestinationURL: folder.appendingPathComponent("nowhere"))
    let log = PickerLog()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    picker.allowsMultipleSelection = true
    picker.delegate = log
    root.present(picker, animated: false)
    try app.waitUntilIdle()
    picker.request.onPick([text, gone])
    try app.wait(until: { !log.urls.isEmpty }, limit: 60, "the copy")
    try app.waitUntilIdle()
    XCTAssertEqual(log.lines, ["picked c.txt"])
    let alert = try XCTUnwrap(root.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "“gone.txt” Cannot Be Opened")
    XCTAssertEqual(alert.message, "There is no such file.")
    alert.dismiss(animated: false)
    try app.waitUntilIdle()
    // None was copied.
    let second = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    second.allowsMultipleSelection = true
    second.delegate = log
    root.present(second, animated: false)
    try app.waitUntilIdle()
    second.request.onPick([gone, folder.appendingPathComponent("other.txt")])
    try app.wait(until: { self.root.presentedViewController is UIAlertController }, limit: 60, "the message")
    try app.waitUntilIdle()
    XCTAssertEqual((root.presentedViewController as? UIAlertController)?.title, "2 Documents Cannot Be Opened")
    root.dismiss(animated: false)
    try app.waitUntilIdle()
  }

  func testACancelledPickerSaysSoOnce() throws {
    let log = PickerLog()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    picker.delegate = log
    picker.directoryURL = folder
    root.present(picker, animated: false)
    try app.waitUntilIdle()
    root.dismiss(animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(log.lines, ["cancelled"])
  }

  // MARK: Pictures

  func testAPictureIsPicked_andCropped() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format)
    let url = try write("p.png", renderer.pngData { _ in })
    _ = try write("note.txt")
    XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = UIImagePickerController()
    let log = PickerLog()
    picker.delegate = log
    picker.allowsEditing = true
    XCTAssertEqual(try names(in: picker), ["p.png"])
    pick(0, in: picker)
    XCTAssertEqual((log.info[.originalImage] as? UIImage)?.size, CGSize(width: 60, height: 40))
    XCTAssertEqual((log.info[.editedImage] as? UIImage)?.size, CGSize(width: 40, height: 40))
    XCTAssertEqual((log.info[.imageURL] as? URL)?.lastPathComponent, url.lastPathComponent)
    XCTAssertEqual(log.info[.cropRect] as? CGRect, CGRect(x: 10, y: 0, width: 40, height: 40))
    XCTAssertNotNil(root.presentedViewController, "the delegate dismisses the picker")
  }

  /// `mediaTypes`: with `public.movie`, movies can be picked. `mediaURL` is then the file (Apple's documentation of the keys).
  func testMoviesArePicked() throws {
    let url = try write("m.mp4")
    _ = try write("p.png")
    _ = try write("note.txt")
    XCTAssertEqual(UIImagePickerController.availableMediaTypes(for: .photoLibrary), ["public.image", "public.movie"])
    let picker = UIImagePickerController()
    let log = PickerLog()
    picker.delegate = log
    picker.mediaTypes = ["public.movie"]
    XCTAssertEqual(try names(in: picker), ["m.mp4"])
    pick(0, in: picker)
    XCTAssertEqual(log.info[.mediaType] as? String, "public.movie")
    XCTAssertEqual((log.info[.mediaURL] as? URL)?.lastPathComponent, url.lastPathComponent)
    XCTAssertNil(log.info[.originalImage])
    let both = UIImagePickerController()
    both.mediaTypes = UIImagePickerController.availableMediaTypes(for: .photoLibrary) ?? []
    root.dismiss(animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(try names(in: both).sorted(), ["m.mp4", "p.png"])
  }

  /// Presents a picker for the pictures in the folder and returns their names. As on iOS since 14, it is the grid of the photo picker.
  private func names(in picker: UIImagePickerController, _ other: URL? = nil) throws -> [String] {
    picker.showPhotos(in: other ?? folder)
    root.present(picker, animated: false)
    let grid = try XCTUnwrap(picker.topViewController as? PhotoGridController)
    let end = Date(timeIntervalSinceNow: 120)
    while !grid.isComplete, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      app.frame()
    }
    try app.waitUntilIdle()
    return grid.photos.map(\.name)
  }

  private func pick(_ item: Int, in picker: UIImagePickerController) {
    let grid = picker.topViewController as? PhotoGridController
    grid.map { $0.collectionView($0.collectionView, didSelectItemAt: IndexPath(item: item, section: 0)) }
  }

  /// Without pictures, the picker names the folder in which it looked and offers the others, where a file can be picked.
  func testWithoutPictures_foldersAreOffered() throws {
    let picker = UIImagePickerController()
    let log = PickerLog()
    picker.delegate = log
    let missing = URL(fileURLWithPath: "/no/such/Pictures")
    XCTAssertEqual(try names(in: picker, missing), [])
    let grid = try XCTUnwrap(picker.topViewController as? PhotoGridController)
    let empty = try XCTUnwrap(grid.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
    XCTAssertEqual(empty.secondaryText, "/no/such/Pictures contains nothing that can be picked.")
    try app.expectSnapshot("photo-picker-empty")
    let action = try XCTUnwrap(empty.buttonProperties.primaryAction)
    action.performWithSender(nil, target: nil)
    try app.waitUntilIdle()
    let list = try table(of: picker)
    XCTAssertEqual(picker.viewControllers.count, 2)
    // From the first list the user goes up as far as the root, and back to the pictures.
    let up = try XCTUnwrap(picker.topViewController?.navigationItem.leftBarButtonItem)
    XCTAssertTrue(picker.topViewController?.navigationItem.leftItemsSupplementBackButton == true)
    up.primaryAction?.performWithSender(up, target: nil)
    try app.waitUntilIdle()
    XCTAssertFalse(try table(of: picker) === list)
    XCTAssertEqual(picker.viewControllers.count, 2)
    picker.popToRootViewController(animated: false)
    XCTAssertTrue(picker.topViewController === grid)
    _ = try write("p.png", UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { _ in })
    grid.browse(folder)
    try app.waitUntilIdle()
    XCTAssertEqual(titles(try table(of: picker)), ["Inner", "p.png"])
    try select(1, try table(of: picker))
    // The renderer has two pixels per point, which the file does not contain.
    XCTAssertEqual((log.info[.originalImage] as? UIImage)?.size, CGSize(width: 8, height: 8))
    picker.delegate = nil
    grid.onFinish([])
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController, "without a delegate, cancelling dismisses")
  }

  // MARK: Accessibility

  func testCustomActionsAndAnnouncements() throws {
    var log: [String] = []
    let view = UIView()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Edit") { action in
        log.append(action.name)
        return true
      }
    ]
    XCTAssertEqual(view.accessibilityCustomActions?.map { $0.perform() }, [true])
    XCTAssertEqual(log, ["Edit"])
    let name = UIAccessibility.announcementDidFinishNotification
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
      MainActor.assumeIsolated { log.append(text) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    XCTAssertEqual(log, ["Edit", "Saved"])
    XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
  }
}

private final class OwnActivity: UIActivity {
  var items: [String] = []
  override var activityType: ActivityType? { ActivityType("own") }
  override var activityTitle: String? { "Own" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap { $0 as? String } }
  override func perform() { activityDidFinish(true) }
}

private final class Source: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "for \(activityType?.rawValue ?? "nobody")" }
}

private final class PickerLog: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var lines: [String] = []
  var urls: [URL] = []
  var info: [UIImagePickerController.InfoKey: Any] = [:]

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    self.urls = urls
    lines.append("picked " + urls.map(\.lastPathComponent).joined(separator: " "))
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { lines.append("cancelled") }
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { self.info = info }
}
