import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

/// The data that an application shares: configurations, operations that provide it, saving, opening and previews.
@preconcurrency @MainActor
final class SharingTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIViewController!
  private var folder: URL!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 390, height: 844), scale: 2)
    app.onReport = { XCTFail($0) }
    root = UIViewController()
    app.show(root)
    app.frame()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("share-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    DesktopOpener.openHandler = nil
    app.close()
    app = nil
    try FileManager.default.removeItem(at: folder)
  }

  private func wait(until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 120)
    while !condition(), Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      app.frame()
    }
    XCTAssertTrue(condition(), "within 20 seconds")
    try app.waitUntilIdle()
  }

  private func activity(_ title: String, of panel: UIActivityViewController) throws -> UIActivity {
    try XCTUnwrap(panel.activities.first { $0.activityTitle == title }, "\(panel.activities.map(\.activityTitle))")
  }

  // MARK: Data

  /// The panel showed only "2 Items" above an empty area.
  func testFilesOfImages_haveAPreview() throws {
    let text = folder.appendingPathComponent("a.txt")
    try Data("text".utf8).write(to: text)
    let picture = folder.appendingPathComponent("b.png")
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200))
    try renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 400, height: 200)) }.write(to: picture)
    let panel = UIActivityViewController(activityItems: [text, picture], applicationActivities: nil)
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    let list = try XCTUnwrap(
      (panel.children.first as? UINavigationController)?.topViewController as? ActivityListController)
    func preview() -> UIImage? {
      ((list.tableView.tableHeaderView as? UIContentView)?.configuration as? UIListContentConfiguration)?.image
    }
    try wait { preview() != nil }
    let size = try XCTUnwrap(preview()).size
    XCTAssertEqual(size.width, size.height * 2, accuracy: 1, "the aspect ratio of the picture")
    XCTAssertLessThan(size.width, 200, "a thumbnail")
  }

  func testAConfiguration() throws {
    let configuration = UIActivityItemsConfiguration(objects: ["Hello" as NSString])
    configuration.metadataProvider = { $0 == .title ? "Greeting" : $0 == .messageBody ? "Dear all," : nil }
    XCTAssertTrue(configuration.activityItemsConfigurationSupports(interaction: .share))
    XCTAssertFalse(configuration.activityItemsConfigurationSupports(interaction: .copy))
    root.activityItemsConfiguration = configuration
    XCTAssertTrue((root as UIResponder).activityItemsConfiguration === configuration)
    let panel = UIActivityViewController(activityItemsConfiguration: configuration)
    XCTAssertEqual(panel.configuredTitle, "Greeting")
    XCTAssertEqual(panel.activities.map(\.activityTitle), ["Copy", "Mail"])
    var opened: [URL] = []
    DesktopOpener.openHandler = {
      opened.append($0)
      return true
    }
    var ended: [Bool] = []
    panel.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    panel.perform(try activity("Mail", of: panel))
    try wait { !ended.isEmpty }
    XCTAssertEqual(ended, [true])
    let parts = try XCTUnwrap(URLComponents(url: try XCTUnwrap(opened.first), resolvingAgainstBaseURL: false))
    XCTAssertEqual(parts.queryItems?.first { $0.name == "subject" }?.value, "Greeting")
    XCTAssertEqual(parts.queryItems?.first { $0.name == "body" }?.value, "Dear all,\r\nHello")
  }

  /// `activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)` and the metadata of a single item (Apple's documentation of
  /// `UIActivityItemsConfigurationReading`).
  func testAConfigurationsPreviewIsShown() throws {
    let configuration = UIActivityItemsConfiguration(objects: ["Hello" as NSString])
    let preview = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(context.format.bounds)
    }
    var requests: [String] = []
    configuration.perItemMetadataProvider = { $1 == .title ? "Item \($0)" : nil }
    configuration.previewProvider = { index, intent, size in
      requests.append("\(index) \(intent == .thumbnail) \(size.width)")
      return NSItemProvider(object: preview)
    }
    let panel = UIActivityViewController(activityItemsConfiguration: configuration)
    XCTAssertEqual(panel.configuredTitle, "Item 0")
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    func header() -> UIListContentConfiguration? {
      func find(_ view: UIView) -> UITableView? { view as? UITableView ?? view.subviews.lazy.compactMap(find).first }
      let table = find(panel.view)
      return (table?.tableHeaderView as? any UIContentView)?.configuration as? UIListContentConfiguration
    }
    XCTAssertEqual(header()?.text, "Item 0")
    try wait { header()?.image != nil }
    XCTAssertEqual(header()?.image?.size, CGSize(width: 16, height: 16), "in pixels")
    XCTAssertEqual(requests, ["0 true 56.0"])
  }

  private final class SlowProvider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "\(activityType == .copyToPasteboard ? "copied" : "?") \(Thread.isMainThread)" }
  }

  /// Copying stores each item as a separate item of the pasteboard, so a caption does not replace its picture.
  func testItemsOfSeveralKindsAreCopied() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill($0.format.bounds) }
    let link = try XCTUnwrap(URL(string: "https://example.org/a"))
    let panel = UIActivityViewController(activityItems: ["caption", image, link], applicationActivities: nil)
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    panel.perform(try activity("Copy", of: panel))
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
    let pasteboard = UIPasteboard.general
    XCTAssertEqual(pasteboard.numberOfItems, 3)
    XCTAssertEqual(pasteboard.string, "caption")
    XCTAssertEqual(pasteboard.images?.count, 1)
    XCTAssertEqual(pasteboard.urls, [link])
  }

  /// The lines of a mail's body end with CR LF (RFC 6068, section 5).
  func testTheLinesOfAMail() throws {
    var opened: [URL] = []
    DesktopOpener.openHandler = {
      opened.append($0)
      return true
    }
    let panel = UIActivityViewController(activityItems: ["one\ntwo & three", "four"], applicationActivities: nil)
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    panel.perform(try activity("Mail", of: panel))
    try wait { !opened.isEmpty }
    XCTAssertEqual(opened.first?.absoluteString, "mailto:?body=one%0D%0Atwo%20%26%20three%0D%0Afour")
  }

  /// If another print job is shown, the activity sheet does not wait for its own print options, which are not shown.
  func testPrintingWhileAnotherJobIsShown() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill($0.format.bounds) }
    let panel = UIActivityViewController(activityItems: [image], applicationActivities: nil)
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    app.onReport = { _ in }
    let print = try activity("Print", of: panel)
    var ends: [Bool] = []
    panel.perform(print)
    let other = try activity("Print", of: panel)
    other.prepare(withActivityItems: [image])
    other.finish = { ends.append($0) }
    other.perform()
    XCTAssertEqual(ends, [false])
    UIPrintInteractionController.shared.dismiss(animated: false)
    try app.waitUntilIdle()
  }

  func testAProviderRunsInTheBackground() throws {
    let panel = UIActivityViewController(
      activityItems: [SlowProvider(placeholderItem: "")], applicationActivities: nil)
    var ended: [Bool] = []
    panel.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    panel.perform(try activity("Copy", of: panel))
    try wait { !ended.isEmpty }
    XCTAssertEqual(UIPasteboard.general.string, "copied false")
  }

  // MARK: Files

  private final class DataSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { Data() }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { Data("contents".utf8) }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.json" }
  }

  func testDataIsSavedAsAFile() throws {
    let panel = UIActivityViewController(activityItems: [DataSource()], applicationActivities: nil)
    var ended: [Bool] = []
    panel.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
    root.present(panel, animated: false)
    try app.waitUntilIdle()
    panel.perform(try activity("Save to Files", of: panel))
    try app.waitUntilIdle()
    let picker = try XCTUnwrap(panel.presentedViewController as? UIDocumentPickerViewController)
    let navigation = try XCTUnwrap(picker.children.first as? UINavigationController)
    navigation.pushViewController(FileListController(folder, picker.request), animated: false)
    try app.waitUntilIdle()
    let save = try XCTUnwrap(navigation.topViewController?.navigationItem.rightBarButtonItems?.first)
    save.primaryAction?.performWithSender(save, target: nil)
    try wait { !ended.isEmpty }
    XCTAssertEqual(ended, [true])
    let saved = try Data(contentsOf: folder.appendingPathComponent("Document.json"))
    XCTAssertEqual(saved, Data("contents".utf8))
    XCTAssertNil(root.presentedViewController)
  }

  private final class InteractionLog: NSObject, UIDocumentInteractionControllerDelegate {
    var lines: [String] = []
    let parent: UIViewController
    init(_ parent: UIViewController) { self.parent = parent }
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { parent }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      lines.append("willPreview")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      lines.append("didPreview")
    }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      lines.append("willMenu")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      lines.append("didMenu")
    }
    func documentInteractionController(
      _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) { lines.append("willSend") }
    func documentInteractionController(
      _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) { lines.append("didSend") }
  }

  private final class WithoutPreview: NSObject, UIDocumentInteractionControllerDelegate {}

  func testADocumentIsPreviewed_andOpened() throws {
    let url = folder.appendingPathComponent("notes.txt")
    try Data("Hello".utf8).write(to: url)
    let controller = UIDocumentInteractionController(url: url)
    XCTAssertEqual(controller.name, "notes.txt")
    XCTAssertEqual(controller.uti, "public.utf8-plain-text")
    XCTAssertFalse(controller.icons.isEmpty)
    XCTAssertEqual(controller.gestureRecognizers.count, 2)
    XCTAssertFalse(controller.presentPreview(animated: false), "no delegate")
    let other = WithoutPreview()
    controller.delegate = other
    XCTAssertFalse(controller.presentPreview(animated: false), "the delegate does not have the method")
    let log = InteractionLog(root)
    controller.delegate = log
    XCTAssertTrue(controller.presentPreview(animated: false))
    try app.waitUntilIdle()
    let preview = (root.presentedViewController as? UINavigationController)?.topViewController
    let text = preview?.view.subviews.compactMap { $0 as? UITextView }.first
    XCTAssertEqual(text?.text, "Hello")
    controller.dismissPreview(animated: false)
    try wait { log.lines.count == 2 }
    XCTAssertEqual(log.lines, ["willPreview", "didPreview"])
    log.lines = []
    var opened: [URL] = []
    DesktopOpener.openHandler = {
      opened.append($0)
      return true
    }
    XCTAssertTrue(controller.presentOptionsMenu(from: .zero, in: root.view, animated: false))
    try app.waitUntilIdle()
    let panel = try XCTUnwrap(root.presentedViewController as? UIActivityViewController)
    panel.perform(try activity("Open in Another App", of: panel))
    try wait { log.lines.last == "didMenu" }
    XCTAssertEqual(opened, [url])
    XCTAssertEqual(log.lines, ["willMenu", "willSend", "didSend", "didMenu"])
    let missing = UIDocumentInteractionController(url: folder.appendingPathComponent("none.txt"))
    XCTAssertFalse(missing.presentOptionsMenu(from: .zero, in: root.view, animated: false))
  }

  // MARK: Pictures

  @MainActor private final class Target: NSObject {
    var lines: [String] = []
    func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
      lines.append("\(image.size.width) \(error.map { _ in "error" } ?? "saved")")
    }
  }

  func testTheCameraIsMissing_andMoviesAreRecognized() throws {
    XCTAssertFalse(UIImagePickerController.isCameraDeviceAvailable(.rear))
    XCTAssertFalse(UIImagePickerController.isFlashAvailable(for: .front))
    XCTAssertNil(UIImagePickerController.availableCaptureModes(for: .rear))
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let picker = UIImagePickerController()
    picker.takePicture()
    XCTAssertFalse(picker.startVideoCapture())
    XCTAssertEqual(reports.count, 2)
    let movie = folder.appendingPathComponent("a.mov")
    XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path))
    try Data([1]).write(to: movie)
    XCTAssertTrue(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path))
    XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(folder.path))
    let target = Target()
    let selector = Selector("image:didFinishSavingWithError:contextInfo:", Target.image)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    SavedPhotos.call(target, selector, image, nil, nil)
    SavedPhotos.call(target, selector, image, SavedPhotosError(reason: "full"), nil)
    XCTAssertEqual(target.lines, ["4.0 saved", "4.0 error"])
    XCTAssertEqual(SavedPhotos.unusedURL(in: folder, name: "a.mov").lastPathComponent, "a 2.mov")
  }
}
