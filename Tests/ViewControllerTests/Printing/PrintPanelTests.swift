import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

/// Printing with the panel. The test installs its own commands in place of those of CUPS.
@preconcurrency @MainActor
final class PrintPanelTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIViewController!
  private var folder: URL!
  private let log = DelegateLog()

  override func setUp() async throws {
    try start(CGSize(width: 390, height: 844))
  }

  private func start(_ size: CGSize, style: UIUserInterfaceStyle = .light) throws {
    app?.close()
    app = TestApplication(size: size, scale: 2)
    app.onReport = { XCTFail($0) }
    root = UIViewController()
    app.show(root)
    root.view.window?.overrideUserInterfaceStyle = style
    app.frame()
    if folder == nil {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("print-test-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    PrintSpooler.shared.searchPath = folder.path + ":/usr/bin:/bin"
    try install("lpstat", "exit 1")
    try install("lp", "exit 1")
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    try FileManager.default.removeItem(at: folder)
  }

  private func install(_ name: String, _ script: String) throws {
    let url = folder.appendingPathComponent(name)
    try "#!/bin/sh\n\(script)\n".write(to: url, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  /// Installs two printers, and a command that stores its arguments and the printed files.
  private func installPrinters() throws {
    try install(
      "lpstat",
      """
      if [ "$1" = -e ]; then printf 'Home\\nOffice_Color\\n'; else echo 'system default destination: Office_Color'; fi
      """)
    try install(
      "lp",
      """
      printf '%s\\n' "$@" > '\(folder.path)/arguments'
      while [ "$1" != -- ]; do shift; done
      shift
      n=0
      for f in "$@"; do n=$((n+1)); cp "$f" '\(folder.path)/printed'$n.pdf; done
      """)
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

  private var panel: PrintOptionsController? {
    (root.presentedViewController as? UINavigationController)?.viewControllers.first as? PrintOptionsController
  }

  private func texts(_ panel: PrintOptionsController) -> [String] {
    panel.tableView.layoutIfNeeded()
    return (0..<panel.tableView.numberOfSections).flatMap { section in
      (0..<panel.tableView.numberOfRows(inSection: section)).map { row in
        let cell = panel.tableView(panel.tableView, cellForRowAt: IndexPath(row: row, section: section))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        return [content?.text, content?.secondaryText].compactMap { $0 }.joined(separator: ": ")
      }
    }
  }

  private func press(_ item: UIBarButtonItem?) throws {
    let item = try XCTUnwrap(item)
    XCTAssertTrue(item.isEnabled)
    item.primaryAction?.performWithSender(item, target: nil)
  }

  /// Presents the print panel with a text of three pages.
  private func present(
    _ done: @escaping (Bool, (any Error)?) -> Void = { _, _ in }
  ) throws -> (UIPrintInteractionController, PrintOptionsController) {
    let controller = UIPrintInteractionController.shared
    controller.delegate = log
    controller.printInfo = UIPrintInfo.printInfo()
    controller.printInfo?.jobName = "Report"
    controller.printFormatter = UISimpleTextPrintFormatter(
      text: (1...130).map { "Line \($0)" }.joined(separator: "\n"))
    XCTAssertTrue(
      controller.present(animated: false) { given, completed, error in
        XCTAssertTrue(given === controller)
        done(completed, error)
      })
    try app.waitUntilIdle()
    return (controller, try XCTUnwrap(panel))
  }

  // MARK: Printing

  func testAJobIsPrinted() throws {
    try installPrinters()
    var ended: [Bool] = []
    let (controller, panel) = try present { completed, error in
      XCTAssertNil(error)
      ended.append(completed)
    }
    try wait { panel.printers.count == 2 }
    XCTAssertEqual(
      texts(panel),
      [
        "Printer: Office Color", "1 Copy", "Pages: All 3", "Paper Size: A4", "Orientation", "Double-sided",
        "Black & White",
      ])
    XCTAssertEqual(panel.navigationItem.rightBarButtonItem?.title, "Print")
    panel.change {
      $0.copies = 2
      $0.duplex = .longEdge
      $0.isGrayscale = true
    }
    try press(panel.navigationItem.rightBarButtonItem)
    try wait { !ended.isEmpty }
    XCTAssertEqual(ended, [true])
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(
      log.lines,
      ["choose", "willPresent", "didPresent", "willDismiss", "didDismiss", "willStart", "didFinish"])
    let arguments = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    XCTAssertEqual(
      Array(arguments.prefix(14)),
      [
        "-d", "Office_Color", "-n", "2", "-t", "Report", "-o", "media=iso_a4_210x297mm", "-o",
        "sides=two-sided-long-edge", "-o", "print-color-mode=monochrome", "--", arguments[13],
      ])
    let document = try Data(contentsOf: folder.appendingPathComponent("printed1.pdf"))
    XCTAssertEqual(document.prefix(5), Data("%PDF-".utf8))
    XCTAssertFalse(FileManager.default.fileExists(atPath: arguments[13]), "the temporary file is deleted")
    XCTAssertEqual(controller.printInfo?.printerID, "Office_Color")
    XCTAssertEqual(controller.printPaper?.paperSize.width ?? 0, 595.28, accuracy: 0.01)
  }

  func testAFailedJob() throws {
    try installPrinters()
    try install("lp", "echo 'lp: The printer is on fire.' >&2; exit 1")
    var errors: [any Error] = []
    let (_, panel) = try present { completed, error in
      XCTAssertFalse(completed)
      if let error { errors.append(error) }
    }
    try wait { panel.printers.count == 2 }
    try press(panel.navigationItem.rightBarButtonItem)
    try wait { !errors.isEmpty }
    XCTAssertEqual((errors[0] as? UIPrintError)?.code, .jobFailed)
    XCTAssertEqual(
      errors[0].localizedDescription, "“Report” was not printed on Office_Color: lp: The printer is on fire.")
  }

  func testWithoutPrintersPagesAreSaved() throws {
    var ended: [Bool] = []
    let (_, panel) = try present { completed, _ in ended.append(completed) }
    try wait { texts(panel).first == "Printer: Save as PDF" }
    XCTAssertEqual(texts(panel), ["Printer: Save as PDF", "Pages: All 3", "Paper Size: A4", "Orientation"])
    XCTAssertEqual(panel.navigationItem.rightBarButtonItem?.title, "Save")
    try press(panel.navigationItem.rightBarButtonItem)
    try wait { root.presentedViewController is UIDocumentPickerViewController }
    let picker = try XCTUnwrap(root.presentedViewController as? UIDocumentPickerViewController)
    let saver = try XCTUnwrap(picker.delegate)
    picker.dismiss(animated: false)
    _ = saver
    try wait { !ended.isEmpty }
    XCTAssertEqual(ended, [false], "the picker was cancelled")
  }

  func testPagesAreChosen_andCancelling() throws {
    var ended: [Bool] = []
    let (_, panel) = try present { completed, error in
      XCTAssertNil(error)
      ended.append(completed)
    }
    let preview = try XCTUnwrap(panel.tableView.tableHeaderView as? PrintPreviewView)
    let pages = try XCTUnwrap(preview.subviews.compactMap { $0 as? UICollectionView }.first)
    preview.collectionView(pages, didSelectItemAt: IndexPath(item: 1, section: 0))
    XCTAssertEqual(panel.settings.pages, [0, 2])
    XCTAssertTrue(texts(panel).contains("Pages: 1, 3"))
    preview.collectionView(pages, didSelectItemAt: IndexPath(item: 1, section: 0))
    XCTAssertNil(panel.settings.pages)
    for page in 0..<3 { preview.collectionView(pages, didSelectItemAt: IndexPath(item: page, section: 0)) }
    XCTAssertEqual(panel.navigationItem.rightBarButtonItem?.isEnabled, false, "no pages")
    try press(panel.navigationItem.leftBarButtonItem)
    try wait { !ended.isEmpty }
    XCTAssertEqual(ended, [false])
    XCTAssertEqual(log.lines.suffix(2), ["willDismiss", "didDismiss"])
    XCTAssertNil(root.presentedViewController)
  }

  func testASwipeEndsTheJobOnce() throws {
    var ended: [Bool] = []
    _ = try present { completed, _ in ended.append(completed) }
    root.dismiss(animated: false)
    try wait { !ended.isEmpty }
    XCTAssertEqual(ended, [false])
  }

  func testPrintingWithoutThePanel() throws {
    try installPrinters()
    let controller = UIPrintInteractionController.shared
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
    let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).pdfData { $0.beginPage() }
    controller.printingItems = [image, pdf, image]
    var ended: [Bool] = []
    let printer = UIPrinter(url: try XCTUnwrap(URL(string: "ipp://localhost/printers/Home")))
    XCTAssertEqual(printer.displayName, "Home")
    XCTAssertTrue(controller.print(to: printer) { _, completed, _ in ended.append(completed) })
    try wait { !ended.isEmpty }
    XCTAssertEqual(ended, [true])
    XCTAssertEqual(try Data(contentsOf: folder.appendingPathComponent("printed2.pdf")), pdf, "as it is")
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("printed3.pdf").path))
    nonisolated(unsafe) var isKnown: [Bool] = []
    printer.contactPrinter { isKnown.append($0) }
    try wait { !isKnown.isEmpty }
    XCTAssertEqual(isKnown, [true])
  }

  // MARK: Content

  func testContent() throws {
    let controller = UIPrintInteractionController.shared
    XCTAssertTrue(UIPrintInteractionController.isPrintingAvailable)
    controller.printingItem = UIImage()
    XCTAssertNotNil(controller.printingItem)
    controller.printPageRenderer = UIPrintPageRenderer()
    XCTAssertNil(controller.printingItem, "the other properties become nil")
    controller.printingItems = []
    XCTAssertNil(controller.printPageRenderer)
    var codes: [UIPrintError.Code?] = []
    let note: UIPrintInteractionController.CompletionHandler = { _, completed, error in
      XCTAssertFalse(completed)
      codes.append((error as? UIPrintError)?.code)
    }
    XCTAssertFalse(controller.present(animated: false, completionHandler: note))
    controller.printingItem = Data("no image".utf8)
    XCTAssertFalse(controller.present(animated: false, completionHandler: note))
    controller.printingItem = nil
    XCTAssertFalse(controller.present(animated: false, completionHandler: note))
    try wait { codes.count == 3 }
    XCTAssertEqual(codes, [.noContent, .unknownImageFormat, .noContent])
    let url = folder.appendingPathComponent("a.pdf")
    XCTAssertFalse(UIPrintInteractionController.canPrint(url))
    try Data("%PDF-1.4".utf8).write(to: url)
    XCTAssertTrue(UIPrintInteractionController.canPrint(url))
    XCTAssertFalse(UIPrintInteractionController.canPrint(Data("text".utf8)))
    XCTAssertTrue(UIPrintInteractionController.printableUTIs.contains("com.adobe.pdf"))
  }

  // MARK: Pictures

  func testPictures() throws {
    for (name, size, style) in [
      ("print-panel-light", CGSize(width: 390, height: 844), UIUserInterfaceStyle.light),
      ("print-panel-dark", CGSize(width: 1024, height: 768), .dark),
    ] {
      try start(size, style: style)
      try installPrinters()
      let (controller, panel) = try present()
      try wait { panel.printers.count == 2 }
      panel.change { $0.copies = 2 }
      let preview = try XCTUnwrap(panel.tableView.tableHeaderView as? PrintPreviewView)
      let pages = try XCTUnwrap(preview.subviews.compactMap { $0 as? UICollectionView }.first)
      preview.collectionView(pages, didSelectItemAt: IndexPath(item: 0, section: 0))
      try app.waitUntilIdle()
      try app.expectSnapshot(name)
      controller.dismiss(animated: false)
      try app.waitUntilIdle()
    }
  }
}

/// A delegate that logs the calls of a print interaction controller.
@MainActor private final class DelegateLog: NSObject, UIPrintInteractionControllerDelegate {
  var lines: [String] = []

  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    lines.append("choose")
    return paperList.first { $0.title == "A4" } ?? paperList[0]
  }
  func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
    lines.append("willPresent")
  }
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
    lines.append("didPresent")
  }
  func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
    lines.append("willDismiss")
  }
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
    lines.append("didDismiss")
  }
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { lines.append("willStart") }
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { lines.append("didFinish") }
}
