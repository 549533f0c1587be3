import CoreGraphics
import Foundation
import HeadlessHost
import RuntimeInterface
import TestSupport
import UIKitTesting
import XCTest

@testable import DesktopPortal
@testable import UIKit

/// The settings and dialogs of the desktop, with a portal on a separate message bus of the test.
@preconcurrency @MainActor
final class PortalTests: XCTestCase {
  private var backend: TestPortal!
  private var app: TestApplication?

  override func setUp() async throws { backend = try TestPortal() }

  override func tearDown() async throws {
    app?.close()
    app = nil
    backend?.end()
    backend = nil
  }

  private func wait(until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
  }

  private func connect() throws -> Portal {
    try XCTUnwrap(Portal(environment: ["DBUS_SESSION_BUS_ADDRESS": backend.address]))
  }

  /// Launches an application on a host with the portal.
  private func launch(_ portal: Portal) -> UIWindow {
    let app = TestApplication()
    self.app = app
    app.host.portal = portal
    UIScreen.main.portal = portal
    portal.onSettingsChanged = { UserSettings.apply(portal.settings, to: .main) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    app.frame()
    return window
  }

  private static let all = """
    ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>, \
    'accent-color': <(0.5, 0.25, 1.0)>}, 'org.gnome.desktop.interface': {'text-scaling-factor': <1.25>, \
    'enable-animations': <false>, 'clock-format': <'24h'>}, 'org.gnome.system.locale': {'region': <'de_DE.UTF-8'>}},)
    """

  func testSettingsAreReadAndFollowed() throws {
    backend.answer("ReadAll", Self.all)
    let portal = try connect()
    wait { portal.settings != HostSettings() }
    var expected = HostSettings()
    expected.prefersDark = true
    expected.prefersHighContrast = true
    expected.accentColor = HostSettings.Color(red: 0.5, green: 0.25, blue: 1)
    expected.textScale = 1.25
    expected.prefersReducedMotion = true
    expected.uses24Hours = true
    expected.localeIdentifier = "de_DE"
    XCTAssertEqual(portal.settings, expected)
    backend.signal("Settings", "SettingChanged", "('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
    wait { portal.settings.prefersDark == false }
    XCTAssertEqual(portal.settings.prefersDark, false)
    backend.signal("Settings", "SettingChanged", "('org.freedesktop.appearance', 'accent-color', <(-1.0, 0.0, 0.0)>)")
    wait { portal.settings.accentColor == nil }
    XCTAssertNil(portal.settings.accentColor, "out of range: no color")
  }

  func testSettingsBecomeTraitsAndNotifications() throws {
    backend.answer("ReadAll", "(@a{sa{sv}} {},)")
    let portal = try connect()
    let window = launch(portal)
    wait { backend.calls.contains { $0.method == "ReadAll" } }
    nonisolated(unsafe) var posted: [String] = []
    let names = [
      UIContentSizeCategory.didChangeNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification, NSLocale.currentLocaleDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.append($0.name.rawValue) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    XCTAssertEqual(window.traitCollection.accessibilityContrast, .normal)
    for change in [
      "('org.freedesktop.appearance', 'contrast', <uint32 1>)",
      "('org.freedesktop.appearance', 'accent-color', <(1.0, 0.0, 0.0)>)",
      "('org.gnome.desktop.interface', 'text-scaling-factor', <1.65>)",
      "('org.gnome.desktop.interface', 'enable-animations', <false>)",
      "('org.gnome.desktop.interface', 'clock-format', <'12h'>)",
    ] { backend.signal("Settings", "SettingChanged", change) }
    wait { posted.count == 4 }
    app?.frame()
    XCTAssertEqual(Set(posted), Set(names.map(\.rawValue)))
    XCTAssertEqual(window.traitCollection.accessibilityContrast, .high)
    XCTAssertEqual(
      window.traitCollection.preferredContentSizeCategory, .accessibilityMedium, "28 points are 1.65 times 17")
    XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
    XCTAssertEqual(window.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIScreen.main.userLocale.hourCycle, .oneToTwelve)
  }

  /// Settings with values of wrong types and with random values do not trap.
  func testMalformedSettings() throws {
    var random = SeededRandom(seed: 3)
    let values: [PortalValue] = [
      .bool(true), .integer(-1), .unsigned(.max), .double(.nan), .double(1e300), .string("de_\u{0}/../.."), .string(""),
      .tuple([]), .tuple([.double(.infinity), .double(0), .string("")]), .array(of: "s", []), .dictionary([:]), .other,
      .path("/"), .bytes(Data([1])),
    ]
    let keys = [
      "color-scheme", "contrast", "accent-color", "reduced-motion", "text-scaling-factor", "enable-animations",
      "clock-format", "region", "high-contrast",
    ]
    for _ in 0..<2000 {
      var reader = SettingsReader()
      for _ in 0..<6 {
        reader.storeChange(
          .tuple([
            .string(SettingsReader.namespaces.randomElement(using: &random)!),
            .string(keys.randomElement(using: &random)!), values.randomElement(using: &random)!,
          ]))
        reader.storeChange(values.randomElement(using: &random)!)
        _ = reader.readAll(values.randomElement(using: &random)!)
      }
      XCTAssertEqual(reader.settings.textScale, 1)
      XCTAssertNil(reader.settings.accentColor)
      XCTAssertNil(reader.settings.localeIdentifier)
    }
  }

  // MARK: Dialogs

  func testFilesAreChosen() throws {
    let portal = try connect()
    backend.answer("OpenFile", "(objectpath '/org/freedesktop/portal/desktop/request/x',)")
    var choice = FileChoice(title: "Open")
    choice.allowsMultiple = true
    choice.folder = URL(fileURLWithPath: "/tmp")
    var result: FileChoice.Result?
    var dialog: (any PortalDialog)?
    wait {
      dialog = dialog ?? portal.chooseFiles(choice) { result = $0 }
      return dialog != nil
    }
    wait { backend.calls.contains { $0.method == "OpenFile" } }
    let call = try XCTUnwrap(backend.calls.first { $0.method == "OpenFile" })
    let options = try XCTUnwrap(call.arguments.elements?[2].entries)
    XCTAssertEqual(options["multiple"]?.flag, true)
    XCTAssertEqual(options["current_folder"], .bytes(Data("/tmp\0".utf8)))
    let path = try responsePath(call)
    backend.signal(
      "Request", "Response", path: path,
      "(uint32 0, {'uris': <['file:///tmp/a%20b', 'https://example.org', 'file:///tmp/c']>})")
    wait { result != nil }
    XCTAssertEqual(
      result, .chosen([URL(string: "file:///tmp/a%20b")!, URL(string: "file:///tmp/c")!]))
  }

  func testDialogsThatAreCancelledOrMissing() throws {
    let portal = try connect()
    var results: [FileChoice.Result] = []
    var dialog: (any PortalDialog)?
    wait {
      dialog = dialog ?? portal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
      return results.count == 1
    }
    XCTAssertEqual(results, [.unavailable], "the backend replies with an error")
    backend.answer("OpenFile", "(objectpath '/x',)")
    _ = portal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
    wait { backend.calls.count { $0.method == "OpenFile" } == 2 }
    backend.signal(
      "Request", "Response", path: try responsePath(backend.calls.last { $0.method == "OpenFile" }!),
      "(uint32 1, @a{sv} {})")
    wait { results.count == 2 }
    XCTAssertEqual(results, [.unavailable, .cancelled])
    let last = portal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
    last?.cancel()
    wait { backend.calls.contains { $0.method == "Close" } }
    XCTAssertEqual(results.count, 2)
  }

  /// Returns the path of the request object that a call expects. It contains the sender and the token.
  private func responsePath(_ call: (method: String, arguments: PortalValue, sender: String)) throws -> String {
    let token = try XCTUnwrap(call.arguments.elements?.last?.entries?["handle_token"]?.text)
    return "\(Portal.path)/request/\(call.sender.dropFirst().replacingOccurrences(of: ".", with: "_"))/\(token)"
  }

  func testURLsAreOpened() throws {
    let portal = try connect()
    backend.answer("OpenURI", "(objectpath '/x',)")
    var isOpened: Bool?
    wait {
      if !portal.isConnected { return false }
      return true
    }
    portal.open(URL(string: "https://example.org/a?b")!) { isOpened = $0 }
    wait { backend.calls.contains { $0.method == "OpenURI" } }
    let call = try XCTUnwrap(backend.calls.first { $0.method == "OpenURI" })
    XCTAssertEqual(call.arguments.elements?[1], .string("https://example.org/a?b"))
    backend.signal("Request", "Response", path: try responsePath(call), "(uint32 0, @a{sv} {})")
    wait { isOpened != nil }
    XCTAssertEqual(isOpened, true)
    isOpened = nil
    portal.open(URL(fileURLWithPath: "/tmp")) { isOpened = $0 }
    XCTAssertEqual(isOpened, false, "files are opened without the portal")
  }

  // MARK: Printing

  private static let setup = PrintSetup(
    title: "Report", paperName: "iso_a4", paperTitle: "A4", paperSize: CGSize(width: 595, height: 842),
    margins: PrintSetup.Margins(top: 18, left: 18, bottom: 18, right: 18), isLandscape: false, copies: 1, duplex: 0,
    isGrayscale: false)

  func testThePrintDialog() throws {
    let portal = try connect()
    backend.answer("PreparePrint", "(objectpath '/x',)")
    var result: PrintSetup.Result?
    var dialog: (any PortalDialog)?
    wait {
      dialog = dialog ?? portal.preparePrint(Self.setup) { result = $0 }
      return dialog != nil
    }
    wait { backend.calls.contains { $0.method == "PreparePrint" } }
    let call = try XCTUnwrap(backend.calls.first { $0.method == "PreparePrint" })
    let arguments = try XCTUnwrap(call.arguments.elements)
    XCTAssertEqual(arguments[1], .string("Report"))
    XCTAssertEqual(arguments[2].entries?["n-copies"], .string("1"))
    XCTAssertEqual(arguments[3].entries?["Width"]?.real ?? 0, 209.9, accuracy: 0.01, "millimeters")
    backend.signal(
      "Request", "Response", path: try responsePath(call),
      """
      (uint32 0, {'token': <uint32 7>, 'settings': <{'n-copies': <'3'>, 'use-color': <'false'>, \
      'duplex': <'horizontal'>, 'print-pages': <'ranges'>, 'page-ranges': <'0-1,4,9-2,x'>}>, \
      'page-setup': <{'Width': <100.0>, 'Height': <200.0>, 'DisplayName': <'Slip'>, 'Orientation': <'landscape'>, \
      'MarginTop': <0.0>, 'MarginLeft': <0.0>, 'MarginBottom': <0.0>, 'MarginRight': <25.4>}>})
      """)
    wait { result != nil }
    guard case .chosen(let chosen, let token) = result else { return XCTFail("\(String(describing: result))") }
    XCTAssertEqual(token, 7)
    XCTAssertEqual(chosen.copies, 3)
    XCTAssertTrue(chosen.isGrayscale && chosen.isLandscape)
    XCTAssertEqual(chosen.duplex, 1)
    XCTAssertEqual(chosen.pages, [0, 1, 4], "ranges that are invalid are left out")
    XCTAssertEqual(chosen.paperSize.width, 100 * 72 / 25.4, accuracy: 0.01)
    XCTAssertEqual(chosen.margins.right, 72, accuracy: 0.01)
  }

  func testMalformedPrintSettings() {
    var setup = Self.setup
    Portal.apply(
      [
        "n-copies": .string("-3"), "duplex": .double(1), "print-pages": .string("ranges"),
        "page-ranges": .string(",-,"),
      ], to: &setup)
    Portal.apply(pageSetup: ["Width": .double(.nan), "Height": .double(5)], to: &setup)
    Portal.apply(
      pageSetup: [
        "Width": .double(200), "Height": .double(5), "MarginTop": .double(.infinity), "Name": .integer(4),
      ],
      to: &setup)
    XCTAssertEqual(setup, Self.setup)
  }

  func testADocumentIsPrintedByThePortal() throws {
    let portal = try connect()
    backend.answer("PreparePrint", "(objectpath '/x',)")
    backend.answer("Print", "(objectpath '/x',)")
    wait { portal.isConnected }
    let window = launch(portal)
    window.rootViewController = UIViewController()
    app?.frame()
    let controller = UIPrintInteractionController.shared
    controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
    var ended: [Bool] = []
    XCTAssertTrue(controller.present(animated: false) { _, completed, _ in ended.append(completed) })
    wait { backend.calls.contains { $0.method == "PreparePrint" } }
    XCTAssertNil(window.rootViewController?.presentedViewController, "the desktop's dialog replaces the panel")
    backend.signal(
      "Request", "Response", path: try responsePath(backend.calls.last { $0.method == "PreparePrint" }!),
      "(uint32 0, {'token': <uint32 9>, 'settings': <@a{sv} {}>, 'page-setup': <@a{sv} {}>})")
    wait { backend.calls.contains { $0.method == "Print" } }
    let call = try XCTUnwrap(backend.calls.last { $0.method == "Print" })
    XCTAssertEqual(call.arguments.elements?[2], .handle(0))
    XCTAssertEqual(call.arguments.elements?[3].entries?["token"], .unsigned(9))
    XCTAssertEqual(backend.file("Print")?.prefix(5), Data("%PDF-".utf8), "the descriptor of the document is sent")
    backend.signal("Request", "Response", path: try responsePath(call), "(uint32 0, @a{sv} {})")
    wait { !ended.isEmpty }
    XCTAssertEqual(ended, [true])
    backend.answer("PreparePrint", nil)
    XCTAssertTrue(controller.present(animated: false) { _, completed, _ in ended.append(completed) })
    wait { window.rootViewController?.presentedViewController != nil }
    XCTAssertNotNil(window.rootViewController?.presentedViewController, "without a dialog, the panel")
    controller.dismiss(animated: false)
    wait { ended.count == 2 }
    XCTAssertEqual(ended, [true, false])
  }

  // MARK: The document picker

  private final class PickerLog: NSObject, UIDocumentPickerDelegate {
    var log: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.append("picked \(urls.map(\.path))")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
  }

  func testTheDocumentPickerUsesTheDialog_andItsOwnListWithoutOne() throws {
    let portal = try connect()
    backend.answer("OpenFile", "(objectpath '/x',)")
    wait { portal.isConnected }
    let window = launch(portal)
    let root = UIViewController()
    window.rootViewController = root
    app?.frame()
    let log = PickerLog()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    picker.delegate = log
    root.present(picker, animated: false)
    app?.frame()
    wait { backend.calls.contains { $0.method == "OpenFile" } }
    XCTAssertEqual(picker.children.count, 0)
    backend.signal(
      "Request", "Response", path: try responsePath(backend.calls.last { $0.method == "OpenFile" }!),
      "(uint32 0, {'uris': <['file:///tmp/a']>})")
    wait { !log.log.isEmpty }
    XCTAssertEqual(log.log, ["picked [\"/tmp/a\"]"])
    try app?.waitUntilIdle()
    backend.answer("OpenFile", nil)
    let second = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    root.present(second, animated: false)
    app?.frame()
    wait { !second.children.isEmpty }
    XCTAssertEqual(second.children.count, 1, "the picker's own list")
  }
}
